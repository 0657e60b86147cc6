/// Finds a tree's leaves in a box, in the order of the tree.
///
/// A list starts with the root, and each round replaces every node by those of its children whose boxes
/// overlap, until only leaves are left. The nodes of a round are known when it starts, so that the processor
/// reads many nodes at a time; with a stack, the next node is known only after the comparison of the last
/// one.
struct TreeSearch {
  let nodes: UnsafeMutablePointer<BoundingTree.Node>
  /// The categories of all shapes in the tree, and perhaps further ones.
  let categories: UInt64
  /// Two lists of `capacity` nodes that the caller owns.
  let lists: UnsafeMutablePointer<Int32>
  let capacity: Int

  /// The length of each list for a tree of that many leaves: a node whose box does not overlap is also
  /// written, and overwritten by the next one.
  static func capacity(leafCount: Int) -> Int { leafCount + 2 }

  /// The shapes whose boxes overlap a box and pass the test, as does every box around them; valid until the
  /// next search.
  @inline(__always) func shapes(
    meeting box: FlatBox, where isWanted: (FlatBox) -> Bool = { _ in true }
  ) -> UnsafeBufferPointer<Int32> {
    let facing = box.facing
    var found = lists
    var next = lists + capacity
    found[0] = nodes.pointee.left
    guard nodes.pointee.leftBox.meets(facing) else { return UnsafeBufferPointer(start: found, count: 0) }
    var count = 1
    var innerCount = found[0] >= 0 ? 1 : 0
    while innerCount > 0 {
      innerCount = 0
      var length = 0
      for place in 0..<count {
        let index = found[place]
        guard index >= 0 else {
          next[length] = index
          length &+= 1
          continue
        }
        let node = nodes + Int(index)
        // Sums instead of branches, because the branches would be unpredictable.
        let (left, right) = (Int(node.pointee.left), Int(node.pointee.right))
        let takesRight = node.pointee.rightBox.meets(facing) && isWanted(node.pointee.rightBox) ? 1 : 0
        let takesLeft = node.pointee.leftBox.meets(facing) && isWanted(node.pointee.leftBox) ? 1 : 0
        next[length] = Int32(truncatingIfNeeded: right)
        length &+= takesRight
        next[length] = Int32(truncatingIfNeeded: left)
        length &+= takesLeft
        // The sign of a leaf is −1, that of a node 0.
        innerCount &+= (takesRight & ~(right >> 63)) &+ (takesLeft & ~(left >> 63))
      }
      count = length
      swap(&found, &next)
    }
    for place in 0..<count { found[place] = ~found[place] }
    return UnsafeBufferPointer(start: found, count: count)
  }
}
