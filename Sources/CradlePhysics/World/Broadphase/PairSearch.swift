import CradleGeometry

/// Two shapes whose boxes started to overlap.
struct ShapePair: BitwiseCopyable {
  var first: Int32
  var second: Int32
}

/// The search for pairs of boxes that began to overlap, after some of them moved.
///
/// A tree without shapes of a category in a shape's mask is not searched for it. There are two ways to search the tree of
/// movable shapes, with the same result in the same order. If few boxes moved, each of them is searched in the
/// tree of movable shapes. If many did, the tree is compared with itself: a pair of nodes whose boxes overlap is
/// replaced by the pairs of their children, so that the upper nodes are read once for all boxes, and each pair of
/// boxes is found once instead of from both sides.
///
/// Of two moved boxes the one listed later reports their pair; the pairs of a box come in the order of its tree.
struct PairSearch: ~Copyable {
  /// The moved shapes. `Proxy.movedPlace` is a shape's index among them.
  private var moved = Buffer<Int32>()
  /// The lists of a search in a tree; see `TreeSearch`.
  private var lists = Buffer<Int32>()
  private var comparison = TreeComparison()

  /// The share of the boxes above which the tree is compared with itself; normally 0.4. Measured: at 0.2 a tumbler of
  /// 1024 boxes takes 6 % more instructions than with searches alone, at 0.4 a lying rain 3 %, a smash 5 % and a
  /// spinner 4 % fewer. Tests set it, to compare the two ways.
  var fewestMoved = 0.4

  var byteCount: Int { moved.byteCount + lists.byteCount + comparison.byteCount }
  /// Whether boxes changed since the last search.
  var hasMoved: Bool { moved.count > 0 }

  /// Makes room for a number of shapes.
  mutating func cover(shapeCount: Int) {
    lists.resize(2 * TreeSearch.capacity(leafCount: shapeCount), filling: 0)
    comparison.cover(shapeCount: shapeCount)
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
  mutating func releaseExcess(keeping needed: Int) {
    comparison.releaseExcess(keeping: needed)
  }

  // MARK: The search

  /// Finds every new pair of the moved shapes, and records it.
  mutating func findPairs(
    _ boxes: ProxySpans, _ rules: PairRules, _ pairs: inout PairTable, movableCount: Int,
    into found: inout Buffer<ShapePair>
  ) {
    var searcherCount = 0
    for place in 0..<moved.count {
      let shape = moved.base[place]
      let isSearched = boxes.contains(shape) && rules.mayMeet(shape, in: boxes.moving)
      searcherCount += isSearched ? 1 : 0
    }
    let comparesTree = Double(searcherCount) > fewestMoved * Double(movableCount)
    if comparesTree { comparison.compare(boxes, rules, pairs, movedCount: moved.count) }
    for place in 0..<Int32(moved.count) {
      let shape = moved[place]
      guard boxes.contains(shape) else { continue }
      let isFixed = boxes.proxies[Int(shape)].isFixed
      if comparesTree && !isFixed {
        for partner in comparison.partners(ofMoved: place) {
          add(shape, partner.shape, rules, &pairs, &found)
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
    guard rules.mayMeet(shape, in: tree) else { return }
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
}
