import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// The contacts' impulses of the last sub-step are applied again by body, or in a world with joints and hands by
/// contact. A joint far away changes the way, and must not change the motion.
@Suite("World: the contacts' load in the next sub-step")
struct RepeatedLoadTests {
  /// Rounding in single precision, over 60 steps of 4 sub-steps, in points and radians.
  private let rounding = 2e-3

  /// Boxes of masses from 0.5 to 8 kg that fall on each other and slide on a floor, a disc that bounces off them while
  /// they carry each other, a disc that rolls, and a box that flies.
  private func scene(hasJoint: Bool, resistance: Double, x: Double) -> (World, [BodyHandle]) {
    let world = Scene.world()
    Scene.floor(world, y: 0, friction: 0.4)
    var bodies: [BodyHandle] = []
    for index in 0..<4 {
      bodies.append(
        Scene.add(
          world, Scene.box(100 - Double(index) * 10, 40), at: Point(x: x, y: -21 - Double(index) * 40.5),
          velocity: Vector(dx: index == 0 ? 200 : 150, dy: 0), density: [1, 8, 0.5, 2][index], friction: 0.5))
    }
    bodies.append(
      Scene.add(world, Scene.circle(15), at: Point(x: x + 35, y: -300), friction: 0.5, restitution: 0.6))
    bodies.append(
      Scene.add(
        world, Scene.circle(20), at: Point(x: x + 400, y: -20.1), velocity: Vector(dx: 90, dy: 0),
        restitution: 0.3))
    bodies.append(
      Scene.add(
        world, Scene.box(30, 50), at: Point(x: x - 300, y: -400), velocity: Vector(dx: -50, dy: -80),
        restitution: 0.5))
    for body in bodies {
      world[body].linearResistance = resistance
      world[body].angularResistance = resistance
    }
    if hasJoint {
      let far = Scene.add(world, Scene.box(10, 10), at: Point(x: x + 10_000, y: -10_000))
      world.addJoint(
        .softPoint(.world(Point(x: x + 10_000, y: -10_000)), .body(far), frequency: 2, damping: 1))
    }
    return (world, bodies)
  }

  @Test(
    "a joint far away changes no motion of bodies on contacts, with and without resistance, near and far from the origin",
    arguments: [0.0, 2], [0.0, 30_000])
  func alike(resistance: Double, x: Double) {
    let (free, bodies) = scene(hasJoint: false, resistance: resistance, x: x)
    let (joined, partners) = scene(hasJoint: true, resistance: resistance, x: x)
    var hasBounced = false
    for step in 1...60 {
      free.step()
      joined.step()
      hasBounced = hasBounced || free[bodies[4]].velocity.dy < 0
      for (a, b) in zip(bodies, partners) {
        let apart = free[a].position.distance(to: joined[b].position)
        #expect(apart < rounding, "step \(step)")
        #expect(abs(free[a].angle - joined[b].angle) < rounding, "step \(step)")
      }
    }
    #expect(free[bodies[0]].position.x - x > 5, "the boxes slide")
    #expect(hasBounced, "the disc bounces off the boxes")
  }
}
