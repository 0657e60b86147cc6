import CradleGeometry

/// What the delegate has been told to expect an end of.
struct ScrollAnnouncements {
  var isDeceleration = false
  var isAnimation = false
  /// Whether the animation is the one to the top, which ends with words of its own.
  var isScrollToTop = false
  var isZoom = false
}

extension ScrollView {
  /// Changes the axes, and tells the delegate once if that moved the content.
  func change(_ body: (inout (x: ScrollAxis, y: ScrollAxis)) -> Void) {
    let before = (offset: contentOffset, scale: zoom.scale)
    body(&axes)
    let scale = zoom.scale
    let hasMoved = (offset: contentOffset != before.offset, scale: scale != before.scale)
    if hasMoved.offset || hasMoved.scale || phase != .idle { indicators.lastMotion = time }
    if hasMoved.offset { listener?.scrollViewDidScroll(self) }
    if hasMoved.scale { listener?.scrollViewDidZoom(self) }
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
