import CradleGeometry
import CradleScrolling

extension CollectionView {
  /// Scrolls to an item, as far as the content goes; one that does not exist is a programming error.
  public func scrollToItem(at path: IndexPath, at position: ScrollPosition = [], animated: Bool) {
    layoutIfNeeded()
    precondition(
      contents.contains(path),
      "CollectionView.scrollToItem: there is no item \(path); ask numberOfItems(inSection:) first")
    if let offset = layout.contentOffset(forShowing: path) {
      scrollView.setContentOffset(offset, animated: animated)
      return
    }
    guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return }
    let bounds = scrollView.visibleRect
    let offset = Point(
      x: Self.offset(
        frame.minX, frame.maxX, bounds.minX, bounds.width,
        position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right)),
      y: Self.offset(
        frame.minY, frame.maxY, bounds.minY, bounds.height,
        position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom)))
    scrollView.setContentOffset(offset, animated: animated)
  }

  private static func offset(
    _ low: Double, _ high: Double, _ offset: Double, _ viewport: Double, _ atStart: Bool, _ atMiddle: Bool,
    _ atEnd: Bool
  ) -> Double {
    if atStart { return low }
    if atMiddle { return (low + high - viewport) / 2 }
    if atEnd { return high - viewport }
    if low < offset || high - low > viewport { return low }
    return high > offset + viewport ? high - viewport : offset
  }

  // MARK: The viewport

  /// The size of what is seen, in points; finite, 0 or more. It may change at any time.
  ///
  /// At rest the layout may then choose another offset, so that what it centres stays in the middle; what moves does
  /// so once it has come to its end.
  public var viewportSize: Size {
    get { scrollView.viewportSize }
    set {
      guard newValue != viewportSize else { return }
      layoutIfNeeded()
      let middle = scrollView.isStill ? shownItem : nil
      isBusy = true
      pass.resize(layout, to: newValue)
      endBusiness()
      layoutIfNeeded()
      if let middle, scrollView.isStill {
        settleAfterResize(around: middle)
      } else {
        timeline.setWantsToSettle()
      }
    }
  }

  /// The item that is seen nearest the viewport's middle, and where; nil when none is in sight.
  var middle: TransitionAnchor? {
    let offset = scrollView.contentOffset - Point.zero
    let middle = scrollView.visibleRect.center
    var nearest: (distance: Double, anchor: TransitionAnchor)?
    for element in presenter.wanted where element.attributes.category == .cell {
      let center = element.presentation(at: time).center
      guard center.distance(to: middle) < nearest?.distance ?? .infinity else { continue }
      nearest = (
        center.distance(to: middle),
        TransitionAnchor(path: element.attributes.indexPath, place: center - offset)
      )
    }
    return nearest?.anchor
  }

  /// The item in sight that the layout would show at the present offset, where it shows items at offsets of their
  /// own, as an opening list does; else the one in the middle.
  private var shownItem: IndexPath? {
    let offset = scrollView.contentOffset
    var nearest: (distance: Double, path: IndexPath)?
    for element in presenter.wanted where element.attributes.category == .cell {
      let path = element.attributes.indexPath
      guard let place = layout.contentOffset(forShowing: path) else { return middle?.path }
      if place.distance(to: offset) < nearest?.distance ?? .infinity {
        nearest = (place.distance(to: offset), path)
      }
    }
    return nearest?.path
  }

  /// After a resize at rest the layout may choose where to rest, around the item that was in the middle.
  private func settleAfterResize(around path: IndexPath) {
    let proposed = layout.contentOffset(forShowing: path) ?? scrollView.contentOffset
    let chosen = layout.targetContentOffset(forProposed: proposed)
    guard chosen.isFinite, chosen != scrollView.contentOffset else { return }
    scrollView.setContentOffset(chosen, animated: false)
    layoutIfNeeded()
  }
}
