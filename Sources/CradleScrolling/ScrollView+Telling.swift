import CradleGeometry

/// The motions whose end the delegate still has to be told.
struct ScrollAnnouncements {
  var isDeceleration = false
  var isAnimation = false
  /// Whether the animation is that of `scrollToTop()`, whose end has a callback of its own.
  var isScrollToTop = false
  var isZoom = false
  /// The number of nested calls of `scrollViewDidScroll(_:)` under way.
  var depth = 0

  /// The limit of `depth`: a correct delegate needs a few, and this many fit on a thread's stack of half a
  /// megabyte.
  static let greatestDepth = 64
}

extension ScrollView {
  /// Changes the axes, and calls the delegate once if that moved the content.
  func change(_ body: (inout (x: ScrollAxis, y: ScrollAxis)) -> Void) {
    let before = (offset: contentOffset, scale: zoom.scale)
    body(&axes)
    let scale = zoom.scale
    let hasMoved = (offset: contentOffset != before.offset, scale: scale != before.scale)
    if hasMoved.offset || hasMoved.scale || !isStill { indicators.lastMotion = time }
    if hasMoved.offset { tellScroll() }
    if hasMoved.scale { listener?.scrollViewDidZoom(self) }
  }

  /// Calls `scrollViewDidScroll(_:)`; traps if the delegate scrolls again in each of its calls.
  private func tellScroll() {
    guard let listener else { return }
    announcements.depth += 1
    precondition(
      announcements.depth <= ScrollAnnouncements.greatestDepth,
      "ScrollView: scrollViewDidScroll(_:) has moved the content \(ScrollAnnouncements.greatestDepth) times in one "
        + "scroll, each in answer to the last; move it only where it is not yet there")
    listener.scrollViewDidScroll(self)
    announcements.depth -= 1
  }

  /// Calls the delegate for each announced motion that has ended.
  func finishIfAtRest() {
    let kinds = (axes.x.motion.kind, axes.y.motion.kind)
    if announcements.isZoom, !zoom.isMoving, !gesture.isZooming {
      let view = zoom.view
      announcements.isZoom = false
      listener?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
    if announcements.isAnimation, kinds.0 != .animation, kinds.1 != .animation {
      let isAtTop = announcements.isScrollToTop && axes.y.offset == axes.y.minimum
      (announcements.isAnimation, announcements.isScrollToTop) = (false, false)
      if isAtTop {
        listener?.scrollViewDidScrollToTop(self)
      } else {
        listener?.scrollViewDidEndScrollingAnimation(self)
      }
    }
    let isMoving =
      kinds.0 == .deceleration || kinds.1 == .deceleration || kinds.0 == .bounce || kinds.1 == .bounce
    if announcements.isDeceleration, !isMoving {
      announcements.isDeceleration = false
      listener?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Stops every motion at its present place, and tells the delegate.
  func stopMotion() {
    animatorDeceleration = nil
    axes.x.motion = .none
    axes.y.motion = .none
    zoom.motion = .none
    finishIfAtRest()
  }
}
