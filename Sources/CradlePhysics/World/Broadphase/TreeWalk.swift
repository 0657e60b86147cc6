/// A walk over a tree's leaves with a stack of nodes to visit that the caller owns.
struct TreeWalk {
  private let nodes: UnsafeMutablePointer<BoundingTree.Node>
  private let stack: UnsafeMutablePointer<Int32>
  private var count: Int
  /// The queried box, prepared for comparison.
  private let facing: Wide

  /// A stack of this many nodes is enough for every tree that fits in memory: the tree's height is logarithmic.
  static let stackSize = 512

  @inline(__always) init(
    _ nodes: UnsafeMutablePointer<BoundingTree.Node>, stack: UnsafeMutablePointer<Int32>, _ box: FlatBox
  ) {
    self.nodes = nodes
    self.stack = stack
    facing = box.facing
    stack[0] = nodes.pointee.left
    count = nodes.pointee.leftBox.meets(facing) ? 1 : 0
  }

  /// The next shape whose box overlaps; nil after the last.
  @inline(__always) mutating func next() -> Int32? { next { _ in true } }

  /// The next shape whose box overlaps and, as every box around it, passes the test; nil after the last.
  @inline(__always) mutating func next(where isWanted: (FlatBox) -> Bool) -> Int32? {
    while count > 0 {
      count -= 1
      let index = stack[count]
      if index < 0 { return ~index }
      let node = nodes + Int(index)
      let first = node.pointee.leftBox
      let second = node.pointee.rightBox
      // A child that does not overlap is pushed, too, and overwritten by the next.
      stack[count] = node.pointee.left
      if first.meets(facing) && isWanted(first) { count += 1 }
      stack[count] = node.pointee.right
      if second.meets(facing) && isWanted(second) { count += 1 }
    }
    return nil
  }
}
