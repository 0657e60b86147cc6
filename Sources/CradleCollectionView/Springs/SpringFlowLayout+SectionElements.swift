import CradleGeometry

// Headers, footers and decorations on springs, for `hangsSectionElements`.
extension SpringFlowLayout {
  /// Displaces the headers, footers and decorations of a buffer by their springs, and keeps those that are then in a
  /// rectangle.
  func hangSectionElements(_ buffer: inout [LayoutAttributes], from start: Int, in rect: Rect) {
    var kept = start
    for index in start..<buffer.count {
      let element = buffer[index].category == .cell ? buffer[index] : hungSectionElement(buffer[index])
      guard element.frame.intersects(rect) else { continue }
      buffer[kept] = element
      kept += 1
    }
    buffer.removeLast(buffer.count - kept)
  }

  /// The shown attributes of a header, a footer or a decoration.
  func hungSectionElement(_ element: LayoutAttributes) -> LayoutAttributes {
    guard let swing = swing(of: element) else { return element }
    let (low, high) = scrollDirection.range(of: element.frame)
    let (first, last) = (low + swing.first.displacement, high + swing.last.displacement)
    let (thickness, middle) = (max(0, last - first), (first + last) / 2)
    var hung = element
    if scrollDirection == .vertical {
      hung.size.height = thickness
      hung.center.y = middle
    } else {
      hung.size.width = thickness
      hung.center.x = middle
    }
    return hung
  }

  /// The displacement and stretch of a header, a footer or a decoration by the springs.
  func swing(ofSectionElement element: LayoutAttributes) -> (center: Double, length: Double) {
    guard let swing = swing(of: element) else { return (0, 0) }
    let (first, last) = (swing.first.velocity, swing.last.velocity)
    return ((first + last) / 2, last - first)
  }

  /// The motions of an element's two ends; nil for one that does not hang.
  private func swing(of element: LayoutAttributes) -> (first: SpringMotion, last: SpringMotion)? {
    let section = element.indexPath.section
    let items = numberOfItems(inSection: section)
    switch element.category {
    case .cell: return nil
    case .supplementary(CollectionView.elementKindSectionHeader):
      guard !sectionHeadersPinToVisibleBounds else { return nil }
      return rigid(element, beside: IndexPath(item: 0, section: section))
    case .supplementary(CollectionView.elementKindSectionFooter):
      guard !sectionFootersPinToVisibleBounds else { return nil }
      return rigid(element, beside: IndexPath(item: max(0, items - 1), section: section))
    case .supplementary: return nil
    case .decoration:
      // The ends move with the outermost cells; the order of neighbours keeps the others between them.
      guard items > 0,
        let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let last = layoutAttributesForItem(at: IndexPath(item: items - 1, section: section))
      else { return nil }
      return (motion(of: first), motion(of: last))
    }
  }

  private func rigid(
    _ element: LayoutAttributes, beside path: IndexPath
  ) -> (first: SpringMotion, last: SpringMotion) {
    // The query may have a shown position, but the spring is anchored at the place in the flow.
    var placed = element
    if case .supplementary(let kind) = element.category {
      placed = layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath) ?? element
    }
    entering.removeAll(keepingCapacity: true)
    var place = SpringCell(placed, scrollDirection)
    // Untiled, no steps are recorded, and the element takes the motion of the cell beside it.
    place.path = path
    entering.append(place)
    let motion = enteringMotion()
    return (motion, motion)
  }

  /// The shown motion of an entering cell, which has no spring yet.
  private func enteringMotion() -> SpringMotion {
    field.setInMotion(&entering)
    return field.seen(entering[0].present, at: entering[0].anchor)
  }

  /// The shown motion of a cell, with or without a spring at present.
  func motion(of cell: LayoutAttributes) -> SpringMotion {
    if let known = index(of: cell.indexPath) { return field.cells[known].shown }
    entering.removeAll(keepingCapacity: true)
    entering.append(SpringCell(cell, scrollDirection))
    return enteringMotion()
  }
}
