import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The plane and the parameters of the demo scroll")
struct ScrollDemoPlaneTests {
  /// The distance in points by which a diagonal fling may miss the law's end, whose share of the slop is computed from
  /// rounded numbers.
  private static let diagonalEnd = 1.0

  @Test("flings over a plane on both axes, each with its own edge")
  func plane() throws {
    let run = try DemoRun(ScrollDemo.self, set: [("content", .choice("plane"))])
    let lift = try run.fling(Vector(dx: 3000, dy: 400), from: Point(x: 350, y: 600), at: 0)
    let middle = run.frame(at: lift + 0.8)
    #expect(middle.elements.count > 4 && middle.elements.allSatisfy { $0.kind == "tile" })
    run.rest()
    let end = run.host.frame(0).scrolls[0].offset
    #expect(end.x > 1000 && end.x <= 1625)
    #expect(abs(end.y - (24 - 10 * 400 / 3026.5 + 390 * 0.499)) < Self.diagonalEnd)
  }

  @Test("engine dynamics: a fling on both axes bounces back along its own path, alike at 30–240 Hz")
  func ownPath() throws {
    func play(_ rate: Double) throws -> [Point] {
      let run = try DemoRun(
        ScrollDemo.self, set: [("content", .choice("plane")), ("engine", .choice("dynamics"))])
      let lift = try run.fling(Vector(dx: 1500, dy: 3000), from: Point(x: 180, y: 600), at: 0.1)
      run.host.advance(to: 1.2)
      try run.fling(Vector(dx: -1200, dy: -3000), from: Point(x: 180, y: 100), at: 1.2)
      #expect(lift < 1.2)
      var offsets: [Point] = []
      for frame in 1...Int(4 * rate) {
        let offset = run.offset(at: 1.3 + Double(frame) / rate)
        if frame % Int(rate / 6) == 0 { offsets.append(offset) }
      }
      return offsets
    }
    let reference = try play(60)
    #expect(reference.contains { $0.x < 0 || $0.y < 0 })
    for rate in [30.0, 120, 144, 240] {
      for (a, b) in zip(try play(rate), reference) { #expect((a - b).length < Tolerance.invisible) }
    }
    let end = try #require(reference.last)
    #expect(end.x == 0 || end.y == 0)
  }

  @Test("engine dynamics: stiffness and friction change nothing, a cancel goes home")
  func dynamicsParameters() throws {
    func offsets(_ stiffness: Double) throws -> [Point] {
      let run = try DemoRun(
        ScrollDemo.self, set: [("engine", .choice("dynamics")), ("stiffness", .number(stiffness))])
      try run.pointer(.down, 100, 100, at: 0.1)
      try run.pointer(.move, 100, 310, at: 0.2)
      try run.pointer(.cancel, 100, 310, at: 0.3)
      #expect(run.frame(at: 0.31).scrolls[0].phase == .bouncing)
      return (1...60).map { run.offset(at: 0.31 + Double($0) / 30) }
    }
    let one = try offsets(120)
    #expect(try offsets(500) == one)
    #expect(one.last == .zero && one[0].y < -50)
  }

  @Test(
    "a parameter that the panel shows as idle changes nothing",
    arguments: ["laws", "dynamics"], ["banded", "none"])
  func idleParameters(engine: String, curve: String) throws {
    func play(_ bounces: String, _ paging: String, _ change: Parameter?) throws -> [Point] {
      let run = try DemoRun(
        ScrollDemo.self,
        set: [
          ("engine", .choice(engine)), ("curve", .choice(curve)), ("bounces", .choice(bounces)),
          ("paging", .choice(paging)),
        ])
      switch change?.kind {
      case .number(let range, _, _): try run.host.set(change?.name ?? "", .number(range.lowerBound))
      case .choice(let words):
        try run.host.set(change?.name ?? "", .choice(words.last { $0 != change?.choice } ?? ""))
      case nil: break
      }
      try run.fling(Vector(dx: 0, dy: 900), at: 0.1)
      try run.pointer(.down, 100, 100, at: 1.2)
      try run.pointer(.move, 100, 600, at: 1.3)
      try run.pointer(.up, 100, 640, at: 1.31)
      return (1...20).map { run.offset(at: 1.31 + Double($0) / 15) }
    }
    for (bounces, paging) in [("on", "off"), ("off", "off"), ("on", "on")] {
      let same = try play(bounces, paging, nil)
      let demo = try DemoRun(
        ScrollDemo.self,
        set: [
          ("engine", .choice(engine)), ("curve", .choice(curve)), ("bounces", .choice(bounces)),
          ("paging", .choice(paging)),
        ]
      ).host.demo
      for parameter in demo.parameters where !demo.uses(parameter) {
        #expect(try play(bounces, paging, parameter) == same, "\(parameter.name)")
      }
      #expect(demo.parameters.filter(demo.uses).count >= 4)
    }
  }

  @Test(
    "zooms its plane by two fingers, about the point between them, and springs back from beyond the largest zoom"
  )
  func pinch() throws {
    let run = try DemoRun(ScrollDemo.self, set: [("content", .choice("plane"))])
    func fingers(_ phase: PointerEvent.Phase, _ apart: Double, at time: Double) throws {
      for (id, side) in [(0, -1.0), (1, 1.0)] {
        let event = PointerEvent(
          phase, at: Point(x: 190 + side * apart / 2, y: 300), time: time, device: .touch, id: id)
        try run.host.send(DemoEvent(time: time, kind: .pointer(event)))
      }
    }
    try fingers(.down, 40, at: 0.1)
    for step in 1...10 { try fingers(.move, 40 + 30 * Double(step), at: 0.1 + 0.01 * Double(step)) }
    let zoomed = run.frame(at: 0.2)
    #expect(zoomed.elements.allSatisfy { $0.scale > 4 && $0.size == Size(width: 200, height: 200) })
    try fingers(.up, 340, at: 0.2)
    #expect(run.frame(at: 0.21).scrolls[0].phase == .bouncing)
    run.rest()
    let frame = run.host.frame(0)
    #expect(frame.elements.allSatisfy { $0.scale == 4 })
    #expect(frame.scrolls[0].maximum == Point(x: 8000 - 375, y: 8000 - 667))
    // Neighbours lie side by side: tiles of 200 pt, at the scale 4.
    run.host.demo.scrolls[0].view.contentOffset = Point(x: 600, y: 0)
    let tiles = Dictionary(uniqueKeysWithValues: run.host.frame(0).elements.map { ($0.id, $0.center) })
    let (left, right) = try (#require(tiles["tile 0-0"]), #require(tiles["tile 0-1"]))
    #expect(right.isWithin(Tolerance.closedForm, of: left + Vector(dx: 800, dy: 0)))
    try run.host.set("content", .choice("rows"))
    #expect(run.host.frame(0).elements.allSatisfy { $0.scale == 1 })
    #expect(run.host.frame(0).scrolls[0].maximum == Point(x: 0, y: 4400 - 667))
  }

  @Test("a tile's velocity is its centre's slope, also while a wheel zooms", arguments: [0.05, 0.1, 0.2])
  func velocity(time: Double) throws {
    let run = try DemoRun(ScrollDemo.self, set: [("content", .choice("plane"))])
    let wheel = WheelEvent(
      delta: Vector(dx: 0, dy: 3), at: Point(x: 150, y: 200), time: 0.01, isZoom: true)
    try run.host.send(DemoEvent(time: 0.01, kind: .wheel(wheel)))
    let (before, now, after) = (run.frame(at: time - 1e-5), run.frame(at: time), run.frame(at: time + 1e-5))
    for tile in now.elements {
      guard let low = before.elements.first(where: { $0.id == tile.id }),
        let high = after.elements.first(where: { $0.id == tile.id })
      else { continue }
      let slope = (high.center - low.center) / 2e-5
      #expect((slope - tile.velocity).length < 0.01 * max(1, slope.length))
    }
  }
}
