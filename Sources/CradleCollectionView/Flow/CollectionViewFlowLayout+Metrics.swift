import CradleGeometry

// A section's metrics along the scroll direction and across it.
extension CollectionViewFlowLayout {
  /// The delegate for sections and items; nil without one.
  var flowDelegate: (any CollectionViewDelegateFlowLayout)? {
    delegate ?? collectionView?.delegateCalls.flowDelegate
  }

  /// The extent of lines, headers and footers in points: as in UIKit, the viewport's between the adjusted content
  /// insets.
  var breadth: Double {
    let inset = collectionView?.adjustedContentInset ?? .zero
    let taken = scrollDirection == .vertical ? inset.left + inset.right : inset.top + inset.bottom
    return max(0, scrollDirection.across(bounds.size) - taken)
  }

  /// Returns the result of one of the delegate's methods; nil without a delegate.
  func query<Value>(_ call: (any CollectionViewDelegateFlowLayout, CollectionView) -> Value) -> Value? {
    guard let collectionView, let flowDelegate else { return nil }
    return call(flowDelegate, collectionView)
  }

  func metrics(of section: Int) -> FlowMetrics {
    let inset = query { $0.collectionView($1, layout: self, insetForSectionAt: section) } ?? sectionInset
    let isVertical = scrollDirection == .vertical
    let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let room = breadth
    let lines =
      query { $0.collectionView($1, layout: self, minimumLineSpacingForSectionAt: section) }
      ?? minimumLineSpacing
    let items =
      query { $0.collectionView($1, layout: self, minimumInteritemSpacingForSectionAt: section) }
      ?? minimumInteritemSpacing
    let header =
      query { $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section) }
      ?? headerReferenceSize
    let footer =
      query { $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section) }
      ?? footerReferenceSize
    return FlowMetrics(
      across: room, available: max(0, finite(room - start - end, "inset", section)), start: start,
      before: finite(before, "inset", section), after: finite(after, "inset", section),
      lineSpacing: finite(lines, "line spacing", section),
      itemSpacing: finite(items, "item spacing", section),
      header: length(scrollDirection.along(header), "header length", section),
      footer: length(scrollDirection.along(footer), "footer length", section))
  }

  private func finite(_ value: Double, _ name: String, _ section: Int) -> Double {
    precondition(
      value.isFinite,
      "CollectionViewFlowLayout: the \(name) of section \(section) is \(value); return a finite number of points"
    )
    return value
  }

  private func length(_ value: Double, _ name: String, _ section: Int) -> Double {
    precondition(
      value.isFinite && value >= 0,
      "CollectionViewFlowLayout: the \(name) of section \(section) is \(value); return a finite number of points, 0 or more"
    )
    return value
  }

  func size(of path: IndexPath) -> FlowSize {
    flowSize(delegateSize(of: path) ?? uniformSize, path).stored
  }

  /// The layout's own item size, or its estimate.
  var uniformSize: Size {
    estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  /// The delegate's size of an item; nil without one.
  func delegateSize(of path: IndexPath) -> Size? {
    let size = query { $0.collectionView($1, layout: self, sizeForItemAt: $1.dataPath(of: path)) }
    return size == Self.automaticSize ? nil : size
  }

  func flowSize(_ size: Size, _ path: IndexPath) -> FlowSize {
    precondition(
      size.isFinite && size.width >= 0 && size.height >= 0,
      "CollectionViewFlowLayout: the size of item \(path) is \(size.width) × \(size.height); return finite points, 0 or more"
    )
    return scrollDirection == .vertical
      ? FlowSize(thickness: size.height, extent: size.width)
      : FlowSize(thickness: size.width, extent: size.height)
  }

  // MARK: To rectangles

  func frame(of place: FlowPlace, from start: Double) -> Rect {
    scrollDirection.rect(
      along: snapped(start + place.along), across: snapped(place.across), thickness: place.size.thickness,
      extent: place.size.extent)
  }

  /// Checks a new number of pixels per point, and lays out with it.
  func pixelDensityDidChange() {
    precondition(
      pixelsPerPoint > 0 && pixelsPerPoint.isFinite,
      "CollectionViewFlowLayout.pixelsPerPoint must be above 0 and finite, not \(pixelsPerPoint)")
    invalidateLayout()
  }

  /// The nearest device pixel.
  func snapped(_ value: Double) -> Double {
    (value * pixelsPerPoint).rounded() / pixelsPerPoint
  }
}
