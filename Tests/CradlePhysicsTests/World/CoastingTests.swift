import CradleGeometry
import Testing

@testable import CradlePhysics

/// Slow bodies without resistance are damped to rest, too slowly to be seen.
@Suite("World: the end of coasting")
struct CoastingTests {
  /// The tolerance of a speed under a steady loss, as a share: the loss acts in every fourth sub-step.
  static let lossError = 0.02
  /// The rounding error of a constant speed after 600 steps, as a share.
  static let rounding = 1e-4
  /// The tolerance of v₀ + ⅔·g·sin θ·t, the speed of a disc that rolls down, as a share.
  static let fallError = 0.01

  /// A disc that rolls without slip on a floor, or down a slope, after it has come to rest there.
  private static func rolling(
    _ speed: Double, gravity: Double = 1000, angle: Double = 0, sleeps: Bool = true
  ) -> (world: World, disc: BodyHandle) {
    var settings = World.Settings.accurate
    settings.allowsSleep = sleeps
    let world = Scene.world(settings, gravity: gravity)
    Scene.floor(world, angle: angle)
    let (c, s) = (Trigonometry.cosine(angle), Trigonometry.sine(angle))
    let disc = Scene.add(world, Scene.circle(20), at: Point(x: 20 * s, y: -20 * c))
    world.step(10)
    world[disc].velocity = Vector(dx: speed * c, dy: speed * s)
    world[disc].angularVelocity = speed / 20
    return (world, disc)
  }

  @Test(
    "in √(1000/g) seconds a slow disc loses a quarter of its speed, and also the rolling loss of hard wheels",
    arguments: [500.0, 1000, 4000])
  func loses(gravity: Double) {
    let speedScale = (gravity / 1000).squareRoot()
    let (world, disc) = Self.rolling(20, gravity: gravity)
    world.step(Int(60 / speedScale))
    // v̇ = −λ·(v + r): a rolling disc is √1.5 times as fast as its centre, by its energy.
    let rate = 0.28768 * speedScale
    let resistance = (2 * 0.005 * gravity).squareRoot() * speedScale
    let r = resistance / 1.5.squareRoot() / rate
    let exact = (20 + r) * 0.75 - r
    #expect(abs(world[disc].velocity.dx - exact) < Self.lossError * exact, "\(world[disc].velocity.dx)")
  }

  @Test(
    "a disc that a step moves by more than half a point keeps its speed, and so does one that may not sleep")
  func keeps() {
    for (speed, sleeps) in [(40.0, true), (20, false)] {
      let (world, disc) = Self.rolling(speed, sleeps: sleeps)
      world.step(600)
      #expect(abs(world[disc].velocity.dx / speed - 1) < Self.rounding)
    }
  }

  @Test(
    "a body that gravity drives loses no energy, from a slope of a tenth of a degree on",
    arguments: [0.1, 0.5, 2])
  func slope(degrees: Double) {
    let angle = degrees * Double.pi / 180
    let (world, disc) = Self.rolling(5, angle: angle)
    world.step(180)
    // a = ⅔·g·sin θ
    let exact = 5 + 2.0 / 3 * 1000 * Trigonometry.sine(angle) * 3
    #expect(abs(world[disc].velocity.length / exact - 1) < Self.fallError, "\(world[disc].velocity.length)")
  }

  @Test("a slow disc that climbs a slope loses a little on the way, too")
  func climbs() {
    func height(sleeps: Bool) -> Double {
      let (world, disc) = Self.rolling(28, angle: -10 * Double.pi / 180, sleeps: sleeps)
      let start = world[disc].position.y
      var highest = start
      for _ in 0..<60 {
        world.step()
        highest = min(highest, world[disc].position.y)
      }
      return start - highest
    }
    // A loss of at most λ·v + v_c/t, 11 pt/s² of the slope's pull of 116.
    let share = height(sleeps: true) / height(sleeps: false)
    #expect((0.9...0.99).contains(share), "\(share)")
  }
}
