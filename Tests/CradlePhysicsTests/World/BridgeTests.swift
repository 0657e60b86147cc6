import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Mechanisms in or near positions in which their joints lose a motion, where Newton's method does not converge:
/// straight bridges between two fixed ends, and chains that snap taut with a heavy ball.
@Suite("World: bridges and wrecking balls")
struct BridgeTests {
  /// Links on pivots along the x axis from a fixed end at the origin, 40 pt long and of 400 kg.
  private static func addLinks(_ count: Int, to world: World, collide: Bool) -> (
    links: [BodyHandle], joints: [JointHandle]
  ) {
    var (links, joints): ([BodyHandle], [JointHandle]) = ([], [])
    for index in 0..<count {
      let link = world.addBody(BodyDefinition(position: Point(x: 40 * Double(index) + 20, y: 0)))
      var shape = ShapeDefinition(
        .box(center: .zero, size: Size(width: 40, height: 10), angle: 0), friction: 0.5)
      if !collide { shape.mask = 0 }
      world.addShape(shape, to: link)
      let anchor: JointAnchor = links.last.map { .body($0, offset: Vector(dx: 20, dy: 0)) } ?? .world(.zero)
      joints.append(world.addJoint(.pivot(anchor, .body(link, offset: Vector(dx: -20, dy: 0)))))
      links.append(link)
    }
    return (links, joints)
  }

  /// The widest gap of a bridge's joints while discs fall onto it, in points. Two planks under discs of ten times their mass
  /// open by 2.5, all others by less than 2.
  private static let bridgeGap = 3.0
  /// The deepest overlap of what has come to rest, in points;
  /// `Distributions --only bridges` has the same limit.
  private static let overlap = 1.0

  @Test(
    "a straight bridge bears discs of a tenth of a plank's mass to ten times as much",
    arguments: [2, 5, 12, 30], [0.1, 1, 10])
  func straightBridge(planks count: Int, ratio: Double) {
    let world = Scene.world(gravity: 1000)
    var (planks, joints) = Self.addLinks(count, to: world, collide: true)
    let end = Point(x: 40 * Double(count), y: 0)
    joints.append(
      world.addJoint(.pivot(.body(planks[count - 1], offset: Vector(dx: 20, dy: 0)), .world(end))))
    let discs = [0.3, 0.5, 0.7].map { share in
      let disc = world.addBody(BodyDefinition(position: Point(x: end.x * share, y: -60)))
      let density = ratio * 400 / (Double.pi * 100)
      world.addShape(ShapeDefinition(Scene.circle(10), density: density, friction: 0.5), to: disc)
      return disc
    }
    let bodies = planks + discs
    let initial = JointLoopTests.energy(world, bodies)
    // A fall of everything by a plank's length.
    let scale = bodies.reduce(0) { $0 + world[$1].mass } * 1000 * 40
    var (most, widest) = (initial, 0.0)
    for _ in 0..<480 {
      world.step()
      most = max(most, JointLoopTests.energy(world, bodies))
      widest = max(widest, JointLoopTests.widestGap(world, joints))
    }
    let deepest = world.contactReports.flatMap(\.separations).min() ?? 0
    #expect(-deepest <= Self.overlap)
    #expect(widest <= Self.bridgeGap)
    #expect(most - initial <= JointLoopTests.gain * scale)
    for disc in discs {
      let place = world[disc].position
      guard place.x > 0, place.x < end.x else { continue }
      let nearest = planks.min { abs(world[$0].position.x - place.x) < abs(world[$1].position.x - place.x) }
      #expect(nearest.map { place.y < world[$0].position.y } == true, "a disc fell through")
    }
  }

  /// The share of a fall's energy that a chain may gain; `Distributions --only chains` has the same limit.
  private static let chainGain = 0.01
  /// The widest gap of a chain's joints, in points; the same.
  private static let chainGap = 4.0

  @Test(
    "a chain that starts level with a ball of one to a hundred times a link's mass gains no energy",
    arguments: [2, 5, 10, 20], [1, 10, 30, 100] as [Double])
  func wreckingBall(links count: Int, ratio: Double) {
    let world = Scene.world(gravity: 1000)
    var (bodies, joints) = Self.addLinks(count, to: world, collide: false)
    let ball = world.addBody(BodyDefinition(position: Point(x: 40 * Double(count) + 60, y: 0)))
    var shape = ShapeDefinition(Scene.circle(60), density: ratio * 400 / (Double.pi * 3600))
    shape.mask = 0
    world.addShape(shape, to: ball)
    joints.append(
      world.addJoint(
        .pivot(
          .body(bodies[count - 1], offset: Vector(dx: 20, dy: 0)), .body(ball, offset: Vector(dx: -60, dy: 0))
        ))
    )
    bodies.append(ball)
    let initial = JointLoopTests.energy(world, bodies)
    let fall = bodies.reduce(0) { $0 + world[$1].mass } * 1000 * 40 * Double(count)
    var (most, widest) = (initial, 0.0)
    for _ in 0..<600 {
      world.step()
      most = max(most, JointLoopTests.energy(world, bodies))
      widest = max(widest, JointLoopTests.widestGap(world, joints))
    }
    #expect(most - initial <= Self.chainGain * fall)
    #expect(widest <= Self.chainGap)
  }
}
