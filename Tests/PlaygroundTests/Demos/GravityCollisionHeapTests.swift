import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleDynamics
@testable import Playground

@Suite("The heaps of the demo gravity-collision")
struct GravityCollisionHeapTests: GravityCollisionSuite {
  /// The points and radians by which boxes of a stack at rest may lie beside and askew of each other.
  private static let (stackedBeside, stackedUpright) = (6.0, 0.02)

  /// The deepest overlap at rest, in points.
  private func deepest(_ run: DemoRun) throws -> Double {
    let animator = try #require(run.host.demo.animator)
    return -(animator.world.contactReports.flatMap(\.separations).min() ?? 0)
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
    .enabled(if: LongTests.isRelease), arguments: [1.0, 4])
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

  @Test("takes a thousand shapes and no more, and stays in the box", .enabled(if: LongTests.isRelease))
  func limit() throws {
    let run = try box(Size(width: 500, height: 500))
    for number in 0..<12 { try act(run, "add-100", at: Double(number) * 0.02) }
    try act(run, "add-box", at: 0.3)
    try click(run, 250, 20, at: 0.3)
    let frame = run.frame(at: LongTests.areOn ? 10 : 3)
    #expect(frame.elements.count == 1000)
    expectInside(frame, Size(width: 500, height: 500))
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
