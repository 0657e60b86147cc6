import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// The two forces of a contact act along one line, so that a pair of bodies does not begin to turn.
@Suite("World: the torque of a contact's forces")
struct ContactTorqueTests {
  /// The angular speed in rad/s to which two boxes may drift: a turn in ten seconds.
  private static let spin = 2 * Double.pi / 10

  @Test(
    "two boxes that a spring pulls together from rest do not spin up", arguments: [0, 0.2, 0.7], [3, 4, 5.0])
  func pulledTogether(damping: Double, frequency: Double) {
    var settings = World.Settings.accurate
    settings.allowsSleep = false
    let world = Scene.world(settings, gravity: 0)
    let boxes = [(Point(x: 100, y: 100), 0.3), (Point(x: 150, y: 160), 0)].map {
      Scene.add(world, Scene.box(20, 20), at: $0.0, angle: $0.1, friction: 0.2, restitution: 0.2)
    }
    for box in boxes {
      world[box].linearResistance = 0.1
      world[box].angularResistance = 0.1
    }
    world.addJoint(
      .spring(.body(boxes[0]), .body(boxes[1]), length: 0, frequency: frequency, damping: damping))
    for _ in 0..<1200 { world.step() }
    for box in boxes { #expect(abs(world[box].angularVelocity) < Self.spin) }
  }
}
