import CradleGeometry
import Foundation
import Testing

@testable import Playground

/// The real executable in a real window on a display in memory, with a hand on the mouse.
final class CradleWindow {
  let server: Xvfb
  let folder: TemporaryFolder
  private let process: RunningProgram
  private var id = ""

  /// Opens a demo with a size in points at scale 1, and returns once the window is shown. `fileLimit` is the largest
  /// size of a file in kilobytes.
  init(
    _ demo: String, size: Size, renderer: String = "software", trace: String? = nil, fileLimit: Int? = nil,
    state: String? = nil
  ) throws {
    server = try Xvfb()
    folder = try TemporaryFolder()
    // The limit for the one process, not for the tests.
    let limit = fileLimit.map { ["bash", "-c", "ulimit -f \($0); exec \"$0\" \"$@\""] } ?? []
    let words = [
      try CradleProcess.executable().path, demo, "--size", "\(Int(size.width))x\(Int(size.height))",
      "--scale", "1", "--renderer", renderer,
      "--trace", trace ?? folder.file("trace.jsonl"), "--record", folder.file("gesture.json"),
    ]
    // Of the rest of the world it knows only what a sanitizer is told.
    let inherited = Environment.variables.filter { name, _ in
      ["PATH", "ASAN_OPTIONS", "LSAN_OPTIONS"].contains(name)
    }
    var environment = inherited.merging([
      "DISPLAY": server.display, "HOME": folder.path, "XDG_STATE_HOME": state ?? folder.file("state"),
      "XDG_PICTURES_DIR": folder.path,
    ]) { $1 }
    // The driver is already unloaded when the leak sanitizer reports, so its leaks have no name to suppress. Windows of
    // the software renderer show our own leaks.
    if renderer == "accelerated" { environment["ASAN_OPTIONS"] = "detect_leaks=0" }
    process = try RunningProgram("/usr/bin/env", limit + words, environment: environment)
    try place()
    try wait(for: "the first whole frame") { try showsWords(server.screen()) }
  }

  /// Whether the bar of a dark window at (20, 20) shows its words, which the first shapes before them do not.
  private func showsWords(_ screen: Screen) -> Bool {
    let bar = (x: 20..<20 + 200, y: 20 + 14..<20 + 34)
    return bar.y.contains { y in bar.x.contains { x in screen[x, y] >> 16 > 0xC0 } }
  }

  /// Puts the window at (20, 20) and gives it the keys. A renderer may recreate the window when it starts, which would
  /// lose the keys; the demo's title comes after that, so this looks for the title of a demo.
  func place() throws {
    try wait(for: "the window is placed") {
      // A search fails where a window goes while it looks.
      let found = try server.attempt(["search", "--onlyvisible", "--name", ". Cradle$"])
      guard let first = found?.split(separator: "\n").first else { return false }
      id = String(first)
      return try server.attempt(["windowmove", id, "20", "20", "windowfocus", id]) != nil
    }
  }

  deinit { process.end() }

  /// Moves the mouse to a place in the window, presses there, and follows places 10 ms apart; the button stays down.
  func drag(through places: [Point]) throws {
    var words: [String] = []
    for (index, place) in Self.slowed(places).enumerated() {
      words += ["mousemove", "--window", id, "\(Int(place.x))", "\(Int(place.y))", "sleep", "0.01"]
      if index == 0 { words += ["mousedown", "1", "sleep", "0.03"] }
    }
    // The last sleep would age the speed of a fling.
    try server.xdotool(words.dropLast(2) + [])
  }

  func lift() throws { try server.xdotool(["mouseup", "1"]) }

  /// A drag and its lift as one command, so that nothing comes between them. For a window that may end by itself it is not
  /// slowed by `CRADLE_PATIENCE`: xdotool fails without its window.
  func fling(through places: [Point], isSlowed: Bool = true) throws {
    var words: [String] = []
    for (index, place) in (isSlowed ? Self.slowed(places) : places).enumerated() {
      words += ["mousemove", "--window", id, "\(Int(place.x))", "\(Int(place.y))"]
      words += index == 0 ? ["sleep", "0.03", "mousedown", "1", "sleep", "0.03"] : ["sleep", "0.01"]
    }
    try server.xdotool(words.dropLast(2) + ["mouseup", "1"])
  }

  func press(at place: Point) throws {
    try server.xdotool([
      "mousemove", "--window", id, "\(Int(place.x))", "\(Int(place.y))", "mousedown", "1",
    ])
  }

  /// The program's standard error so far.
  var errors: String { get throws { try process.errors } }

  func key(_ name: String) throws { try server.xdotool(["key", name]) }

  func resize(to size: Size) throws {
    try server.xdotool(["windowsize", "--sync", id, "\(Int(size.width))", "\(Int(size.height))"])
  }

  /// A path of `CRADLE_PATIENCE` times as many places: a slow window would take a fast move for a jump, and a pause of
  /// more than 40 ms for a stop.
  private static func slowed(_ places: [Point]) -> [Point] {
    let parts = Int(Patience.factor.rounded(.up))
    let between = zip(places, places.dropFirst()).flatMap { from, to in
      (1...parts).map { from + (to - from) * (Double($0) / Double(parts)) }
    }
    return places.prefix(1) + between
  }

  /// Waits in real time, which a motion needs; `CRADLE_PATIENCE` times as long, where a sanitizer or a busy machine
  /// slows everything down.
  func watch(_ seconds: Double) throws { try server.xdotool(["sleep", "\(seconds * Patience.factor)"]) }

  /// The number of looks after which a wait gives up: each takes a twentieth of a second or more, so the window has
  /// minutes, where it needs seconds. Only a fault lasts that long.
  private static let looks = 6000

  /// Waits until something holds that the window brings about at its own speed. Records an issue if the window ends
  /// before, or never does it.
  func wait(for what: Comment, until holds: () throws -> Bool) throws {
    for _ in 0..<Self.looks {
      let isOver = !process.isRunning
      if try holds() { return }
      if isOver { break }
      try watch(0.05)
    }
    Issue.record(what)
  }

  /// Takes the display away; what the program says of it, and its exit status.
  func loseDisplay() throws -> (status: Int32, errors: String) {
    server.end()
    return (process.wait(), try errors)
  }

  /// Sends it a signal and waits for its end; its exit status, or the negated number of the signal that ended it.
  func end(by signal: Int32) -> Int32 {
    process.send(signal)
    return process.wait()
  }

  /// Presses a key that ends it; what it says, and its exit status.
  func end(byKey name: String) throws -> (status: Int32, errors: String) {
    try key(name)
    return (process.wait(), try errors)
  }

  /// Quits by its key and gives the trace.
  func quit() throws -> [WindowFrame] {
    try key("ctrl+q")
    #expect(process.wait() == 0)
    return try folder.text("trace.jsonl").split(separator: "\n").map { try WindowFrame(String($0)) }
  }
}

/// The values of a trace's line that the tests read.
struct WindowFrame {
  let time: Double
  let offset: Double
  let velocity: Double
  let phase: String
  let maximum: Double
  /// Of the first cell in sight; nil where content is so far beyond its range that none is.
  let cellWidth: Double?

  init(_ line: String) throws {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let scroll = try #require((object["scrolls"] as? [[String: Any]])?.first)
    func y(_ name: String) throws -> Double { try #require((scroll[name] as? [Double])?.last) }
    time = try #require(object["time"] as? Double)
    offset = try y("offset")
    velocity = try y("velocity")
    phase = try #require(scroll["phase"] as? String)
    maximum = try y("maximum")
    cellWidth = ((object["elements"] as? [[String: Any]])?.first?["size"] as? [Double])?.first
  }
}
