import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// The weight that a hand's force counts: what it touches, and what it lifts.
@Suite("World: the weight that a hand lifts")
struct HandLoadTests {
  /// How deep a hand may press anything into anything, in points; less than a hundredth is not corrected.
  static let deepest = 1.01
  /// How far below the pointer a lifted body may stay, in points: as far as contacts yield.
  static let yield = 1.0
  /// How much a sum of single-precision weights may differ from the exact one, as a share.
  static let rounding = 1e-5

  /// A column of boxes of 40 pt between walls without friction; the lowest lies on the floor, at the origin.
  private func column(
    _ count: Int, _ settings: World.Settings = .accurate, density: Double = 1, gravity: Double = 1000
  ) -> (world: World, boxes: [BodyHandle]) {
    let world = Scene.world(settings, gravity: gravity)
    Scene.floor(world, y: 20)
    let walls = world.addBody(BodyDefinition(kind: .static))
    for x in [-20.5, 20.5] {
      world.addShape(
        ShapeDefinition(.segment(Vector(dx: x, dy: 100), Vector(dx: x, dy: -4000)), friction: 0), to: walls)
    }
    let boxes = (0..<count).map { place in
      Scene.add(
        world, Scene.box(40, 40), at: Point(x: 0, y: -40 * Double(place)), density: density, friction: 0)
    }
    return (world, boxes)
  }

  @Test(
    "a hand lifts a column of any height, weight and gravity", arguments: [World.Settings.uikit, .accurate],
    [(1, 1.0, 1000.0), (8, 100, 1000), (30, 1, 1000), (30, 0.01, 300), (30, 1, 3000)])
  func lifts(_ settings: World.Settings, _ regime: (count: Int, density: Double, gravity: Double)) {
    let (world, boxes) = column(
      regime.count + 1, settings, density: regime.density, gravity: regime.gravity)
    /// The overlap of the two lowest boxes.
    func overlap() -> Double { 40 - world[boxes[0]].position.y + world[boxes[1]].position.y }
    world.step(Int(0.5 / settings.stepDuration))
    // In `uikit` thirty boxes at three times the usual gravity press the lowest ones deeper at rest.
    let allowed = max(Self.deepest, overlap())
    for step in 1...Int(1.5 / settings.stepDuration) {
      let height = min(400 * Double(step) * settings.stepDuration, 200)
      world[boxes[0]].hand = Hand(at: Point(x: 0, y: -height), velocity: Vector(dx: 0, dy: -400))
      world.step()
      #expect(overlap() < allowed, "step \(step)")
    }
    #expect(world[boxes[0]].position.y < -200 + Self.yield, "\(world[boxes[0]].position)")
  }

  /// The weight that counts for a hand that pulls the lowest box but one in a direction, in boxes' weights.
  private func count(_ direction: LocalVector, above: Int) throws -> Double {
    let (world, boxes) = column(above + 2)
    world.step(Int(0.5 / world.settings.stepDuration))
    var held = HeldBody(body: boxes[1].index)
    held.displacement = direction * 50
    var weight = HandLoad()
    let found = weight.sum(
      held, world.simulation.bodies, world.simulation.contacts, world.simulation.joints)
    let sum = try #require(found)
    return Double(sum.weight) / (world[boxes[1]].mass * 1000)
  }

  @Test(
    "pulled upwards a column counts as a whole, pressed down or pulled aside only the bodies in contact",
    arguments: [1, 5, 20])
  func counts(_ above: Int) throws {
    let up = try count(LocalVector(0, -1), above: above)
    #expect(up.isWithin(Self.rounding * up, of: Double(above + 1)))
    let slanting = try count(LocalVector(0.6, -0.8), above: above)
    #expect(slanting.isWithin(Self.rounding * up, of: 2 + 0.8 * Double(above - 1)))
    for direction in [LocalVector(0, 1), LocalVector(1, 0)] {
      let other = try count(direction, above: above)
      #expect(other.isWithin(Self.rounding * other, of: 2), "\(direction)")
    }
  }
}
