import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo layout-switch")
struct LayoutSwitchDemoTests {
  static let layouts = ["flow", "line", "circle", "featured"]
  static let sizes = [
    Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 1100, height: 700),
  ]

  private func run(_ size: Size = sizes[0], _ layout: String = "flow", animated: Bool = true) throws
    -> DemoRun
  {
    var run = try DemoRun(LayoutSwitchDemo.self, viewport: size, set: [("animated", .choice("off"))])
    run.device = .mouse
    try run.action(layout, at: 0)
    try run.host.set("animated", .choice(animated ? "on" : "off"))
    run.rest()
    return run
  }

  /// What a person would see pop between two frames: something that was in sight and is not there any more, or was not
  /// there and is in sight, or is elsewhere, beyond a distance.
  private func pops(_ a: TraceFrame, _ b: TraceFrame, _ size: Size, reach: Double) -> [String] {
    let viewport = Rect(origin: .zero, size: size)
    func isSeen(_ element: TraceElement) -> Bool {
      let frame = Rect(center: element.center, size: element.size * element.scale).insetBy(dx: 1, dy: 1)
      return element.alpha > 0.02 && frame.intersects(viewport)
    }
    let (old, new) = (
      Dictionary(uniqueKeysWithValues: a.elements.map { ($0.id, $0) }),
      Dictionary(uniqueKeysWithValues: b.elements.map { ($0.id, $0) })
    )
    var pops: [String] = []
    for (id, element) in old where new[id] == nil && isSeen(element) { pops.append("\(id) went") }
    for (id, element) in new {
      guard let before = old[id] else {
        // One that comes in at the edge within a frame is no pop.
        let isInside = viewport.insetBy(dx: reach, dy: reach).intersects(
          Rect(center: element.center, size: element.size * element.scale))
        if isSeen(element), isInside { pops.append("\(id) came") }
        continue
      }
      if before.center.distance(to: element.center) > reach { pops.append("\(id) jumped") }
      if abs(before.alpha - element.alpha) > max(0.25, reach / 200) { pops.append("\(id) flashed") }
      if abs(before.size.width * before.scale - element.size.width * element.scale) > reach {
        pops.append("\(id) grew")
      }
    }
    return pops
  }

  /// The most that anything moves in a frame: what the spring does to twice the viewport's diagonal.
  private func reach(_ size: Size, _ rate: Double) -> Double {
    2 * Vector(dx: size.width, dy: size.height).length * 7 / rate
  }

  /// Switches at the present time, and looks that nothing is seen elsewhere because of that alone.
  private func change(_ run: DemoRun, _ size: Size, _ body: () throws -> Void) rethrows {
    let before = run.host.frame(0)
    try body()
    #expect(pops(before, run.host.frame(0), size, reach: 0.01) == [])
  }

  private func watch(_ run: DemoRun, _ size: Size, rate: Double, seconds: Double = .infinity) {
    let end = run.host.time + seconds
    var last = run.host.frame(0)
    while !run.host.demo.isResting, run.host.time < end {
      let frame = run.frame(at: run.host.time + 1 / rate)
      #expect(pops(last, frame, size, reach: reach(size, rate)) == [])
      last = frame
    }
  }

  private func isInRange(_ frame: TraceFrame) -> Bool {
    let scroll = frame.scrolls[0]
    return scroll.offset.x >= scroll.minimum.x && scroll.offset.x <= scroll.maximum.x
      && scroll.offset.y >= scroll.minimum.y && scroll.offset.y <= scroll.maximum.y
  }

  /// The cell nearest the viewport's middle.
  private func middle(_ frame: TraceFrame, _ size: Size) -> TraceElement? {
    let place = Point(x: size.width / 2, y: size.height / 2)
    return frame.elements.filter { $0.kind == "cell" }
      .min { $0.center.distance(to: place) < $1.center.distance(to: place) }
  }

  @Test(
    "is three sections with headers, footers and a ground, drawn in that order from below", arguments: sizes)
  func flow(size: Size) throws {
    let run = try run(Size(width: size.width, height: 3000))
    let elements = run.host.frame(0).elements
    for (section, count) in [12, 7, 20].enumerated() {
      #expect(elements.filter { $0.kind == "cell" && $0.index[0] == section }.count == count)
      #expect(elements.filter { $0.id.hasPrefix("header") && $0.index[0] == section }.count == 1)
      #expect(elements.filter { $0.id.hasPrefix("footer") && $0.index[0] == section }.count == 1)
      let ground = try #require(elements.first { $0.kind == "decoration" && $0.index[0] == section })
      let frame = Rect(center: ground.center, size: ground.size)
      for cell in elements where cell.kind == "cell" && cell.index[0] == section {
        #expect(frame.contains(Rect(center: cell.center, size: cell.size)))
      }
    }
    let ranks = elements.map { ["decoration", "cell", "supplementary"].firstIndex(of: $0.kind) ?? 9 }
    #expect(ranks == ranks.sorted() && elements.count == 48)
  }

  @Test(
    "every switch moves what is seen from where it is; the middle stays in sight, the offset ends valid",
    arguments: layouts, layouts)
  func switches(from: String, to: String) throws {
    for size in Self.sizes {
      for (rate, scrolled) in [(60.0, 0.0), (120, 300)] {
        let run = try run(size, from)
        try run.wheel(scrolled / 60, -scrolled / 60, at: run.host.time)
        run.rest()
        let anchor = try #require(middle(run.host.frame(0), size))
        try change(run, size) { try run.action(to, at: run.host.time) }
        watch(run, size, rate: rate)
        let frame = run.host.frame(0)
        #expect(isInRange(frame))
        let shown = try #require(frame.elements.first { $0.id == anchor.id })
        #expect(
          Rect(origin: .zero, size: size).insetBy(dx: -1, dy: -1).contains(shown.center),
          "\(from) to \(to) at \(size), offset \(scrolled)")
        #expect(frame.elements.allSatisfy { $0.alpha == 1 })
        #expect(run.value("layout") == .choice(to))
      }
    }
  }

  @Test("what only one layout has fades in or out where it is")
  func fades() throws {
    let run = try run()
    let header = try #require(run.host.frame(0).elements.first { $0.id.hasPrefix("header") })
    try run.action("circle", at: run.host.time)
    let start = run.host.time
    var alpha = 1.0
    while let now = run.element(header.id, at: run.host.time + 1.0 / 120) {
      #expect(now.alpha <= alpha && now.center.distance(to: header.center) < 1e-6)
      alpha = now.alpha
    }
    #expect(alpha < 0.01 && run.host.time > start + 0.1)
    run.rest()
    try run.action("flow", at: run.host.time)
    #expect(try #require(run.element(header.id, at: run.host.time)).alpha == 0)
    run.rest()
    #expect(try #require(run.element(header.id, at: run.host.time)).alpha == 1)
  }

  @Test("a switch can be interrupted by another, at any moment", arguments: sizes, [60.0, 120])
  func interrupted(size: Size, rate: Double) throws {
    let run = try run(size)
    for name in ["circle", "line", "featured", "circle", "flow", "featured", "line", "flow"] {
      try change(run, size) { try run.action(name, at: run.host.time) }
      watch(run, size, rate: rate, seconds: 0.11)
    }
    watch(run, size, rate: rate)
    #expect(isInRange(run.host.frame(0)) && run.value("layout") == .choice("flow"))
  }

  @Test("every layout has its key, and R goes back to the first")
  func keys() throws {
    let run = try run()
    for (key, layout) in [
      ("L", "line"), ("O", "circle"), ("P", "featured"), ("F", "flow"), ("O", "circle"), ("R", "flow"),
    ] {
      try run.key(key, at: run.host.time)
      #expect(run.value("layout") == .choice(layout))
    }
  }

  @Test("without animation everything is in its place at once")
  func atOnce() throws {
    let run = try run(animated: false)
    try run.action("circle", at: run.host.time)
    let frame = run.host.frame(0)
    #expect(frame.elements.count == 39)
    for element in frame.elements {
      #expect(abs(element.center.distance(to: Point(x: 187.5, y: 333.5)) - 150) < 1e-9)
      #expect(element.alpha == 1 && element.velocity == .zero)
    }
  }

  @Test("the progress holds a change anywhere between the two", arguments: layouts)
  func progress(from: String) throws {
    let run = try run(Self.sizes[0], from)
    let start = run.host.frame(0)
    func held(_ progress: Double) throws -> TraceFrame {
      try run.host.set("progress", .number(progress))
      return run.frame(at: run.host.time + 0.1)
    }
    let end = try held(1)
    let half = try held(0.5)
    let quarter = try held(0.25)
    var compared = 0
    for element in half.elements where element.kind == "cell" {
      guard let a = start.elements.first(where: { $0.id == element.id }),
        let b = end.elements.first(where: { $0.id == element.id }),
        let c = quarter.elements.first(where: { $0.id == element.id })
      else { continue }
      let way = b.center - a.center
      #expect((element.center - (a.center + way * 0.5)).length < 1e-6)
      #expect((c.center - (a.center + way * 0.25)).length < 1e-6)
      #expect(abs(element.size.width - (a.size.width + b.size.width) / 2) < 1e-6)
      compared += 1
    }
    #expect(compared >= 2 && run.value("layout") == .choice(from) && run.value("progress") == .number(0.25))
    try change(run, Self.sizes[0]) { try run.host.set("progress", .number(0)) }
    watch(run, Self.sizes[0], rate: 120)
    let back = run.host.frame(0)
    #expect(back.elements.map(\.id) == start.elements.map(\.id))
    #expect(zip(back.elements, start.elements).allSatisfy { $0.center.distance(to: $1.center) < 0.1 })
  }

  @Test("any other press lets go of a held change: past the half it completes")
  func letGo() throws {
    for (value, layout) in [(0.6, "line"), (0.4, "flow"), (1, "line")] {
      let run = try run()
      try run.host.set("progress", .number(value))
      try change(run, Self.sizes[0]) { try run.click(5, 5, at: run.host.time + 0.2) }
      #expect(run.value("progress") == .number(0) && run.value("layout") == .choice(layout))
      watch(run, Self.sizes[0], rate: 120)
      #expect(isInRange(run.host.frame(0)))
    }
  }

  /// Drags with the right button: there in a time, then stays for another, then lifts.
  private func drag(_ run: DemoRun, by way: Double, in seconds: Double, stay: Double) throws {
    let start = run.host.time
    try run.pointer(.down, 300, 200, at: start, button: .right)
    for step in 1...20 {
      let share = Double(step) / 20
      try run.pointer(.move, 300 - way * share, 200, at: start + seconds * share, button: .right)
    }
    try run.pointer(.up, 300 - way, 200, at: start + seconds + stay, button: .right)
  }

  @Test("a right drag drives it; the release completes past the half, or by its speed", arguments: layouts)
  func rightDrag(from: String) throws {
    let next = Self.layouts[((Self.layouts.firstIndex(of: from) ?? 0) + 1) % 4]
    // Points of the 187.5 that make a whole change, time, rest before the lift, layout after it.
    for (way, seconds, stay, layout) in [
      (120.0, 0.6, 0.2, next), (60, 0.6, 0.2, from), (70, 0.1, 0, next), (500, 0.5, 0.3, next),
    ] {
      let run = try run(Self.sizes[0], from)
      try drag(run, by: way, in: seconds, stay: stay)
      #expect(run.value("layout") == .choice(layout), "\(way) pt in \(seconds) s")
      #expect(run.value("progress") == .number(0))
      watch(run, Self.sizes[0], rate: 120)
      #expect(isInRange(run.host.frame(0)))
    }
  }

  @Test("during a right drag the progress is the way; turned back or taken away it goes back")
  func rightDragBack() throws {
    let run = try run()
    let start = run.host.time
    try run.pointer(.down, 300, 200, at: start, button: .right)
    try run.pointer(.move, 200, 200, at: start + 0.2, button: .right)
    guard case .number(let progress)? = run.value("progress") else { return }
    #expect(abs(progress - 97 / 187.5) < 1e-9)
    for step in 1...10 {
      try run.pointer(
        .move, 200 + Double(step) * 5, 200, at: start + 0.2 + Double(step) * 0.01, button: .right)
    }
    try run.pointer(.up, 250, 200, at: start + 0.3, button: .right)
    #expect(run.value("layout") == .choice("flow"))
    run.rest()
    try run.pointer(.down, 300, 200, at: run.host.time, button: .right)
    try run.pointer(.move, 140, 200, at: run.host.time + 0.2, button: .right)
    try change(run, Self.sizes[0]) { try run.pointer(.cancel, 140, 200, at: run.host.time, button: .right) }
    #expect(run.value("layout") == .choice("flow"))
    run.rest()
    try run.click(100, 100, at: run.host.time, button: .right)
    #expect(run.value("layout") == .choice("line"))
  }

  @Test("headers, footers and grounds survive switching, resizing and batches", arguments: [60.0, 120])
  func survivors(rate: Double) throws {
    let tall = Size(width: 400, height: 3000)
    let run = try run(tall)
    func extras() -> [String] { run.host.frame(0).elements.filter { $0.kind != "cell" }.map(\.id) }
    let before = extras()
    #expect(before.count == 9)
    try change(run, tall) { try run.action("mix", at: run.host.time) }
    watch(run, tall, rate: rate, seconds: 0.1)
    try change(run, tall) { try run.action("circle", at: run.host.time) }
    watch(run, tall, rate: rate, seconds: 0.1)
    try run.resize(700, 500, at: run.host.time)
    try change(run, Size(width: 700, height: 500)) { try run.action("mix", at: run.host.time) }
    watch(run, Size(width: 700, height: 500), rate: rate, seconds: 0.2)
    try run.host.set("progress", .number(0.4))
    try run.action("mix", at: run.host.time)
    try run.action("flow", at: run.host.time)
    try run.resize(400, 3000, at: run.host.time)
    run.rest()
    #expect(extras() == before)
    #expect(run.host.frame(0).elements.count == 48)
  }
}
