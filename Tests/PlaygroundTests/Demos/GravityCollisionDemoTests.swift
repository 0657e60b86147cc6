import CradleDynamics
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// The walled box, seen through its trace.
@Suite("The demo gravity-collision")
struct GravityCollisionDemoTests: GravityCollisionSuite {
  /// Half of a step of the dial, in radians and in g.
  private static let dialStep = 0.01

  /// How far the farthest part of any shape is seen beyond the walls, which are 8 pt inside of the viewport.
  private func farthest(_ run: DemoRun, _ size: Size) -> Double {
    run.reaches(beyond: Rect(origin: .zero, size: size).insetBy(dx: 8, dy: 8)).max() ?? 0
  }

  @Test("a click on empty space adds a box, a circle and a polygon in turn; a drag there adds nothing")
  func clicks() throws {
    let run = try box()
    #expect(run.frame(at: 0).elements.isEmpty)
    for (number, x) in [60.0, 180, 300, 60].enumerated() {
      try click(run, x, number == 3 ? 60 : 200, at: 0.1)
    }
    #expect(run.frame(at: 0.1).elements.map(\.kind) == ["box", "circle", "polygon", "box"])
    try run.pointer(.down, 180, 50, at: 0.2)
    try run.pointer(.move, 230, 50, at: 0.25)
    try run.pointer(.up, 180, 50, at: 0.3)
    #expect(run.frame(at: 0.3).elements.count == 4)
    #expect(run.frame(at: 0.1).elements[1].center.y > 200)
  }

  @Test("a drag that begins beside a shape grabs it within 22 pt", arguments: [(15.0, true), (30, false)])
  func grabRadius(distance: Double, grabs: Bool) throws {
    let run = try box()
    try click(run, 180, 200, at: 0)
    let shape = try #require(run.frame(at: 4).elements.first)
    let place = shape.center + Vector(dx: shape.size.width / 2 + distance, dy: 0)
    try run.pointer(.down, place.x, place.y, at: 4.1)
    for step in 1...10 {
      try run.pointer(.move, place.x, place.y - 20 * Double(step), at: 4.1 + 0.01 * Double(step))
    }
    let moved = try #require(run.frame(at: 4.2).elements.first)
    #expect((shape.center.y - moved.center.y > 150) == grabs)
    #expect(run.host.frame(0).elements.count == 1)
  }

  @Test("the label behind the arrow covers neither its foot nor its head, in any direction")
  func arrowLabel() throws {
    let size = Size(width: 36, height: 11)
    for angle in stride(from: -Double.pi, through: .pi, by: 0.1) {
      let box = Rect(x: 0, y: 0, width: 400, height: 300)
      let dial = try #require(GravityDial(box: box, angle: angle, magnitude: 0.2))
      let label = Rect(center: dial.labelPlace(size), size: size)
      #expect(box.contains(label) && !label.insetBy(dx: -8, dy: -8).contains(dial.center))
      #expect(!label.insetBy(dx: -8, dy: -8).contains(dial.head))
    }
  }

  @Test("the arrow's head turns gravity and sets its strength")
  func arrow() throws {
    let run = try box()
    let frame = run.frame(at: 0)
    #expect(frame.elements.isEmpty)
    let dial = try #require(
      GravityDial(
        box: Rect(origin: .zero, size: Self.size).insetBy(dx: 8, dy: 8), angle: .pi / 2, magnitude: 1))
    try run.pointer(.down, dial.head.x, dial.head.y, at: 0.1)
    // Two g to the left.
    try run.pointer(.move, dial.center.x - 38, dial.center.y, at: 0.2)
    try run.pointer(.up, dial.center.x - 38, dial.center.y, at: 0.3)
    guard case .number(let angle)? = run.value("angle"), case .number(let gravity)? = run.value("gravity")
    else {
      Issue.record("angle and gravity are no numbers")
      return
    }
    #expect(abs(abs(angle) - .pi) < Self.dialStep && abs(gravity - 2) < Self.dialStep)
    #expect(run.frame(at: 0.4).elements.isEmpty)
  }

  @Test("remove takes the newest, a right click the one under the pointer")
  func remove() throws {
    let run = try box()
    for x in [60.0, 180, 300] { try click(run, x, 200, at: 0) }
    try click(run, 60, 200, .right, at: 0)
    #expect(run.frame(at: 0).elements.map(\.id) == ["circle 1", "polygon 2"])
    try click(run, 180, 500, .right, at: 0)
    try act(run, "remove", at: 0.1)
    #expect(run.frame(at: 0.1).elements.map(\.id) == ["circle 1"])
    try run.host.send(DemoEvent(time: 0.15, kind: .action("remove", index: 7)))
    #expect(run.frame(at: 0.15).elements.count == 1, "there is no shape 7")
    for _ in 0..<3 { try act(run, "remove", at: 0.2) }
    #expect(run.frame(at: 0.3).elements.isEmpty && run.host.demo.isResting)
  }

  @Test("nothing that is thrown leaves the box", arguments: [3000.0, 30_000, 1e6, 1e9])
  func throwHard(speed: Double) throws {
    let run = try box()
    try act(run, "add-100", at: 0)
    var random = SeededRandom(seed: 5)
    for number in 0..<(LongTests.isRelease ? 12 : 6) {
      let time = 1 + Double(number) * 0.25
      // Some shapes may still wait for room at the upper wall.
      let shown = run.frame(at: time).elements
      let taken = shown[random.int(in: 0..<shown.count)].center
      let velocity = Vector(angle: random.double(in: 0...6.28), length: speed)
      try run.pointer(.down, taken.x, taken.y, at: time)
      for step in 1...4 {
        let place = taken + velocity * (Double(step) * 0.005)
        try run.pointer(.move, place.x, place.y, at: time + Double(step) * 0.005)
      }
      let end = taken + velocity * 0.02
      try run.pointer(.up, end.x, end.y, at: time + 0.02)
      for step in 2...14 {
        // Whole steps: between two of them a fast spin is shown at turns that it never had.
        expectInside(run.frame(at: time + Double(step) / 60), Self.size)
        #expect(farthest(run, Self.size) < 1.2, "at \(run.host.time)")
      }
    }
  }

  @Test("parameters act on all at once: gravity turned upwards lifts everything")
  func parameters() throws {
    let run = try box()
    try act(run, "add-100", at: 0)
    run.rest(rate: 60, limit: 15)
    let start = run.host.time
    try run.host.send(
      DemoEvent(
        time: start, kind: .set([DemoEvent.Setting(name: "angle", value: .number(-Double.pi / 2))])))
    let lifted = run.frame(at: start + 0.25).elements
    #expect(lifted.filter { $0.velocity.dy < -50 }.count > 60)
    for (name, value) in [("elasticity", 1.0), ("friction", 0), ("density", 10), ("resistance", 10)] {
      try run.host.set(name, .number(value))
    }
    expectInside(run.frame(at: start + 2), Self.size)
  }

  @Test("a smaller window pushes shapes back inside that its walls passed, and wakes the rest")
  func resize() throws {
    let run = try box()
    for number in 0..<20 { try act(run, "add-circle", at: Double(number) * 0.1) }
    let end = run.rest(rate: 60, limit: 15)
    let small = Size(width: 200, height: 300)
    try run.host.send(DemoEvent(time: end, kind: .resize(small)))
    #expect(!run.host.demo.isResting)
    for step in 2..<120 { expectInside(run.frame(at: end + Double(step) / 60), small) }
    try run.host.send(DemoEvent(time: end + 2, kind: .resize(Self.size)))
    #expect(run.frame(at: end + 3).elements.map(\.center.y).max() ?? 0 > 500)
  }
}
