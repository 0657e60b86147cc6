import CradleGeometry
import CradleStage
import Foundation
import Testing

@testable import Playground

/// The executable in use: a window under Xvfb, a mouse moved by xdotool, the written trace, and the screen.
@Suite("The real window", .serialized)
struct RealWindowTests {
  /// Numbers that a trace prints with three or more decimals, after the product of two of them.
  private static let printed = 0.01

  private static let size = Size(width: 1280, height: 800)

  private func layout(_ size: Size) -> WindowLayout {
    WindowLayout(size: size, card: ScrollDemo.card) { Double($0.count) * 8 }
  }

  /// Places on a vertical line through the viewport's middle, in window points.
  private func path(_ from: Double, _ to: Double, steps: Int) -> [Point] {
    let viewport = layout(Self.size).viewport
    return (0...steps).map { step in
      let y = from + (to - from) * Double(step) / Double(steps)
      return Point(x: viewport.midX.rounded(), y: (viewport.minY + y).rounded())
    }
  }

  @Test("tracks the mouse 1:1 after the slop, flings by the law, is caught, and bounces at the end")
  func dragAndFling() throws {
    let window = try CradleWindow("scroll", size: Self.size)
    // A slow drag by exactly 203 pt, held long enough to forget its speed.
    try window.drag(through: path(400, 197, steps: 29))
    try window.watch(0.2)
    try window.lift()
    // A lift and the next press within one frame would make one drag of two.
    try window.watch(0.3)
    // Flings, caught on their way. On a busy machine a pause within one may count as a stop, so one may not be enough.
    for _ in 1...3 {
      try window.fling(through: path(400, 160, steps: 8))
      // As long on every machine: the fling does not wait.
      try window.server.xdotool(["sleep", "0.2"])
      try window.press(at: path(200, 200, steps: 1)[0])
      try window.watch(0.2)
      try window.lift()
    }
    // Flings past the start. On a busy machine the earlier fling goes farther and these are slower, so one may not be
    // enough.
    for _ in 1...5 {
      try window.fling(through: path(60, 440, steps: 6))
      try window.watch(0.2)
    }
    try window.watch(2.5)
    let frames = try window.quit()

    try checkTracking(frames)
    try checkDeceleration(frames)
    try checkCatch(frames)
    try checkBounce(frames)
  }

  /// The mouse's slop is 3 pt: 203 pt of way scroll exactly 200.
  private func checkTracking(_ frames: [WindowFrame]) throws {
    let first = try #require(frames.firstIndex { $0.phase == "dragging" })
    let held = try #require(frames[first...].prefix { $0.phase == "dragging" }.last)
    #expect(held.offset == 200)
  }

  private func checkDeceleration(_ frames: [WindowFrame]) throws {
    // The law between any two frames of one deceleration, whatever their distance in time.
    let factor = 0.998 / 0.002 / 1000
    let ratePerSecond = -1000 * 0.0020020026706730793  // 1000·ln 0.998
    var pairs = 0
    for (a, b) in zip(frames, frames.dropFirst()) where a.phase == "decelerating" && b.phase == "decelerating"
    {
      let left = exp(ratePerSecond * (b.time - a.time))
      #expect(abs(b.velocity - a.velocity * left) < Self.printed * max(1, abs(a.velocity) / 1000))
      #expect(abs(b.offset - a.offset - a.velocity * factor * (1 - left)) < Self.printed)
      pairs += 1
    }
    #expect(pairs >= 5)
  }

  private func checkCatch(_ frames: [WindowFrame]) throws {
    let moving = try #require(frames.firstIndex { $0.phase == "decelerating" })
    let caught = try #require(frames[moving...].firstIndex { $0.phase == "held" })
    #expect(frames[caught - 1].velocity > 10)
    #expect(frames[caught].velocity == 0)
    let held = frames[caught...].prefix { $0.phase == "held" }
    #expect(held.allSatisfy { $0.offset == frames[caught].offset })
  }

  private func checkBounce(_ frames: [WindowFrame]) throws {
    let bounce = frames.filter { $0.phase == "bouncing" }
    #expect(bounce.count > 5)
    #expect(bounce.contains { $0.offset < -1 })
    let last = try #require(frames.last)
    #expect(last.offset == 0 && last.phase == "idle" && last.velocity == 0)
  }

  @Test(
    "shows a screen that is not blank, with the panel's text on it", arguments: ["software", "accelerated"])
  func screenshot(renderer: String) throws {
    let window = try CradleWindow("scroll", size: Self.size, renderer: renderer)
    // The window stands at (20, 20); the inspector's title as the stage itself sets it.
    let inspector = layout(Self.size).inspector
    let theme = Theme.dark
    let title = try OffscreenStage(size: Size(width: 120, height: 24))
    title.canvas.clear(theme.panel)
    title.canvas.text("Parameters", at: Point(x: 0, y: 12), Typography.heading, theme.text)
    // A busy machine takes its time until the first frame is on the screen.
    var (best, looks) = (1.0, 0)
    var screen = try window.server.screen()
    while best >= 0.02, looks < 20 {
      try window.watch(0.5)
      try window.place()
      screen = try window.server.screen()
      for y in Int(inspector.minY)..<Int(inspector.minY) + 60 {
        best = min(best, difference(screen, x: Int(inspector.minX) + 24 + 20, y: y + 20, title))
      }
      looks += 1
    }
    _ = try window.quit()
    #expect(best < 0.02)
    // Row 0's swatch in the demo, in its palette colour.
    let viewport = layout(Self.size).viewport
    let swatch = screen[Int(viewport.minX) + 20 + 26, Int(viewport.minY) + 20 + 22]
    #expect(swatch == 0xFF7A59)
  }

  /// The mean difference of red between the screen at a place and a picture, 0 … 1.
  private func difference(_ screen: Screen, x: Int, y: Int, _ picture: OffscreenStage) -> Double {
    var sum = 0.0
    for py in 0..<picture.pixelHeight {
      for px in 0..<picture.pixelWidth {
        let red = Double(screen[x + px, y + py] >> 16 & 0xFF) / 255
        sum += abs(red - (picture.pixel(x: px, y: py)?.red ?? 0))
      }
    }
    return sum / Double(picture.pixelWidth * picture.pixelHeight)
  }

  @Test("follows its size, also while it moves")
  func resizes() throws {
    let window = try CradleWindow("scroll", size: Self.size)
    try window.fling(through: path(400, 160, steps: 8))
    let small = Size(width: 860, height: 640)
    try window.resize(to: small)
    try window.watch(0.5)
    let screen = try window.server.screen()
    let frames = try window.quit()
    let before = layout(Self.size).viewport
    let after = layout(small).viewport
    let first = try #require(frames.first)
    let last = try #require(frames.last)
    #expect(first.maximum == 4400 - before.height && first.cellWidth == before.width)
    #expect(last.maximum == 4400 - after.height && last.cellWidth == after.width)
    #expect(last.offset > 100)
    // The window ends where it should, and its bar reaches to its right edge.
    #expect(screen[20 + 850, 20 + 10] == 0x1B1E25)
    #expect(screen[20 + 900, 20 + 10] == 0)
  }

  @Test("writes a recording that plays")
  func recording() throws {
    let window = try CradleWindow("scroll", size: Self.size)
    try window.fling(through: path(400, 160, steps: 8))
    try window.watch(0.3)
    let frames = try window.quit()
    let replay = try CradleProcess([
      "play", "scroll", "--script", window.folder.file("gesture.json"), "--trace", "-", "--rate", "240",
    ])
    #expect(replay.status == 0)
    let played = try replay.output.split(separator: "\n").map { try WindowFrame(String($0)) }
    let last = try #require(frames.last)
    let nearest = try #require(played.min { abs($0.time - last.time) < abs($1.time - last.time) })
    // Two frames of 1/240 s apart at most, at the speed of that moment.
    #expect(abs(nearest.offset - last.offset) <= abs(last.velocity) / 120 + 0.5)
  }

  @Test("that loses its display ends with one line, and saves the user's changes")
  func lostDisplay() throws {
    let window = try CradleWindow("scroll", size: Self.size)
    try window.fling(through: path(400, 160, steps: 8))
    try window.watch(0.2)
    let end = try window.loseDisplay()
    #expect(end.status == 1)
    #expect(end.errors.split(separator: "\n").count == 1)
    try checkKept(window.folder)
  }

  @Test(
    "that a signal ends saves the user's changes, and nothing half-written",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGXFSZ])
  func signals(signal: Int32) throws {
    let window = try CradleWindow("scroll", size: Self.size)
    try window.fling(through: path(400, 160, steps: 8))
    try window.watch(0.2)
    #expect(window.end(by: signal) == -signal)
    try checkKept(window.folder)
  }

  @Test("whose trace finds no room reports it in one line, and keeps the gesture")
  func fullDisk() throws {
    let window = try CradleWindow("scroll", size: Self.size, trace: "/dev/full")
    try window.fling(through: path(400, 160, steps: 8), isSlowed: false)
    try window.watch(0.3)
    // Where the buffer was full it has ended already; else it ends with its last write.
    let end = try window.end(byKey: "ctrl+q")
    #expect(end.status == 1)
    #expect(end.errors == "cradle: /dev/full: cannot be written (No space left on device)\n")
    try checkKept(window.folder, frames: 0)
  }

  /// The fling is there from its press to its lift, and every line of the trace is whole.
  private func checkKept(_ folder: TemporaryFolder, frames: Int = 2) throws {
    let host = DemoHost(ScrollDemo.self, viewport: ScrollDemo.card.defaultViewport)
    let phases = try ScriptReader(host: host).read(folder.file("gesture.json")).compactMap { event in
      if case .pointer(let pointer) = event.kind { pointer.phase } else { nil }
    }
    #expect(phases.first == .down && phases.contains(.move) && phases.last == .up)
    #expect(try folder.contents.allSatisfy { !$0.hasSuffix(".part") })
    if frames > 0 {
      let lines = try folder.text("trace.jsonl").split(separator: "\n")
      #expect(lines.count >= frames)
      for line in lines {
        #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
      }
    }
  }

  @Test("without a display reports it in one line with a remedy")
  func noDisplay() throws {
    let run = try CradleProcess(["scroll"], environment: ["DISPLAY": "", "SDL_VIDEODRIVER": "x11"])
    #expect(run.status == 1)
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(run.error.contains("cradle play"))
  }
}
