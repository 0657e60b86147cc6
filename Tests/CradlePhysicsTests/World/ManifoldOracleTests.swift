import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Manifolds beside a search for the first touch in double precision.
@Suite("World: manifolds of moving shapes")
struct ManifoldOracleTests {
  /// By how much, in points, a shape misses the other one that must not be pushed; its gap may be short of its way by as
  /// much.
  static let rounding = 0.001
  /// By how much, in points, a shape overlaps the other one that must meet it: what is met by less than the graze passes,
  /// and a corner of 30° is met by four times that.
  static let overlap = 0.25
  /// How far from the way to the first touch a gap may be, in points and as a share of the way: the graze, and rounding.
  static let gapError = 0.06
  static let gapShare = 1e-3

  static let kinds: [(Solid.Kind, Solid.Kind)] = [
    (.segment, .box), (.segment, .polygon), (.segment, .circle), (.polygon, .polygon), (.polygon, .box),
    (.polygon, .circle), (.circle, .circle),
  ]

  @Test(
    "a manifold's gap closes when the shapes first touch, and never when they do not",
    arguments: kinds.indices,
    LongTests.seeds(4, orMany: 400))
  func firstTouch(kinds index: Int, seed: UInt64) {
    var random = SeededRandom(seed: seed * 16 + UInt64(index))
    let world = Scene.world(gravity: 0)
    var (passing, meeting) = (0, 0)
    for _ in 0..<250 {
      let a = Solid(Self.kinds[index].0, turnedBy: random.double(in: -3...3), &random)
      let b = Solid(Self.kinds[index].1, turnedBy: random.double(in: -3...3), &random)
      let apart = Vector(angle: random.double(in: -3.2...3.2), length: 1)
      let gap = random.bool() ? random.double(in: 0.01...2) : random.double(in: 2...60)
      let place = apart * (a.support(apart) + b.support(-apart) + gap)
      let displacement = Vector(angle: random.double(in: -3.2...3.2), length: random.double(in: 0...100))
      let manifold = manifold(world, a, b, place, displacement)
      let text =
        "\(a.corners) \(a.radius) and \(b.corners) \(b.radius) at \(place) by \(displacement): \(manifold)"
      let closing = -manifold.normal.vector.dot(displacement)
      let least = Double(manifold.leastSeparation)
      if a.touch(b, at: place, moving: displacement, grownBy: Self.rounding) == nil {
        passing += 1
        #expect(manifold.count == 0 || least >= closing - Self.rounding, "pushes what passes: \(text)")
      }
      if a.touch(b, at: place, moving: displacement, grownBy: -Self.overlap) != nil,
        let time = a.touch(b, at: place, moving: displacement)
      {
        meeting += 1
        #expect(manifold.count > 0, "misses what is met at \(time): \(text)")
        let tolerance = Self.gapError + Self.gapShare * closing
        #expect(abs(least - closing * time) < tolerance, "not at \(time): \(text)")
      }
    }
    #expect(passing > 0 && meeting > 0, "\(passing) pass and \(meeting) meet")
  }

  private func manifold(_ world: World, _ a: Solid, _ b: Solid, _ place: Vector, _ displacement: Vector)
    -> Manifold
  {
    let first = world.addBody(BodyDefinition(kind: .static))
    let second = world.addBody(BodyDefinition(kind: .static))
    world.addShape(ShapeDefinition(a.form), to: first)
    world.addShape(ShapeDefinition(b.form), to: second)
    defer {
      world.remove(first)
      world.remove(second)
    }
    let shapes = world.simulation.shapes.spans
    return Collider.manifold(
      shapes.view(world.simulation.shapes.first(of: first.index)),
      shapes.view(world.simulation.shapes.first(of: second.index)),
      RelativePose(place: LocalVector(place), c: 1, s: 0, motion: LocalVector(displacement)),
      world.simulation.contacts.collisionScratch)
  }
}
