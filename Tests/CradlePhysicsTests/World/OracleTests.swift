import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Geometry and motion against numbers that follow from the formula or the geometry that each test names. A metre is 100 pt.
@Suite("World: oracles")
struct OracleTests {
  /// The share of the way by which a gap ahead may miss half of it: a segment's rounded edge.
  private static let gapShare = 0.005
  /// The share by which a kicked spring's peak and its time may miss the formula's, at 960 steps a second.
  private static let springShare = 0.02
  /// The slops by which bodies at rest may lie in or above the floor.
  private static let restingSlops = 1.1

  @Test("boxes that are apart do not overlap")
  func boxes() {
    let one = BoundingBox(minX: -1, minY: -1, maxX: 1, maxY: 1)
    let other = BoundingBox(minX: 2, minY: 2, maxX: 4, maxY: 4)
    #expect(!one.overlaps(other) && !other.overlaps(one) && one.overlaps(one))
  }

  @Test(
    "a ray meets a square from every side after a third of its way, within 1e-6",
    arguments: [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)])
  func raysFromAllSides(x: Double, y: Double) throws {
    let world = Scene.world(gravity: 0)
    Scene.add(world, Scene.box(200, 200), at: .zero)
    let hit = try #require(
      world.castRay(from: Point(x: -300 * x, y: -300 * y), to: Point(x: 300 * x, y: 300 * y)))
    #expect(abs(hit.fraction - 1.0 / 3) < Tolerance.singlePrecision)
    #expect(hit.normal == Vector(dx: -x, dy: -y), "\(hit.normal)")
    #expect(hit.point.distance(to: Point(x: -100 * x, y: -100 * y)) < 100 * Tolerance.singlePrecision)
  }

  @Test("a box that meets a segment half-way through its step: the gap ahead is half the way")
  func meetsHalfway() {
    let world = Scene.world(gravity: 0)
    let wall = world.addBody(BodyDefinition(kind: .static))
    world.addShape(ShapeDefinition(.segment(Vector(dx: 200, dy: -100), Vector(dx: 200, dy: 100))), to: wall)
    Scene.add(world, Scene.box(200, 200), at: .zero)
    let shapes = world.simulation.shapes.spans
    let manifold = Collider.manifold(
      shapes.view(0), shapes.view(1), RelativePose(place: .zero, c: 1, s: 0, motion: LocalVector(200, 0)),
      world.simulation.contacts.collisionScratch)
    #expect(manifold.count == 2)
    for point in [manifold.first, manifold.second] {
      #expect(abs(Double(point.separation) / 200 - 0.5) < Self.gapShare, "\(point.separation)")
    }
  }

  @Test(
    "an 0.8 Hz spring of damping 0.5, kicked by 5 m/s, peaks at 0.5434 m after 0.2406 s, within 2 %")
  func springPeak() {
    var settings = World.Settings.accurate
    // Fine enough to see when.
    settings.stepDuration = 1.0 / 960
    let world = Scene.world(settings, gravity: 0)
    var definition = BodyDefinition()
    definition.velocity = Vector(dx: 500, dy: 0)
    let body = world.addBody(definition)
    world.addJoint(.softPoint(.world(.zero), .body(body), frequency: 0.8, damping: 0.5))
    var peak = 0.0
    var time = 0.0
    for _ in 0..<960 {
      world.step()
      guard world[body].position.x > peak else { break }
      peak = world[body].position.x
      time = world.time
    }
    #expect(abs(peak / 54.34077115803931 - 1) < Self.springShare, "\(peak)")
    #expect(abs(time / 0.24056261216234406 - 1) < Self.springShare, "\(time)")
  }

  @Test(
    "a ball and a box from 10 m under 100 m/s² lie on the floor after a second, within 1.1 × the slop")
  func basicSimulation() {
    var settings = World.Settings.accurate
    settings.stepDuration = 0.01
    let world = Scene.world(settings, gravity: 10_000)
    Scene.floor(world)
    let ball = Scene.add(world, Scene.circle(100), at: Point(x: -300, y: -1000))
    let box = Scene.add(world, Scene.box(200, 200), at: Point(x: 300, y: -1000))
    world.step(100)
    for body in [ball, box] {
      #expect(
        abs(world[body].position.y + 100) < Self.restingSlops * Double(Collider.slop),
        "\(world[body].position)")
    }
  }
}
