import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A manifold ends with its segment, so a corner of a body that reaches past two walls is deeper than the
/// points that the walls' contacts see.
@Suite("World: inner corners")
struct CornerTests {
  /// The depth that a step may add in a wall, and the rounding of single precision at a few hundred points.
  static let allowed = 1 + 1e-3

  @Test(
    "a triangle that is pressed into a corner stays within a point of both walls",
    arguments: [World.Settings.uikit, .accurate], [5.0, 20, 60])
  func presses(_ settings: World.Settings, _ speed: Double) {
    for seed in LongTests.seeds(12, orMany: 200) {
      var random = SeededRandom(seed: seed)
      let world = Scene.world(settings, gravity: 0)
      let walls = world.addBody(BodyDefinition(kind: .static))
      world.addChain(
        [Vector(dx: 0, dy: 0), Vector(dx: 400, dy: 0), Vector(dx: 400, dy: 300), Vector(dx: 0, dy: 300)],
        isClosed: true, material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0))), to: walls)
      let tip = Vector(dx: random.double(in: 40...60), dy: random.double(in: -15...15))
      let corners = [tip, Vector(dx: -tip.dx / 2, dy: 30), Vector(dx: -tip.dx / 2, dy: -30 - tip.dy)]
      let middle = corners.reduce(.zero, +) / 3
      let form = corners.map { $0 - middle }
      let angle = random.double(in: 0.2...1.3)
      let triangle = Scene.add(
        world, .polygon(form), at: Point(x: 338, y: 238), angle: angle, density: random.double(in: 0.25...4),
        friction: random.double(in: 0...1))
      let hand = Scene.add(world, Scene.box(50, 50), at: Point(x: 285, y: 185), friction: 0.2)
      var place = world[hand].position
      for step in 0..<240 {
        let aim = Vector(angle: random.double(in: 0.2...1.3), length: speed * random.double(in: -0.5...1.5))
        place = Point(
          x: min(max(place.x + aim.dx * settings.stepDuration, 150), 374),
          y: min(max(place.y + aim.dy * settings.stepDuration, 100), 274))
        world[hand].hand = Hand(at: place, velocity: aim)
        world.step()
        let turn = Transform(angle: world[triangle].angle)
        let depth =
          form.map { world[triangle].position + turn.apply($0) }.map { max($0.x - 400, $0.y - 300) }.max()
          ?? 0
        #expect(depth < Self.allowed, "\(depth) pt in step \(step), seed \(seed)")
      }
    }
  }
}
