import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo bounce")
struct BounceDemoTests {
  /// The points by which the rise and the coast may miss the numbers of the demo's text, which are rounded.
  private static let (about28, about500) = (1.5, 5.0)

  private func y(_ run: DemoRun, _ id: String, at time: Double) throws -> Double {
    try #require(run.element(id, at: time)).center.y
  }

  @Test("throws two squares up at 1000 pt/s from the start")
  func start() throws {
    let frame = try DemoRun(BounceDemo.self).frame(at: 0)
    #expect(frame.elements.map(\.id) == ["red", "yellow"])
    #expect(frame.elements.allSatisfy { $0.velocity == Vector(dx: 0, dy: -1000) })
    #expect(frame.elements.map(\.center.y) == [587, 587] && !frame.isResting)
    #expect(frame.bodies == 2 && frame.energy != nil)
  }

  @Test("red rises about 28 pt and returns; yellow coasts about 500")
  func rise() throws {
    let run = try DemoRun(BounceDemo.self)
    var highest = 587.0
    for frame in 1...480 { highest = min(highest, try y(run, "red", at: Double(frame) / 240)) }
    #expect(abs(587 - highest - 28) < Self.about28)
    run.rest()
    #expect(try y(run, "red", at: run.host.time) == 587)
    #expect(abs(587 - (try y(run, "yellow", at: run.host.time)) - 500) < Self.about500)
  }

  @Test("the whole coast is in sight in a lower viewport, drawn smaller", arguments: [400.0, 440, 500, 600])
  func coast(height: Double) throws {
    let run = try DemoRun(BounceDemo.self, viewport: Size(width: 320, height: height))
    let start = try y(run, "yellow", at: 0)
    run.rest()
    let end = try #require(run.element("yellow", at: run.host.time))
    #expect(end.scale < 1 && abs((start - end.center.y) / end.scale - 500) < Self.about500)
    #expect(end.center.y - end.size.height * end.scale / 2 > 0)
  }

  @Test("yellow stops at the top where there is still less room, and nothing turns or leaves")
  func top() throws {
    let run = try DemoRun(BounceDemo.self, viewport: Size(width: 320, height: 300))
    var highest = 400.0
    for frame in 1...240 {
      let elements = run.frame(at: Double(frame) / 120).elements
      #expect(elements.allSatisfy { $0.angle == 0 })
      highest = min(highest, elements[1].center.y)
    }
    // Half of its side of 60 at the least scale, the wall being a point outside.
    #expect(highest >= 0.6 * 28 && highest < 0.6 * 32)
  }

  @Test("less damping crosses the start and swings", arguments: [(0.2, true), (1, false), (2, false)])
  func damping(ratio: Double, swings: Bool) throws {
    let run = try DemoRun(BounceDemo.self, set: [("damping", .number(ratio))])
    var lowest = 0.0
    for frame in 1...240 { lowest = max(lowest, try y(run, "red", at: Double(frame) / 120)) }
    #expect((lowest > 590) == swings)
  }

  @Test("the action throws both again from their starts, in any state")
  func launch() throws {
    let run = try DemoRun(BounceDemo.self)
    run.host.advance(to: 0.3)
    for _ in 0..<3 {
      try run.host.send(DemoEvent(time: run.host.time + 0.1, kind: .action("launch", index: nil)))
      #expect(run.host.frame(0).elements.map(\.center.y) == [587, 587])
      #expect(run.host.frame(0).elements.map(\.velocity.dy) == [-1000, -1000])
      #expect(run.host.frame(0).bodies == 2)
    }
    try run.key("L", at: run.host.time + 0.2)
    #expect(try y(run, "yellow", at: run.host.time) == 587)
  }

  @Test("a new size moves the starts and throws again", arguments: [1.0, 90, 320, 1200])
  func resize(side: Double) throws {
    let run = try DemoRun(BounceDemo.self)
    try run.host.send(DemoEvent(time: 0.2, kind: .resize(Size(width: side, height: side))))
    let starts = run.host.frame(0).elements.map(\.center)
    let scale = SceneScale(Size(width: side, height: side), room: Size(width: 0, height: 620), least: 0.6)
      .scale
    // A scaled scene has whole points.
    let y = max(side - 80 * scale, 30 * scale)
    for (start, share) in zip(starts, [0.3, 0.7]) {
      #expect(start.isWithin(Tolerance.halfPoint, of: Point(x: side * share, y: y)))
    }
    run.host.advance(to: 3)
    #expect(run.host.frame(0).nonFinitePlace == nil)
  }

  @Test("a drag of either square: the attached one springs home, the free one stays", arguments: [0, 1])
  func drag(index: Int) throws {
    let run = try DemoRun(BounceDemo.self)
    run.rest()
    let taken = run.host.frame(0).elements[index].center
    let start = run.host.time + 0.1
    try run.pointer(.down, taken.x + 10, taken.y + 5, at: start)
    for step in 1...10 {
      try run.pointer(.move, taken.x + 10 - Double(step) * 5, taken.y + 5, at: start + 0.02 * Double(step))
    }
    let held = run.frame(at: start + 0.2).elements[index].center
    #expect(held.distance(to: taken - Vector(dx: 50, dy: 0)) < Tolerance.closedForm)
    // Held still, then let go: no throw.
    try run.pointer(.move, taken.x - 40, taken.y + 5, at: start + 1)
    try run.pointer(.up, taken.x - 40, taken.y + 5, at: start + 1)
    run.rest()
    let end = run.host.frame(0).elements[index].center
    #expect(end.distance(to: index == 0 ? taken : held) < Tolerance.invisible)
  }

  @Test("nothing is carried out of sight, and a launch takes it from the hand")
  func confined() throws {
    let run = try DemoRun(BounceDemo.self)
    let taken = run.frame(at: 0).elements[1].center
    try run.pointer(.down, taken.x, taken.y, at: 0)
    try run.pointer(.move, 5000, -5000, at: 0.1)
    #expect(run.frame(at: 0.1).elements[1].center == Point(x: 345, y: 30))
    try run.action("launch", at: 0.2)
    try run.pointer(.move, 10, 600, at: 0.3)
    try run.pointer(.up, 10, 600, at: 0.3)
    #expect(abs(run.frame(at: 0.4).elements[1].center.x - 262.5) < Tolerance.closedForm)
  }
}
