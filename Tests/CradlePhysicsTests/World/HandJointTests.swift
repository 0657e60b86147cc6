import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A hand pulls a body on joints with a limited force: the joints hold, and nothing is thrown.
@Suite("World: hands that pull on joints")
struct HandJointTests {
  /// How far joints may open, points.
  static let gap = 1.0
  /// How far a body may stay behind a hand that nothing but its weight resists, points.
  static let lag = 1.0

  private struct Chain {
    let world: World
    let links: [BodyHandle]
    let joints: [JointHandle]

    var widestGap: Double {
      joints.map { world[$0].anchorA.distance(to: world[$0].anchorB) }.max() ?? 0
    }
  }

  /// Links of 40 pt that hang from the origin, or, not fixed, from the first of them.
  private func chain(_ count: Int, isFixed: Bool, density: Double = 1, gravity: Double = 1000) -> Chain {
    let world = Scene.world(gravity: gravity)
    let links = (0..<count).map {
      Scene.add(
        world, Scene.box(10, 36), at: Point(x: 0, y: 20 + 40 * Double($0)), density: density, friction: 0.3)
    }
    var joints: [JointHandle] = []
    if isFixed {
      joints.append(world.addJoint(.pivot(.world(.zero), .body(links[0], offset: Vector(dx: 0, dy: -20)))))
    }
    for (upper, lower) in zip(links, links.dropFirst()) {
      joints.append(
        world.addJoint(
          .pivot(.body(upper, offset: Vector(dx: 0, dy: 20)), .body(lower, offset: Vector(dx: 0, dy: -20)))))
    }
    return Chain(world: world, links: links, joints: joints)
  }

  @Test(
    "a chain that is fixed does not tear, and is not thrown when it is let go",
    arguments: [1, 2, 8], [(0.01, 300.0), (1, 1000), (100, 3000)])
  func fixedChain(_ count: Int, _ regime: (density: Double, gravity: Double)) {
    let chain = chain(count, isFixed: true, density: regime.density, gravity: regime.gravity)
    let (world, last) = (chain.world, chain.links[count - 1])
    let speed = 800.0
    for step in 1...180 {
      // Ten times as far as the chain reaches, after a second.
      let way = min(speed * Double(step) / 60, 400 * Double(count))
      world[last].hand = Hand(
        at: Point(x: way, y: 40 * Double(count)), velocity: Vector(dx: speed, dy: 0))
      world.step()
      #expect(chain.widestGap < Self.gap, "step \(step)")
    }
    // A held body does not turn, so that one on a pivot beside its centre stays.
    #expect(count == 1 || world[last].position.x > 0.5 * 40 * Double(count - 1), "\(world[last].position)")
    world[last].hand = nil
    // It swings back by its weight.
    let fall = (2 * regime.gravity * 40 * Double(count)).squareRoot()
    for _ in 0..<120 {
      world.step()
      #expect(chain.widestGap < Self.gap)
      #expect(world[last].velocity.length < 2 * speed + fall)
    }
  }

  @Test("a rod and a rope from a wall stop the hand; a spring from it does not")
  func kinds() {
    func reach(_ joint: JointDefinition, of body: BodyHandle, in world: World) -> Double {
      world.addJoint(joint)
      for step in 1...60 {
        world[body].hand = Hand(at: Point(x: 5 * Double(step), y: 0), velocity: Vector(dx: 300, dy: 0))
        world.step()
      }
      return world[body].position.x
    }
    func body() -> (World, BodyHandle, JointAnchor, JointAnchor) {
      let world = Scene.world(gravity: 1000)
      let body = Scene.add(world, Scene.circle(10), at: Point(x: 100, y: 0))
      return (world, body, .world(.zero), .body(body))
    }
    let (first, rodEnd, a, b) = body()
    #expect(reach(.rod(a, b), of: rodEnd, in: first).isWithin(Self.gap, of: 100))
    let (second, ropeEnd, c, d) = body()
    #expect(reach(.rope(c, d, length: 150), of: ropeEnd, in: second).isWithin(Self.gap, of: 150))
    let (third, springEnd, e, f) = body()
    #expect(reach(.spring(e, f, frequency: 5, damping: 0.5), of: springEnd, in: third) == 300)
  }

  @Test(
    "a hand moves a body on a rod to the point of its circle that is nearest to the pointer",
    arguments: [World.Settings.uikit, .accurate], [Point(x: 200, y: 100), Point(x: -30, y: 20)])
  func nearest(_ settings: World.Settings, _ pointer: Point) {
    let world = Scene.world(settings, gravity: 1000)
    let body = Scene.add(world, Scene.circle(10), at: Point(x: 0, y: 100))
    world.addJoint(.rod(.world(.zero), .body(body)))
    // A hand follows what resists no faster than it has been.
    world[body].hand = Hand(at: pointer, velocity: Vector(dx: 500, dy: 0))
    world.step()
    world[body].hand = Hand(at: pointer)
    world.step(Int(3 / settings.stepDuration))
    let nearest = Point.zero + (pointer - .zero).normalized * 100
    #expect(world[body].position.distance(to: nearest) < Self.lag, "\(world[body].position)")
  }

  @Test(
    "a hand carries a chain, to the bit if nothing resists, and past a body of a thousandth of its mass",
    arguments: [false, true])
  func carries(isInTheWay: Bool) {
    let chain = chain(6, isFixed: false)
    let (world, first) = (chain.world, chain.links[0])
    let small = Scene.add(
      world, Scene.circle(3), at: Point(x: 60, y: isInTheWay ? 6 : -60), density: 0.05)
    world[small].gravityScale = 0
    for step in 1...120 {
      let way = 200 * min(Double(step) / 60, 1)
      world[first].hand = Hand(at: Point(x: way, y: 20), velocity: Vector(dx: step <= 60 ? 200 : 0, dy: 0))
      world.step()
      #expect(chain.widestGap < Self.gap, "step \(step)")
      #expect(world[first].position.distance(to: Point(x: way, y: 20)) < Self.lag, "step \(step)")
    }
    if isInTheWay {
      // The first link has pushed it along.
      #expect(world[small].position.x > 200)
    } else {
      #expect(world[first].position == Point(x: 200, y: 20))
    }
  }
}
