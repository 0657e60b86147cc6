import CradleGeometry
import Testing

@testable import CradlePhysics

/// Contacts move energy about and take it away; they never make any (first law), beyond 1 % of what there was.
@Suite("World: energy")
struct EnergyTests {
  /// The titles' 1 %.
  static let share = 0.01

  /// Kinetic and potential energy of shapes of every kind, thrown about in a box whose floor is at 600.
  @Test(
    "shapes thrown into a box never gain 1 % of their energy", arguments: [0, 0.2, 0.5, 1], [true, false])
  func thrown(restitution: Double, accurate: Bool) {
    let world = Scene.world(accurate ? .accurate : .uikit)
    let walls = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      [(0, 0), (800, 0), (800, 600), (0, 600)].map { Vector(dx: $0.0, dy: $0.1) }, isClosed: true,
      material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), restitution: restitution), to: walls)
    for index in 0..<24 {
      let form: ShapeDefinition.Form
      switch index % 4 {
      case 0: form = Scene.box(44, 32)
      case 1: form = Scene.circle(18)
      case 2: form = .ellipse(center: .zero, size: Size(width: 50, height: 30))
      default: form = .polygon([Vector(dx: -20, dy: 15), Vector(dx: 22, dy: 12), Vector(dx: 3, dy: -24)])
      }
      Scene.add(
        world, form, at: Point(x: 60 + Double(index % 8) * 90, y: 80 + Double(index / 8) * 100),
        angle: Double(index) * 0.7,
        velocity: Vector(dx: Double(index * 97 % 1200) - 600, dy: Double(index * 53 % 800) - 400),
        density: 1 + Double(index % 3), friction: 0.3, restitution: restitution)
    }
    let start = Scene.energy(world, hangingAt: 600)
    for _ in 0..<Int(4 / world.settings.stepDuration) {
      world.step()
      let now = Scene.energy(world, hangingAt: 600)
      #expect(now < start * (1 + Self.share), "\(now / start) at \(world.time)")
      if now >= start * (1 + Self.share) { break }
    }
  }

  @Test("an undamped spring's kinetic and elastic energy add up to its initial energy, within 1 %")
  func spring() {
    let world = Scene.world(gravity: 0)
    let body = world.addBody(BodyDefinition(position: Point(x: 40, y: 0)))
    world.addJoint(.softPoint(.world(.zero), .body(body), frequency: 1.5, damping: 0))
    let start = world.elasticEnergy
    #expect(start > 0)
    for _ in 0..<200 {
      world.step()
      #expect(abs((world.kineticEnergy + world.elasticEnergy) / start - 1) < Self.share)
    }
  }
}
