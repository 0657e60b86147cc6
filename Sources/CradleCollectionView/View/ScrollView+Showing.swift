import CradleGeometry
import CradleScrolling

extension ScrollView {
  /// The offset at which a prepared layout shows an item at its previous place in the viewport, or the
  /// content's start if that was visible and shows the item, too.
  func offset(showing anchor: TransitionAnchor, in layout: CollectionViewLayout) -> Point {
    let path = anchor.path
    let size = layout.collectionViewContentSize
    let inset = adjustedContentInset
    let low = Point(x: -inset.left, y: -inset.top)
    let high = Point(
      x: max(low.x, size.width + inset.right - viewportSize.width),
      y: max(low.y, size.height + inset.bottom - viewportSize.height))
    func clamped(_ point: Point) -> Point {
      point.isFinite ? point.clamped(from: low, to: high) : low
    }
    if let offset = layout.contentOffset(forShowing: path) { return clamped(offset) }
    guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return low }
    let isAtStart = contentOffset == minimumOffset
    if isAtStart, Rect(origin: low, size: viewportSize).contains(frame) {
      return clamped(layout.targetContentOffset(forProposedContentOffset: low))
    }
    let place = anchor.place.clamped(from: .zero, to: Point(x: viewportSize.width, y: viewportSize.height))
    return clamped(
      layout.targetContentOffset(forProposedContentOffset: clamped(Point.zero + (frame.center - place))))
  }
}
