import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A disc's point of contact does not turn with it, so its spin changes neither gaps nor impacts.
@Suite("World: spinning discs")
struct RollingDiscTests {
  static let settings: [World.Settings] = [.uikit, .accurate]
  /// The largest difference of two motions after a few seconds in single precision, in points and in pt/s.
  static let rounding = 1e-2

  private func disc(
    _ settings: World.Settings, at position: Point, _ velocity: Vector, spin: Double, friction: Double,
    restitution: Double
  ) -> (world: World, body: BodyHandle) {
    let world = Scene.world(settings)
    let floor = world.addBody(BodyDefinition(kind: .static))
    world.addShape(
      ShapeDefinition(
        .segment(Vector(dx: -1e5, dy: 0), Vector(dx: 1e5, dy: 0)), friction: friction,
        restitution: restitution),
      to: floor)
    let body = Scene.add(
      world, Scene.circle(50), at: position, velocity: velocity, friction: friction, restitution: restitution)
    world[body].angularVelocity = spin
    return (world, body)
  }

  @Test(
    "a disc that rolls at any speed sinks no deeper than one at rest, and has no speed across the floor",
    arguments: settings, [5.0, 20, 80])
  func rolls(_ settings: World.Settings, _ spin: Double) {
    let (resting, still) = disc(
      settings, at: Point(x: 0, y: -50), .zero, spin: 0, friction: 0.6, restitution: 0)
    let (rolling, body) = disc(
      settings, at: Point(x: 0, y: -50), Vector(dx: 50 * spin, dy: 0), spin: spin, friction: 0.6,
      restitution: 0)
    for _ in 0..<Int(2 / settings.stepDuration) {
      resting.step()
      rolling.step()
      #expect(rolling[body].position.y.isWithin(Self.rounding, of: resting[still].position.y))
      #expect(abs(rolling[body].velocity.dy) < Self.rounding)
    }
    #expect(rolling[body].velocity.dx.isWithin(share: Tolerance.singlePrecisionSum, of: 50 * spin))
  }

  @Test(
    "the spin of a disc without friction does not change how it bounces", arguments: settings, [10.0, 60])
  func bounces(_ settings: World.Settings, _ spin: Double) {
    let start = Point(x: 0, y: -250)
    let (straight, a) = disc(settings, at: start, .zero, spin: 0, friction: 0, restitution: 0.8)
    let (spun, b) = disc(settings, at: start, .zero, spin: spin, friction: 0, restitution: 0.8)
    for _ in 0..<Int(2 / settings.stepDuration) {
      straight.step()
      spun.step()
      #expect(spun[b].position.y.isWithin(Self.rounding, of: straight[a].position.y))
    }
    #expect(spun[b].angularVelocity.isWithin(share: Tolerance.singlePrecisionSum, of: spin))
  }

  @Test("two discs that spin against each other keep their distance", arguments: settings, [10.0, 60])
  func meshes(_ settings: World.Settings, _ spin: Double) {
    let world = Scene.world(settings, gravity: 0)
    let left = Scene.add(world, Scene.circle(40), at: Point(x: -40, y: 0), friction: 0.6)
    let right = Scene.add(world, Scene.circle(40), at: Point(x: 40, y: 0), friction: 0.6)
    world[left].angularVelocity = spin
    world[right].angularVelocity = -spin
    for _ in 0..<Int(1 / settings.stepDuration) {
      // A thousand pt/s² presses them together.
      world[left].force = Vector(dx: 1000 * world[left].mass, dy: 0)
      world[right].force = Vector(dx: -1000 * world[right].mass, dy: 0)
      world.step()
    }
    let distance = world[left].position.distance(to: world[right].position)
    #expect(distance > 80 - Self.pressed && distance <= 80 + Self.rounding)
    #expect(abs(world[left].velocity.dx) < Self.rounding && abs(world[right].velocity.dx) < Self.rounding)
  }

  /// How deep a contact under 2000 pt/s² rests at 50 Hz, a/ω² = 0.02 pt, and as much again for its passes.
  static let pressed = 0.04
}
