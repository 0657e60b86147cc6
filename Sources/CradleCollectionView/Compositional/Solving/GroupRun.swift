import CradleGeometry

/// The groups of a section in a row along an axis, in points from the start of the first one.
///
/// Groups without estimates are all equal: their places follow by division and nothing is stored. For others
/// only the measured sizes are stored.
struct GroupRun {
  /// The axis along which the groups follow each other.
  let axis: LayoutAxis
  /// The number of items.
  let count: Int
  /// The pattern of every unmeasured group.
  let pattern: GroupPattern
  private let node: GroupNode
  /// The spacing after each group with its own edge spacing, and the part between two groups.
  private let spacing: Double
  private let gap: Double

  /// The measured cells' sizes, and the patterns of their groups.
  private(set) var sizes: [Int: Size] = [:]
  private var solved: [Int: GroupPattern] = [:]
  private var lengths: GroupLengths?
  /// The largest distances by which a view extends beyond its group, before and after it along the axis.
  private var overhang: (before: Double, after: Double)

  /// Lays out groups.
  ///
  /// - Parameters:
  ///   - node: The group.
  ///   - axis: The axis along which the groups follow each other.
  ///   - count: The number of items.
  ///   - gap: The spacing between two groups, in points.
  ///   - measures: Whether a group's estimated length follows from its measured cells.
  init(_ node: GroupNode, axis: LayoutAxis, count: Int, gap: Double, measures: Bool) {
    (self.node, self.axis, self.count, self.gap) = (node, axis, count, gap)
    pattern = GroupPattern(node)
    precondition(
      !pattern.places.isEmpty || count == 0,
      "CollectionViewCompositionalLayout: a section's group holds no item; give it one for the section's \(count)"
    )
    spacing = node.fixedEdges(axis) + gap
    overhang = Self.overhang(of: pattern, axis)
    if measures, count > 0, node.hasEstimates(axis) {
      lengths = GroupLengths(
        count: (count - 1) / pattern.places.count + 1, estimate: axis.extent(pattern.size) + spacing)
    }
  }

  private static func overhang(of pattern: GroupPattern, _ axis: LayoutAxis) -> (Double, Double) {
    (max(0, -axis.origin(pattern.reach)), max(0, axis.end(pattern.reach) - axis.extent(pattern.size)))
  }

  // MARK: Groups

  /// The number of items in a group, and the number of groups.
  var capacity: Int { max(1, pattern.places.count) }
  var groupCount: Int { count == 0 ? 0 : (count - 1) / capacity + 1 }
  /// The distance between the starts of two unmeasured groups.
  var pitch: Double { axis.extent(pattern.size) + spacing }
  /// The extent of all groups.
  var length: Double { groupCount > 0 ? start(of: groupCount) - gap : 0 }

  private func pattern(of group: Int) -> GroupPattern { solved[group] ?? pattern }

  private func start(of group: Int) -> Double { lengths?.start(of: group) ?? Double(group) * pitch }

  /// The last group that starts at or before a place; 0 for one before all of them.
  private func group(at place: Double) -> Int {
    if let lengths { return lengths.index(at: place) }
    guard pitch > 0, place > 0 else { return 0 }
    return Int(min((place / pitch).rounded(.down), Double(max(0, groupCount - 1))))
  }

  /// The number of items in a group: the last one may have fewer.
  private func count(of group: Int) -> Int { min(capacity, count - group * capacity) }

  // MARK: Items

  /// Calls the body with the cells of the groups that intersect a range, in order, and with their
  /// supplementary views; each with its group's start.
  func forEachPlace(
    from low: Double, to high: Double, _ body: (Int, GroupPattern.Place, Double) -> Void,
    extras: (Int, GroupPattern.Extra, Double) -> Void
  ) {
    // An edge spacing shifts a group within its room, by less than that.
    var group = self.group(at: low - overhang.after - abs(spacing))
    while group < groupCount, start(of: group) - overhang.before <= high {
      let (pattern, start) = (pattern(of: group), start(of: group))
      let (first, limit) = (group * capacity, count(of: group))
      for leaf in 0..<limit { body(first + leaf, pattern.places[leaf], start) }
      for extra in pattern.extras where extra.leaf < limit { extras(first + extra.leaf, extra, start) }
      group += 1
    }
  }

  /// The place of an item in its group, and that group's start.
  func place(of item: Int) -> (place: GroupPattern.Place, start: Double) {
    let group = item / capacity
    return (pattern(of: group).places[item % capacity], start(of: group))
  }

  /// The supplementary view of a kind anchored to an item, and its group's start; nil if there is none.
  func extra(_ kind: String, on item: Int) -> (extra: GroupPattern.Extra, start: Double)? {
    guard item >= 0, item < count else { return nil }
    let (group, leaf) = item.quotientAndRemainder(dividingBy: capacity)
    let found = pattern(of: group).extras.first { $0.leaf == leaf && $0.item.elementKind == kind }
    return found.map { ($0, start(of: group)) }
  }

  /// The kinds of the supplementary views of an item's cell.
  func kinds(ofCell item: Int) -> [String] {
    guard item >= 0, item < count else { return [] }
    let (group, leaf) = item.quotientAndRemainder(dividingBy: capacity)
    return pattern(of: group).extras.filter { $0.isOfCell && $0.leaf == leaf }.map(\.item.elementKind)
  }

  // MARK: Estimates

  /// Whether cells have to be measured.
  var needsMeasuring: Bool { lengths != nil }

  /// Whether the width and the height of an item are estimates, for which its cell is measured.
  func estimates(of item: Int) -> (width: Bool, height: Bool) {
    var found = (width: false, height: false)
    guard needsMeasuring else { return found }
    let place = item % capacity
    node.forEachEstimate { leaf, item, _ in
      let size = item.layoutSize
      if leaf == place { found = (size.widthDimension.isEstimated, size.heightDimension.isEstimated) }
    }
    return found
  }

  /// Takes the measured sizes of cells; those of items that do not exist are ignored.
  ///
  /// - Parameters:
  ///   - new: The sizes by item, in points.
  ///   - anchor: A place.
  /// - Returns: Whether any group's length changed, and the displacement of the content at the anchor, in
  ///   points.
  mutating func setSizes(_ new: [Int: Size], anchor: Double = 0) -> (isChanged: Bool, shift: Double) {
    guard needsMeasuring else { return (false, 0) }
    var groups: Set<Int> = []
    for (item, size) in new where item >= 0 && item < count {
      sizes[item] = size
      groups.insert(item / capacity)
    }
    var result = (isChanged: false, shift: 0.0)
    // In a fixed order, so that sums round the same way.
    for group in groups.sorted() {
      let before = start(of: group)
      let change = solve(group)
      if change != 0 { result = (true, result.shift + (before < anchor ? change : 0)) }
    }
    return result
  }

  /// Computes a group with its measured cells; returns the change of its length.
  private mutating func solve(_ group: Int) -> Double {
    let (first, sizes) = (group * capacity, sizes)
    let known = GroupPattern(node, MeasuredCells(count: count(of: group)) { sizes[first + $0] })
    solved[group] = known
    let found = Self.overhang(of: known, axis)
    overhang = (max(overhang.before, found.0), max(overhang.after, found.1))
    guard let before = lengths?[group] else { return 0 }
    let length = axis.extent(known.size) + spacing
    lengths?[group] = length
    return length - before
  }
}

extension GroupNode {
  /// Whether its extent along an axis follows from cells that have to be measured.
  fileprivate func hasEstimates(_ axis: LayoutAxis) -> Bool {
    guard axis == .horizontal ? isEstimated.width : isEstimated.height else { return false }
    var hasEstimates = false
    forEachEstimate { _, _, _ in hasEstimates = true }
    return hasEstimates
  }
}
