import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

/// Rods and ropes that end outside of a small body, which turns fast where its anchor passes their line.
@Suite("World: anchors outside of bodies")
struct OutlyingAnchorTests {
  /// The largest gain of energy, as a share of what the body has at first. Without the rule for long arms
  /// (`JointStore.isOnlyJoint`) more than a tenth of the rods at 2000 pt/s gains more, up to 10¹¹ times as much.
  private static let largestGain = 0.5

  /// The greatest energy of a small box that is thrown while a joint holds it, over that at first.
  private func growth(seed: UInt64, speed: Double, isRope: Bool) -> Double {
    var random = SeededRandom(seed: seed)
    let world = World(settings: .accurate)
    let body = world.addBody(BodyDefinition(position: Point(x: 252, y: 1483)))
    world.addShape(.box(width: random.double(in: 5...20), height: random.double(in: 5...20)), to: body)
    let far = Point(x: random.double(in: -100...600), y: random.double(in: -100...600))
    let offset = Vector(dx: random.double(in: -20...20), dy: random.double(in: -20...20))
    world[body].velocity = Vector(
      dx: random.double(in: -speed...speed), dy: random.double(in: -speed...speed))
    let start = world.kineticEnergy
    let (end, anchor) = (JointAnchor.world(far), JointAnchor.body(body, offset: offset))
    world.addJoint(isRope ? .rope(end, anchor) : .rod(end, anchor))
    var greatest = 0.0
    for _ in 0..<60 {
      world.step()
      guard world.kineticEnergy.isFinite else { return .infinity }
      greatest = max(greatest, world.kineticEnergy)
    }
    return greatest / start
  }

  @Test("gain no energy, however fast the body is", arguments: [500.0, 2000, 4000], [false, true])
  func thrown(speed: Double, isRope: Bool) {
    for seed in LongTests.seeds(300, orMany: 3000, inDebug: 60) {
      let growth = growth(seed: seed, speed: speed, isRope: isRope)
      #expect(growth < 1 + Self.largestGain, "seed \(seed)")
    }
  }
}
