import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A light body carries a heavy one.
@Suite("World: mass ratios")
struct MassRatioTests {
  /// The overlap that each of two contacts keeps, and a fifth of a point that the lift has not removed yet.
  private static let sag = 2 * Double(ContactLift.keptOverlap) + 0.2
  /// The shift of the top: a fiftieth of the box's width.
  private static let shift = 2.0
  /// 0.2°; the box tips over at 45°.
  private static let tilt = 0.2 * Double.pi / 180

  /// Boxes of equal size, the upper one M/m times as heavy.
  private func stack(ratio: Double, gravity: Double) -> (world: World, light: BodyHandle, heavy: BodyHandle) {
    var settings = World.Settings.accurate
    settings.allowsSleep = false
    let world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: gravity)
    Scene.floor(world)
    func add(_ y: Double, _ density: Double) -> BodyHandle {
      let body = world.addBody(BodyDefinition(position: Point(x: 0, y: y)))
      let form = ShapeDefinition.Form.box(center: .zero, size: Size(width: 100, height: 100), angle: 0)
      world.addShape(ShapeDefinition(form, density: density, friction: 0.6), to: body)
      return body
    }
    return (world, add(-50, 1), add(-150, ratio))
  }

  @Test(
    "a box stands on one of a thousandth of its mass: it neither sinks, nor tips, nor walks",
    arguments: [1.0, 10, 30, 100, 200, 300, 500, 1000], [100.0, 1000])
  func stands(ratio: Double, gravity: Double) {
    let (world, light, heavy) = stack(ratio: ratio, gravity: gravity)
    world.step(600)
    #expect(abs(world[heavy].position.y + 150) < Self.sag)
    #expect(abs(world[heavy].angle) < Self.tilt && abs(world[light].angle) < Self.tilt)
    #expect(abs(world[heavy].position.x) < Self.shift)
  }

  @Test(
    "a heavy load takes more sub-steps, a very heavy one more cuts, a light thing on a heavy one neither",
    arguments: [(0.001, 1, 4), (1, 1, 4), (150, 1, 5), (1000, 3, 5)])
  func cuts(ratio: Double, cuts: Int, subSteps: Int) {
    let (world, _, _) = stack(ratio: ratio, gravity: 1000)
    world.step(60)
    let settings = world.simulation.settings
    #expect(settings.stepDuration == World.Settings.accurate.stepDuration / Double(cuts))
    #expect(settings.subSteps == subSteps)
  }
}
