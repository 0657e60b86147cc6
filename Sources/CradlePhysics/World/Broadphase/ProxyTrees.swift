/// The boxes of a broad phase in two trees: those of immovable bodies' shapes, and those of movable bodies'.
///
/// Invariants: a shape is in at most one of the trees. `isFixed` names it: whether the shape's body is
/// immovable. `fixedCategories` and `movingCategories` contain the categories of each shape in the tree.
struct ProxyTrees: ~Copyable {
  private var fixed = BoundingTree()
  private var moving = BoundingTree()
  /// The categories of all shapes that each tree has had since it was last empty: a shape whose mask has none of them
  /// needs no search in it.
  private var fixedCategories: UInt64 = 0
  private var movingCategories: UInt64 = 0

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

  /// Whether a shape with these categories is known in the named tree, for tests.
  func covers(_ categories: UInt64, isFixed: Bool) -> Bool {
    categories & ~(isFixed ? fixedCategories : movingCategories) == 0
  }

  /// Inserts a shape that is in neither tree.
  mutating func insert(_ box: FlatBox, shape: Int32, categories: UInt64, isFixed: Bool) {
    if isFixed {
      fixedCategories = fixed.isEmpty ? categories : fixedCategories | categories
      fixed.insert(box, shape: shape)
    } else {
      movingCategories = moving.isEmpty ? categories : movingCategories | categories
      moving.insert(box, shape: shape)
    }
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
      TreeSearch(nodes: fixed.nodes.base, categories: fixedCategories, lists: lists, capacity: capacity),
      TreeSearch(nodes: moving.nodes.base, categories: movingCategories, lists: lists, capacity: capacity)
    )
  }
}
