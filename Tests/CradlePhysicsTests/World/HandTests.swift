import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Bodies in a hand: at the pointer at once where nothing is in the way, and strong enough to push, but through nothing.
@Suite("World: hands")
struct HandTests {
  static let settings: [World.Settings] = [.uikit, .accurate]

  /// How deep a hand may press anything into anything, in points; what is less than a hundredth is not corrected.
  static let deepest = 1.01
  /// How far the rounding of a step's motion may leave a body from its hand, in points.
  static let rounding = 1e-4
  /// How much slower or faster than the hand a ball may leave, as shares of its speed: pushed apart by what they overlapped.
  static let leaving = 0.98...1.1
  /// How much of its speed of 500 points per second a bounce off a hand may cost or add.
  static let bounceError = 5.0

  @Test(
    "where nothing is in the way the body is at the pointer at once, and after every step",
    arguments: settings)
  func follows(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let body = Scene.add(world, Scene.box(40, 30), at: .zero, angle: 0.3)
    for step in 1...60 {
      let place = Point(x: 40 * Double(step % 7), y: -25 * Double(step))
      world[body].hand = Hand(at: place, velocity: Vector(dx: 2000, dy: -700))
      #expect(world[body].position == place)
      world.step()
      #expect(world[body].position == place && world[body].angle == 0.3)
    }
  }

  @Test("a ball that is pushed leaves with the hand's speed", arguments: settings, [60.0, 400, 3000])
  func pushes(_ settings: World.Settings, _ speed: Double) {
    let world = Scene.world(settings, gravity: 0)
    let held = Scene.add(world, Scene.circle(20), at: .zero, friction: 0)
    let ball = Scene.add(world, Scene.circle(20), at: Point(x: 60, y: 0), friction: 0)
    for step in 1...Int(0.5 / settings.stepDuration) {
      world[held].hand = Hand(
        at: Point(x: speed * Double(step) * settings.stepDuration, y: 0), velocity: Vector(dx: speed, dy: 0))
      world.step()
      let gap = world[ball].position.distance(to: world[held].position) - 40
      #expect(gap > -Self.deepest, "overlap \(-gap)")
    }
    #expect(Self.leaving.contains(world[ball].velocity.dx / speed), "\(world[ball].velocity)")
  }

  @Test("stops at a wall, slides along it, and comes off it at once", arguments: settings)
  func slides(_ settings: World.Settings) {
    let world = Scene.world(settings)
    Scene.floor(world)
    let held = Scene.add(world, Scene.box(40, 40), at: Point(x: -200, y: -100))
    for step in 1...40 {
      let place = Point(x: -200 + 10 * Double(step), y: -100 + 10 * Double(step))
      world[held].hand = Hand(at: place, velocity: Vector(dx: 600, dy: 600))
      world.step()
      #expect(world[held].position.x.isWithin(Tolerance.invisible, of: place.x), "\(world[held].position)")
      #expect(world[held].position.y < -20 + Self.deepest, "\(world[held].position)")
    }
    let away = Point(x: 0, y: -300)
    world[held].hand = Hand(at: away)
    #expect(world[held].position == away)
  }

  @Test("bodies bounce off a hand at rest as off a wall", arguments: settings)
  func bounces(_ settings: World.Settings) {
    let world = Scene.world(settings, gravity: 0)
    let held = Scene.add(world, Scene.box(20, 200), at: .zero)
    world[held].hand = Hand(at: .zero)
    let ball = Scene.add(
      world, Scene.circle(20), at: Point(x: 100, y: 0), velocity: Vector(dx: -500, dy: 0), friction: 0,
      restitution: 1)
    world.step(Int((0.5 / settings.stepDuration).rounded()))
    #expect(
      world[ball].velocity.isWithin(Self.bounceError, of: Vector(dx: 500, dy: 0)), "\(world[ball].velocity)")
    #expect(world[held].position.isWithin(Tolerance.subpixel, of: .zero), "\(world[held].position)")
  }

  @Test("let go, it keeps its velocity, falls and turns again", arguments: settings)
  func letsGo(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let body = Scene.add(world, Scene.box(40, 30), at: .zero)
    world[body].hand = Hand(at: Point(x: 10, y: 0), velocity: Vector(dx: 300, dy: 0))
    world.step()
    world[body].hand = nil
    #expect(world[body].velocity == Vector(dx: 300, dy: 0) && world[body].hand == nil)
    world[body].angularVelocity = 2
    world.step()
    #expect(world[body].velocity.dy > 0 && world[body].angularVelocity == 2)
  }

  @Test("a hand that rests lets its body sleep, and wakes it when it moves", arguments: settings)
  func sleeps(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let body = Scene.add(world, Scene.box(40, 30), at: .zero)
    world[body].hand = Hand(at: Point(x: 10, y: 0), velocity: Vector(dx: 300, dy: 0))
    world.step()
    world[body].hand = Hand(at: Point(x: 10, y: 0))
    world.step(Int((2 / settings.stepDuration).rounded()))
    #expect(world.isAsleep && world[body].position == Point(x: 10, y: 0))
    world[body].hand = Hand(at: Point(x: 11, y: 0))
    #expect(world[body].isAwake && world[body].position == Point(x: 11, y: 0))
  }

  @Test("a body that hangs on the held one by a joint follows it", arguments: settings)
  func joins(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let held = Scene.add(world, Scene.box(10, 10), at: .zero)
    let bob = Scene.add(world, Scene.circle(20), at: Point(x: 0, y: 100))
    world[held].hand = Hand(at: .zero)
    world.addJoint(.rod(.body(held), .body(bob)))
    for step in 1...240 {
      let place = Point(x: 100 * Double(step) * settings.stepDuration, y: 0)
      world[held].hand = Hand(at: place, velocity: Vector(dx: 100, dy: 0))
      world.step()
      #expect(world[held].position.isWithin(Self.rounding, of: place))
      #expect(world[bob].position.distance(to: place).isWithin(Tolerance.jointGap, of: 100))
    }
  }

  @Test("a body that collides with nothing passes through everything", arguments: settings)
  func passes(_ settings: World.Settings) {
    let world = Scene.world(settings)
    Scene.floor(world)
    Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -20))
    let held = world.addBody(BodyDefinition(position: Point(x: 0, y: -100)))
    var shape = ShapeDefinition(Scene.box(40, 40))
    shape.mask = 0
    world.addShape(shape, to: held)
    for step in 1...40 {
      let place = Point(x: 0, y: -100 + 10 * Double(step))
      world[held].hand = Hand(at: place, velocity: Vector(dx: 0, dy: 600))
      world.step()
      #expect(world[held].position == place)
    }
  }

  @Test("let go at rest it falls from rest", arguments: settings)
  func rests(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let body = Scene.add(world, Scene.box(40, 30), at: .zero)
    world[body].hand = Hand(at: Point(x: 300, y: 0), velocity: Vector(dx: 900, dy: 0))
    world.step()
    world[body].hand = Hand(at: Point(x: 300, y: 0))
    world.step()
    world[body].hand = nil
    #expect(world[body].velocity == .zero)
    world.step(60)
    #expect(world[body].position.x == 300 && world[body].position.y > 0)
  }

  @Test("two hands do not block each other", arguments: settings)
  func pairs(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let bodies = [-50.0, 50].map { Scene.add(world, Scene.box(40, 40), at: Point(x: $0, y: 0)) }
    for step in 1...30 {
      for (body, side) in zip(bodies, [-1.0, 1]) {
        world[body].hand = Hand(at: Point(x: side * (50 - 5 * Double(step)), y: 0))
      }
      world.step()
      for (body, side) in zip(bodies, [-1.0, 1]) {
        #expect(world[body].position == Point(x: side * (50 - 5 * Double(step)), y: 0))
      }
    }
  }
}
