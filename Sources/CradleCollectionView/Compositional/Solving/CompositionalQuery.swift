import CradleGeometry

/// Computes the attributes of elements in a stack of sections, with orthogonal scrolling and pinning.
struct CompositionalQuery {
  private let stack: SectionStack
  private let scrolls: SectionScrolls
  /// The visible rectangle of the content.
  private let bounds: Rect
  /// The part of `bounds` that the collection's insets do not cover. Boundary views are pinned at its edges.
  private let uncovered: Rect

  init(_ stack: SectionStack, _ scrolls: SectionScrolls, _ bounds: Rect, insets: EdgeInsets) {
    (self.stack, self.scrolls, self.bounds) = (stack, scrolls, bounds)
    uncovered = bounds.inset(by: insets)
  }

  // MARK: Visible elements

  /// Appends the elements in a rectangle: for each section its backgrounds, its cells in order with their
  /// supplementary views, and its boundary views.
  func append(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    stack.forEachSection(from: stack.along.origin(rect), to: stack.along.end(rect)) { section in
      let first = buffer.count
      appendDecorations(of: section, in: rect, into: &buffer)
      appendItems(of: section, in: rect, into: &buffer)
      for item in stack.sections[section].definition.boundarySupplementaryItems {
        let found = attributes(of: item, section)
        if found.frame.intersects(rect) { buffer.append(found) }
      }
      handle(section, &buffer, from: first)
    }
    for item in stack.boundary.items {
      let found = attributes(of: item, nil)
      if found.frame.intersects(rect) { buffer.append(found) }
    }
  }

  private func appendDecorations(of section: Int, in rect: Rect, into buffer: inout [LayoutAttributes]) {
    for item in stack.sections[section].definition.decorationItems {
      let found = attributes(of: item, section)
      if found.frame.intersects(rect) { buffer.append(found) }
    }
  }

  private func appendItems(of section: Int, in rect: Rect, into buffer: inout [LayoutAttributes]) {
    let part = stack.sections[section]
    let shift = shift(of: section)
    let local = rect.offset(by: -shift)
    part.forEachPlace(from: part.axis.origin(local), to: part.axis.end(local)) { item, place, origin in
      let frame = place.frame.offset(by: origin + shift)
      guard frame.intersects(rect) else { return }
      let path = IndexPath(item: item, section: section)
      var cell = LayoutAttributes(cellAt: path, frame: frame)
      cell.zIndex = place.zIndex
      buffer.append(cell)
      for line in separators(of: path, frame) where line.frame.intersects(rect) { buffer.append(line) }
    } extras: { item, extra, origin in
      let frame = extra.frame.offset(by: origin + shift)
      guard frame.intersects(rect) else { return }
      buffer.append(
        supplementary(
          extra.item.elementKind, IndexPath(item: item, section: section), frame, extra.item.zIndex))
    }
  }

  // MARK: One element

  /// The attributes of an element, visible or not; nil if the layout has none.
  func attributes(_ key: ElementKey) -> LayoutAttributes? {
    let path = key.indexPath
    guard stack.sections.indices.contains(path.section) else { return nil }
    let found: LayoutAttributes? =
      switch key.category {
      case .cell: cell(path)
      case .supplementary(let kind): supplementary(kind, path)
      case .decoration(let kind): decoration(kind, path)
      }
    guard var found else { return nil }
    handle(path.section, &found)
    return found
  }

  /// The supplementary views of an item's cell.
  func supplementaryViews(ofItemAt path: IndexPath) -> [LayoutAttributes] {
    guard stack.sections.indices.contains(path.section) else { return [] }
    return stack.sections[path.section].kinds(ofCell: path.item)
      .compactMap { attributes(ElementKey(.supplementary($0), path)) }
  }

  private func cell(_ path: IndexPath) -> LayoutAttributes? {
    let part = stack.sections[path.section]
    guard path.item >= 0, path.item < part.count else { return nil }
    let (place, origin) = part.place(of: path.item)
    var cell = LayoutAttributes(
      cellAt: path, frame: place.frame.offset(by: origin + shift(of: path.section)))
    cell.zIndex = place.zIndex
    return cell
  }

  private func supplementary(_ kind: String, _ path: IndexPath) -> LayoutAttributes? {
    if let (item, section) = boundaryItem(kind, path) { return attributes(of: item, section) }
    return stack.sections[path.section].extra(kind, on: path.item).map {
      supplementary(
        kind, path, $0.extra.frame.offset(by: $0.origin + shift(of: path.section)), $0.extra.item.zIndex)
    }
  }

  private func decoration(_ kind: String, _ path: IndexPath) -> LayoutAttributes? {
    let part = stack.sections[path.section]
    if part.separatorKinds.contains(kind) {
      return cell(path).flatMap { cell in
        separators(of: path, cell.frame).first { $0.key.category == .decoration(kind) }
      }
    }
    guard path.item == 0 else { return nil }
    return part.definition.decorationItems.first { $0.elementKind == kind }.map {
      attributes(of: $0, path.section)
    }
  }

  private func supplementary(_ kind: String, _ path: IndexPath, _ frame: Rect, _ zIndex: Int)
    -> LayoutAttributes
  {
    var attributes = LayoutAttributes(.supplementary(kind), at: path, frame: frame)
    attributes.zIndex = zIndex
    return attributes
  }

  /// The lines of a row of a list, drawn above its cell.
  private func separators(of path: IndexPath, _ cell: Rect) -> [LayoutAttributes] {
    let part = stack.sections[path.section]
    guard let separators = part.definition.separators else { return [] }
    return separators(path, path.item + 1 == part.count).lines(in: cell).map { kind, frame in
      var attributes = LayoutAttributes(.decoration(kind), at: path, frame: frame)
      attributes.zIndex = 1
      return attributes
    }
  }

  private func attributes(of item: CollectionLayoutDecorationItem, _ section: Int) -> LayoutAttributes {
    let frame = stack.sections[section].frame(of: item).offset(by: stack.origin(of: section))
    var attributes = LayoutAttributes(
      .decoration(item.elementKind), at: IndexPath(item: 0, section: section), frame: frame)
    attributes.zIndex = item.zIndex
    return attributes
  }

  // MARK: Orthogonal scrolling

  /// The orthogonal scroll that moves an element; nil for one that it does not move.
  func scroll(of key: ElementKey) -> SectionScroll? {
    guard let scroll = scrolls[key.indexPath.section] else { return nil }
    switch key.category {
    case .cell: return scroll
    case .supplementary(let kind): return boundaryItem(kind, key.indexPath) == nil ? scroll : nil
    case .decoration(let kind):
      return stack.sections[key.indexPath.section].separatorKinds.contains(kind) ? scroll : nil
    }
  }

  /// From a section's own content to the collection's coordinates.
  private func shift(of section: Int) -> Vector {
    let origin = stack.origin(of: section)
    return scrolls[section].map { origin - $0.shift } ?? origin
  }

  // MARK: Boundary views

  /// A boundary view by its kind and path, and its section; the section is nil for a view at the edge of all
  /// sections.
  private func boundaryItem(_ kind: String, _ path: IndexPath) -> (
    item: CollectionLayoutBoundarySupplementaryItem, section: Int?
  )? {
    guard path.item == 0 else { return nil }
    let items = stack.sections[path.section].definition.boundarySupplementaryItems
    if let item = items.first(where: { $0.elementKind == kind }) { return (item, path.section) }
    guard path.section == 0 else { return nil }
    return stack.boundary.item(of: kind).map { ($0, nil) }
  }

  /// Whether an element is pinned to the visible edge, so that a scroll does not move it.
  func isHeld(_ key: ElementKey) -> Bool {
    guard case .supplementary(let kind) = key.category,
      stack.sections.indices.contains(key.indexPath.section),
      let (item, section) = boundaryItem(kind, key.indexPath), item.pinToVisibleBounds
    else { return false }
    let place = stack.along.origin(pinnedFrame(item, section))
    let (low, high) = (stack.along.origin(uncovered), stack.along.end(uncovered))
    let length = stack.along.extent(self.place(item, section).size)
    return place != stack.along.origin(self.place(item, section)) && (place == low || place == high - length)
  }

  private func attributes(
    of item: CollectionLayoutBoundarySupplementaryItem, _ section: Int?
  ) -> LayoutAttributes {
    supplementary(
      item.elementKind, IndexPath(item: 0, section: section ?? 0), pinnedFrame(item, section), item.zIndex)
  }

  /// The unpinned frame of a boundary view.
  private func place(_ item: CollectionLayoutBoundarySupplementaryItem, _ section: Int?) -> Rect {
    section.map { stack.sections[$0].frame(of: item).offset(by: stack.origin(of: $0)) }
      ?? stack.frame(of: item)
  }

  /// The visible frame of a boundary view: a pinned one stays between the collection's insets as long as it is within
  /// its section.
  private func pinnedFrame(_ item: CollectionLayoutBoundarySupplementaryItem, _ section: Int?) -> Rect {
    let frame = place(item, section)
    guard item.pinToVisibleBounds else { return frame }
    let along = stack.along
    let content = section.map { stack.frame(of: $0, withEdges: false) } ?? stack.frame
    let (first, last): (DirectionalRectEdge, DirectionalRectEdge) =
      along == .vertical ? (.top, .bottom) : (.leading, .trailing)
    let (place, length) = (along.origin(frame), along.extent(frame.size))
    var pinned = place
    if item.alignment.edges.contains(first) {
      pinned = min(max(place, along.origin(uncovered)), max(place, along.end(content) - length))
    } else if item.alignment.edges.contains(last) {
      pinned = max(min(place, along.end(uncovered) - length), min(place, along.origin(content)))
    }
    return frame.offset(by: along.vector(pinned - place))
  }

  // MARK: The visible items' handler

  private func handle(_ section: Int, _ buffer: inout [LayoutAttributes], from first: Int) {
    guard let handler = stack.sections[section].definition.visibleItemsInvalidationHandler else { return }
    let shift = scrolls[section]?.shift ?? .zero
    let items = buffer[first...].map { CollectionLayoutVisibleItem($0, shiftedBy: shift) }
    handler(
      items, bounds.origin + shift,
      CollectionLayoutEnvironment(container: stack.sections[section].container))
    for (index, item) in items.enumerated() { buffer[first + index] = item.result }
  }

  private func handle(_ section: Int, _ attributes: inout LayoutAttributes) {
    guard stack.sections[section].definition.visibleItemsInvalidationHandler != nil else { return }
    var one = [attributes]
    handle(section, &one, from: 0)
    attributes = one[0]
  }
}
