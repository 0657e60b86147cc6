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

  mutating func reserve(bodies: Int) { firstOfBody.reserve(bodies) }

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
    let first = vertices.allocate(2 * corners.count)
    let room = vertices.storage.base + Int(first)
    for index in corners.indices {
      room[index] = LocalVector(corners[index] - center)
      let edge = corners[(index + 1) % corners.count] - corners[index]
      room[corners.count + index] = LocalVector(Vector(dx: edge.dy, dy: -edge.dx).normalized)
    }
    let shape = Shape(
      kind: kind, body: body, next: firstOfBody[body], first: first, count: Int32(corners.count),
      radius: Float(radius), friction: Float(definition.friction), restitution: Float(definition.restitution),
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
    vertices.release(shape.first, length: 2 * Int(shape.count))
    slots.release(index)
  }

  // MARK: Geometry

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

  /// Moves a shape in its body's axes, to compensate for a shift of the centre of mass.
  mutating func translate(_ index: Int32, by shift: Vector) {
    guard shift != .zero else { return }
    let delta = LocalVector(shift)
    let record = shapes[index]
    let corners = vertices.storage.base + Int(record.first)
    for place in 0..<Int(record.count) { corners[place] = corners[place] + delta }
    shapes.base[Int(index)].previous = record.previous + delta
    shapes.base[Int(index)].following = record.following + delta
  }

  /// The smallest inner radius of a shape whose centre of mass is near its outline or outside it, in points, and of a
  /// circle as a share of its radius: a disc of no radius could not be swept. Half and twice of each gives heaps,
  /// squeezes, hands and pulls the same bits (`Distributions`).
  private static let leastExtent: Float = 1
  private static let leastShare: Float = 0.25

  /// The distance from the centre of mass to a shape's nearest face, in points: a longer displacement in a
  /// step may miss a collision.
  func innerRadius(of index: Int32) -> Float {
    let record = shapes[index]
    let corners = vertices.storage.base + Int(record.first)
    switch record.kind {
    case .circle: return max(record.radius - corners[0].length, Self.leastShare * record.radius)
    case .segment: return Self.leastExtent
    case .polygon:
      var nearest = Float.infinity
      for place in 0..<Int(record.count) {
        nearest = min(nearest, corners[Int(record.count) + place].dot(corners[place]))
      }
      return max(nearest, Self.leastExtent)
    }
  }
}

/// The columns of a shape store.
struct ShapeSpans {
  let shapes: UnsafeMutablePointer<Shape>
  let vertices: UnsafeMutablePointer<LocalVector>
  let firstOfBody: UnsafeMutablePointer<Int32>

  /// A shape's geometry for one collision test.
  @inline(__always) func view(_ index: Int32) -> ShapeView { ShapeView(shapes + Int(index), vertices) }

  /// The radii of a contact's circles, in points; 0 for other shapes.
  @inline(__always) func circleRadii(of contact: UnsafeMutablePointer<Contact>) -> (a: Float, b: Float) {
    guard contact.pointee.hasCircle else { return (0, 0) }
    return (
      contact.pointee.isRound ? shapes[Int(contact.pointee.shapeA)].radius : 0,
      shapes[Int(contact.pointee.shapeB)].radius
    )
  }

  /// The tight box of a shape whose body is at a pose.
  @inline(__always) func box(of index: Int32, _ pose: UnsafeMutablePointer<BodyPose>) -> BoundingBox {
    let shape = shapes + Int(index)
    let corners = vertices + Int(shape.pointee.first)
    let c = pose.pointee.c
    let s = pose.pointee.s
    let radius = shape.pointee.radius
    var low = corners[0].turned(c, s)
    var high = low
    var place = 1
    while place < Int(shape.pointee.count) {
      let corner = corners[place].turned(c, s)
      if corner.x < low.x { low.x = corner.x }
      if corner.y < low.y { low.y = corner.y }
      if corner.x > high.x { high.x = corner.x }
      if corner.y > high.y { high.y = corner.y }
      place += 1
    }
    return BoundingBox(
      minX: pose.pointee.x + Double(low.x - radius), minY: pose.pointee.y + Double(low.y - radius),
      maxX: pose.pointee.x + Double(high.x + radius), maxY: pose.pointee.y + Double(high.y + radius))
  }
}
