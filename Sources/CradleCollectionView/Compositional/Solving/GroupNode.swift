import CradleGeometry

/// A group or an item with its resolved size in its container, and its children after repetition.
struct GroupNode {
  let item: CollectionLayoutItem
  /// Its size including its insets, in points; estimates count as sizes.
  let size: Size
  /// Whether the width and the height are estimates.
  let isEstimated: (width: Bool, height: Bool)
  let children: [GroupNode]
  /// The cells that a custom group's block has placed.
  let custom: [CollectionLayoutGroupCustomItem]
  /// The number of cells in it.
  let leafCount: Int

  /// Lays out an item in a container.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - container: The size that fractions refer to, in points.
  ///   - share: Its extent along an axis, in points, if its group divides its room into equal shares.
  init(_ item: CollectionLayoutItem, in container: Size, sharing share: (LayoutAxis, Double)? = nil) {
    self.item = item
    var size = item.layoutSize.resolved(in: container)
    var isEstimated = (
      width: item.layoutSize.widthDimension.isEstimated, height: item.layoutSize.heightDimension.isEstimated
    )
    switch share {
    case (.horizontal, let extent)?: (size.width, isEstimated.width) = (extent, false)
    case (.vertical, let extent)?: (size.height, isEstimated.height) = (extent, false)
    case nil: break
    }
    (self.size, self.isEstimated) = (size, isEstimated)
    guard let group = item as? CollectionLayoutGroup else {
      (children, custom, leafCount) = ([], [], 1)
      return
    }
    let inner = Rect(origin: .zero, size: size).inset(by: group.contentInsets.edges).size
    if case .custom(let provider) = group.content {
      custom = provider(CollectionLayoutEnvironment(container: CollectionLayoutContainer(contentSize: inner)))
      (children, leafCount) = ([], custom.count)
      return
    }
    custom = []
    children = Self.children(of: group, in: inner)
    leafCount = children.reduce(0) { $0 + $1.leafCount }
  }

  var group: CollectionLayoutGroup? { item as? CollectionLayoutGroup }

  // MARK: Repeating

  private static func children(of group: CollectionLayoutGroup, in inner: Size) -> [GroupNode] {
    switch group.content {
    case .filling(let items): return filling(items, of: group, in: inner)
    case .repeating(let item, let count): return Array(repeating: GroupNode(item, in: inner), count: count)
    case .sharing(let item, let count):
      // A group whose length follows its content has no room to share.
      let isOpen = group.layoutSize.dimension(group.axis).isEstimated
      guard !isOpen || !item.layoutSize.dimension(group.axis).isEstimated else {
        return Array(repeating: GroupNode(item, in: inner), count: count)
      }
      let gaps = Double(count - 1) * (group.interItemSpacing?.spacing ?? 0)
      let share = max(0, (group.axis.extent(inner) - gaps) / Double(count))
      return Array(repeating: GroupNode(item, in: inner, sharing: (group.axis, share)), count: count)
    case .custom: return []
    }
  }

  /// The largest number of times that subitems are repeated; chosen. The places of more would fill the memory, and only a
  /// mistaken size can need them.
  private static let mostRounds = 1e6

  /// The subitems, repeated while the next one fits: used + gap + extent ≤ room. The first is always
  /// included.
  private static func filling(
    _ items: [CollectionLayoutItem], of group: CollectionLayoutGroup, in inner: Size
  ) -> [GroupNode] {
    let nodes = items.map { GroupNode($0, in: inner) }
    let extents = nodes.map { group.axis.extent($0.size) + $0.fixedEdges(group.axis) }
    let (room, gap) = (group.axis.extent(inner), group.interItemSpacing?.spacing ?? 0)
    var chosen: [GroupNode] = []
    var used = 0.0
    // A round of subitems without length would repeat for ever.
    let advance = extents.reduce(Double(items.count) * gap, +)
    precondition(
      advance <= FlowMetrics.tolerance || room / advance <= mostRounds,
      "CollectionLayoutGroup: subitems of \(advance) pt fit into \(room) pt more than a million times; give them larger "
        + "sizes")
    while advance > FlowMetrics.tolerance || chosen.count < items.count {
      let next = chosen.count % items.count
      let end = used + (chosen.isEmpty ? 0 : gap) + extents[next]
      guard chosen.isEmpty || end <= room + FlowMetrics.tolerance else { break }
      chosen.append(nodes[next])
      used = end
    }
    return chosen
  }

  // MARK: Edge spacing

  /// The sum of the minimum spacing on its sides along an axis, in points.
  func fixedEdges(_ axis: LayoutAxis) -> Double {
    guard let sides = item.edgeSpacing?.sides(axis) else { return 0 }
    return (sides.before?.spacing ?? 0) + (sides.after?.spacing ?? 0)
  }

  /// The number of its sides along an axis with flexible spacing.
  func flexibleEdges(_ axis: LayoutAxis) -> Int {
    guard let sides = item.edgeSpacing?.sides(axis) else { return 0 }
    return (sides.before?.isFlexibleSpacing == true ? 1 : 0)
      + (sides.after?.isFlexibleSpacing == true ? 1 : 0)
  }

  /// The spacing before it along an axis, where each flexible side gets a share.
  func edgeBefore(_ axis: LayoutAxis, share: Double) -> Double {
    guard let before = item.edgeSpacing?.sides(axis).before else { return 0 }
    return before.spacing + (before.isFlexibleSpacing ? share : 0)
  }

  // MARK: Estimates

  /// The indices of its cells whose size is an estimate, from `first`.
  func forEachEstimate(from first: Int = 0, _ body: (Int, CollectionLayoutItem, Size) -> Void) {
    if children.isEmpty, custom.isEmpty, isEstimated.width || isEstimated.height { body(first, item, size) }
    var next = first
    for child in children {
      child.forEachEstimate(from: next, body)
      next += child.leafCount
    }
  }

  /// Its size with measured cells.
  ///
  /// - Parameters:
  ///   - cells: The measured cells.
  ///   - first: The number of its first cell in the outermost group.
  /// - Returns: The size in points.
  func measured(_ cells: MeasuredCells, from first: Int) -> Size {
    guard isEstimated.width || isEstimated.height, first < cells.count else { return size }
    let insets = item.contentInsets.edges
    guard let group else {
      guard let found = cells.size(first) else { return size }
      return Size(
        width: isEstimated.width ? found.width + insets.left + insets.right : size.width,
        height: isEstimated.height ? found.height + insets.top + insets.bottom : size.height)
    }
    guard custom.isEmpty else { return size }
    let (axis, gap) = (group.axis, group.interItemSpacing?.spacing ?? 0)
    var (along, across, next) = (0.0, nil as Double?, first)
    for child in children where next < cells.count {
      let found = child.measured(cells, from: next)
      along += axis.extent(found) + child.fixedEdges(axis) + (next > first ? gap : 0)
      // A fraction of the group's own extent depends on that extent and does not determine it.
      if !child.isShare(axis.other) {
        across = max(across ?? 0, axis.other.extent(found) + child.fixedEdges(axis.other))
      }
      next += child.leafCount
    }
    let content = axis.size(
      along + axis.before(insets) + axis.after(insets),
      across: across.map { $0 + axis.other.before(insets) + axis.other.after(insets) }
        ?? axis.other.extent(size))
    return Size(
      width: isEstimated.width ? content.width : size.width,
      height: isEstimated.height ? content.height : size.height)
  }

  /// Whether its extent along an axis is a fraction of its container's along the same one.
  private func isShare(_ axis: LayoutAxis) -> Bool {
    axis == .horizontal
      ? item.layoutSize.widthDimension.isFractionalWidth : item.layoutSize.heightDimension.isFractionalHeight
  }

  /// Its size in a container whose size changed with its content.
  func refitted(_ cells: MeasuredCells, from first: Int, in container: Size) -> Size {
    var found = measured(cells, from: first)
    let again = item.layoutSize.resolved(in: container)
    if isShare(.horizontal) { found.width = again.width }
    if isShare(.vertical) { found.height = again.height }
    return found
  }
}

/// The cells of a group: their number, and the measured sizes.
struct MeasuredCells {
  /// The number of cells in the group.
  let count: Int
  /// The measured size of a cell by its index in the group, in points; nil if it has not been measured.
  let size: (Int) -> Size?

  /// A full group without measured cells.
  static var none: MeasuredCells { MeasuredCells(count: .max) { _ in nil } }
}
