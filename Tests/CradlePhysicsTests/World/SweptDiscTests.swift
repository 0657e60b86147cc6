import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

@Suite("Physics: a swept disc")
struct SweptDiscTests {
  private static let forms: [ShapeDefinition.Form] = [
    Scene.box(40, 12), Scene.box(4, 160), .segment(Vector(dx: -30, dy: 5), Vector(dx: 40, dy: -10)),
    .polygon([Vector(dx: 0, dy: -30), Vector(dx: 25, dy: 20), Vector(dx: -25, dy: 20)]),
  ]

  private func vector(_ length: Double, _ random: inout SeededRandom) -> Vector {
    Vector(angle: random.double(in: 0...6.3), length: random.double(in: 0...length))
  }

  /// The least share of the paths without an impact for which an edge must show it: from 46 % (the triangle) on was
  /// measured; the other paths turn past corners.
  private static let leastShare = 0.4

  @Test(
    "an edge that separates it from a shape that moves and turns excludes every impact of its path",
    arguments: forms.indices, [1, 1e4])
  func apart(_ form: Int, farAway scale: Double) {
    var random = SeededRandom(seed: UInt64(form))
    let world = Scene.world(gravity: 0)
    let partner = Scene.add(world, Self.forms[form], at: .zero)
    let disc = Scene.add(world, Scene.circle(5), at: Point(x: 500, y: 0))
    var (apart, missed, hit) = (0, 0, 0)
    for _ in LongTests.seeds(2000, orMany: 50_000) {
      let center = Point.zero + Vector(dx: scale, dy: scale)
      world[partner].position = center
      world[partner].angle = random.double(in: 0...6.3)
      world[disc].position = center + vector(120, &random)
      let simulation = world.simulation.bodies.spans
      var state = BodyState(dx: Float(random.double(in: -50...50)), dy: Float(random.double(in: -50...50)))
      state.turn(by: Float(random.double(in: -1...1)))
      simulation.states[Int(partner.index)] = state
      let swept = SweptDisc(
        bodies: simulation, shapes: world.simulation.shapes.spans, boxes: world.simulation.broadPhase.spans,
        rules: world.simulation.pairRules)
      let pose = simulation.poses[Int(disc.index)]
      let frame = MovingFrame(of: partner.index, from: pose, simulation)
      let (displacement, radius) = (vector(150, &random), random.double(in: 1...15))
      let shape = world.simulation.shapes.spans.firstOfBody[Int(partner.index)]
      let bend = frame.bend(of: displacement)
      let isApart = swept.isApart(pose, frame.relative(displacement), radius, bend: bend, from: shape)
      let count = MovingFrame.pieces(bend: bend)
      let hits = (0..<count).contains { piece in
        let from = frame.relative(displacement, at: Double(piece) / Double(count))
        let to = frame.relative(displacement, at: Double(piece + 1) / Double(count))
        return swept.timeOfImpact(pose, moved: from, to - from, radius, shape) != nil
      }
      #expect(!(isApart && hits), "\(world[disc].position), \(displacement), \(radius)")
      if hits { hit += 1 } else { missed += 1 }
      if isApart { apart += 1 }
    }
    #expect(hit > missed / 10, "\(hit) hits, \(missed) misses")
    #expect(Double(apart) > Self.leastShare * Double(missed), "\(apart) of \(missed)")
  }
}
