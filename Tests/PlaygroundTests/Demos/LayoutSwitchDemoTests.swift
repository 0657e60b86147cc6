import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo layout-switch")
struct LayoutSwitchDemoTests {
  /// The points by which a row's lag may miss its share of the drag: the springs have answered for two frames.
  private static let lagLaw = 8.0

  static let layouts = ["flow", "springy", "line", "circle", "featured"]
  /// The pairs of different layouts of which the first one scrolls.
  private static let switchesOfScrolling = layouts.filter { $0 != "circle" }.flatMap { from in
    layouts.filter { $0 != from }.map { [from, $0] }
  }
  /// The opacity below which an element counts as unseen.
  private static let unseen = 0.02
  /// The points per second by which a difference quotient over 1 to 10 µs may miss a velocity, and the share of it.
  private static let (quotient, quotientShare) = (11.0, 0.01)
  static let sizes = [
    Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 800, height: 600),
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
    "every switch moves visible items from their places; the middle stays in sight, the offset ends valid",
    arguments: layouts, layouts)
  func switches(from: String, to: String) throws {
    for size in Self.sizes {
      for (rate, scrolled) in [(60.0, 0.0), (120, 300)] {
        let run = try run(size, from)
        try run.wheel(scrolled / 60, -scrolled / 60, at: run.host.time)
        run.rest()
        let anchor = try #require(middle(run.host.frame(0), size))
        try run.change { try run.action(to, at: run.host.time) }
        run.watch(rate: rate)
        let frame = run.host.frame(0)
        #expect(frame.isInRange)
        let shown = try #require(frame.elements.first { $0.id == anchor.id })
        #expect(
          Rect(origin: .zero, size: size).insetBy(dx: -1, dy: -1).contains(shown.center),
          "\(from) to \(to) at \(size), offset \(scrolled)")
        #expect(frame.elements.allSatisfy { $0.alpha == 1 })
        #expect(run.value("layout") == .choice(to))
      }
    }
  }

  @Test("elements of only one layout fade in or out in place")
  func fades() throws {
    let run = try run()
    let header = try #require(run.host.frame(0).elements.first { $0.id.hasPrefix("header") })
    try run.action("circle", at: run.host.time)
    let start = run.host.time
    var alpha = 1.0
    while let now = run.element(header.id, at: run.host.time + 1.0 / 120) {
      #expect(now.alpha <= alpha && now.center.distance(to: header.center) < Tolerance.summed)
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
    for name in [
      "circle", "line", "springy", "featured", "circle", "flow", "springy", "featured", "line", "flow",
    ] {
      try run.change { try run.action(name, at: run.host.time) }
      run.watch(rate: rate, seconds: 0.11)
    }
    run.watch(rate: rate)
    #expect(run.host.frame(0).isInRange && run.value("layout") == .choice("flow"))
  }

  @Test("every layout has its key, and R goes back to the first")
  func keys() throws {
    let run = try run()
    for (key, layout) in [
      ("Y", "springy"), ("L", "line"), ("O", "circle"), ("P", "featured"), ("F", "flow"), ("O", "circle"),
      ("R", "flow"),
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
      #expect(abs(element.center.distance(to: Point(x: 187.5, y: 333.5)) - 150) < Tolerance.closedForm)
      #expect(element.alpha == 1 && element.velocity == .zero)
    }
  }

  @Test(
    "a resize during a switch pops nothing afterwards and ends in the new size's places",
    arguments: layouts)
  func resized(to: String) throws {
    for from in Self.layouts where from != to {
      for (size, rate) in zip(Self.sizes, [60.0, 120, 60]) {
        let run = try run(Self.sizes[0], from)
        try run.action(to, at: run.host.time)
        run.watch(rate: rate, seconds: 0.1)
        try run.resize(size.width, size.height, at: run.host.time)
        run.watch(rate: rate)
        let fresh = try self.run(size, to)
        let (frame, expected) = (run.host.frame(0), fresh.host.frame(0))
        #expect(frame.isInRange && frame.elements.allSatisfy { $0.alpha == 1 })
        #expect(frame.scrolls[0].maximum == expected.scrolls[0].maximum, "\(from) to \(to) at \(size)")
        // Both at one offset, everything is at one place.
        let demo = try #require(fresh.host.demo as? LayoutSwitchDemo)
        demo.collection.contentOffset = frame.scrolls[0].offset
        let places = fresh.host.frame(0).elements
        #expect(frame.elements.map(\.index) == places.map(\.index))
        #expect(
          zip(frame.elements, places).allSatisfy { $0.center.distance(to: $1.center) < Tolerance.summed })
      }
    }
  }

  @Test("a batch during a switch pops nothing and loses nothing", arguments: layouts)
  func mixed(to: String) throws {
    for from in Self.layouts where from != to {
      for (size, rate) in zip(Self.sizes, [60.0, 120, 60]) {
        let run = try run(size, from)
        try run.change { try run.action(to, at: run.host.time) }
        for _ in 0..<2 {
          run.watch(rate: rate, seconds: 0.08)
          try run.change { try run.action("mix", at: run.host.time) }
        }
        run.watch(rate: rate)
        let frame = run.host.frame(0)
        #expect(frame.isInRange && frame.elements.allSatisfy { $0.alpha == 1 })
        #expect(run.value("layout") == .choice(to))
      }
    }
  }

  /// Where elements are in the content, by their ids.
  private func places(_ frame: TraceFrame) -> [String: Point] {
    let shift = frame.scrolls[0].offset - Point.zero
    return Dictionary(uniqueKeysWithValues: frame.elements.map { ($0.id, $0.center + shift) })
  }

  @Test("a switch kicks no spring: springy lies in its own places, whatever hand was at work before")
  func calm() throws {
    let whole = places(try run(Size(width: 375, height: 3000), "springy").host.frame(0))
    for (device, from) in [(PointerEvent.Device.touch, "flow"), (.mouse, "line"), (.touch, "springy")] {
      var run = try run(Self.sizes[0], from)
      run.device = device
      // A fling during which it switches, with a pointer that is down again.
      let lift = try run.fling(Vector(dx: 900, dy: 900), at: run.host.time)
      try run.pointer(.down, 300, 600, at: lift + 0.1)
      try run.pointer(.move, 280, 560, at: lift + 0.15)
      if from == "springy" { try run.action("circle", at: run.host.time) }
      try run.action("springy", at: run.host.time)
      try run.pointer(.up, 280, 560, at: run.host.time)
      run.rest()
      let springy = places(run.host.frame(0))
      #expect(springy.count > 10)
      for (id, place) in springy {
        #expect(whole[id].map { $0.distance(to: place) < Tolerance.summed } == true, "\(id)")
      }
    }
  }

  @Test("the way from flow to springy is seen before anything scrolls", arguments: sizes)
  func firstDrag(size: Size) throws {
    let run = try run(size)
    let before = places(run.host.frame(0))
    try run.host.set("progress", .number(0.5))
    let held = places(run.host.frame(0))
    let moved = before.filter { id, place in held[id].map { $0.distance(to: place) > 8 } ?? false }
    #expect(moved.count > 5)
  }

  @Test("in springy a drag leaves everything behind, the farther from the hand the more")
  func springs() throws {
    let run = try run(Self.sizes[0], "springy")
    let before = run.host.frame(0)
    try run.pointer(.down, 100, 100, at: run.host.time + 1)
    for step in 1...10 {
      try run.pointer(.move, 100, 100 - Double(step) * 8, at: run.host.time + 0.01)
    }
    let after = run.host.frame(0)
    let lags = before.elements.compactMap { old in
      after.elements.first { $0.id == old.id }.map { (old, lag: $0.center.y - old.center.y + 77) }
    }
    // A ground's middle goes with its two ends, which are cells.
    for (old, lag) in lags where old.kind != "decoration" {
      let share = min(1, abs(old.center.y - 77 - 23) / 500)
      #expect(lag >= -Tolerance.closedForm && abs(lag - 77 * share) < Self.lagLaw, "\(old.id)")
    }
    #expect(lags.contains { $0.lag > 40 } && lags.contains { $0.0.kind == "supplementary" && $0.lag > 10 })
  }

  @Test("in springy no cell ever leaves its section's card", arguments: sizes)
  func cards(size: Size) throws {
    var run = try run(size, "springy")
    run.device = .touch
    let lift = try run.fling(Vector(dx: 0, dy: 2500), at: run.host.time + 0.1)
    var cells = 0
    for frame in 0..<240 {
      let state = run.frame(at: lift + Double(frame) / 60)
      let cards = state.elements.filter { $0.kind == "decoration" }
      for cell in state.elements where cell.kind == "cell" {
        let card = try #require(cards.first { $0.index[0] == cell.index[0] }, "\(cell.id) has no card")
        let (top, bottom) = (card.center.y - card.size.height / 2, card.center.y + card.size.height / 2)
        #expect(cell.center.y - cell.size.height / 2 >= top - 1e-6, "\(cell.id)")
        #expect(cell.center.y + cell.size.height / 2 <= bottom + 1e-6, "\(cell.id)")
        cells += 1
      }
    }
    #expect(cells > 1000)
  }

  @Test(
    "moves alike at any frame rate, also scrolled, mixed and flung during a switch",
    arguments: layouts)
  func rates(to: String) throws {
    for from in Self.layouts where from != to {
      func frames(_ rate: Double) throws -> [TraceFrame] {
        let run = try run(Self.sizes[0], from)
        let start = run.host.time
        try run.action(to, at: start + 0.1)
        for step in 0..<7 {
          try run.wheel(0.3, -0.4, precise: true, at: start + 0.27 + Double(step) * 0.011)
        }
        try run.action("mix", at: start + 0.4)
        try run.fling(Vector(dx: 700, dy: 700), at: start + 0.5)
        return (1...30).map { step in
          for part in 1...Int(rate / 30) {
            run.host.advance(to: start + 0.6 + Double(step - 1) / 30 + Double(part) / rate)
          }
          return run.host.frame(0)
        }
      }
      let reference = try frames(240)
      for rate in [30.0, 60, 120] {
        for (frame, expected) in zip(try frames(rate), reference) {
          let places = Dictionary(uniqueKeysWithValues: expected.elements.map { ($0.id, $0.center) })
          for element in frame.elements {
            guard let place = places[element.id] else { continue }
            #expect(place.distance(to: element.center) < 0.01, "\(from) to \(to), \(element.id)")
          }
          #expect(frame.scrolls[0].offset.distance(to: expected.scrolls[0].offset) < 0.01)
        }
      }
    }
  }

  @Test("gives the velocity of every element on the screen, in every layout", arguments: layouts)
  func velocities(layout: String) throws {
    let run = try run(Self.sizes[0], layout)
    let lift = try run.fling(Vector(dx: 800, dy: 800), at: run.host.time + 0.1)
    let step = 1e-5
    var count = 0
    for time in stride(from: lift + 0.01, to: lift + 0.2, by: 0.0213) {
      let now = run.frame(at: time)
      let later = run.frame(at: time + step)
      for element in now.elements {
        guard let moved = later.elements.first(where: { $0.id == element.id }) else { continue }
        let velocity = (moved.center - element.center) / step
        // The part that a step of springs has not taken in yet grows by v²/(120·R), too: 10.7 pt/s at 800.
        #expect(
          (velocity - element.velocity).length < Self.quotient + velocity.length * Self.quotientShare,
          "\(element.id)")
        count += 1
      }
    }
    #expect(count > 10)
    #expect(count > 10)
  }

  @Test(
    "gives the velocity of visible elements during a switch, too, and no switch changes it at once",
    arguments: switchesOfScrolling)
  func velocitiesInSwitch(_ pair: [String]) throws {
    let (from, to) = (pair[0], pair[1])
    let run = try run(Self.sizes[0], from)
    let displacement = from == "line" ? Vector(dx: 800, dy: 0) : Vector(dx: 0, dy: 800)
    let lift = try run.fling(displacement, at: run.host.time + 0.1)
    let viewport = Rect(origin: .zero, size: Self.sizes[0])
    let before = run.frame(at: lift + 0.05)
    try run.action(to, at: lift + 0.05)
    let after = run.host.frame(0)
    let visible = after.elements.filter { viewport.contains($0.center) && $0.alpha > Self.unseen }
    #expect(!visible.isEmpty)
    for element in visible {
      let old = try #require(before.elements.first { $0.id == element.id })
      #expect((old.velocity - element.velocity).length < Tolerance.stillness, "\(element.id)")
    }
    let step = 1e-6
    var count = 0
    for time in stride(from: lift + 0.06, to: lift + 0.3, by: 0.0213) {
      let now = run.frame(at: time)
      let later = run.frame(at: time + step)
      for element in now.elements where viewport.contains(element.center) {
        guard let moved = later.elements.first(where: { $0.id == element.id }) else { continue }
        let velocity = (moved.center - element.center) / step
        #expect(
          (velocity - element.velocity).length < Self.quotient + velocity.length * Self.quotientShare,
          "\(element.id)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test("headers, footers and grounds survive switching, resizing and batches", arguments: [60.0, 120])
  func survivors(rate: Double) throws {
    let tall = Size(width: 400, height: 3000)
    let run = try run(tall)
    func extras() -> [String] { run.host.frame(0).elements.filter { $0.kind != "cell" }.map(\.id) }
    let before = extras()
    #expect(before.count == 9)
    try run.change { try run.action("mix", at: run.host.time) }
    run.watch(rate: rate, seconds: 0.1)
    try run.change { try run.action("circle", at: run.host.time) }
    run.watch(rate: rate, seconds: 0.1)
    try run.resize(700, 500, at: run.host.time)
    try run.change { try run.action("mix", at: run.host.time) }
    run.watch(rate: rate, seconds: 0.2)
    try run.host.set("progress", .number(0.4))
    try run.action("mix", at: run.host.time)
    try run.action("flow", at: run.host.time)
    try run.resize(400, 3000, at: run.host.time)
    run.rest()
    #expect(extras() == before)
    #expect(run.host.frame(0).elements.count == 48)
  }
}
