import CradleDynamics
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// The walled box, seen through its trace.
@Suite("The demo gravity-collision")
struct GravityCollisionDemoTests {
  /// Half of a step of the dial, in radians and in g.
  private static let dialStep = 0.01
  /// The points and radians by which boxes of a stack at rest may lie beside and askew of each other.
  private static let (stackedBeside, stackedUpright) = (6.0, 0.02)

  private static let size = Size(width: 375, height: 667)

  private func box(_ size: Size = size) throws -> DemoRun {
    var run = try DemoRun(GravityCollisionDemo.self, viewport: size)
    run.device = .mouse
    return run
  }

  private func act(_ run: DemoRun, _ action: String, at time: Double) throws {
    try run.host.send(DemoEvent(time: time, kind: .action(action, index: nil)))
  }

  private func click(
    _ run: DemoRun, _ x: Double, _ y: Double, _ button: PointerEvent.Button = .left, at time: Double
  ) throws {
    for phase in [PointerEvent.Phase.down, .up] {
      let event = PointerEvent(phase, at: Point(x: x, y: y), time: time, button: button)
      try run.host.send(DemoEvent(time: time, kind: .pointer(event)))
    }
  }

  private func expectInside(_ frame: TraceFrame, _ size: Size) {
    let box = Rect(origin: .zero, size: size)
    for element in frame.elements { #expect(box.contains(element.center), "\(element.id) at \(frame.time)") }
  }

  /// How far the farthest part of any shape is seen beyond the walls, which are 8 pt inside of the viewport.
  private func farthest(_ run: DemoRun, _ size: Size) -> Double {
    run.reaches(beyond: Rect(origin: .zero, size: size).insetBy(dx: 8, dy: 8)).max() ?? 0
  }

  /// The deepest overlap at rest, in points.
  private func deepest(_ run: DemoRun) throws -> Double {
    let animator = try #require(run.host.demo.animator)
    return -(animator.debugWorld.contactReports.flatMap(\.separations).min() ?? 0)
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

  @Test("a stack of ten stands")
  func stack() throws {
    let run = try box()
    for number in 0..<10 { try act(run, "add-box", at: Double(number) * 0.8) }
    let end = run.rest(limit: 12)
    let elements = run.frame(at: end).elements
    #expect(run.host.demo.isResting && elements.count == 10)
    for (lower, upper) in zip(elements, elements.dropFirst()) {
      #expect(upper.center.y < lower.center.y - 10 && abs(upper.center.x - 187.5) < Self.stackedBeside)
      #expect(abs(upper.angle) < Self.stackedUpright)
    }
  }

  @Test("300 shapes come to rest, none more than 2 pt in another, and then cost nothing")
  func heap() throws {
    let run = try box()
    for number in 0..<3 { try act(run, "add-100", at: Double(number) * 1.5) }
    let end = run.rest(rate: 60, limit: 20)
    let frame = run.frame(at: end)
    #expect(frame.isResting && frame.elements.count == 300 && frame.bodies == 300)
    #expect(try deepest(run) <= 2)
    expectInside(frame, Self.size)
    #expect(run.frame(at: end + 5).elements.map(\.center) == frame.elements.map(\.center))
  }

  @Test("a shape alone comes to rest", arguments: ["add-box", "add-circle", "add-polygon"])
  func alone(_ action: String) throws {
    for size in [Self.size, Size(width: 320, height: 474), Size(width: 1280, height: 800)] {
      let run = try box(size)
      try act(run, action, at: 0)
      _ = run.rest(rate: 60, limit: 6)
      #expect(run.host.demo.isResting, "\(size)")
    }
  }

  @Test(
    "three hundred rained at once do not overlap, and at rest none has sunk into another by 2 pt",
    arguments: [1.0, 4])
  func rainedAtOnce(gravity: Double) throws {
    let run = try box()
    try run.host.set("gravity", .number(gravity))
    for _ in 0..<3 { try act(run, "add-100", at: 0) }
    // They rain in one after another, for 1.2 s and as long as a drop waits for its place.
    #expect(run.frame(at: 3).elements.count == 300)
    _ = run.rest(rate: 60, limit: 15)
    #expect(run.host.demo.isResting)
    #expect(try deepest(run) <= 2)
  }

  @Test("takes a thousand shapes and no more, and stays in the box")
  func limit() throws {
    let run = try box(Size(width: 500, height: 500))
    for number in 0..<12 { try act(run, "add-100", at: Double(number) * 0.02) }
    try act(run, "add-box", at: 0.3)
    try click(run, 250, 20, at: 0.3)
    let frame = run.frame(at: LongTests.areOn ? 10 : LongTests.isRelease ? 3 : 2)
    #expect(frame.elements.count == 1000)
    expectInside(frame, Size(width: 500, height: 500))
  }

  @Test("nothing that is thrown leaves the box", arguments: [3000.0, 30_000, 1e6, 1e9])
  func throwHard(speed: Double) throws {
    let run = try box()
    try act(run, "add-100", at: 0)
    var random = SeededRandom(seed: 5)
    for number in 0..<(LongTests.isRelease ? 12 : 6) {
      let time = 1 + Double(number) * 0.25
      let taken = run.frame(at: time).elements[random.int(in: 0..<100)].center
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

  @Test("a heap that was squeezed comes to rest once it has its room again", arguments: [0.02, 0.4])
  func squeezed(part: Double) throws {
    let run = try box()
    try act(run, "add-100", at: 0)
    let quiet = run.rest(rate: 60, limit: 15)
    let small = Size(width: Self.size.width * part, height: Self.size.height * part)
    try run.host.send(DemoEvent(time: quiet, kind: .resize(small)))
    try run.host.send(DemoEvent(time: quiet + 0.5, kind: .resize(Self.size)))
    let end = run.rest(rate: 60, limit: quiet + 15)
    #expect(run.host.demo.isResting, "still moving after \(end - quiet) s")
    expectInside(run.frame(at: end), Self.size)
  }
}
