import CradleGeometry
import Testing

@testable import CradlePhysics

/// Nothing sleeps that a spring still swings, wherever in a swing the steps end, and nothing that a push has moved.
@Suite("World: sleep on springs and under pushes")
struct SpringSleepTests {
  /// How far from ½·a·t² a push may lead, as a share of it.
  static let pushError = 0.05

  /// A body on an undamped joint spring, let go beside its rest by an amplitude in points.
  private static func swing(_ frequency: Double, _ amplitude: Double) -> (world: World, body: BodyHandle) {
    let world = Scene.world(.accurate, gravity: 0)
    let body = Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: 200 + amplitude))
    world.addJoint(
      .spring(.world(.zero), .body(body), length: 200, frequency: frequency, damping: 0))
    return (world, body)
  }

  @Test(
    "an undamped spring swings on, also where every step ends at the same places",
    arguments: [2, 6, 15, 20, 30, 60, 90], [2.0, 100])
  func swings(frequency: Double, amplitude: Double) {
    let (world, body) = Self.swing(frequency, amplitude)
    for _ in 0..<300 {
      world.step()
      guard world[body].isAwake else { break }
    }
    #expect(world[body].isAwake, "asleep at \(world.time) s")
  }

  /// The sleep speed before the sleep delay is over is 0.2 % of gravity; a quarter more for what contacts give way.
  @Test(
    "a body without friction follows a push", arguments: [0.0025, 0.005, 0.02, 0.1], [0.1, 10])
  func push(share: Double, density: Double) {
    for isLate in [false, true] {
      let world = Scene.world(.accurate)
      Scene.floor(world, friction: 0)
      let body = Scene.add(
        world, Scene.box(40, 40), at: Point(x: 0, y: -20), density: density, friction: 0)
      if isLate { world.step(120) }
      world[body].force = Vector(dx: share * 1000 * world[body].mass, dy: 0)
      world.step(240)
      // ½·a·t² after 4 s.
      let wanted = 0.5 * share * 1000 * 16
      #expect(abs(world[body].position.x - wanted) < Self.pushError * wanted, "\(world[body].position.x)")
    }
  }
}
