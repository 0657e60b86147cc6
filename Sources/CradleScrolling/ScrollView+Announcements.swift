import CradleGeometry

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
    let outer = nesting.enter(name)
    call()
    nesting.leave(to: outer)
  }

  /// Calls the delegate for each announced motion that has ended.
  func finishIfAtRest() {
    let kinds = (axes.x.motion.kind, axes.y.motion.kind)
    if announcements.isZoom, !zoom.isMoving, !gesture.isZooming {
      let view = zoom.view
      announcements.endZoom()
      listener?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
    if announcements.isAnimation, kinds.0 != .animation, kinds.1 != .animation {
      if announcements.endAnimation(), axes.y.offset == axes.y.minimum {
        listener?.scrollViewDidScrollToTop(self)
      } else {
        listener?.scrollViewDidEndScrollingAnimation(self)
      }
    }
    let isMoving =
      kinds.0 == .deceleration || kinds.1 == .deceleration || kinds.0 == .bounce || kinds.1 == .bounce
    if announcements.isDeceleration, !isMoving {
      announcements.endDeceleration()
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
