import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A body on the ground moves to second order in the sub-step: x = v₀t + ½at², with a = μg for a slide, ⅔g·sin θ for a
/// disc that rolls.
@Suite("World: bodies on the ground")
struct GroundedBodyTests {
  /// The share of ½h·v that a place may miss: a first-order step misses all of it.
  static let firstOrder = 0.05
  /// The error of a place in single precision after some seconds, in points.
  static let rounding = 1e-2

  /// The properties of the ground and of the body on it.
  struct Ground: Sendable, CustomTestStringConvertible {
    var friction = 0.5
    var gravity = 1000.0
    var density = 1.0
    var subSteps = 4
    /// The distance of the start from the origin, points.
    var far = 0.0
    var testDescription: String {
      "μ \(friction), gravity \(gravity), density \(density), \(subSteps) sub-steps, \(far) pt from the origin"
    }

    var settings: World.Settings {
      var settings = World.Settings.accurate
      settings.subSteps = subSteps
      settings.allowsSleep = false
      return settings
    }

    func world() -> World { Scene.world(settings, gravity: gravity) }
  }

  static let grounds = [
    Ground(), Ground(friction: 0.1), Ground(friction: 1), Ground(gravity: 100), Ground(gravity: 4000),
    Ground(density: 1000), Ground(density: 1e-3), Ground(subSteps: 2), Ground(subSteps: 8), Ground(far: 4e4),
  ]

  /// Half a sub-step, in seconds.
  private func half(_ world: World) -> Double {
    0.5 * world.settings.stepDuration / Double(world.settings.subSteps)
  }

  @Test("a box slides as far as x = v₀t − ½μgt² says, and is as fast as v₀ − μgt", arguments: grounds)
  func slides(_ ground: Ground) {
    let world = ground.world()
    Scene.floor(world, friction: ground.friction)
    let (start, speed, loss) = (Point(x: ground.far, y: -10), 500.0, ground.friction * ground.gravity)
    let box = Scene.add(
      world, Scene.box(100, 20), at: start, velocity: Vector(dx: speed, dy: 0), density: ground.density,
      friction: ground.friction)
    let steps = Int(min(2, 0.9 * speed / loss) * 60)
    world.step(steps)
    let time = world.time
    let missed = world[box].position.x - start.x - (speed * time - 0.5 * loss * time * time)
    #expect(abs(missed) < Self.firstOrder * half(world) * speed + Self.rounding)
    // The box sinks by its load at first, and is not carried by all of its weight for so long.
    let sunk = ground.friction * (Double(ContactLift.keptOverlap) / time)
    #expect(world[box].velocity.dx.isWithin(sunk + Self.rounding, of: speed - loss * time))
  }

  /// A disc rolls up to an angle of tan θ = 3μ; steeper it slips.
  static let slopes = grounds.flatMap { ground in
    [0.1, 0.3].filter { Trigonometry.sine($0) < 3 * ground.friction * Trigonometry.cosine($0) }
      .map { (ground, $0) }
  }

  @Test("a disc rolls down a slope by ⅓g·sin θ·t², without slip", arguments: slopes)
  func rolls(_ ground: Ground, _ angle: Double) {
    let world = ground.world()
    Scene.floor(world, angle: angle, friction: ground.friction)
    let up = Vector(dx: Trigonometry.sine(angle), dy: -Trigonometry.cosine(angle))
    let start = Point.zero + up * 25
    let disc = Scene.add(
      world, Scene.circle(25), at: start, density: ground.density, friction: ground.friction)
    world.step(90)
    let down = Vector(angle: angle, length: 1)
    let acceleration = ground.gravity * Trigonometry.sine(angle) * 2 / 3
    let moved = (world[disc].position - start).dot(down)
    let speed = acceleration * world.time
    #expect(
      moved.isWithin(Self.firstOrder * half(world) * speed + Self.rounding, of: 0.5 * speed * world.time))
    #expect((world[disc].angularVelocity * 25).isWithin(share: Tolerance.singlePrecisionSum * 10, of: speed))
  }

  @Test("a box below the angle of friction does not creep", arguments: grounds.filter { $0.friction < 1 })
  func creeps(_ ground: Ground) {
    let world = ground.world()
    let angle = 0.9 * ground.friction
    Scene.floor(world, angle: angle, friction: ground.friction)
    let up = Vector(dx: Trigonometry.sine(angle), dy: -Trigonometry.cosine(angle))
    let start = Point.zero + up * 10
    let box = Scene.add(
      world, Scene.box(100, 20), at: start, angle: angle, density: ground.density, friction: ground.friction)
    world.step(600)
    // In the first sub-step nothing has loaded the contact yet, so that friction acts after the displacement.
    let h = 2 * half(world)
    let first = ground.gravity * Trigonometry.sine(angle) * h * h
    #expect(abs((world[box].position - start).dot(Vector(angle: angle, length: 1))) < first + Self.rounding)
  }

  @Test("a box that falls flat and slides has lost μ·g·t, however it landed", arguments: 0..<24)
  func lands(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (friction, gravity) = (random.double(in: 0.05...0.5), random.double(in: 300...3000))
    let world = Scene.world(Ground().settings, gravity: gravity)
    Scene.floor(world, friction: friction)
    let (width, height) = (random.double(in: 20...200), random.double(in: 5...15))
    let speed = 5 * gravity * friction
    let box = Scene.add(
      world, Scene.box(width, height), at: Point(x: 0, y: -height / 2 - random.double(in: 0...100)),
      velocity: Vector(dx: speed, dy: 0), friction: friction)
    world.step(120)
    #expect(abs(world[box].angle) < Tolerance.invisibleAngle)
    #expect(
      world[box].velocity.dx.isWithin(share: Tolerance.invisible, of: speed - friction * gravity * world.time)
    )
  }
}
