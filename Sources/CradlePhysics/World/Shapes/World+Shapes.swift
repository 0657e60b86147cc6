import CradleGeometry

extension World {
  /// Adds a shape to a body and the shape's mass to the body's; traps for a definition with a
  /// `validationError`.
  @discardableResult
  public func addShape(_ definition: ShapeDefinition, to handle: BodyHandle) -> ShapeHandle {
    let validationError = definition.validationError
    precondition(validationError == nil, "World.addShape: \(validationError ?? "")")
    requireNoStep("World.addShape")
    let body = slot(of: handle)
    let index = simulation.newShape(definition, body: body)
    simulation.finishAdding([index], to: body)
    return simulation.shapes.handle(of: index)
  }

  /// Adds a chain of segments through points in the body's axes; sliding bodies do not catch on the corners
  /// between segments.
  ///
  /// Traps without two points that differ; `material` gives friction, restitution and filter.
  @discardableResult
  public func addChain(
    _ points: [Vector], isClosed: Bool = false, material: ShapeDefinition, to handle: BodyHandle
  ) -> [ShapeHandle] {
    requireNoStep("World.addChain")
    let body = slot(of: handle)
    var corners: [Vector] = []
    for point in points
    where corners.last.map({ ($0 - point).length >= ShapeDefinition.shortestSegment }) ?? true {
      corners.append(point)
    }
    if isClosed, corners.count > 2, let first = corners.first, let last = corners.last,
      (first - last).length < ShapeDefinition.shortestSegment
    {
      corners.removeLast()
    }
    precondition(corners.count >= 2, "World.addChain: needs two points that differ")
    let closes = isClosed && corners.count > 2
    let count = closes ? corners.count : corners.count - 1
    var added: [Int32] = []
    let center = simulation.bodies[body].center
    for index in 0..<count {
      var part = material
      part.form = .segment(corners[index], corners[(index + 1) % corners.count])
      precondition(part.validationError == nil, "World.addChain: \(part.validationError ?? "")")
      let shape = simulation.newShape(part, body: body)
      let previous = corners[(index + corners.count - 1) % corners.count] - center
      let following = corners[(index + 2) % corners.count] - center
      simulation.shapes.setNeighbors(
        of: shape, previous: closes || index > 0 ? LocalVector(previous) : nil,
        following: closes || index + 1 < count ? LocalVector(following) : nil)
      added.append(shape)
    }
    simulation.finishAdding(added, to: body)
    return added.map { simulation.shapes.handle(of: $0) }
  }

  /// Removes a shape and its mass from its body's.
  public func remove(_ handle: ShapeHandle) {
    requireNoStep("World.remove(shape)")
    simulation.removeShape(slot(of: handle))
  }

  /// Whether the shape still exists.
  public func contains(_ handle: ShapeHandle) -> Bool { simulation.shapes.contains(handle) }

  func slot(of handle: ShapeHandle) -> Int32 {
    precondition(
      simulation.shapes.contains(handle),
      "World: \(handle) was removed, perhaps with its body; ask contains(_:) before using a handle that may be old"
    )
    return handle.index
  }
}
