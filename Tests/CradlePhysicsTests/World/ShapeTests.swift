import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Masses, manifolds and queries against geometry. A metre is 100 pt.
@Suite("World: shapes and queries")
struct ShapeTests {
  /// A millionth, the share of single precision, of shapes of about 100 points.
  private static let precision = 100 * Tolerance.singlePrecision
  /// The same of an overlap, which is a sum of several such numbers.
  private static let overlapPrecision = 10 * precision
  /// The component of a unit vector along an axis from which it differs by less than a degree: cos 0.8°.
  private static let along = 0.9999

  private func body(_ form: ShapeDefinition.Form, at place: Point = .zero, angle: Double = 0) -> (
    World, BodyHandle
  ) {
    let world = Scene.world(gravity: 0)
    return (world, Scene.add(world, form, at: place, angle: angle))
  }

  @Test("a circle has mass, centre and inertia to single precision")
  func circleMass() {
    let (world, body) = body(.circle(center: Vector(dx: 100, dy: 0), radius: 100))
    #expect(abs(world[body].mass / 3.141592653589793 - 1) < Tolerance.singlePrecision)
    #expect(abs(world[body].inertia / 15707.963267948966 - 1) < Tolerance.singlePrecision)
    #expect(world[body].centerOfMass.distance(to: Point(x: 100, y: 0)) < Self.precision)
    #expect(world[body].position.distance(to: .zero) < Self.precision)
  }

  @Test("a box has mass and inertia to single precision, also far off and turned")
  func boxMass() {
    let (world, body) = body(Scene.box(200, 200))
    #expect(abs(world[body].mass / 4 - 1) < Tolerance.singlePrecision)
    #expect(abs(world[body].inertia / 26666.666666666666 - 1) < Tolerance.singlePrecision)
    let far = self.body(
      .box(center: Vector(dx: 10_000, dy: -5_000), size: Size(width: 100, height: 300), angle: 0.25))
    #expect(abs(far.0[far.1].mass / 3 - 1) < Tolerance.singlePrecisionSum)
    #expect(abs(far.0[far.1].inertia / 25000 - 1) < Tolerance.singlePrecisionSum, "\(far.0[far.1].inertia)")
  }

  @Test("a right triangle has an inertia of m(a² + b²)/18 to single precision, in either direction")
  func triangleMass() {
    let corners = [Vector(dx: 0, dy: 0), Vector(dx: 300, dy: 0), Vector(dx: 0, dy: 300)]
    for outline in [corners, corners.reversed()] {
      let (world, body) = body(.polygon(outline))
      #expect(abs(world[body].mass / 4.5 - 1) < Tolerance.singlePrecisionSum)
      #expect(abs(world[body].inertia / 45000 - 1) < Tolerance.singlePrecisionSum)
      #expect(world[body].centerOfMass.distance(to: Point(x: 100, y: 100)) < 10 * Self.precision)
    }
  }

  @Test("an ellipse of 24 corners weighs 1.2 % less than the true one at most")
  func ellipseMass() {
    let (world, body) = body(.ellipse(center: .zero, size: Size(width: 200, height: 100)))
    let ideal = Double.pi * 100 * 50 / 10_000
    #expect(world[body].mass < ideal && world[body].mass > ideal * 0.988)
  }

  @Test("a circle and a box contain the points inside them and no others")
  func points() {
    let (world, disc) = body(.circle(center: Vector(dx: 100, dy: 0), radius: 100))
    #expect(world.bodies(at: Point(x: 50, y: 50)) == [disc])
    #expect(world.bodies(at: Point(x: 400, y: -400)).isEmpty)
    let square = body(Scene.box(1000, 1000), angle: 0)
    #expect(square.0.bodies(at: .zero) == [square.1])
    #expect(square.0.bodies(at: Point(x: 300, y: 300)) == [square.1])
    #expect(square.0.bodies(at: Point(x: -1000, y: 0)).isEmpty)
  }

  @Test("rectangles meet a shape's tight box, not its margin")
  func rects() {
    let (world, box) = body(Scene.box(200, 200), angle: Double.pi / 4)
    #expect(world.bodies(in: Rect(x: 141, y: -1, width: 10, height: 2)) == [box])
    #expect(world.bodies(in: Rect(x: 142, y: -1, width: 10, height: 2)).isEmpty)
  }

  @Test("a ray meets a circle, a segment and a box where geometry says, within 1e-6 of its length")
  func rays() {
    let from = Point(x: -400, y: 0)
    let to = Point(x: 400, y: 0)
    let circle = body(.circle(center: Vector(dx: 100, dy: 0), radius: 100)).0.castRay(from: from, to: to)
    #expect(abs((circle?.fraction ?? 9) - 0.5) < Tolerance.singlePrecision)
    #expect((circle?.normal ?? .zero).dx < -Self.along)
    let segment = body(.segment(Vector(dx: 0, dy: 100), Vector(dx: 0, dy: -100))).0.castRay(
      from: from, to: to)
    #expect(abs((segment?.fraction ?? 9) - 0.5) < Tolerance.singlePrecision)
    #expect((segment?.normal ?? .zero).dx < -Self.along)
    let box = body(Scene.box(100, 100)).0.castRay(from: Point(x: -500, y: 0), to: Point(x: 500, y: 0))
    #expect((box?.point.x).map { $0.isWithin(Tolerance.invisible, of: -50) } == true)
  }

  @Test("a long ray meets a circle as a short one does", arguments: [1e3, 1e6, 1e8, 1e9])
  func longRays(length: Double) {
    let world = body(.circle(center: Vector(dx: 500, dy: 0), radius: 10)).0
    let hit = world.castRay(from: Point(x: -length, y: 6), to: Point(x: length, y: 6))
    // A circle of radius 10 is 8 wide at a height of 6.
    #expect(
      (hit?.point.x).map { $0.isWithin(Tolerance.invisible, of: 492) } == true, "\(String(describing: hit))")
    #expect(world.castRay(from: Point(x: -length, y: 10.1), to: Point(x: length, y: 10.1)) == nil)
  }

  @Test("a ray beside, along an edge, too short, of no length, from inside")
  func rayEdges() {
    let world = body(Scene.box(200, 200)).0
    #expect(world.castRay(from: Point(x: -300, y: 200), to: Point(x: 300, y: 200)) == nil)
    let grazing = world.castRay(from: Point(x: -200, y: 100), to: Point(x: 200, y: 100))
    #expect(abs((grazing?.fraction ?? 9) - 0.25) < Tolerance.singlePrecision)
    #expect(world.castRay(from: Point(x: -300, y: 0), to: Point(x: -250, y: 0)) == nil)
    #expect(world.castRay(from: .zero, to: .zero) == nil)
    #expect(world.castRay(from: .zero, to: Point(x: 500, y: 0))?.fraction == 0)
  }

  @Test(
    "shifted boxes, a box and a circle, and two circles have the overlap, points and normal of their geometry",
    arguments: [0, 1e9])
  func manifolds(offset: Double) {
    let world = Scene.world(gravity: 0)
    let origin = Point(x: offset, y: offset)
    func report(_ a: ShapeDefinition.Form, _ b: ShapeDefinition.Form, _ shift: Vector) -> ContactReport? {
      let first = Scene.add(world, a, at: origin)
      let second = Scene.add(world, b, at: origin + shift)
      world.simulation.findContacts()
      let report = world.contactReports.first
      world.remove(first)
      world.remove(second)
      return report
    }
    let boxes = report(Scene.box(100, 100), Scene.box(100, 100), Vector(dx: 30, dy: 95))
    #expect(boxes?.separations.count == 2)
    for separation in boxes?.separations ?? [] {
      #expect(separation.isWithin(Tolerance.invisible, of: -5))
    }
    #expect((boxes?.normal.dy ?? 0) > Self.along)
    let across = (boxes?.points ?? []).map { $0.x - offset }.sorted()
    #expect(
      across.count == 2 && across[0].isWithin(Tolerance.invisible, of: -20)
        && across[1].isWithin(Tolerance.invisible, of: 50), "\(across)")
    let mixed = report(Scene.box(100, 100), Scene.circle(50), Vector(dx: 90, dy: 0))
    #expect((mixed?.separations.first).map { $0.isWithin(Self.overlapPrecision, of: -10) } == true)
    #expect((mixed?.normal.dx ?? 0) > Self.along)
    let discs = report(Scene.circle(50), Scene.circle(50), Vector(dx: 90, dy: 0))
    #expect((discs?.separations.first).map { $0.isWithin(Self.overlapPrecision, of: -10) } == true)
  }

  @Test("shapes outside every group cost no pairs")
  func groups() {
    let world = Scene.world(gravity: 0)
    for index in 0..<20 {
      let body = world.addBody(BodyDefinition(position: Point(x: Double(index), y: 0)))
      var shape = ShapeDefinition.circle(radius: 20)
      shape.mask = 0
      world.addShape(shape, to: body)
    }
    world.step()
    #expect(world.contactCount == 0)
    let isEmpty = world.simulation.broadPhase.hasNoMovingProxy
    #expect(isEmpty)
  }

  @Test("two shapes collide only when each one's mask meets the other's groups")
  func filter() {
    for (maskA, maskB, meets) in [(UInt64(2), UInt64(1), true), (2, 4, false), (4, 1, false)] {
      let world = Scene.world(gravity: 0)
      var a = ShapeDefinition.circle(radius: 20)
      (a.categories, a.mask) = (1, maskA)
      var b = a
      (b.categories, b.mask) = (2, maskB)
      world.addShape(a, to: world.addBody(BodyDefinition()))
      world.addShape(b, to: world.addBody(BodyDefinition(position: Point(x: 10, y: 0))))
      world.step()
      #expect((world.contactCount == 1) == meets)
    }
  }

  @Test(
    "a shape's box touches its corners, or its circle, on all four sides, at any number of corners, angle and place",
    arguments: [1, 2, 3, 4, 5, 7, 8, 13, 24], [0, 1e6])
  func tightBox(_ corners: Int, _ far: Double) {
    let ring = (0..<corners).map { index in
      let (s, c) = Trigonometry.sineAndCosine(Double(index) * 2 * .pi / Double(corners))
      return Vector(dx: 60 * c + 10, dy: 40 * s - 5)
    }
    let form: ShapeDefinition.Form =
      corners == 1
      ? .circle(center: Vector(dx: 10, dy: -5), radius: 30)
      : corners == 2 ? .segment(ring[0], ring[1]) : .polygon(ring)
    for angle in [0, 0.3, 1.7, 3.2, -2.2] {
      let (world, body) = body(form, at: Point(x: far, y: -far), angle: angle)
      let (bodies, shape) = (world.simulation.bodies.spans, world.simulation.shapes.first(of: body.index))
      let pose = bodies.poses + Int(body.index)
      let box = world.simulation.shapes.spans.box(of: shape, pose)
      let radius = corners == 1 ? 30.0 : 0
      let turned = world.simulation.shapes.corners(of: shape).map { corner in
        Vector(
          dx: Double(pose.pointee.c) * corner.dx - Double(pose.pointee.s) * corner.dy + pose.pointee.x,
          dy: Double(pose.pointee.s) * corner.dx + Double(pose.pointee.c) * corner.dy + pose.pointee.y)
      }
      let (x, y) = (turned.map(\.dx).sorted(), turned.map(\.dy).sorted())
      let sides = [
        box.minX - (x[0] - radius), box.minY - (y[0] - radius), box.maxX - (x[x.count - 1] + radius),
        box.maxY - (y[y.count - 1] + radius),
      ]
      #expect(sides.allSatisfy { abs($0) < Self.precision }, "\(angle): \(sides)")
    }
  }

  @Test("e^x is accurate to 1e-14 where tables give it")
  func exponential() {
    let stated = 1e-14
    for (x, expected) in [
      (0.0, 1.0), (1, 2.718281828459045), (-1, 0.36787944117144233), (-20, 2.061153622438558e-9),
    ] {
      #expect(abs(Exponential.exponential(x) / expected - 1) < stated)
    }
  }
}
