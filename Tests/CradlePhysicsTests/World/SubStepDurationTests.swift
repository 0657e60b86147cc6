import CradleGeometry
import Testing

@testable import CradlePhysics

/// A sub-step begins with the impulses of the last one. If it takes another time, they are scaled to it.
@Suite("World: sub-steps of another duration")
struct SubStepDurationTests {
  /// The speed in pt/s that a resting body may get: a tenth of what gravity adds in a sub-step of 1/240 s. Impulses that
  /// are not scaled give half of that and more.
  private static let speed = 1000.0 / 240 / 10

  /// A stack of five boxes of different masses on a floor, a ball on a rod, and a box on a pivot, all at rest.
  private static func resting() -> World {
    var settings = World.Settings.accurate
    settings.allowsSleep = false
    let world = Scene.world(settings)
    Scene.floor(world)
    for index in 0..<5 {
      Scene.add(
        world, Scene.box(60, 30), at: Point(x: 0, y: -15 - 30 * Double(index)),
        density: [1, 3, 0.5, 2, 1][index])
    }
    let ball = Scene.add(world, Scene.circle(15), at: Point(x: 200, y: -100), density: 2)
    world.addJoint(.rod(.world(Point(x: 200, y: -200)), .body(ball), length: 100))
    let pendulum = Scene.add(world, Scene.box(20, 40), at: Point(x: 300, y: -100))
    world.addJoint(.pivot(.world(Point(x: 300, y: -200)), .body(pendulum, offset: Vector(dx: 0, dy: -100))))
    world.step(300)
    return world
  }

  @Test(
    "resting bodies stay at rest when the duration changes", arguments: [0.25, 0.5, 2],
    [true, false])
  func rests(ratio: Double, changesStep: Bool) {
    let world = Self.resting()
    #expect(fastest(world) < Self.speed)
    if changesStep {
      world.settings.stepDuration *= ratio
    } else {
      world.settings.subSteps = Int(Double(world.settings.subSteps) / ratio)
    }
    for step in 1...20 {
      world.step()
      #expect(fastest(world) < Self.speed, "step \(step)")
    }
  }

  /// The speed of the fastest body, pt/s.
  private func fastest(_ world: World) -> Double {
    world.bodyHandles.map { world[$0].velocity.length }.max() ?? 0
  }
}
