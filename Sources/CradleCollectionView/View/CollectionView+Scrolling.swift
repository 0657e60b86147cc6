import CradleGeometry
import CradleScrolling

/// Where in the viewport an item should be; nothing for a direction scrolls no farther than it must.
public struct ScrollPosition: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item's top at the viewport's.
  public static let top = ScrollPosition(rawValue: 1)
  /// Both middles at one height.
  public static let centeredVertically = ScrollPosition(rawValue: 2)
  /// The item's bottom at the viewport's.
  public static let bottom = ScrollPosition(rawValue: 4)
  /// The item's left side at the viewport's.
  public static let left = ScrollPosition(rawValue: 8)
  /// Both middles one above the other.
  public static let centeredHorizontally = ScrollPosition(rawValue: 16)
  /// The item's right side at the viewport's.
  public static let right = ScrollPosition(rawValue: 32)
  /// Both middles at one place.
  public static let centered: ScrollPosition = [.centeredVertically, .centeredHorizontally]
}

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

  /// Leads notches and keys on to where the layout rests, to the next such offset at least; without one ahead back
  /// to the nearest.
  func snapGlide(from before: Point) {
    let proposed = scrollView.glideTarget
    let way = proposed - before
    guard way != .zero, scrollView.phase == .animating else { return }
    layoutIfNeeded()
    let (low, high) = (scrollView.minimumOffset, scrollView.maximumOffset)
    let range = Rect(
      x: low.x, y: low.y, width: max(0, high.x - low.x), height: max(0, high.y - low.y))
    var asked = proposed
    // Offsets to rest at lie fewer notches apart than this.
    for _ in 0..<64 {
      let chosen = layout.targetContentOffset(forProposed: asked)
      guard chosen.isFinite else { return }
      let isAhead = (chosen - before).dot(way) > 0
      guard isAhead || !range.contains(Rect(origin: asked, size: .zero)) else {
        asked += way
        continue
      }
      if chosen != proposed { scrollView.retargetGlide(to: chosen) }
      return
    }
  }

  /// The item that is seen nearest the viewport's middle, and where; nil when none is in sight.
  var middle: TransitionAnchor? {
    let offset = scrollView.contentOffset - Point.zero
    let middle = scrollView.visibleRect.center
    var nearest: (distance: Double, anchor: TransitionAnchor)?
    for element in wanted where element.attributes.category == .cell {
      let center = element.presentation(at: time).center
      guard center.distance(to: middle) < nearest?.distance ?? .infinity else { continue }
      nearest = (
        center.distance(to: middle),
        TransitionAnchor(path: element.attributes.indexPath, place: center - offset)
      )
    }
    return nearest?.anchor
  }

  /// The path of the item in the middle.
  var middleItem: IndexPath? { middle?.path }

  /// The item in sight that the layout would show at the present offset, where it shows items at offsets of their
  /// own, as an opening list does; else the one in the middle.
  var shownItem: IndexPath? {
    let offset = scrollView.contentOffset
    var nearest: (distance: Double, path: IndexPath)?
    for element in wanted where element.attributes.category == .cell {
      let path = element.attributes.indexPath
      guard let place = layout.contentOffset(forShowing: path) else { return middleItem }
      if place.distance(to: offset) < nearest?.distance ?? .infinity {
        nearest = (place.distance(to: offset), path)
      }
    }
    return nearest?.path
  }

  /// The offset at which a prepared layout shows an item where it was seen, or at the content's start if that was
  /// seen and shows it too.
  func offset(showing anchor: TransitionAnchor, in layout: CollectionViewLayout) -> Point {
    let path = anchor.path
    let size = layout.contentSize
    let inset = scrollView.adjustedContentInset
    let low = Point(x: -inset.left, y: -inset.top)
    let high = Point(
      x: max(low.x, size.width + inset.right - viewportSize.width),
      y: max(low.y, size.height + inset.bottom - viewportSize.height))
    func clamped(_ point: Point) -> Point {
      guard point.isFinite else { return low }
      return Point(x: min(max(point.x, low.x), high.x), y: min(max(point.y, low.y), high.y))
    }
    if let offset = layout.contentOffset(forShowing: path) { return clamped(offset) }
    guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return low }
    let isAtStart = scrollView.contentOffset == scrollView.minimumOffset
    if isAtStart, Rect(origin: low, size: viewportSize).contains(frame) {
      return clamped(layout.targetContentOffset(forProposed: low))
    }
    let place = Point(
      x: min(max(anchor.place.x, 0), viewportSize.width), y: min(max(anchor.place.y, 0), viewportSize.height))
    return clamped(layout.targetContentOffset(forProposed: clamped(Point.zero + (frame.center - place))))
  }

  /// After a resize at rest the layout may choose where to rest, around the item that was in the middle.
  func settleAfterResize(around path: IndexPath) {
    let proposed = layout.contentOffset(forShowing: path) ?? scrollView.contentOffset
    let chosen = layout.targetContentOffset(forProposed: proposed)
    guard chosen.isFinite, chosen != scrollView.contentOffset else { return }
    scrollView.setContentOffset(chosen, animated: false)
    layoutIfNeeded()
  }

  /// After whatever a hand did has ended, the layout may want to rest elsewhere: a catch between two places,
  /// an edge.
  ///
  /// With the frame rather than in the callback that tells the end, which may be part of a scroll elsewhere; but as from
  /// the time of that end.
  func settle(from start: Double? = nil) {
    guard wantsToSettle, scrollView.phase == .idle, !scrollView.isTracking, transition == nil else { return }
    wantsToSettle = false
    let offset = scrollView.contentOffset
    let chosen = layout.targetContentOffset(forProposed: offset, velocity: .zero)
    guard chosen.isFinite, chosen.distance(to: offset) > 0.5 else { return }
    scrollView.ease(to: chosen, from: start ?? time)
  }
}
