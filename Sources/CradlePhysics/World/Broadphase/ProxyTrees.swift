/// The boxes of a broad phase in two trees: those of immovable bodies' shapes, and those of movable bodies'.
///
/// Invariant: a shape is in at most one of the trees. `isFixed` names it: whether the shape's body is
/// immovable.
struct ProxyTrees: ~Copyable {
  private var fixed = BoundingTree()
  private var moving = BoundingTree()

  var byteCount: Int { fixed.byteCount + moving.byteCount }
  var hasNoMovingBox: Bool { moving.isEmpty }

  /// Describes a violated invariant, for tests, given the number of boxes in each tree; nil if there is none.
  func inconsistency(fixedCount: Int, movingCount: Int) -> String? {
    fixed.inconsistency(holding: fixedCount) ?? moving.inconsistency(holding: movingCount)
  }

  /// A shape's box; nil if the shape is not in the named tree.
  func box(of shape: Int32, isFixed: Bool) -> FlatBox? {
    if isFixed { return fixed.contains(shape) ? fixed.box(of: shape) : nil }
    return moving.contains(shape) ? moving.box(of: shape) : nil
  }

  /// Inserts a shape that is in neither tree.
  mutating func insert(_ box: FlatBox, shape: Int32, isFixed: Bool) {
    if isFixed { fixed.insert(box, shape: shape) } else { moving.insert(box, shape: shape) }
  }

  mutating func remove(_ shape: Int32, isFixed: Bool) {
    if isFixed { fixed.remove(shape) } else { moving.remove(shape) }
  }

  /// Replaces a shape's box.
  @inline(__always) mutating func move(_ shape: Int32, to box: FlatBox, isFixed: Bool) {
    if isFixed { fixed.move(shape, to: box) } else { moving.move(shape, to: box) }
  }

  /// Searches of both trees with shared lists; valid until a box moves.
  @inline(__always) func searches(
    _ lists: UnsafeMutablePointer<Int32>, capacity: Int
  ) -> (fixed: TreeSearch, moving: TreeSearch) {
    (
      TreeSearch(nodes: fixed.nodes.base, lists: lists, capacity: capacity),
      TreeSearch(nodes: moving.nodes.base, lists: lists, capacity: capacity)
    )
  }
}
