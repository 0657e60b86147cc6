import CradleGeometry

extension World {
  /// Adds a shape to a body, whose mass grows by the shape's; a definition with a `complaint` is a mistake.
  @discardableResult
  public func addShape(_ definition: ShapeDefinition, to handle: BodyHandle) -> ShapeHandle {
    let complaint = definition.complaint
    precondition(complaint == nil, "World.addShape: \(complaint ?? "")")
    let body = slot(of: handle)
    let index = newShape(definition, body: body)
    finishAdding(body)
    addProxy(index)
    return ShapeHandle(index: index, generation: shapeSlots.generation(of: index))
  }

  /// Adds a line through points in the body's axes, on which nothing catches where its parts meet.
  ///
  /// Needs two points that differ; `material` gives friction, restitution and groups.
  @discardableResult
  public func addChain(
    _ points: [Vector], isClosed: Bool = false, material: ShapeDefinition, to handle: BodyHandle
  ) -> [ShapeHandle] {
    let body = slot(of: handle)
    var corners: [Vector] = []
    for point in points where corners.last.map({ ($0 - point).length >= 1e-3 }) ?? true {
      corners.append(point)
    }
    if isClosed, corners.count > 2, let first = corners.first, let last = corners.last,
      (first - last).length < 1e-3
    {
      corners.removeLast()
    }
    precondition(corners.count >= 2, "World.addChain: needs two points that differ")
    let closes = isClosed && corners.count > 2
    let count = closes ? corners.count : corners.count - 1
    var handles: [ShapeHandle] = []
    for index in 0..<count {
      var part = material
      part.form = .segment(corners[index], corners[(index + 1) % corners.count])
      precondition(part.complaint == nil, "World.addChain: \(part.complaint ?? "")")
      let shape = newShape(part, body: body)
      let record = shapes.base + Int(shape)
      let center = Vector(dx: bodies[body].centerX, dy: bodies[body].centerY)
      if closes || index > 0 {
        record.pointee.hasPrevious = true
        record.pointee.previous = LocalVector(corners[(index + corners.count - 1) % corners.count] - center)
      }
      if closes || index + 1 < count {
        record.pointee.hasNext = true
        record.pointee.following = LocalVector(corners[(index + 2) % corners.count] - center)
      }
      handles.append(ShapeHandle(index: shape, generation: shapeSlots.generation(of: shape)))
    }
    finishAdding(body)
    for shape in handles { addProxy(shape.index) }
    return handles
  }

  /// Removes a shape; its body's mass shrinks by the shape's.
  public func remove(_ handle: ShapeHandle) {
    let index = slot(of: handle)
    let body = shapes[index].body
    wakeNeighbours(of: body)
    wake(body)
    destroyShape(index)
    updateMassFromShapes(body)
    refreshProxies(body)
  }

  /// Whether the shape still exists.
  public func contains(_ handle: ShapeHandle) -> Bool {
    shapeSlots.contains(handle.index, generation: handle.generation)
  }

  func slot(of handle: ShapeHandle) -> Int32 {
    precondition(
      shapeSlots.contains(handle.index, generation: handle.generation),
      "World: \(handle) was removed, perhaps with its body; ask contains(_:) before using a handle that may be old"
    )
    return handle.index
  }

  func handle(ofShape index: Int32) -> ShapeHandle {
    ShapeHandle(index: index, generation: shapeSlots.generation(of: index))
  }

  private func newShape(_ definition: ShapeDefinition, body: Int32) -> Int32 {
    leaveSpring(body)
    let center = Vector(dx: bodies[body].centerX, dy: bodies[body].centerY)
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
      kind: kind, body: body, next: bodies[body].firstShape, first: first, count: Int32(corners.count),
      radius: Float(radius), friction: Float(definition.friction), restitution: Float(definition.restitution),
      density: definition.density, categories: definition.categories, mask: definition.mask,
      tag: definition.tag)
    let index = shapeSlots.allocate()
    if Int(index) == shapes.count { shapes.append(shape) } else { shapes[index] = shape }
    bodies.base[Int(body)].firstShape = index
    return index
  }

  private func finishAdding(_ body: Int32) {
    wake(body)
    updateMassFromShapes(body)
    refreshProxies(body)
  }

  /// Takes a shape out of its body's list, the tree and every contact; the mass is the caller's concern.
  func destroyShape(_ index: Int32) {
    let shape = shapes[index]
    destroyContacts(ofShape: index)
    removeProxy(index)
    var link = bodies[shape.body].firstShape
    if link == index {
      bodies.base[Int(shape.body)].firstShape = shape.next
    } else {
      while shapes[link].next != index { link = shapes[link].next }
      shapes.base[Int(link)].next = shape.next
    }
    vertices.release(shape.first, length: 2 * Int(shape.count))
    shapeSlots.release(index)
  }
}
