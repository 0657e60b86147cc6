import CradleGeometry

/// Two shapes whose boxes started to overlap.
struct ShapePair: BitwiseCopyable {
  var first: Int32
  var second: Int32
}

/// The search for pairs of boxes that began to overlap, after some of them moved.
///
/// There are two ways, with the same result in the same order. If few boxes moved, each of them is searched in the
/// tree of movable shapes. If many did, the tree is compared with itself: a pair of nodes whose boxes overlap is
/// replaced by the pairs of their children, so that the upper nodes are read once for all boxes, and each pair of
/// boxes is found once instead of from both sides.
///
/// A pair belongs to the one of its two boxes that was listed later as moved; the pairs of a box come in the order
/// of its tree.
struct PairSearch: ~Copyable {
  /// The moved shapes. `Proxy.movedPlace` is a shape's index among them.
  private var moved = Buffer<Int32>()
  /// The lists of a search in a tree; see `TreeSearch`.
  private var lists = Buffer<Int32>()
  // The comparison of a tree with itself: pairs of nodes, of a node and a leaf, and of two leaves.
  private var nodePairs = Buffer<NodePair>()
  private var mixedPairs = Buffer<NodePair>()
  private var leafPairs = Buffer<NodePair>()
  /// The pairs of one round.
  private var round = Buffer<NodePair>()
  /// The index of each shape's leaf in the order of the tree, by shape slot.
  private var ranks = Buffer<Int32>()
  /// The new pairs of each moved shape as a list, in the order of the tree: the first one, by place; −1 for none.
  private var firstOfPlace = Buffer<Int32>()
  private var candidates = Buffer<PairCandidate>()

  /// The share of the boxes above which the tree is compared with itself. Measured: at 0.2 a tumbler of 1024 boxes takes
  /// 6 % more instructions than with searches alone, at 0.4 a lying rain 3 %, a smash 5 % and a spinner 4 % fewer.
  var fewestMoved = 0.4

  var byteCount: Int {
    moved.byteCount + lists.byteCount + nodePairs.byteCount + mixedPairs.byteCount + leafPairs.byteCount
      + round.byteCount + ranks.byteCount + firstOfPlace.byteCount + candidates.byteCount
  }
  /// Whether boxes changed since the last search.
  var hasMoved: Bool { moved.count > 0 }

  /// Makes room for a number of shapes.
  mutating func cover(shapeCount: Int) {
    lists.resize(2 * TreeSearch.capacity(leafCount: shapeCount), filling: 0)
    ranks.resize(shapeCount, filling: 0)
  }

  /// The lists for searches in trees, twice `listCapacity` long; valid until a shape is added.
  @inline(__always) var treeLists: UnsafeMutablePointer<Int32> { lists.base }
  @inline(__always) var listCapacity: Int { lists.count / 2 }

  /// Lists a shape whose box has moved.
  @inline(__always) mutating func note(_ shape: Int32, _ proxy: UnsafeMutablePointer<Proxy>) {
    guard proxy.pointee.movedPlace < 0 else { return }
    proxy.pointee.movedPlace = Int32(moved.count)
    moved.append(shape)
  }

  /// Releases memory if the capacity is many times the needed number of pairs.
  mutating func giveBack(keeping needed: Int) {
    moved.giveBack(keeping: ranks.count)
    nodePairs.giveBack(keeping: needed)
    mixedPairs.giveBack(keeping: needed)
    leafPairs.giveBack(keeping: needed)
    firstOfPlace.giveBack(keeping: ranks.count)
    candidates.giveBack(keeping: needed)
  }

  // MARK: The search

  /// Finds every new pair of the moved shapes, and records it.
  mutating func findPairs(
    _ boxes: ProxySpans, _ rules: PairRules, _ pairs: inout PairTable, movableCount: Int,
    into found: inout Buffer<ShapePair>
  ) {
    let comparesTree = Double(moved.count) > fewestMoved * Double(movableCount)
    if comparesTree { compare(boxes, rules, pairs) }
    for place in 0..<Int32(moved.count) {
      let shape = moved[place]
      guard boxes.contains(shape) else { continue }
      let isFixed = boxes.proxies[Int(shape)].isFixed
      if comparesTree && !isFixed {
        var candidate = firstOfPlace[place]
        while candidate >= 0 {
          add(shape, candidates[candidate].other, rules, &pairs, &found)
          candidate = candidates[candidate].next
        }
      } else {
        search(boxes.moving, place, boxes, rules, &pairs, &found)
      }
      if !isFixed { search(boxes.fixed, place, boxes, rules, &pairs, &found) }
    }
    for place in 0..<moved.count {
      let shape = Int(moved.base[place])
      boxes.proxies[shape].movedPlace = -1
      boxes.proxies[shape].searched = boxes.boxes[shape].grown
    }
    moved.removeAll()
  }

  /// Finds the new pairs of a moved shape in a tree.
  private mutating func search(
    _ tree: TreeSearch, _ place: Int32, _ boxes: ProxySpans, _ rules: PairRules, _ pairs: inout PairTable,
    _ found: inout Buffer<ShapePair>
  ) {
    let shape = moved[place]
    let known = rules.known(boxes.proxies[Int(shape)].searched).facing
    for other in tree.shapes(meeting: boxes.boxes[Int(shape)].grown) {
      let proxy = boxes.proxies + Int(other)
      // A partner that was listed later as moved will find this pair, and the shape itself is also found.
      if proxy.pointee.movedPlace >= place || proxy.pointee.searched.meets(known) { continue }
      if pairs.contains(PairTable.key(shape, other)) { continue }
      add(shape, other, rules, &pairs, &found)
    }
  }

  private mutating func add(
    _ shape: Int32, _ other: Int32, _ rules: PairRules, _ pairs: inout PairTable,
    _ found: inout Buffer<ShapePair>
  ) {
    guard rules.filtersMeet(shape, other), rules.kindsMeet(shape, other),
      rules.jointsAndCallerAllow(shape, other)
    else { return }
    pairs.insert(PairTable.key(shape, other))
    found.append(ShapePair(first: shape, second: other))
  }

  // MARK: The comparison of a tree with itself

  /// Finds the new pairs of movable shapes, and lists them by place.
  private mutating func compare(_ boxes: ProxySpans, _ rules: PairRules, _ pairs: borrowing PairTable) {
    firstOfPlace.resize(moved.count, filling: -1)
    firstOfPlace.base.update(repeating: -1, count: moved.count)
    candidates.removeAll()
    round.resize(Self.roundLength, filling: NodePair(first: 0, second: 0))
    let nodes = boxes.moving.nodes
    seed(nodes)
    while true {
      if leafPairs.count >= Self.roundLength { list(boxes, rules, pairs) }
      if nodePairs.count > 0 {
        expandNodePairs(nodes)
      } else if mixedPairs.count > 0 {
        expandMixedPairs(nodes, boxes.boxes)
      } else {
        break
      }
    }
    list(boxes, rules, pairs)
  }

  /// The number of pairs that are expanded together: the processor reads their nodes at the same time, and the lists
  /// stay short.
  private static let roundLength = 64

  /// Visits the tree: numbers the leaves, and lists the nodes whose children overlap.
  private mutating func seed(_ nodes: UnsafeMutablePointer<BoundingTree.Node>) {
    var rank: Int32 = 0
    guard nodes.pointee.left != BoundingTree.none else { return }
    round.base[0] = NodePair(first: nodes.pointee.left, second: 0)
    var count = 1
    while count > 0 {
      count -= 1
      let index = round.base[count].first
      if index < 0 {
        ranks[~index] = rank
        rank += 1
        continue
      }
      let node = nodes + Int(index)
      let (left, right) = (node.pointee.left, node.pointee.right)
      if node.pointee.leftBox.overlaps(node.pointee.rightBox) { put(NodePair(first: left, second: right)) }
      // The right child is visited first, as in `TreeSearch`.
      round.base[count] = NodePair(first: left, second: 0)
      round.base[count + 1] = NodePair(first: right, second: 0)
      count += 2
    }
  }

  private mutating func put(_ pair: NodePair) {
    if pair.first >= 0 && pair.second >= 0 {
      nodePairs.append(pair)
    } else if pair.first < 0 && pair.second < 0 {
      leafPairs.append(pair)
    } else {
      mixedPairs.append(pair.nodeFirst)
    }
  }

  /// Replaces the newest pairs of nodes by the pairs of their children that overlap.
  private mutating func expandNodePairs(_ nodes: UnsafeMutablePointer<BoundingTree.Node>) {
    let length = min(nodePairs.count, Self.roundLength)
    let start = nodePairs.count - length
    round.base.update(from: nodePairs.base + start, count: length)
    nodePairs.resize(start, filling: NodePair(first: 0, second: 0))
    nodePairs.reserve(start + 4 * length + 1)
    mixedPairs.reserve(mixedPairs.count + 4 * length + 1)
    leafPairs.reserve(leafPairs.count + 4 * length + 1)
    var writer = NodePairWriter(
      nodes: nodePairs.base + nodePairs.count, mixed: mixedPairs.base + mixedPairs.count,
      leaves: leafPairs.base + leafPairs.count)
    for place in 0..<length {
      let a = nodes + Int(round.base[place].first)
      let b = nodes + Int(round.base[place].second)
      let left = b.pointee.leftBox.facing
      let right = b.pointee.rightBox.facing
      writer.put(a.pointee.left, b.pointee.left, if: a.pointee.leftBox.meets(left))
      writer.put(a.pointee.right, b.pointee.left, if: a.pointee.rightBox.meets(left))
      writer.put(a.pointee.left, b.pointee.right, if: a.pointee.leftBox.meets(right))
      writer.put(a.pointee.right, b.pointee.right, if: a.pointee.rightBox.meets(right))
    }
    nodePairs.advance(to: writer.nodes)
    mixedPairs.advance(to: writer.mixed)
    leafPairs.advance(to: writer.leaves)
  }

  /// Replaces the newest pairs of a node and a leaf by those of its children that overlap the leaf.
  private mutating func expandMixedPairs(
    _ nodes: UnsafeMutablePointer<BoundingTree.Node>, _ boxes: UnsafeMutablePointer<ProxyBoxes>
  ) {
    let length = min(mixedPairs.count, Self.roundLength)
    let start = mixedPairs.count - length
    round.base.update(from: mixedPairs.base + start, count: length)
    mixedPairs.resize(start, filling: NodePair(first: 0, second: 0))
    mixedPairs.reserve(start + 2 * length + 1)
    leafPairs.reserve(leafPairs.count + 2 * length + 1)
    var writer = NodePairWriter(
      nodes: nodePairs.base + nodePairs.count, mixed: mixedPairs.base + mixedPairs.count,
      leaves: leafPairs.base + leafPairs.count)
    for place in 0..<length {
      let node = nodes + Int(round.base[place].first)
      let leaf = round.base[place].second
      let facing = boxes[Int(~leaf)].grown.facing
      writer.put(node.pointee.left, leaf: leaf, if: node.pointee.leftBox.meets(facing))
      writer.put(node.pointee.right, leaf: leaf, if: node.pointee.rightBox.meets(facing))
    }
    mixedPairs.advance(to: writer.mixed)
    leafPairs.advance(to: writer.leaves)
  }

  /// Lists the new ones among the pairs of leaves found so far.
  private mutating func list(_ boxes: ProxySpans, _ rules: PairRules, _ pairs: borrowing PairTable) {
    for turn in 0..<leafPairs.count {
      var (shape, other) = (~leafPairs.base[turn].first, ~leafPairs.base[turn].second)
      let first = boxes.proxies + Int(shape)
      let second = boxes.proxies + Int(other)
      let place = max(first.pointee.movedPlace, second.pointee.movedPlace)
      if place < 0 || first.pointee.searched.overlaps(rules.known(second.pointee.searched)) { continue }
      if pairs.contains(PairTable.key(shape, other)) { continue }
      if second.pointee.movedPlace == place { swap(&shape, &other) }
      list(other, at: place)
    }
    leafPairs.removeAll()
  }

  /// Adds a pair to the list of its place, before those of higher rank.
  private mutating func list(_ other: Int32, at place: Int32) {
    let rank = ranks[other]
    var previous: Int32 = -1
    var next = firstOfPlace[place]
    while next >= 0, candidates[next].rank < rank {
      previous = next
      next = candidates[next].next
    }
    let index = Int32(candidates.count)
    candidates.append(PairCandidate(other: other, rank: rank, next: next))
    if previous < 0 { firstOfPlace[place] = index } else { candidates.base[Int(previous)].next = index }
  }
}

/// Two nodes or leaves of a tree, as in `BoundingTree.Node.left`.
struct NodePair: BitwiseCopyable {
  var first: Int32
  var second: Int32

  /// The pair of a leaf and a node with the node first.
  @inline(__always) var nodeFirst: NodePair { first < 0 ? NodePair(first: second, second: first) : self }
}

/// A new pair of a moved shape.
struct PairCandidate: BitwiseCopyable {
  let other: Int32
  let rank: Int32
  /// The next one of the same shape; −1 for none.
  var next: Int32
}

/// Appends pairs to the list for their kind. All three are written, and those that do not count are overwritten by the
/// next one: branches would be unpredictable.
struct NodePairWriter {
  var nodes: UnsafeMutablePointer<NodePair>
  var mixed: UnsafeMutablePointer<NodePair>
  var leaves: UnsafeMutablePointer<NodePair>

  @inline(__always) mutating func put(_ first: Int32, _ second: Int32, if overlaps: Bool) {
    let pair = NodePair(first: first, second: second)
    nodes.pointee = pair
    mixed.pointee = pair.nodeFirst
    leaves.pointee = pair
    // The sign of a leaf is −1, that of a node 0.
    let (a, b) = (Int(first) >> 63, Int(second) >> 63)
    let one = overlaps ? 1 : 0
    nodes += ~(a | b) & one
    mixed += (a ^ b) & one
    leaves += (a & b) & one
  }

  @inline(__always) mutating func put(_ child: Int32, leaf: Int32, if overlaps: Bool) {
    let pair = NodePair(first: child, second: leaf)
    mixed.pointee = pair
    leaves.pointee = pair
    let sign = Int(child) >> 63
    let one = overlaps ? 1 : 0
    mixed += ~sign & one
    leaves += sign & one
  }
}
