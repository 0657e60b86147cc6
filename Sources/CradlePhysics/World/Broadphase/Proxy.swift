/// A colliding shape's place in the trees.
struct Proxy: BitwiseCopyable {
  /// The leaf in the tree; −1 for a shape that collides with nothing.
  var leaf: Int32 = -1
  /// Whether it is in the tree of what nothing pushes.
  var isFixed = false
  /// Whether pairs are to be looked for.
  var wasMoved = false
}

/// The boxes of a colliding shape.
struct ProxyBoxes: BitwiseCopyable {
  /// With a margin, as it is in its tree.
  var grown: FlatBox
  /// Without: at the step's end where the shape is, in the midst of a step all that it sweeps.
  var tight: FlatBox
}

/// The trees and proxies of a broad phase. One walk at a time: they share a stack.
struct ProxySpans {
  let fixedNodes: UnsafeMutablePointer<BoundingTree.Node>
  let fixedRoot: Int32
  let movingNodes: UnsafeMutablePointer<BoundingTree.Node>
  let movingRoot: Int32
  let stack: UnsafeMutablePointer<Int32>
  let proxies: UnsafeMutablePointer<Proxy>
  let proxyCount: Int

  @inline(__always) func contains(_ shape: Int32) -> Bool {
    Int(shape) < proxyCount && proxies[Int(shape)].leaf >= 0
  }

  /// A walk over the shapes of what nothing pushes, near a box.
  @inline(__always) func walkFixed(_ box: FlatBox) -> TreeWalk {
    TreeWalk(fixedNodes, root: fixedRoot, stack: stack, box)
  }

  /// A walk over the shapes of dynamic bodies, near a box.
  @inline(__always) func walkMoving(_ box: FlatBox) -> TreeWalk {
    TreeWalk(movingNodes, root: movingRoot, stack: stack, box)
  }
}
