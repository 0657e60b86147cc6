/// A balanced binary tree of boxes: finds the boxes that overlap another one in logarithmic time.
///
/// A leaf carries a shape and a box with a margin; an inner node the union of its children. Insertion goes down where
/// the half perimeter grows least (the surface-area heuristic of Goldsmith and Salmon, 1987); heights differ by at
/// most one more than rotation repairs.
struct BoundingTree: ~Copyable {
  struct Node: BitwiseCopyable {
    var box: FlatBox
    var parent: Int32
    /// −1 for a leaf.
    var left: Int32
    /// A leaf's is its shape.
    var right: Int32
    var height: Int32
  }

  private(set) var nodes = Buffer<Node>()
  private var free = Buffer<Int32>()
  private(set) var root: Int32 = -1

  var byteCount: Int { nodes.byteCount + free.byteCount }

  mutating func insert(_ box: FlatBox, shape: Int32) -> Int32 {
    let leaf = newNode(box, shape: shape)
    link(leaf)
    return leaf
  }

  mutating func remove(_ leaf: Int32) {
    unlink(leaf)
    free.append(leaf)
  }

  mutating func move(_ leaf: Int32, to box: FlatBox) {
    if settle(leaf, box) { return }
    unlink(leaf)
    nodes.base[Int(leaf)].box = box
    link(leaf)
  }

  /// The number of nodes above a leaf that are checked; measured: with 6 a tumbler of 1024 boxes takes 5 %
  /// fewer instructions than with 2, and 15 % fewer than without; more have no effect.
  private static let settlingLevels = 6

  /// Keeps a leaf's place in the tree if one of the next nodes above it contains its new box; false if none
  /// does.
  ///
  /// The nodes up to that one are refitted, those above may stay larger than necessary.
  private mutating func settle(_ leaf: Int32, _ box: FlatBox) -> Bool {
    let tree = nodes.base
    var above = tree[Int(leaf)].parent
    var level = 0
    while true {
      guard above >= 0, level < Self.settlingLevels else { return false }
      if tree[Int(above)].box.contains(box) { break }
      above = tree[Int(above)].parent
      level += 1
    }
    tree[Int(leaf)].box = box
    var index = tree[Int(leaf)].parent
    while true {
      let node = tree[Int(index)]
      tree[Int(index)].box = tree[Int(node.left)].box.union(tree[Int(node.right)].box)
      if index == above { return true }
      index = node.parent
    }
  }

  private mutating func newNode(_ box: FlatBox, shape: Int32) -> Int32 {
    let node = Node(box: box, parent: -1, left: -1, right: shape, height: 0)
    if free.count > 0 {
      let index = free.removeLast()
      nodes[index] = node
      return index
    }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func link(_ leaf: Int32) {
    guard root >= 0 else {
      root = leaf
      nodes.base[Int(leaf)].parent = -1
      return
    }
    let sibling = bestSibling(for: nodes.base[Int(leaf)].box)
    let parent = newNode(nodes.base[Int(sibling)].box, shape: -1)
    let tree = nodes.base
    let grandparent = tree[Int(sibling)].parent
    tree[Int(parent)].parent = grandparent
    tree[Int(parent)].left = sibling
    tree[Int(parent)].right = leaf
    tree[Int(sibling)].parent = parent
    tree[Int(leaf)].parent = parent
    if grandparent < 0 {
      root = parent
    } else if tree[Int(grandparent)].left == sibling {
      tree[Int(grandparent)].left = parent
    } else {
      tree[Int(grandparent)].right = parent
    }
    refit(from: parent)
  }

  private mutating func unlink(_ leaf: Int32) {
    let tree = nodes.base
    let parent = tree[Int(leaf)].parent
    tree[Int(leaf)].parent = -1
    guard parent >= 0 else {
      root = -1
      return
    }
    let sibling = tree[Int(parent)].left == leaf ? tree[Int(parent)].right : tree[Int(parent)].left
    let grandparent = tree[Int(parent)].parent
    tree[Int(sibling)].parent = grandparent
    if grandparent < 0 {
      root = sibling
    } else if tree[Int(grandparent)].left == parent {
      tree[Int(grandparent)].left = sibling
    } else {
      tree[Int(grandparent)].right = sibling
    }
    free.append(parent)
    refit(from: grandparent)
  }

  private func bestSibling(for box: FlatBox) -> Int32 {
    let tree = nodes.base
    var index = root
    while tree[Int(index)].left >= 0 {
      let node = tree[Int(index)]
      let combined = node.box.union(box).halfPerimeter
      let costHere = 2 * combined
      let inherited = 2 * (combined - node.box.halfPerimeter)
      let left = descentCost(node.left, box) + inherited
      let right = descentCost(node.right, box) + inherited
      if costHere < left && costHere < right { break }
      index = left < right ? node.left : node.right
    }
    return index
  }

  @inline(__always) private func descentCost(_ child: Int32, _ box: FlatBox) -> Float {
    let node = nodes.base[Int(child)]
    let union = node.box.union(box).halfPerimeter
    return node.left < 0 ? union : union - node.box.halfPerimeter
  }

  private mutating func refit(from start: Int32) {
    var index = start
    while index >= 0 {
      index = balance(index)
      let tree = nodes.base
      let node = tree[Int(index)]
      let left = tree[Int(node.left)]
      let right = tree[Int(node.right)]
      tree[Int(index)].box = left.box.union(right.box)
      tree[Int(index)].height = 1 + max(left.height, right.height)
      index = node.parent
    }
  }

  /// Lifts the taller child of `a` above it when heights differ by two; the new top of this subtree.
  private mutating func balance(_ a: Int32) -> Int32 {
    let tree = nodes.base
    let node = tree[Int(a)]
    let difference = tree[Int(node.right)].height - tree[Int(node.left)].height
    guard difference > 1 || difference < -1 else { return a }
    let up = difference > 1 ? node.right : node.left
    let near = tree[Int(up)].left
    let far = tree[Int(up)].right
    // `up` takes a's place, keeps its taller child and gives the other one to a.
    let keep = tree[Int(near)].height > tree[Int(far)].height ? near : far
    let give = keep == near ? far : near
    tree[Int(up)].parent = node.parent
    if node.parent < 0 {
      root = up
    } else if tree[Int(node.parent)].left == a {
      tree[Int(node.parent)].left = up
    } else {
      tree[Int(node.parent)].right = up
    }
    tree[Int(up)].left = a
    tree[Int(up)].right = keep
    tree[Int(keep)].parent = up
    tree[Int(a)].parent = up
    if difference > 1 { tree[Int(a)].right = give } else { tree[Int(a)].left = give }
    tree[Int(give)].parent = a
    let left = tree[Int(tree[Int(a)].left)]
    let right = tree[Int(tree[Int(a)].right)]
    tree[Int(a)].box = left.box.union(right.box)
    tree[Int(a)].height = 1 + max(left.height, right.height)
    return up
  }
}

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
    _ nodes: UnsafeMutablePointer<BoundingTree.Node>, root: Int32, stack: UnsafeMutablePointer<Int32>,
    _ box: FlatBox
  ) {
    self.nodes = nodes
    self.stack = stack
    facing = box.facing
    count = 0
    if root >= 0, nodes[Int(root)].box.meets(facing) {
      stack[0] = root
      count = 1
    }
  }

  /// The next shape whose box overlaps; nil after the last.
  @inline(__always) mutating func next() -> Int32? { next { _ in true } }

  /// The next shape whose box overlaps and, as every box around it, passes the test; nil after the last.
  @inline(__always) mutating func next(where isWanted: (FlatBox) -> Bool) -> Int32? {
    while count > 0 {
      count -= 1
      let node = nodes + Int(stack[count])
      let left = node.pointee.left
      let right = node.pointee.right
      if left < 0 { return right }
      let first = nodes[Int(left)].box
      let second = nodes[Int(right)].box
      // A child that does not overlap is pushed, too, and overwritten by the next.
      stack[count] = left
      if first.meets(facing) && isWanted(first) { count += 1 }
      stack[count] = right
      if second.meets(facing) && isWanted(second) { count += 1 }
    }
    return nil
  }
}
