import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Manifolds beside a search for the first touch in double precision.
@Suite("World: manifolds of moving shapes")
struct ManifoldOracleTests {
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
    for _ in 0..<250 {
      let a = Solid(Self.kinds[index].0, turnedBy: random.double(in: -3...3), &random)
      let b = Solid(Self.kinds[index].1, turnedBy: random.double(in: -3...3), &random)
      let apart = Vector(angle: random.double(in: -3.2...3.2), length: 1)
      let gap = random.bool() ? random.double(in: 0.01...2) : random.double(in: 2...60)
      let place = apart * (a.reach(apart) + b.reach(-apart) + gap)
      let displacement = Vector(angle: random.double(in: -3.2...3.2), length: random.double(in: 0...100))
      let manifold = manifold(world, a, b, place, displacement)
      let text =
        "\(a.corners) \(a.radius) and \(b.corners) \(b.radius) at \(place) by \(displacement): \(manifold)"
      let closing = -manifold.normal.vector.dot(displacement)
      let least = Double(manifold.leastSeparation)
      if a.touch(b, at: place, moving: displacement, grownBy: 0.001) == nil {
        #expect(manifold.count == 0 || least >= closing - 0.001, "pushes what passes: \(text)")
      }
      // A shape that is met by less than the graze passes; a corner of 30° is met by four times that.
      if a.touch(b, at: place, moving: displacement, grownBy: -0.25) != nil,
        let time = a.touch(b, at: place, moving: displacement)
      {
        #expect(manifold.count > 0, "misses what is met at \(time): \(text)")
        #expect(abs(least - closing * time) < 0.06 + 1e-3 * closing, "not at \(time): \(text)")
      }
    }
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
