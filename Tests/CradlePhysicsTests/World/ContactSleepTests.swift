import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Bodies that contacts carry sleep once their motion is invisible; driven bodies never sleep.
@Suite("World: sleep of bodies in contact")
struct ContactSleepTests {
  /// The weakest acceleration that a body must follow, as a share of gravity: from rest it is as fast as the sleep speed,
  /// 1 pt/s, before the sleep delay, 0.5 s, is over; a quarter more for what contacts give way meanwhile.
  private static let weakest = 0.0025
  /// The share of ½at² in 4 s that the first step's contacts may cost: a quarter of a step of 1/60 s is 0.002 of it.
  private static let pushError = 0.002
  /// The drift in points of a body that friction holds.
  private static let drift = 0.001

  @Test(
    "slides on a slope that is hardly too steep", arguments: [0.2, 0.5, 0.9],
    [HandTests.settings[0], .accurate])
  func slope(friction: Double, settings: World.Settings) {
    let world = Scene.world(settings)
    // tan φ = μ by Newton's method; above it a box is accelerated by g·sin(θ − φ)/cos φ.
    var critical = friction
    for _ in 0..<20 {
      let (s, c) = (Trigonometry.sine(critical), Trigonometry.cosine(critical))
      critical -= (s / c - friction) * c * c
    }
    let angle = critical + Self.weakest * Trigonometry.cosine(critical)
    Scene.floor(world, angle: angle, friction: friction)
    let up = Vector(dx: Trigonometry.sine(angle), dy: -Trigonometry.cosine(angle))
    let start = Point.zero + up * 10
    let body = Scene.add(world, Scene.box(100, 20), at: start, angle: angle, friction: friction)
    world.step(Int(4 / settings.stepDuration))
    // ½·a·t² is 20 pt, of which contacts that give way at first may cost most.
    let least = 5.0
    #expect(world[body].isAwake)
    #expect(world[body].position.distance(to: start) > least, "\(world[body].position - start)")
  }

  /// The rounding of a speed in single precision that steps change by nothing, pt/s and rad/s.
  private static let steady = 1e-6

  @Test(
    "a body that drifts or turns steadily faster than a sleeping one may never falls asleep",
    arguments: [1.05, 1.5, 2, 3, 4, 8], [HandTests.settings[0], .accurate])
  func drifts(factor: Double, settings: World.Settings) {
    let world = Scene.world(settings, gravity: 0)
    let drifting = Scene.add(
      world, Scene.box(20, 20), at: .zero, velocity: Vector(dx: settings.sleepSpeed * factor, dy: 0))
    let bar = Scene.add(world, Scene.box(300, 10), at: Point(x: 0, y: 400))
    let turning = Scene.add(world, Scene.box(10, 10), at: Point(x: 0, y: 800))
    let turns = [(bar, factor * settings.sleepAngularSpeed), (turning, factor * settings.sleepSpeed / 7)]
    for (body, speed) in turns { world[body].angularVelocity = speed }
    world.step(Int(20 / settings.stepDuration))
    #expect(world[drifting].velocity.dx.isWithin(Self.steady, of: settings.sleepSpeed * factor))
    for (body, speed) in turns { #expect(world[body].angularVelocity.isWithin(Self.steady, of: speed)) }
  }

  @Test("a disc that rolls too slowly to climb anything lets bodies that it touches sleep")
  func rolls() {
    let world = Scene.world(.accurate)
    Scene.floor(world)
    let disc = Scene.add(world, Scene.circle(20), at: Point(x: 0, y: -20))
    world.step(30)
    // ½v² = 2 is less than g·0.005 pt = 5.
    world[disc].velocity = Vector(dx: 2, dy: 0)
    world[disc].angularVelocity = 0.1
    world.step(120)
    #expect(world.isAsleep)
  }

  @Test(
    "a push, however weak, moves a free body, and lets a body that friction holds sleep",
    arguments: [0.1, 0.5, 1.5, 3])
  func weakPush(acceleration: Double) {
    for friction in [0.0, 0.3] {
      let world = Scene.world(.accurate)
      Scene.floor(world, friction: friction)
      let body = Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -20), friction: friction)
      world.step(90)
      #expect(world.isAsleep)
      let start = world[body].position.x
      world[body].force = Vector(dx: acceleration * world[body].mass, dy: 0)
      world.simulation.wakeAll()
      world.step(240)
      // ½at² in 4 s.
      let exact = friction == 0 ? 8 * acceleration : 0
      #expect(
        abs(world[body].position.x - start - exact) <= Self.pushError * exact + Self.drift, "\(friction)")
      #expect(world.isAsleep == (friction > 0))
    }
  }
}
