/// The rules for shapes that may collide: their filters, joints between their bodies, and the caller's
/// filter.
struct PairRules {
  let shapes: ShapeSpans
  let joints: JointLinks
  let filter: World.PairFilter?
  /// The handles of two shapes and their bodies, for the filter.
  let slots: PairSlots

  /// The box whose overlapping boxes are all known as pairs from the last search. It is `nothing` if the caller
  /// filters pairs, because a filter is called again whenever a box moves.
  @inline(__always) func known(_ searched: FlatBox) -> FlatBox { filter == nil ? searched : .nothing }

  /// Whether the filters of two shapes of different bodies match.
  @inline(__always) func filtersMeet(_ a: Int32, _ b: Int32) -> Bool {
    let one = shapes.shapes + Int(a)
    let other = shapes.shapes + Int(b)
    return other.pointee.body != one.pointee.body && other.pointee.categories & one.pointee.mask != 0
      && one.pointee.categories & other.pointee.mask != 0
  }

  /// Whether a shape's mask has a category of a shape in a tree.
  @inline(__always) func mayMeet(_ shape: Int32, in tree: TreeSearch) -> Bool {
    shapes.shapes[Int(shape)].mask & tree.categories != 0
  }

  /// Whether shapes of these kinds may collide: two segments, which have no thickness, do not.
  @inline(__always) func kindsMeet(_ a: Int32, _ b: Int32) -> Bool {
    shapes.shapes[Int(a)].kind != .segment || shapes.shapes[Int(b)].kind != .segment
  }

  @inline(__always) func jointsAndCallerAllow(_ a: Int32, _ b: Int32) -> Bool {
    let bodyA = shapes.shapes[Int(a)].body
    let bodyB = shapes.shapes[Int(b)].body
    if joints.preventCollision(of: bodyA, and: bodyB) { return false }
    guard let filter else { return true }
    return filter(slots.shape(a), slots.body(bodyA), slots.shape(b), slots.body(bodyB))
  }

  /// Whether a shape may meet every shape that another one of the same body may meet.
  @inline(__always) func meets(_ shape: Int32, asOften other: Int32) -> Bool {
    if shape == other { return true }
    let (one, two) = (shapes.shapes + Int(shape), shapes.shapes + Int(other))
    return filter == nil && one.pointee.categories == two.pointee.categories
      && one.pointee.mask == two.pointee.mask
      && (one.pointee.kind != .segment || two.pointee.kind == .segment)
  }

  /// Whether a swept shape may meet another.
  func mayMeet(_ a: Int32, _ b: Int32) -> Bool { filtersMeet(a, b) && jointsAndCallerAllow(a, b) }
}

/// The generations of shape and body slots, from which handles are made.
struct PairSlots {
  let shapeGenerations: UnsafeMutablePointer<UInt32>
  let bodyGenerations: UnsafeMutablePointer<UInt32>

  func shape(_ index: Int32) -> ShapeHandle {
    ShapeHandle(index: index, generation: shapeGenerations[Int(index)])
  }
  func body(_ index: Int32) -> BodyHandle {
    BodyHandle(index: index, generation: bodyGenerations[Int(index)])
  }
}
