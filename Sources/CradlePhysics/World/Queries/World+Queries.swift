import CradleGeometry

/// The first hit of a ray.
///
/// ```swift
/// let world = World()
/// let wall = world.addBody(BodyDefinition(kind: .static, position: Point(x: 300, y: 0)))
/// world.addShape(ShapeDefinition(.segment(Vector(dx: 0, dy: -100), Vector(dx: 0, dy: 100))), to: wall)
/// let hit = world.castRay(from: .zero, to: Point(x: 400, y: 0))
/// print(hit?.fraction ?? 1)  // about 0.75: of the way to the end
/// ```
public struct RayHit: Sendable, Hashable {
  /// The shape that was hit.
  public var shape: ShapeHandle
  /// Its body.
  public var body: BodyHandle
  /// The point of the hit, in world points.
  public var point: Point
  /// The normal away from the shape, length 1; zero if the ray starts inside.
  public var normal: Vector
  /// The position along the ray, 0 at the start and 1 at the end; 0 if the ray starts inside.
  public var fraction: Double
}

extension World {
  /// The colliding shapes that contain a point, edges included. Segments contain no point.
  public func shapes(at point: Point) -> [ShapeHandle] {
    guard point.isFinite else { return [] }
    var found: [ShapeHandle] = []
    let box = BoundingBox(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
    visit(box) { index in
      if contains(index, point) { found.append(simulation.shapes.handle(of: index)) }
    }
    return found
  }

  /// The bodies with a colliding shape that contains a point, each once, in slot order.
  public func bodies(at point: Point) -> [BodyHandle] {
    handles(of: Set(shapes(at: point).map { simulation.shapes.body(of: $0.index) }))
  }

  /// The bodies whose shapes' boxes meet a rectangle, each once, in slot order; touching edges count.
  public func bodies(in rect: Rect) -> [BodyHandle] {
    guard rect.isFinite else { return [] }
    let box = BoundingBox(rect)
    var found: Set<Int32> = []
    visit(box) { index in
      let body = simulation.shapes.body(of: index)
      let tight = simulation.shapes.box(of: index, simulation.bodies)
      if tight.overlaps(box) { found.insert(body) }
    }
    return handles(of: found)
  }

  private func handles(of bodies: Set<Int32>) -> [BodyHandle] {
    bodies.sorted().map { simulation.bodies.handle(of: $0) }
  }

  /// The first colliding shape between two points; nil if there is none, or a point is not finite.
  public func castRay(from start: Point, to end: Point, mask: UInt64 = .max) -> RayHit? {
    guard start.isFinite, end.isFinite else { return nil }
    let d = end - start
    guard d.lengthSquared > 0 else { return nil }
    var best: RayHit?
    let box = BoundingBox(minX: start.x, minY: start.y, maxX: start.x, maxY: start.y).swept(d.dx, d.dy)
    visit(box) { index in
      guard simulation.shapes[index].categories & mask != 0, let hit = ray(start, d, index) else { return }
      if hit.fraction < best?.fraction ?? 2 {
        best = RayHit(
          shape: simulation.shapes.handle(of: index),
          body: simulation.bodies.handle(of: simulation.shapes.body(of: index)),
          point: start + d * hit.fraction,
          normal: hit.normal, fraction: hit.fraction)
      }
    }
    return best
  }

  /// Calls `body` for every colliding shape whose box in a tree meets `box`.
  private func visit(_ box: BoundingBox, _ body: (Int32) -> Void) {
    let boxes = simulation.broadPhase.spans
    for shape in boxes.fixed.shapes(meeting: FlatBox(box)) { body(shape) }
    for shape in boxes.moving.shapes(meeting: FlatBox(box)) { body(shape) }
  }

  /// A world point in the axes of a shape's body, relative to its centre of mass.
  private func local(_ point: Point, _ shape: Int32) -> Vector {
    let body = simulation.shapes.body(of: shape)
    let offset = point - simulation.center(of: body)
    let angle = simulation.bodies.angle(body)
    let (s, c) = Trigonometry.sineAndCosine(angle)
    return Vector(dx: c * offset.dx + s * offset.dy, dy: c * offset.dy - s * offset.dx)
  }

  /// The distance in points outside a face up to which a point counts as inside: the rounding of corners in single
  /// precision (`Rounding.length`).
  private static let outside = 1e-4
  /// The share of its length by which a face catches a ray beyond its ends: the rounding of a corner, so that a ray
  /// at a polygon's corner does not pass between two faces.
  private static let beyond = 1e-7

  private func contains(_ index: Int32, _ point: Point) -> Bool {
    let shape = simulation.shapes[index]
    let corners = simulation.shapes.spans.vertices + Int(shape.first)
    let p = local(point, index)
    switch shape.kind {
    case .circle: return (p - corners[0].vector).length <= Double(shape.radius)
    case .segment: return false
    case .polygon:
      for face in 0..<Int(shape.count) {
        if corners[shape.rows + face].vector.dot(p - corners[face].vector) > Self.outside {
          return false
        }
      }
      return true
    }
  }

  private func ray(_ start: Point, _ d: Vector, _ index: Int32) -> (fraction: Double, normal: Vector)? {
    if contains(index, start) { return (0, .zero) }
    let shape = simulation.shapes[index]
    let corners = simulation.shapes.spans.vertices + Int(shape.first)
    let p = local(start, index)
    let angle = simulation.bodies.angle(shape.body)
    let (s, c) = Trigonometry.sineAndCosine(angle)
    let ray = Vector(dx: c * d.dx + s * d.dy, dy: c * d.dy - s * d.dx)
    func outward(_ normal: Vector) -> Vector {
      Vector(dx: c * normal.dx - s * normal.dy, dy: s * normal.dx + c * normal.dy)
    }
    if shape.kind == .circle {
      let center = corners[0].vector
      guard let time = DiscCast.point(p, ray, center, Double(shape.radius)) else { return nil }
      return (time, outward((p + ray * time - center).normalized))
    }
    var best: (fraction: Double, normal: Vector)?
    for face in 0..<(shape.kind == .segment ? 1 : Int(shape.count)) {
      let from = corners[face].vector
      let edge = corners[face + 1 < Int(shape.count) ? face + 1 : 0].vector - from
      let facing = corners[shape.rows + face].vector
      let speed = facing.dot(ray)
      guard speed != 0 else { continue }
      let time = facing.dot(from - p) / speed
      let along = (p + ray * time - from).dot(edge) / edge.lengthSquared
      guard time >= 0, time <= 1, along >= -Self.beyond, along <= 1 + Self.beyond, time < best?.fraction ?? 2
      else {
        continue
      }
      best = (time, outward(speed < 0 ? facing : -facing))
    }
    return best
  }
}
