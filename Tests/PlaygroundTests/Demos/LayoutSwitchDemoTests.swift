import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo layout-switch")
struct LayoutSwitchDemoTests: LayoutSwitchSuite {
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
