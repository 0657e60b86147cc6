import CradleGeometry

// Headers, footers and decorations on springs, for `hangsSectionElements`.
extension SpringFlowLayout {
  /// Displaces the headers, footers and decorations of a buffer by their springs, and keeps those that are then in a
  /// rectangle.
  func displaceSectionElements(_ buffer: inout [LayoutAttributes], from start: Int, in rect: Rect) {
    var kept = start
    for index in start..<buffer.count {
      let element = buffer[index].category == .cell ? buffer[index] : displacedSectionElement(buffer[index])
      guard element.frame.intersects(rect) else { continue }
      buffer[kept] = element
      kept += 1
    }
    buffer.removeLast(buffer.count - kept)
  }

  /// The shown attributes of a header, a footer or a decoration.
  func displacedSectionElement(_ element: LayoutAttributes) -> LayoutAttributes {
    guard let motions = endMotions(of: element) else { return element }
    let (low, high) = scrollDirection.range(of: element.frame)
    let (first, last) = (low + motions.first.displacement, high + motions.last.displacement)
    let (thickness, middle) = (max(0, last - first), (first + last) / 2)
    var displaced = element
    if scrollDirection == .vertical {
      displaced.size.height = thickness
      displaced.center.y = middle
    } else {
      displaced.size.width = thickness
      displaced.center.x = middle
    }
    return displaced
  }

  /// The spring velocity of the centre, in pt/s, and of the length of a header, a footer or a decoration.
  func springVelocity(ofSectionElement element: LayoutAttributes) -> (center: Double, length: Double) {
    guard let motions = endMotions(of: element) else { return (0, 0) }
    let (first, last) = (motions.first.velocity, motions.last.velocity)
    return ((first + last) / 2, last - first)
  }

  /// The motions of an element's two ends; nil for one that does not hang.
  private func endMotions(of element: LayoutAttributes) -> (first: SpringMotion, last: SpringMotion)? {
    let section = element.indexPath.section
    let items = numberOfItems(inSection: section)
    switch element.category {
    case .cell: return nil
    case .supplementary(CollectionView.elementKindSectionHeader):
      guard !sectionHeadersPinToVisibleBounds else { return nil }
      return rigidMotion(of: element, beside: IndexPath(item: 0, section: section))
    case .supplementary(CollectionView.elementKindSectionFooter):
      guard !sectionFootersPinToVisibleBounds else { return nil }
      return rigidMotion(of: element, beside: IndexPath(item: max(0, items - 1), section: section))
    case .supplementary: return nil
    case .decoration:
      // The ends move with the outermost cells; the order of neighbours keeps the others between them.
      guard items > 0,
        let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let last = layoutAttributesForItem(at: IndexPath(item: items - 1, section: section))
      else { return nil }
      return (springs.motion(of: first), springs.motion(of: last))
    }
  }

  private func rigidMotion(
    of element: LayoutAttributes, beside path: IndexPath
  ) -> (first: SpringMotion, last: SpringMotion) {
    // The query may have a shown position, but the spring is anchored at the place in the flow.
    var placed = element
    if case .supplementary(let kind) = element.category {
      placed = layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath) ?? element
    }
    var place = SpringCell(placed, scrollDirection)
    // Untiled, no steps are recorded, and the element takes the motion of the cell beside it.
    place.path = path
    let motion = springs.enteringMotion(of: place)
    return (motion, motion)
  }
}
