import CradleGeometry
import CradleScrolling

/// A list of the shell that may be longer than its place; it scrolls with our own ScrollView.
final class ScrollRegion {
  private var view = ScrollView(viewportSize: .zero, contentSize: .zero)
  private var size = Size.zero
  private var contentHeight = 0.0
  private var time: Double?

  /// How far the content is scrolled up, in points.
  var offset: Double { canScroll ? view.contentOffset.y : 0 }
  var isMoving: Bool { !view.isResting }
  /// Whether a pointer is dragging the content, so that its lift is no click.
  var isDragging: Bool { view.phase == .dragging }
  var canScroll: Bool { contentHeight > size.height }

  /// Where the thumb of the indicator stands in the region's height; nil when everything is in sight.
  var indicator: (top: Double, height: Double)? {
    guard canScroll, size.height > 0 else { return nil }
    let height = max(36, size.height * size.height / contentHeight)
    let share = min(max(offset / (contentHeight - size.height), 0), 1)
    return (4 + share * (size.height - height - 8), height)
  }

  /// Follows another place or content; what was in sight stays.
  func resize(to size: Size, contentHeight: Double) {
    guard size != self.size || contentHeight != self.contentHeight else { return }
    (self.size, self.contentHeight) = (size, contentHeight)
    let offset = view.contentOffset.y
    view = ScrollView(
      viewportSize: size, contentSize: Size(width: size.width, height: max(contentHeight, size.height)))
    view.contentOffset.y = min(max(offset, 0), max(0, contentHeight - size.height))
  }

  func advance(to now: Double) {
    if let time, isMoving, now > time { view.advance(by: min(now - time, DemoClock.longestGap)) }
    time = now
  }

  func pointer(_ event: PointerEvent) { if canScroll { view.pointer(event) } }
  func wheel(_ event: WheelEvent) { if canScroll { view.wheel(event) } }

  /// Scrolls just as far as a span of the content needs to be in sight, with a margin.
  func reveal(_ top: Double, _ bottom: Double, margin: Double = 16) {
    guard canScroll else { return }
    var offset = view.contentOffset.y
    offset = min(offset, top - margin)
    offset = max(offset, bottom + margin - size.height)
    view.contentOffset.y = min(max(offset, 0), contentHeight - size.height)
  }
}
