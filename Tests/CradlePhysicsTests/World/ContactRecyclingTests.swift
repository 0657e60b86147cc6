import CradleGeometry
import Foundation
import TestSupport
import Testing

@testable import CradlePhysics

/// A manifold from the features of the last search is that of a new search, while these features are the same.
@Suite("World: contact recycling")
struct ContactRecyclingTests {
  /// The error of a gap or position in points: single precision at 100 pt.
  private static let rounding: Float = 100 * Float(Tolerance.singlePrecision)

  /// The largest turn between the two poses, radians.
  private static let turn = 0.005
  /// The error of a point's position: halfway across a gap of up to 2.5 pt it turns with the corner.
  private static let midpoint = 0.5 * (Collider.margin + Collider.slop) * Float(turn) + rounding

  /// The number of the 2000 pairs that must have kept their features, so that the comparison says something.
  private static let fewest = 400

  /// Two bodies with a shape each, and the search for their manifold at any pose.
  private struct Pair {
    let world = Scene.world(gravity: 0)
    let diameter: Float

    init(_ forms: [ShapeDefinition.Form]) {
      for form in forms { Scene.add(world, form, at: .zero) }
      let shapes = world.simulation.shapes.spans.shapes
      diameter = min(shapes[0].diameter, shapes[1].diameter)
    }

    func search(_ pose: RelativePose) -> Manifold {
      let shapes = world.simulation.shapes.spans
      return Collider.manifold(
        shapes.view(0), shapes.view(1), pose, world.simulation.contacts.collisionScratch)
    }

    func recycle(_ manifold: Manifold, from old: RelativePose, at pose: RelativePose) -> Manifold? {
      NarrowPhase.recycled(manifold, SearchedFeatures(manifold, old), pose, diameter: diameter)
    }
  }

  private static let wide = Scene.box(200, 40)
  private static let hexagon = ShapeDefinition.Form.polygon(
    (0..<6).map { Vector(dx: 30 * cos(.pi / 3 * Double($0)), dy: 30 * sin(.pi / 3 * Double($0))) })

  private static func pose(
    _ place: Vector, _ angle: Double, motion: LocalVector = .zero
  ) -> RelativePose {
    RelativePose(place: LocalVector(place), c: Float(cos(angle)), s: Float(sin(angle)), motion: motion)
  }

  @Test(
    "a hexagon on a wide box that moves and turns a little has the points of a new search",
    arguments: [false, true])
  func agrees(isBoxSecond: Bool) {
    var random = SeededRandom(seed: 7)
    let pair = Pair(isBoxSecond ? [Self.hexagon, Self.wide] : [Self.wide, Self.hexagon])
    var compared = 0
    for _ in 0..<2000 {
      func number(_ most: Double) -> Double { Double.random(in: -most...most, using: &random) }
      let (place, angle) = (Vector(dx: number(20), dy: 50 + number(1.5)), number(3))
      func seen(_ vector: Vector, from angle: Double) -> Vector {
        let (c, s) = (cos(angle), sin(angle))
        return Vector(dx: c * vector.dx + s * vector.dy, dy: c * vector.dy - s * vector.dx)
      }
      // The hexagon in the box's axes, or the box in the hexagon's.
      func pose(_ place: Vector, _ angle: Double) -> RelativePose {
        isBoxSecond ? Self.pose(seen(-place, from: angle), -angle) : Self.pose(place, angle)
      }
      let start = pose(place, angle)
      let end = pose(
        Vector(dx: place.dx + number(0.6), dy: place.dy + number(0.6)), angle + number(Self.turn))
      let (old, fresh) = (pair.search(start), pair.search(end))
      guard let kept = pair.recycle(old, from: start, at: end),
        fresh.count == kept.count, fresh.first.feature == kept.first.feature
      else { continue }
      compared += 1
      #expect((fresh.normal - kept.normal).length < Float(Tolerance.singlePrecision))
      for (one, other) in [(fresh.first, kept.first), (fresh.second, kept.second)].prefix(Int(kept.count)) {
        #expect(abs(one.separation - other.separation) < Self.rounding)
        #expect((one.anchorA - other.anchorA).length < Self.midpoint)
        #expect((one.anchorB - other.anchorB).length < Self.midpoint)
      }
    }
    #expect(compared > Self.fewest)
  }

  @Test("a pair that moves by more than a slop is searched again, along the face, away from it, or turning")
  func ends() {
    let pair = Pair([Self.wide, Self.hexagon])
    let start = Self.pose(Vector(dx: 0, dy: 46), 0)
    let old = pair.search(start)
    #expect(old.count == 2)
    func isKept(_ x: Double, _ y: Double, _ angle: Double = 0) -> Bool {
      pair.recycle(old, from: start, at: Self.pose(Vector(dx: x, dy: 46 + y), angle)) != nil
    }
    #expect(isKept(0.49, 0) && isKept(0, 0.49) && isKept(0, 0, 0.005))
    #expect(!isKept(0.51, 0) && !isKept(0, 0.51) && !isKept(0, 0, 0.01) && !isKept(0, 0, .pi))
  }

  @Test("a gap that closes within the step is searched again, an open one is kept")
  func closes() {
    let pair = Pair([Self.wide, Self.hexagon])
    func recycled(gap: Double, motion: Float) -> Manifold? {
      let place = Vector(dx: 0, dy: 20 + 30 * (3.0).squareRoot() / 2 + gap)
      let start = Self.pose(place, 0)
      return pair.recycle(
        pair.search(start), from: start, at: Self.pose(place, 0, motion: LocalVector(0, motion)))
    }
    #expect(recycled(gap: 0.5, motion: -0.6) == nil)
    #expect(recycled(gap: 0.5, motion: -0.4) != nil)
    #expect(recycled(gap: -0.1, motion: -0.6) != nil)
  }

  @Test("two corners that face each other are searched again")
  func corners() {
    let pair = Pair([Self.wide, Self.hexagon])
    // A corner of the hexagon 1 pt from the box's right upper one, along the diagonal.
    let diagonal = 31 * (0.5).squareRoot()
    let start = Self.pose(Vector(dx: 100 + diagonal, dy: 20 + diagonal), .pi / 4)
    let old = pair.search(start)
    #expect(old.count == 1 && old.first.feature == Collider.cornersOnly)
    #expect(pair.recycle(old, from: start, at: start) == nil)
  }

  // MARK: In a world

  /// The overlap in points that a resting contact may have.
  private static let restingOverlap = Double(Collider.slop)

  /// A bar on one end, and what it falls on.
  struct Tipping {
    let width: Double
    let height: Double
    let isFloorFixed: Bool
  }

  private static let bars = [(100.0, 20.0), (200, 10), (400, 4), (100, 1), (800, 10)].flatMap { size in
    [true, false].map { Tipping(width: size.0, height: size.1, isFloorFixed: $0) }
  }

  @Test(
    "a bar that tips over slowly, on one end, lies down on the other and does not fall through",
    arguments: bars, [0.001, 0.01, 0.1])
  func tips(bar: Tipping, gravity: Double) {
    for angle in [0.003, 0.01, 0.02, 0.04, 0.06] {
      let world = Scene.world(gravity: 1000 * gravity)
      Scene.floor(world, y: 100)
      let block = Scene.add(world, Scene.box(1000, 100), at: Point(x: 0, y: 50))
      world[block].kind = bar.isFloorFixed ? .static : .dynamic
      let (c, s) = (cos(angle), sin(angle))
      // The bar's lower end is on the block.
      let body = Scene.add(
        world, Scene.box(bar.width, bar.height),
        at: Point(x: 0, y: -(bar.width * s + bar.height * c) / 2), angle: angle, friction: 1)
      // It falls by w·θ at its end, at ¾g·w, in √(8θ/3g); three times as long.
      let steps = Int(60 * 3 * (8 * bar.width * angle / (3 * 1000 * gravity)).squareRoot())
      var deepest = -Double.infinity
      for _ in 0..<steps {
        world.step()
        let turned = world[body].angle
        let lowest =
          world[body].position.y + (bar.width * abs(sin(turned)) + bar.height * abs(cos(turned))) / 2
        deepest = max(deepest, lowest - (world[block].position.y - 50))
      }
      #expect(deepest < Self.restingOverlap, "\(bar) at \(angle)")
    }
  }
}
