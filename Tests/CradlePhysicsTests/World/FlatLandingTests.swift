import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Corners of one face that land within a sub-step of each other bounce together, as in engines that solve both at once:
/// one after the other, they would stop each other, and a box with the least tilt would land dead.
@Suite("World: landing almost flat")
struct FlatLandingTests {
  struct Drop {
    var size: Size
    var height: Double
    var restitution: Double
    var friction: Double
    /// How much higher one lower corner is than the other, points.
    var gap: Double

    /// The highest place after the landing, and the fastest turn on the way there, rad/s.
    func rebound(_ settings: World.Settings, gap: Double) -> (height: Double, turn: Double) {
      let world = Scene.world(settings)
      Scene.floor(world, friction: friction)
      let box = Scene.add(
        world, Scene.box(size.width, size.height), at: Point(x: 0, y: -height - size.height / 2),
        angle: gap / size.width, friction: friction, restitution: restitution)
      var (highest, turn, hasLanded) = (0.0, 0.0, false)
      for _ in 0..<Int(3 / settings.stepDuration) {
        let before = world[box].velocity.dy
        world.step()
        let velocity = world[box].velocity.dy
        if velocity < before - 50 {
          if hasLanded { break }
          hasLanded = true
        }
        guard hasLanded else { continue }
        highest = max(highest, -world[box].position.y - size.height / 2)
        turn = max(turn, abs(world[box].angularVelocity))
      }
      return (highest, turn)
    }
  }

  /// The share of the rebound, and the points, by which a tilt of at most 1.5 pt may change it: it lands earlier by half the
  /// gap, and a corner of it is up to 1.5 pt above the ground when it bounces.
  static let share = 0.05
  static let points = 2.0
  /// The turn in rad/s that it may get: a corner that bounces alone gives 5 to 20.
  static let turn = 1.0

  @Test(
    "a box whose corners land within 1.5 pt rebounds as high as a flat one, hardly turning",
    arguments: [World.Settings.accurate, .uikit])
  func almostFlat(settings: World.Settings) {
    var random = SeededRandom(seed: 7)
    for number in 0..<100 {
      let drop = Drop(
        size: Size(width: random.double(in: 30...200), height: random.double(in: 20...100)),
        height: random.double(in: 100...500), restitution: random.double(in: 0.3...1),
        friction: random.double(in: 0...1), gap: random.double(in: 0.01...1.5))
      let flat = drop.rebound(settings, gap: 0)
      #expect(flat.height > 0, "\(number) \(drop): no rebound")
      let tilted = drop.rebound(settings, gap: random.bool() ? drop.gap : -drop.gap)
      #expect(
        abs(tilted.height - flat.height) < Self.share * flat.height + Self.points,
        "\(number) \(drop): \(tilted) of \(flat)")
      #expect(tilted.turn < Self.turn, "\(number) \(drop): \(tilted) of \(flat)")
    }
  }
}
