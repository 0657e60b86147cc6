import CradleGeometry
import CradleScrolling

/// A list of the window that may be longer than its frame; a `ScrollView` on the window's time scrolls it.
final class ScrollRegion {
  private let view = ScrollView(viewportSize: .zero, contentSize: .zero)
  /// The animated scroll to a row that a key selected.
  private var reveal = AnimatedValue(0)
  /// The press on the content, at its latest place and time; nil without one.
  private var press: PointerEvent?

  /// The content offset, in points.
  var offset: Double { view.contentOffset.y }
  /// Whether a pointer is dragging the content, so that its release is not a click.
  var isDragging: Bool { view.isDragging }
  /// Whether a pointer is down on the content, dragging it or not yet.
  var isPressed: Bool { view.isTracking }
  var canScroll: Bool { view.maximumOffset.y > 0 }
  /// The scroll indicator; nil if all content is visible.
  var indicator: ScrollIndicator? { canScroll ? view.verticalIndicator : nil }

  func isMoving(at now: Double) -> Bool { !view.isResting || reveal.isMoving(at: now) }

  /// Changes the frame's size or the content's height, keeping the visible part.
  func resize(to size: Size, contentHeight: Double) {
    view.viewportSize = size
    view.contentSize = Size(width: size.width, height: contentHeight)
  }

  func advance(to now: Double) {
    if reveal.isMoving(at: now) || reveal.isMoving(at: view.time) {
      scroll(to: reveal.value(at: now))
    }
    view.advance(by: max(0, now - view.time))
  }

  func pointer(_ event: PointerEvent) {
    reveal = AnimatedValue(0)
    switch event.phase {
    case .down: press = event
    case .move:
      press?.location = event.location
      press?.time = event.time
    case .up, .cancel: press = nil
    }
    view.pointer(event)
  }

  /// Cancels the press that something took away, if there is one.
  func cancel(at now: Double) {
    guard var event = press else { return }
    (event.phase, event.time) = (.cancel, max(now, event.time))
    pointer(event)
  }

  /// Scrolls by a key.
  func press(_ key: ScrollKey) {
    reveal = AnimatedValue(0)
    _ = view.press(key, time: view.time)
  }

  func wheel(_ event: WheelEvent) {
    reveal = AnimatedValue(0)
    view.wheel(event)
  }

  /// Scrolls just far enough that a span of the content is visible, with a margin.
  func reveal(_ top: Double, _ bottom: Double, now: Double, isAnimated: Bool, margin: Double = 16) {
    let height = view.viewportSize.height
    var target = reveal.isMoving(at: now) ? reveal.target : offset
    target = max(min(target, top - margin), bottom + margin - height)
    target = target.clamped(to: 0...view.maximumOffset.y)
    guard target != offset else { return }
    if !reveal.isMoving(at: now) { reveal = AnimatedValue(offset) }
    reveal.aim(at: target, now: now, isAnimated: isAnimated)
    if !isAnimated { scroll(to: target) }
  }

  /// Scrolls to the beginning at once.
  func toTop() {
    reveal = AnimatedValue(0)
    scroll(to: 0)
  }

  private func scroll(to offset: Double) {
    view.setContentOffset(Point(x: view.contentOffset.x, y: offset), animated: false)
  }
}
