// The boxes of all shapes of a body.
extension BroadPhase {
  /// Adds the box of a shape, unless its filter lets it collide with nothing.
  mutating func add(_ index: Int32, _ shapes: borrowing ShapeStore, _ bodies: borrowing BodyStore) {
    let shape = shapes[index]
    guard shape.mask != 0, shape.categories != 0, !contains(index) else { return }
    add(
      index, of: shape.body, box: shapes.box(of: index, bodies), categories: shape.categories,
      isFixed: bodies.isStatic(shape.body))
  }

  /// Adds the boxes of a body whose kind has changed.
  mutating func add(shapesOf body: Int32, _ shapes: borrowing ShapeStore, _ bodies: borrowing BodyStore) {
    var shape = shapes.first(of: body)
    while shape >= 0 {
      add(shape, shapes, bodies)
      shape = shapes.next(shape)
    }
  }

  mutating func remove(shapesOf body: Int32, _ shapes: borrowing ShapeStore) {
    var shape = shapes.first(of: body)
    while shape >= 0 {
      remove(shape, of: body)
      shape = shapes.next(shape)
    }
  }

  /// Updates the boxes of a body that the caller moved, and requests a search for pairs.
  mutating func place(shapesOf body: Int32, _ shapes: borrowing ShapeStore, _ bodies: borrowing BodyStore) {
    var shape = shapes.first(of: body)
    while shape >= 0 {
      place(shape, box: shapes.box(of: shape, bodies))
      shape = shapes.next(shape)
    }
  }

  /// Requests a search for all pairs of a body's shapes before the next step.
  mutating func mark(shapesOf body: Int32, _ shapes: borrowing ShapeStore) {
    var shape = shapes.first(of: body)
    while shape >= 0 {
      mark(shape)
      shape = shapes.next(shape)
    }
  }
}
