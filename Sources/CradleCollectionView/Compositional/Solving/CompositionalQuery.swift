import CradleGeometry

/// Answers where the elements of a stack of sections are, scrolled as the sections are and held where they are pinned.
struct CompositionalQuery {
  private let stack: SectionStack
  private let scrolls: SectionScrolls
  /// What of the content is seen.
  private let bounds: Rect

  init(_ stack: SectionStack, _ scrolls: SectionScrolls, _ bounds: Rect) {
    (self.stack, self.scrolls, self.bounds) = (stack, scrolls, bounds)
  }

  // MARK: What shows

  /// Appends what is in a rectangle: section by section its backgrounds, its cells in order with what hangs on them, and
  /// what is at its edges.
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
    for item in stack.boundaryItems {
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
      if let line = separator(under: path, frame), line.frame.intersects(rect) { buffer.append(line) }
    } extras: { item, extra, origin in
      let frame = extra.frame.offset(by: origin + shift)
      guard frame.intersects(rect) else { return }
      buffer.append(
        supplementary(
          extra.item.elementKind, IndexPath(item: item, section: section), frame, extra.item.zIndex))
    }
  }

  // MARK: One element

  /// The attributes of an element, wherever it is; nil where the layout has none.
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
    if part.definition.separators?.kind == kind {
      return cell(path).flatMap { separator(under: path, $0.frame) }
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

  /// A line under a cell, above it.
  private func separator(under path: IndexPath, _ cell: Rect) -> LayoutAttributes? {
    let part = stack.sections[path.section]
    guard let kind = part.definition.separators?.kind, let frame = part.separator(under: path.item, cell)
    else {
      return nil
    }
    var attributes = LayoutAttributes(.decoration(kind), at: path, frame: frame)
    attributes.zIndex = 1
    return attributes
  }

  private func attributes(of item: CollectionLayoutDecorationItem, _ section: Int) -> LayoutAttributes {
    let frame = stack.sections[section].frame(of: item).offset(by: stack.origin(of: section))
    var attributes = LayoutAttributes(
      .decoration(item.elementKind), at: IndexPath(item: 0, section: section), frame: frame)
    attributes.zIndex = item.zIndex
    return attributes
  }

  // MARK: Scrolled by itself

  /// What moves an element with its section's own scroll; nil for one that does not go with that.
  func scroll(of key: ElementKey) -> SectionScroll? {
    guard let scroll = scrolls[key.indexPath.section] else { return nil }
    switch key.category {
    case .cell: return scroll
    case .supplementary(let kind): return boundaryItem(kind, key.indexPath) == nil ? scroll : nil
    case .decoration(let kind):
      let separators = stack.sections[key.indexPath.section].definition.separators
      return separators?.kind == kind ? scroll : nil
    }
  }

  /// From a section's own content to the collection's.
  private func shift(of section: Int) -> Vector {
    let origin = stack.origin(of: section)
    return scrolls[section].map { origin - $0.shift } ?? origin
  }

  // MARK: At the edges

  /// A view at an edge, by its kind and path, and its section; nil for the section where it is at the edge of them all.
  private func boundaryItem(_ kind: String, _ path: IndexPath) -> (
    item: CollectionLayoutBoundarySupplementaryItem, section: Int?
  )? {
    guard path.item == 0 else { return nil }
    let items = stack.sections[path.section].definition.boundarySupplementaryItems
    if let item = items.first(where: { $0.elementKind == kind }) { return (item, path.section) }
    guard path.section == 0 else { return nil }
    return stack.boundaryItems.first { $0.elementKind == kind }.map { ($0, nil) }
  }

  /// Whether an element is held at the edge of what is seen, so that no scroll carries it.
  func isHeld(_ key: ElementKey) -> Bool {
    guard case .supplementary(let kind) = key.category,
      stack.sections.indices.contains(key.indexPath.section),
      let (item, section) = boundaryItem(kind, key.indexPath), item.pinToVisibleBounds
    else { return false }
    let place = stack.along.origin(held(item, section))
    let (low, high) = (stack.along.origin(bounds), stack.along.end(bounds))
    let length = stack.along.extent(self.place(item, section).size)
    return place != stack.along.origin(self.place(item, section)) && (place == low || place == high - length)
  }

  private func attributes(
    of item: CollectionLayoutBoundarySupplementaryItem, _ section: Int?
  ) -> LayoutAttributes {
    supplementary(
      item.elementKind, IndexPath(item: 0, section: section ?? 0), held(item, section), item.zIndex)
  }

  /// Where a view at an edge is by itself.
  private func place(_ item: CollectionLayoutBoundarySupplementaryItem, _ section: Int?) -> Rect {
    section.map { stack.sections[$0].frame(of: item).offset(by: stack.origin(of: $0)) }
      ?? stack.frame(of: item)
  }

  /// Where a view at an edge is seen: one that is pinned keeps within what is seen as long as it keeps within its section.
  private func held(_ item: CollectionLayoutBoundarySupplementaryItem, _ section: Int?) -> Rect {
    let frame = place(item, section)
    guard item.pinToVisibleBounds else { return frame }
    let along = stack.along
    let room = section.map { stack.frame(of: $0, withEdges: false) } ?? stack.frame
    let (first, last): (DirectionalRectEdge, DirectionalRectEdge) =
      along == .vertical ? (.top, .bottom) : (.leading, .trailing)
    let (place, length) = (along.origin(frame), along.extent(frame.size))
    var held = place
    if item.alignment.edges.contains(first) {
      held = min(max(place, along.origin(bounds)), max(place, along.end(room) - length))
    } else if item.alignment.edges.contains(last) {
      held = max(min(place, along.end(bounds) - length), min(place, along.origin(room)))
    }
    return frame.offset(by: along.vector(held - place))
  }

  // MARK: What a handler makes of it

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
