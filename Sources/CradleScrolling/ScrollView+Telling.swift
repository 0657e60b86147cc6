import CradleGeometry

/// What the delegate has been told to expect an end of.
struct ScrollAnnouncements {
  var isDeceleration = false
  var isAnimation = false
  /// Whether the animation is the one to the top, which ends with words of its own.
  var isScrollToTop = false
  var isZoom = false
  /// How many calls of `scrollViewDidScroll(_:)` are under way, one in another.
  var depth = 0

  /// The most that may be: a delegate settles in a few, and this many leave room on a thread's stack of half a megabyte.
  static let greatestDepth = 64
}

extension ScrollView {
  /// Changes the axes, and tells the delegate once if that moved the content.
  func change(_ body: (inout (x: ScrollAxis, y: ScrollAxis)) -> Void) {
    let before = (offset: contentOffset, scale: zoom.scale)
    body(&axes)
    let scale = zoom.scale
    let hasMoved = (offset: contentOffset != before.offset, scale: scale != before.scale)
    if hasMoved.offset || hasMoved.scale || !isStill { indicators.lastMotion = time }
    if hasMoved.offset { tellScroll() }
    if hasMoved.scale { listener?.scrollViewDidZoom(self) }
  }

  /// Tells the delegate of a scroll; where it answers every one of them with another, that is refused.
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

  /// Tells the end of whatever has been announced and moves no longer.
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

  /// Stops every motion where it is, and tells its end.
  func stopMotion() {
    coast = nil
    axes.x.motion = .none
    axes.y.motion = .none
    zoom.motion = .none
    finishIfAtRest()
  }
}
