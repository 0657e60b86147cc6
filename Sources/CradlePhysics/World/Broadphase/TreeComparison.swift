import CradleGeometry

/// The comparison of the tree of movable shapes with itself, which finds the new pairs of all moved shapes at once.
///
/// Pairs of nodes whose boxes overlap are replaced by the pairs of their children that do, a round of them at a time,
/// until only pairs of leaves are left. See `PairSearch`.
struct TreeComparison: ~Copyable {
  // Pairs of nodes, of a node and a leaf, and of two leaves.
  private var nodePairs = Buffer<NodePair>()
  private var mixedPairs = Buffer<NodePair>()
  private var leafPairs = Buffer<NodePair>()
  /// The pairs of one round, or the nodes to visit.
  private var round = Buffer<NodePair>()
  /// The index of each shape's leaf in the order of the tree, by shape slot.
  private var ranks = Buffer<Int32>()
  /// The new pairs of each moved shape as a list: the last one found, by place; −1 for none.
  private var firstOfPlace = Buffer<Int32>()
  private var candidates = Buffer<PairCandidate>()
  /// The partners of one moved shape.
  private var partners = Buffer<PairPartner>()

  var byteCount: Int {
    nodePairs.byteCount + mixedPairs.byteCount + leafPairs.byteCount + round.byteCount + ranks.byteCount
      + firstOfPlace.byteCount + candidates.byteCount + partners.byteCount
  }

  /// Makes room for a number of shapes.
  mutating func cover(shapeCount: Int) { ranks.resize(shapeCount, filling: 0) }

  /// Releases memory if the capacity is many times the needed number of pairs.
  mutating func releaseExcess(keeping needed: Int) {
    nodePairs.releaseExcess(keeping: needed)
    mixedPairs.releaseExcess(keeping: needed)
    leafPairs.releaseExcess(keeping: needed)
    firstOfPlace.releaseExcess(keeping: ranks.count)
    candidates.releaseExcess(keeping: needed)
    partners.releaseExcess(keeping: needed)
  }

  /// Finds the new pairs of movable shapes.
  mutating func compare(
    _ boxes: ProxySpans, _ rules: PairRules, _ pairs: borrowing PairTable, movedCount: Int
  ) {
    firstOfPlace.resize(movedCount, filling: -1)
    firstOfPlace.base.update(repeating: -1, count: movedCount)
    candidates.removeAll()
    let nodes = boxes.moving.nodes
    // The visit of the tree needs a place for each level, and one more.
    let length = max(Self.roundLength, Int(nodes.pointee.leftHeight) + 2)
    round.resize(length, filling: NodePair(first: 0, second: 0))
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
  /// stay as short as a search in depth leaves them. Far more than the reads that a core has under way at once.
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
    let length = Self.take(from: &nodePairs, into: round)
    var writer = beginWriting(4 * length)
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
    endWriting(writer)
  }

  /// Replaces the newest pairs of a node and a leaf by those of its children that overlap the leaf.
  private mutating func expandMixedPairs(
    _ nodes: UnsafeMutablePointer<BoundingTree.Node>, _ boxes: UnsafeMutablePointer<ProxyBoxes>
  ) {
    let length = Self.take(from: &mixedPairs, into: round)
    var writer = beginWriting(2 * length)
    for place in 0..<length {
      let node = nodes + Int(round.base[place].first)
      let leaf = round.base[place].second
      let facing = boxes[Int(~leaf)].grown.facing
      writer.put(node.pointee.left, leaf: leaf, if: node.pointee.leftBox.meets(facing))
      writer.put(node.pointee.right, leaf: leaf, if: node.pointee.rightBox.meets(facing))
    }
    endWriting(writer)
  }

  /// Moves the newest pairs of a list into the round; returns their number.
  private static func take(from pairs: inout Buffer<NodePair>, into round: borrowing Buffer<NodePair>) -> Int
  {
    let length = min(pairs.count, roundLength)
    round.base.update(from: pairs.base + (pairs.count - length), count: length)
    pairs.resize(pairs.count - length, filling: NodePair(first: 0, second: 0))
    return length
  }

  /// Makes room for a number of pairs in each list, and for the one that the writer overwrites.
  private mutating func beginWriting(_ count: Int) -> NodePairWriter {
    nodePairs.reserve(nodePairs.count + count + 1)
    mixedPairs.reserve(mixedPairs.count + count + 1)
    leafPairs.reserve(leafPairs.count + count + 1)
    return NodePairWriter(
      nodes: nodePairs.base + nodePairs.count, mixed: mixedPairs.base + mixedPairs.count,
      leaves: leafPairs.base + leafPairs.count)
  }

  private mutating func endWriting(_ writer: NodePairWriter) {
    nodePairs.advance(to: writer.nodes)
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

  /// Adds a pair to the list of its place.
  private mutating func list(_ other: Int32, at place: Int32) {
    let partner = PairPartner(shape: other, rank: ranks[other])
    candidates.append(PairCandidate(partner: partner, next: firstOfPlace[place]))
    firstOfPlace[place] = Int32(candidates.count - 1)
  }

  /// The new partners of the moved shape with that place, in the order of the tree; valid until the next call.
  mutating func partners(ofMoved place: Int32) -> UnsafeMutableBufferPointer<PairPartner> {
    partners.removeAll()
    var index = firstOfPlace[place]
    while index >= 0 {
      partners.append(candidates[index].partner)
      index = candidates[index].next
    }
    var found = UnsafeMutableBufferPointer(start: partners.base, count: partners.count)
    // Most shapes have one; in a crowd that was put into one place they have hundreds.
    if found.count > 1 { found.sort { $0.rank < $1.rank } }
    return found
  }
}

/// Two nodes or leaves of a tree, as in `BoundingTree.Node.left`.
struct NodePair: BitwiseCopyable {
  var first: Int32
  var second: Int32

  /// The pair of a leaf and a node with the node first.
  @inline(__always) var nodeFirst: NodePair { first < 0 ? NodePair(first: second, second: first) : self }
}

/// A partner in a new pair.
struct PairPartner: BitwiseCopyable {
  let shape: Int32
  /// The index of its leaf in the order of the tree.
  let rank: Int32
}

/// A new pair of a moved shape.
struct PairCandidate: BitwiseCopyable {
  let partner: PairPartner
  /// The one found before of the same shape; −1 for none.
  let next: Int32
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
