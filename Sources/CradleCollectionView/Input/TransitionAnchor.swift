import CradleGeometry
import CradleScrolling

/// The item that a change of layout keeps in place.
struct TransitionAnchor {
  let path: IndexPath
  /// Its centre before the change, in the viewport's points; it stays there as far as the new layout's range
  /// allows.
  private let place: Point

  /// The visible item nearest to the viewport's middle; nil if none is visible.
  init?(inMiddleOf view: CollectionView) {
    let middle = view.visibleRect.center
    var nearest: (distance: Double, path: IndexPath, center: Point)?
    for element in view.presenter.wanted where element.attributes.category == .cell {
      let center = element.presentation(at: view.time).center
      let distance = center.distance(to: middle)
      if distance < nearest?.distance ?? .infinity {
        nearest = (distance, element.attributes.indexPath, center)
      }
    }
    guard let nearest else { return nil }
    path = nearest.path
    place = nearest.center - (view.contentOffset - .zero)
  }

  /// The offset at which a prepared layout shows the item at its place in the viewport, or the content's start if that
  /// was visible and shows the item, too.
  func offset(in layout: CollectionViewLayout, of view: ScrollView) -> Point {
    let size = layout.receiver.collectionViewContentSize
    let inset = view.adjustedContentInset
    let viewport = view.viewportSize
    let low = Point(x: -inset.left, y: -inset.top)
    let high = Point(
      x: max(low.x, size.width + inset.right - viewport.width),
      y: max(low.y, size.height + inset.bottom - viewport.height))
    func clamped(_ point: Point) -> Point {
      point.isFinite ? point.clamped(from: low, to: high) : low
    }
    if let offset = layout.contentOffset(forShowing: path) { return clamped(offset) }
    guard let frame = layout.receiver.layoutAttributesForItem(at: path)?.frame else { return low }
    let isAtStart = view.contentOffset == view.minimumOffset
    if isAtStart, Rect(origin: low, size: viewport).contains(frame) {
      return clamped(layout.receiver.targetContentOffset(forProposedContentOffset: low))
    }
    let place = place.clamped(from: .zero, to: Point(x: viewport.width, y: viewport.height))
    return clamped(
      layout.receiver.targetContentOffset(
        forProposedContentOffset: clamped(Point.zero + (frame.center - place))))
  }
}
