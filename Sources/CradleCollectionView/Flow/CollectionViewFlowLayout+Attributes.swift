import CradleGeometry

extension CollectionViewFlowLayout {
  func appendAttributes(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    let (low, high) = scrollDirection.range(of: rect)
    let displacement = largestCellDisplacement
    forEachSection(from: low - displacement, to: high + displacement) { section in
      if let decoration = decorationAttributes(section), decoration.frame.intersects(rect) {
        buffer.append(decoration)
      }
      if let header = headerAttributes(section), header.frame.intersects(rect) { buffer.append(header) }
      appendCells(ofSection: section, in: rect, into: &buffer)
      if let footer = footerAttributes(section), footer.frame.intersects(rect) { buffer.append(footer) }
    }
  }

  /// Appends the cells whose places intersect a rectangle of the content, section by section in the order of
  /// their paths.
  public final func appendPlacedCells(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    let (low, high) = scrollDirection.range(of: rect)
    forEachSection(from: low, to: high) { appendPlacedCells(ofSection: $0, in: rect, into: &buffer) }
  }

  /// Appends the cells of a section whose places intersect a rectangle of the content, in the order of their
  /// paths.
  public final func appendPlacedCells(
    ofSection section: Int, in rect: Rect, into buffer: inout [LayoutAttributes]
  ) {
    let (low, high) = scrollDirection.range(of: rect)
    let start = sections.starts[section]
    sections[section].forEachPlace(from: low - pixel - start, to: high + pixel - start) { item, place in
      let frame = frame(of: place, from: start)
      if frame.intersects(rect) {
        buffer.append(LayoutAttributes(cellAt: IndexPath(item: item, section: section), frame: frame))
      }
    }
  }

  /// Calls the body with the sections that intersect a range along the scroll direction, in order.
  func forEachSection(from low: Double, to high: Double, _ body: (Int) -> Void) {
    guard !sections.isEmpty else { return }
    settle(throughOffset: high + pixel)
    var section = sections.section(at: low - pixel)
    while section < sections.count, sections.starts[section] <= high + pixel {
      body(section)
      section += 1
    }
  }

  /// Snapping to pixels moves an origin by at most half a pixel; one pixel is safe.
  private var pixel: Double { 1 / pixelsPerPoint }

  func itemAttributes(at path: IndexPath) -> LayoutAttributes? {
    guard hasItem(at: path) else { return nil }
    settle(through: path)
    let place = sections[path.section].place(of: path.item)
    return LayoutAttributes(cellAt: path, frame: frame(of: place, from: sections.starts[path.section]))
  }

  func hasItem(at path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.item >= 0 && path.item < sections[path.section].count
  }

  // MARK: Headers, footers, decorations

  /// The visible range between the adjusted content insets, along the scroll direction: pinned views stop there.
  private var pinningRange: (low: Double, high: Double) {
    scrollDirection.range(of: bounds.inset(by: collectionView?.adjustedContentInset ?? .zero))
  }

  func headerAttributes(_ section: Int) -> LayoutAttributes? {
    let metrics = sections[section].metrics
    guard metrics.header > 0 else { return nil }
    let (start, end) = (
      sections.starts[section], sections.starts[section] + sections[section].footerStart - metrics.header
    )
    let along = sectionHeadersPinToVisibleBounds ? min(max(start, pinningRange.low), end) : start
    return sectionElement(
      CollectionView.elementKindSectionHeader, section, along: along, length: metrics.header,
      isPinned: sectionHeadersPinToVisibleBounds)
  }

  func footerAttributes(_ section: Int) -> LayoutAttributes? {
    let metrics = sections[section].metrics
    guard metrics.footer > 0 else { return nil }
    let place = sections.starts[section] + sections[section].footerStart
    let earliest = sections.starts[section] + metrics.header
    let along =
      sectionFootersPinToVisibleBounds
      ? max(min(place, pinningRange.high - metrics.footer), min(earliest, place)) : place
    return sectionElement(
      CollectionView.elementKindSectionFooter, section, along: along, length: metrics.footer,
      isPinned: sectionFootersPinToVisibleBounds)
  }

  /// Whether a header or footer is pinned to the visible edge, so that no scroll moves it.
  func isPinned(_ element: LayoutAttributes) -> Bool {
    let section = element.indexPath.section
    guard sections.indices.contains(section) else { return false }
    let (metrics, start) = (sections[section].metrics, sections.starts[section])
    let place = start + sections[section].footerStart
    let (low, high) = pinningRange
    switch element.category {
    case .supplementary(CollectionView.elementKindSectionHeader):
      return sectionHeadersPinToVisibleBounds && start < low && low < place - metrics.header
    case .supplementary(CollectionView.elementKindSectionFooter):
      let held = high - metrics.footer
      return sectionFootersPinToVisibleBounds && held < place && held > min(start + metrics.header, place)
    default: return false
    }
  }

  private func sectionElement(
    _ kind: String, _ section: Int, along: Double, length: Double, isPinned: Bool
  ) -> LayoutAttributes {
    let frame = scrollDirection.rect(
      along: snapped(along), across: 0, thickness: length, extent: sections[section].metrics.across)
    var attributes = LayoutAttributes(
      .supplementary(kind), at: IndexPath(item: 0, section: section), frame: frame)
    if isPinned { attributes.zIndex = Self.pinnedZIndex }
    return attributes
  }

  func decorationAttributes(_ section: Int) -> LayoutAttributes? {
    guard let sectionDecoration, sections[section].count > 0 else { return nil }
    let (metrics, start) = (
      sections[section].metrics, sections.starts[section] + sections[section].metrics.header
    )
    let length = metrics.before + sections[section].itemsLength + metrics.after
    let frame = scrollDirection.rect(
      along: snapped(start), across: 0, thickness: length, extent: metrics.across)
    var attributes = LayoutAttributes(
      .decoration(sectionDecoration), at: IndexPath(item: 0, section: section), frame: frame)
    attributes.zIndex = -1
    return attributes
  }
}
