import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Joints of which no position satisfies all.
@Suite("World: joints that contradict each other")
struct ContradictingJointTests {
  /// The speed of a fall by 200 pt, in points per second: the boxes swing, and nothing slows them down.
  private static let fall = (2.0 * 1000 * 200).squareRoot()
  /// The share of boxes that are slower, at least: nine in ten are slower than from a fall by 65 pt (`FIGURES.md`).
  private static let fewest = 0.9

  /// The highest speed in the twentieth second of a box on two joints to random points of the world.
  private func speed(
    seed: UInt64, _ joint: (JointAnchor, JointAnchor, Double) -> JointDefinition
  ) -> Double {
    var random = SeededRandom(seed: seed)
    let world = Scene.world()
    let body = Scene.add(world, Scene.box(40, 40), at: Point(x: 300, y: 300))
    for _ in 0..<2 {
      let place = Point(x: random.double(in: 200...500), y: random.double(in: 200...400))
      let offset = Vector(dx: random.double(in: -20...20), dy: random.double(in: -20...20))
      world.addJoint(joint(.world(place), .body(body, offset: offset), random.double(in: 20...60)))
    }
    world.step(19 * 60)
    return (0..<60).reduce(0) { fastest, _ in
      world.step()
      return max(fastest, world[body].velocity.length)
    }
  }

  @Test("a box on two rods that cannot meet swings no faster than from a fall")
  func rods() {
    let speeds = LongTests.seeds(100, orMany: 1000, inDebug: 20).map {
      speed(seed: $0) { .rod($0, $1, length: $2) }
    }
    let slow = speeds.filter { $0 < Self.fall }.count
    #expect(Double(slow) >= Self.fewest * Double(speeds.count), "\(speeds.sorted().suffix(12))")
  }

  @Test("a box on two pivots or welds at different points rests between them")
  func points() {
    for seed: UInt64 in 0..<10 {
      #expect(speed(seed: seed) { a, b, _ in .pivot(a, b) } < Tolerance.stillness, "pivots, seed \(seed)")
      #expect(speed(seed: seed) { a, b, _ in .weld(a, b) } < Tolerance.stillness, "welds, seed \(seed)")
    }
  }
}
