import CradleGeometry

/// The motions whose end has not been reported to the delegate yet.
struct ScrollAnnouncements {
  var isDeceleration = false
  var isAnimation = false
  /// Whether the animation is that of `scrollToTop()`, whose end has a callback of its own.
  var isScrollToTop = false
  var isZoom = false
  /// The number of nested calls in progress that report a move, a scale or an inset.
  var depth = 0
  /// The name of the innermost of these calls.
  var innermost = ""

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
    if zoom.isViewStale { nest("ZoomableView.transform or center") { fitZoomedView() } }
    guard let listener else { return }
    if hasMoved.offset { nest("scrollViewDidScroll(_:)") { listener.scrollViewDidScroll(self) } }
    if hasMoved.scale { nest("scrollViewDidZoom(_:)") { listener.scrollViewDidZoom(self) } }
  }

  /// Makes a call that may change the scroll view; traps if such calls nest without end.
  func nest(_ name: String, _ call: () -> Void) {
    let outer = announcements.innermost
    announcements.depth += 1
    precondition(
      announcements.depth <= ScrollAnnouncements.greatestDepth,
      "ScrollView: \(outer) has moved, zoomed or inset the content \(ScrollAnnouncements.greatestDepth) times in one "
        + "change, each in response to the last; change only what is not yet as it should be")
    announcements.innermost = name
    call()
    (announcements.innermost, announcements.depth) = (outer, announcements.depth - 1)
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

  /// Stops every motion at its present position, and notifies the delegate.
  func stopMotion() {
    animatorDeceleration = nil
    axes.x.motion = .none
    axes.y.motion = .none
    zoom.motion = .none
    finishIfAtRest()
  }
}
