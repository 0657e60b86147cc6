import CradleGeometry

/// The places of a group's cells and of their supplementary views, in points from its upper left corner.
struct GroupPattern {
  /// A cell's place.
  struct Place {
    var frame: Rect
    var zIndex = 0
  }

  /// A supplementary view of a cell or a group.
  struct Extra {
    let item: CollectionLayoutSupplementaryItem
    let frame: Rect
    /// The number of its cell, or of its group's first one.
    let leaf: Int
    /// Whether it is a view of the cell, not of a group.
    let isOfCell: Bool
  }

  /// The group's size.
  private(set) var size = Size.zero
  private(set) var places: [Place] = []
  private(set) var extras: [Extra] = []
  /// The bounding box of all of them, which may exceed the group.
  private(set) var reach = Rect.zero

  /// Computes the places in a group with the measured cells.
  init(_ node: GroupNode, _ cells: MeasuredCells = .none) {
    size = node.measured(cells, from: 0)
    place(node, in: Rect(origin: .zero, size: size), cells, from: 0)
    reach = Rect(origin: .zero, size: size)
    for place in places { reach = reach.union(place.frame) }
    for extra in extras { reach = reach.union(extra.frame) }
  }

  private mutating func place(_ node: GroupNode, in rect: Rect, _ cells: MeasuredCells, from first: Int) {
    guard first < cells.count else { return }
    if let group = node.group {
      let inner = rect.inset(by: group.contentInsets.edges)
      for item in node.custom.prefix(cells.count - first) {
        places.append(Place(frame: item.frame.offset(by: inner.origin - .zero), zIndex: item.zIndex))
      }
      placeChildren(of: node, group, in: inner, cells, from: first)
      hang(node.item.supplementaryItems, on: rect, from: first, isOfCell: false)
    } else {
      let frame = rect.inset(by: node.item.contentInsets.edges)
      places.append(Place(frame: frame))
      hang(node.item.supplementaryItems, on: frame, from: first, isOfCell: true)
    }
  }

  private mutating func hang(
    _ items: [CollectionLayoutSupplementaryItem], on rect: Rect, from first: Int, isOfCell: Bool
  ) {
    for item in items {
      extras.append(Extra(item: item, frame: item.frame(on: rect), leaf: first, isOfCell: isOfCell))
    }
  }

  /// Places the children in a row along the group's axis; the remaining room is divided among the flexible
  /// spacings.
  private mutating func placeChildren(
    of node: GroupNode, _ group: CollectionLayoutGroup, in inner: Rect, _ cells: MeasuredCells,
    from first: Int
  ) {
    let (axis, across) = (group.axis, group.axis.other)
    let gap = group.interItemSpacing?.spacing ?? 0
    var sizes: [Size] = []
    var (used, flexible, next) = (Double(node.children.count - 1) * gap, 0, first)
    for child in node.children {
      let size =
        node.isEstimated.width || node.isEstimated.height
        ? child.refitted(cells, from: next, in: inner.size) : child.measured(cells, from: next)
      sizes.append(size)
      used += axis.extent(size) + child.fixedEdges(axis)
      flexible += child.flexibleEdges(axis)
      next += child.leafCount
    }
    if group.interItemSpacing?.isFlexibleSpacing == true { flexible += node.children.count - 1 }
    let share = flexible > 0 ? max(0, axis.extent(inner.size) - used) / Double(flexible) : 0
    let step = gap + (group.interItemSpacing?.isFlexibleSpacing == true ? share : 0)
    var along = 0.0
    next = first
    for (child, size) in zip(node.children, sizes) {
      let flexibleAcross = child.flexibleEdges(across)
      let left = across.extent(inner.size) - across.extent(size) - child.fixedEdges(across)
      let shareAcross = flexibleAcross > 0 ? max(0, left) / Double(flexibleAcross) : 0
      let origin =
        inner.origin
        + axis.vector(
          along + child.edgeBefore(axis, share: share), across: child.edgeBefore(across, share: shareAcross))
      place(child, in: Rect(origin: origin, size: size), cells, from: next)
      along +=
        axis.extent(size) + child.fixedEdges(axis) + Double(child.flexibleEdges(axis)) * share + step
      next += child.leafCount
    }
  }
}
