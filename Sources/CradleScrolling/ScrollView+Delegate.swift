import CradleGeometry

// The calls of the delegate.
extension ScrollView {
  /// Reports a change of the content to the zoomed view and the delegate; `before` is the state before it.
  func reportChange(since before: (offset: Point, scale: Double)) {
    let scale = zoom.scale
    let hasMoved = (offset: axes.offset != before.offset, scale: scale != before.scale)
    if hasMoved.offset || hasMoved.scale || !isStill { indicators.noteMotion(at: time) }
    if zoom.needsDisplayInView { nest("ZoomableView.transform or center") { zoom.displayInView() } }
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
  func reportEnds() {
    while let end = announcements.nextEnd(axes, isZooming: zoom.isMoving || gesture.isZooming) {
      switch end {
      case .zoom:
        listener?.scrollViewDidEndZooming(self, with: zoom.content.view, atScale: zoom.scale)
      case .scrollToTop: listener?.scrollViewDidScrollToTop(self)
      case .animation: listener?.scrollViewDidEndScrollingAnimation(self)
      case .deceleration: listener?.scrollViewDidEndDecelerating(self)
      }
    }
  }

  /// Notifies the delegate, once, that a zoom begins.
  func reportZoom() {
    guard announcements.beginZoom(), let listener else { return }
    nest("scrollViewWillBeginZooming(_:with:)") {
      listener.scrollViewWillBeginZooming(self, with: zoom.content.view)
    }
  }

  /// Reports that a gesture begins to drag, unless the app has ended it meanwhile.
  func reportDrag(_ number: Int) {
    guard isHolding(number) else { return }
    pan.enter(.began)
    guard isHolding(number) else { return }
    announcements.beginDrag(number)
    listener?.scrollViewWillBeginDragging(self)
  }

  /// Reports the end of a gesture's drag, once, and the deceleration that follows it, unless a bounce of the scale, or
  /// what the app has begun, takes its place.
  func reportEndOfDrag(_ number: Int, isReplaced: Bool) {
    reportEnds()
    if announcements.endDrag(number) {
      listener?.scrollViewDidEndDragging(self, willDecelerate: !isReplaced && axes.isDecelerating)
    }
    if !isReplaced { reportDeceleration() }
  }

  /// Notifies the delegate, once, if the content moves after a release. The delegate may have replaced that motion by
  /// an animation.
  func reportDeceleration() {
    guard axes.isDecelerating, !gesture.isDragging, announcements.beginDeceleration() else { return }
    listener?.scrollViewWillBeginDecelerating(self)
  }

  /// Whether the content can be zoomed; calls the delegate's `viewForZooming(in:)`, unless a zoom is in
  /// progress.
  var canZoom: Bool {
    guard zoom.hasRange else { return false }
    if !announcements.isZoom { zoom.content.view = listener?.viewForZooming(in: self) }
    return zoom.content.view != nil
  }

  /// Returns finished recognisers to `possible`, after their end was reported.
  func recoverGestures() {
    pan.recover()
    pinch.recover()
  }
}
