import CradleGeometry

/// The shapes by slot, with corners and edge normals in one pool, and each body's list of shapes.
///
/// Corners are relative to their body's centre of mass. Invariant: a live shape is in its body's list exactly
/// once.
struct ShapeStore: ~Copyable {
  private var slots = SlotTable<ShapePart>()
  private var shapes = Buffer<Shape>()
  private var vertices = VertexPool()
  /// A body's newest shape, by body slot; −1 for none.
  private var firstOfBody = Buffer<Int32>()

  var count: Int { slots.liveCount }
  var byteCount: Int {
    slots.byteCount + shapes.byteCount + vertices.byteCount + firstOfBody.byteCount
  }

  /// Extends the array of lists to a body's slot.
  mutating func cover(body: Int32) {
    if Int(body) >= firstOfBody.count { firstOfBody.resize(Int(body) + 1, filling: -1) }
  }

  /// Describes a violated invariant, for tests; nil if there is none.
  var inconsistency: String? {
    var listed = 0
    for body in 0..<Int32(firstOfBody.count) {
      var index = firstOfBody[body]
      while index >= 0 {
        if !isLive(index) || shapes[index].body != body { return "shape \(index) is in a wrong list" }
        listed += 1
        if listed > count { return "a list of shapes is longer than there are shapes" }
        index = shapes[index].next
      }
    }
    return listed == count ? nil : "\(listed) shapes are listed, not \(count)"
  }

  // MARK: Slots

  func contains(_ handle: ShapeHandle) -> Bool { slots.contains(handle) }
  func isLive(_ index: Int32) -> Bool { slots.isLive(index) }
  func handle(of index: Int32) -> ShapeHandle { slots.handle(of: index) }

  var generations: UnsafeMutablePointer<UInt32> { slots.generationColumn }

  subscript(index: Int32) -> Shape {
    @inline(__always) get { shapes[index] }
    set { shapes[index] = newValue }
  }

  @inline(__always) func body(of index: Int32) -> Int32 { shapes.base[Int(index)].body }
  @inline(__always) func kind(of index: Int32) -> Shape.Kind { shapes.base[Int(index)].kind }
  /// A body's newest shape; −1 for none.
  @inline(__always) func first(of body: Int32) -> Int32 { firstOfBody.base[Int(body)] }
  /// The body's next older shape; −1 after the last.
  @inline(__always) func next(_ index: Int32) -> Int32 { shapes.base[Int(index)].next }

  /// The columns for a step's passes; valid until a shape is added.
  @inline(__always) var spans: ShapeSpans {
    ShapeSpans(shapes: shapes.base, vertices: vertices.storage.base, firstOfBody: firstOfBody.base)
  }

  /// Adds a shape to a body whose centre of mass lies at `center` from its origin.
  mutating func add(_ definition: ShapeDefinition, body: Int32, center: Vector) -> Int32 {
    var kind = Shape.Kind.polygon
    var corners: [Vector] = []
    var radius = 0.0
    switch definition.form {
    case .circle(let middle, let size): (kind, corners, radius) = (.circle, [middle], size)
    case .box(let middle, let size, let angle):
      corners = Outline.box(center: middle, size: size, angle: angle)
    case .ellipse(let middle, let size): corners = Outline.ellipse(center: middle, size: size)
    case .polygon(let points): corners = Outline.counterClockwise(points)
    case .segment(let from, let to): (kind, corners) = (.segment, [from, to])
    }
    let rows = Shape.rows(corners.count)
    let first = vertices.allocate(2 * rows)
    let room = vertices.storage.base + Int(first)
    for row in 0..<rows {
      let index = min(row, corners.count - 1)
      room[row] = LocalVector(corners[index] - center)
      let edge = corners[(index + 1) % corners.count] - corners[index]
      room[rows + row] = LocalVector(Vector(dx: edge.dy, dy: -edge.dx).normalized)
    }
    let shape = Shape(
      kind: kind, body: body, next: firstOfBody[body], first: first, count: Int32(corners.count),
      radius: Float(radius), diameter: Float(2 * radius + Outline.diameter(corners)),
      friction: Float(definition.friction), restitution: Float(definition.restitution),
      density: definition.density, categories: definition.categories, mask: definition.mask,
      tag: definition.tag)
    let index = slots.allocate()
    if Int(index) == shapes.count { shapes.append(shape) } else { shapes[index] = shape }
    firstOfBody[body] = index
    return index
  }

  /// Sets the chain's points beside a segment, relative to the centre of mass; nil ends the chain.
  mutating func setNeighbors(of index: Int32, previous: LocalVector?, following: LocalVector?) {
    let shape = shapes.base + Int(index)
    shape.pointee.hasPrevious = previous != nil
    shape.pointee.hasNext = following != nil
    shape.pointee.previous = previous ?? .zero
    shape.pointee.following = following ?? .zero
  }

  mutating func remove(_ index: Int32) {
    let shape = shapes[index]
    var link = firstOfBody[shape.body]
    if link == index {
      firstOfBody[shape.body] = shape.next
    } else {
      while shapes[link].next != index { link = shapes[link].next }
      shapes.base[Int(link)].next = shape.next
    }
    vertices.release(shape.first, length: 2 * shape.rows)
    slots.release(index)
  }

  // MARK: Geometry

  /// The tight box of a shape at its body's pose.
  func box(of index: Int32, _ bodies: borrowing BodyStore) -> BoundingBox {
    spans.box(of: index, bodies.spans.poses + Int(body(of: index)))
  }

  /// A shape's corners in its body's axes, from the centre of mass.
  func corners(of index: Int32) -> [Vector] {
    let corners = vertices.storage.base + Int(shapes[index].first)
    return (0..<Int(shapes[index].count)).map { corners[$0].vector }
  }

  /// The mass in kg, the centre relative to the body's centre of mass, and the inertia about the shape's own
  /// centre.
  func moments(of index: Int32) -> (mass: Double, center: Vector, inertia: Double) {
    let record = shapes[index]
    let scale = record.density / 10_000
    switch record.kind {
    case .segment:
      return (0, .zero, 0)
    case .circle:
      let radius = Double(record.radius)
      let mass = scale * Double.pi * radius * radius
      return (mass, vertices.storage[record.first].vector, mass * radius * radius / 2)
    case .polygon:
      let part = Outline.moments(corners(of: index))
      return (part.area * scale, part.centroid, part.secondMoment * scale)
    }
  }

  /// The distance in points of the centre of mass from the origin below which it is 0: rounding must not move the
  /// centre of a centred shape, whose corners are rounded by 10⁻⁶ pt at 8 pt from it.
  private static let centered = 1e-6

  /// Sums the masses of a body's shapes about their common centre, and keeps their corners about it from now on.
  ///
  ///     m = Σ mᵢ,   c = Σ mᵢcᵢ / m,   I = Σ (Iᵢ + mᵢ|cᵢ − c|²)      100 × 100 pt of density 1 weigh 1 kg
  ///
  /// Returns the mass in kg, the inertia, and the shift of the centre, which so far was at `center` from the body's
  /// origin. Without a mass the centre is the origin.
  mutating func recenter(
    shapesOf body: Int32, from center: Vector
  ) -> (mass: Double, inertia: Double, shift: Vector) {
    var mass = 0.0
    var sum = Vector.zero
    var shape = first(of: body)
    while shape >= 0 {
      let part = moments(of: shape)
      mass += part.mass
      sum += part.center * part.mass
      shape = next(shape)
    }
    var shift = mass > 0 ? sum / mass : -center
    if shift.length < Self.centered { shift = .zero }
    var inertia = 0.0
    shape = first(of: body)
    while shape >= 0 {
      let part = moments(of: shape)
      inertia += part.inertia + part.mass * (part.center - shift).lengthSquared
      translate(shape, by: -shift)
      shape = next(shape)
    }
    return (mass, inertia, shift)
  }

  /// Moves a shape in its body's axes, to compensate for a shift of the centre of mass.
  private mutating func translate(_ index: Int32, by shift: Vector) {
    guard shift != .zero else { return }
    let delta = LocalVector(shift)
    let record = shapes[index]
    let corners = vertices.storage.base + Int(record.first)
    for place in 0..<record.rows { corners[place] = corners[place] + delta }
    shapes.base[Int(index)].previous = record.previous + delta
    shapes.base[Int(index)].following = record.following + delta
  }

  /// The smallest inner radius of a shape whose centre of mass is near its outline or outside it, in points, and of a
  /// circle as a share of its radius: a disc of no radius could not be swept. Half and twice of each gives heaps,
  /// squeezes, hands and pulls the same bits (`Distributions`).
  private static let leastExtent: Float = 1
  private static let leastShare: Float = 0.25

  /// The smallest distance from a body's centre of mass to a face of its shapes, in points: a longer displacement in a
  /// step may miss a collision. Infinite for a body without shapes, which is never swept.
  func extent(ofBody body: Int32) -> Float {
    var extent = Float.infinity
    var shape = first(of: body)
    while shape >= 0 {
      extent = min(extent, innerRadius(of: shape))
      shape = next(shape)
    }
    return extent
  }

  /// The distance from the centre of mass to a shape's nearest face, in points.
  private func innerRadius(of index: Int32) -> Float {
    let record = shapes[index]
    let corners = vertices.storage.base + Int(record.first)
    switch record.kind {
    case .circle: return max(record.radius - corners[0].length, Self.leastShare * record.radius)
    case .segment: return Self.leastExtent
    case .polygon:
      var nearest = Float.infinity
      for place in 0..<Int(record.count) {
        nearest = min(nearest, corners[record.rows + place].dot(corners[place]))
      }
      return max(nearest, Self.leastExtent)
    }
  }
}
