import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Impacts between held bodies and others: a hand gives no more than its own speed, and is not moved by what it
/// need not press.
@Suite("World: impacts at hands")
struct HandImpactTests {
  static let settings: [World.Settings] = [.uikit, .accurate]

  /// How much faster than the hand a body may leave, as a share of the hand's speed: pushed apart by what they
  /// overlapped.
  static let leaving = 1.1
  /// How far rounding may move a held body from its hand, in points.
  static let rounding = 1e-4

  @Test(
    "a ball between a hand and a wall never gets faster than the hand, however elastic it is",
    arguments: settings, [0.5, 0.8, 1])
  func squeezes(_ settings: World.Settings, _ restitution: Double) {
    let speed = 300.0
    let world = Scene.world(settings, gravity: 0)
    let wall = world.addBody(BodyDefinition(kind: .static))
    world.addShape(
      ShapeDefinition(
        .segment(Vector(dx: 400, dy: -200), Vector(dx: 400, dy: 200)), friction: 0,
        restitution: restitution), to: wall)
    let held = Scene.add(
      world, Scene.box(40, 40), at: .zero, friction: 0, restitution: restitution)
    let ball = Scene.add(
      world, Scene.circle(20), at: Point(x: 200, y: 0), velocity: Vector(dx: -speed, dy: 0), friction: 0,
      restitution: restitution)
    for step in 1...Int(1.5 / settings.stepDuration) {
      world[held].hand = Hand(
        at: Point(x: speed * Double(step) * settings.stepDuration, y: 0), velocity: Vector(dx: speed, dy: 0))
      world.step()
      #expect(world[ball].velocity.length < Self.leaving * speed, "\(world[ball].velocity)")
    }
  }

  @Test(
    "an elastic ball that a hand pinches at a wall slips away no faster than twice the hand",
    arguments: settings)
  func pinches(_ settings: World.Settings) {
    let speed = 300.0
    for offset in [6.0, 12, 20] {
      let world = Scene.world(settings, gravity: 0)
      let wall = world.addBody(BodyDefinition(kind: .static))
      world.addShape(
        ShapeDefinition(
          .segment(Vector(dx: 100, dy: -2000), Vector(dx: 100, dy: 2000)), friction: 0, restitution: 0.5),
        to: wall)
      let held = Scene.add(world, Scene.circle(30), at: .zero, friction: 0, restitution: 0.5)
      let ball = Scene.add(
        world, Scene.circle(20), at: Point(x: 76, y: offset), friction: 0, restitution: 0.5)
      var fastest = 0.0
      for step in 1...Int(0.5 / settings.stepDuration) {
        let x = min(speed * Double(step) * settings.stepDuration, 60)
        world[held].hand = Hand(at: Point(x: x, y: 0), velocity: Vector(dx: x < 60 ? speed : 0, dy: 0))
        world.step()
        fastest = max(fastest, world[ball].velocity.length)
      }
      #expect(fastest > 0 && fastest < 2 * speed, "\(offset): \(fastest)")
    }
  }

  @Test("a body that flies into a held one does not move it from the pointer", arguments: settings, [0, 0.6])
  func staysAtThePointer(_ settings: World.Settings, _ restitution: Double) {
    let place = Point(x: 0, y: 0.1)
    for speed in [900.0, 20_000] {
      for turn in 0..<12 {
        let world = Scene.world(settings, gravity: 0)
        let held = Scene.add(world, Scene.box(50, 40), at: place, friction: 0.3, restitution: restitution)
        world[held].hand = Hand(at: place)
        let direction = Vector(angle: 0.5 * Double(turn), length: 1)
        let body = Scene.add(
          world, turn % 2 == 0 ? Scene.box(60, 30) : Scene.circle(20), at: .zero + direction * 120,
          angle: 0.3 * Double(turn), velocity: direction * -speed, friction: 0.3, restitution: restitution)
        world[body].angularVelocity = turn % 3 == 0 ? 40 : -25
        var farthest = 0.0
        for _ in 0..<Int(0.5 / settings.stepDuration) {
          world.step()
          farthest = max(farthest, world[held].position.distance(to: place))
        }
        #expect(world[body].velocity != direction * -speed, "\(speed) pt/s, turn \(turn): met nothing")
        #expect(farthest < Self.rounding, "\(speed) pt/s, turn \(turn): \(farthest)")
      }
    }
  }
}
