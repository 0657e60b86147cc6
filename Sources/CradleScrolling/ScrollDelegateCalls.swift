import CradleGeometry

/// The calls to a scroll view's delegate, each when nothing is half done.
///
/// It keeps the ends that are still to be reported, so that each begin has exactly one end. Every call may change the
/// scroll view again; calls that do so in response to one another without end trap.
final class ScrollDelegateCalls {
  private unowned let view: ScrollView
  /// The app's delegate.
  weak var app: (any ScrollViewDelegate)?
  /// A subclass's own delegate, called instead of the app's.
  weak var interceptor: (any ScrollViewDelegate)?
  private var announcements = ScrollAnnouncements()
  private var nesting = CallNesting()

  init(for view: ScrollView) { self.view = view }

  private var delegate: (any ScrollViewDelegate)? { interceptor ?? app }

  // MARK: Changes

  /// Reports a change of the content to the zoomed view and the delegate.
  func report(_ change: ScrollContent.Change) {
    let zoom = view.content.zoom
    if zoom.needsDisplayInView { nest("ZoomableView.transform or center") { zoom.displayInView() } }
    guard let delegate else { return }
    if change.isMoved { nest("scrollViewDidScroll(_:)") { delegate.scrollViewDidScroll(view) } }
    if change.isScaled { nest("scrollViewDidZoom(_:)") { delegate.scrollViewDidZoom(view) } }
  }

  /// Reports that the adjusted insets have changed.
  func reportInsets() {
    guard let delegate else { return }
    nest("scrollViewDidChangeAdjustedContentInset(_:)") {
      delegate.scrollViewDidChangeAdjustedContentInset(view)
    }
  }

  /// Makes a call that may change the scroll view; traps if such calls nest without end.
  private func nest(_ name: String, _ call: () -> Void) {
    let outer = nesting.enter(name)
    call()
    nesting.leave(to: outer)
  }

  // MARK: Drags

  /// The number of the gesture whose drag has an end that was not reported yet; nil without one.
  var drag: Int? { announcements.drag }

  /// Reports that a gesture begins to drag.
  func beginDrag(_ number: Int) {
    announcements.beginDrag(number)
    delegate?.scrollViewWillBeginDragging(view)
  }

  /// Asks the delegate for the end of the motion after a gesture's release.
  ///
  /// - Parameters:
  ///   - number: The gesture's number.
  ///   - velocity: The release velocity, in pt/s.
  ///   - target: The offset at which the motion ends otherwise.
  /// - Returns: The offset that the delegate chose, or the proposed one.
  func target(ofDrag number: Int, velocity: Vector, proposing target: Point) -> Point {
    var target = target
    if announcements.drag == number {
      delegate?.scrollViewWillEndDragging(
        view, withVelocity: .zero + velocity / 1000, targetContentOffset: &target)
    }
    return target
  }

  /// Reports the end of a gesture's drag, once, and then the deceleration after it. With `isReplaced` there is no
  /// deceleration: a bounce of the scale, or a motion that the app has begun, replaces it.
  func endDrag(_ number: Int, isReplaced: Bool) {
    reportEnds()
    if announcements.endDrag(number) {
      delegate?.scrollViewDidEndDragging(
        view, willDecelerate: !isReplaced && view.content.axes.isDecelerating)
    }
    if !isReplaced { beginDeceleration() }
  }

  // MARK: Motions

  /// Whether a deceleration was reported to the delegate whose end was not.
  var isDeceleration: Bool { announcements.isDeceleration }
  /// Whether a wheel notch, a key or a call has started a scroll whose end was not reported yet.
  var isAnimation: Bool { announcements.isAnimation }

  /// Notifies the delegate, once, if the content moves after a release. The delegate may have replaced that motion by
  /// an animation.
  func beginDeceleration() {
    guard view.content.axes.isDecelerating, !view.gestures.isDragging, announcements.beginDeceleration()
    else {
      return
    }
    delegate?.scrollViewWillBeginDecelerating(view)
  }

  /// Records the animation that a wheel notch, a key or a call has started, if any, and reports the motions that it
  /// ended.
  func beginAnimation() {
    announcements.beginAnimation(of: view.content.axes)
    reportEnds()
  }

  /// Calls the delegate for each announced motion that has ended.
  func reportEnds() {
    while let end = announcements.nextEnd(
      view.content.axes, isZooming: view.content.zoom.isMoving || view.gestures.isZooming)
    {
      switch end {
      case .zoom:
        let zoom = view.content.zoom
        delegate?.scrollViewDidEndZooming(view, with: zoom.content.view, atScale: zoom.scale)
      case .scrollToTop: delegate?.scrollViewDidScrollToTop(view)
      case .animation: delegate?.scrollViewDidEndScrollingAnimation(view)
      case .deceleration: delegate?.scrollViewDidEndDecelerating(view)
      }
    }
  }

  /// Whether the delegate allows `scrollToTop()`.
  var allowsScrollToTop: Bool { delegate?.scrollViewShouldScrollToTop(view) ?? true }

  /// The animation that has just begun, if any, is that of `scrollToTop()`.
  func markScrollToTop() { announcements.markScrollToTop() }

  /// Reports that the content is at its top, where it was before.
  func reportScrollToTop() { delegate?.scrollViewDidScrollToTop(view) }

  // MARK: Zooms

  /// Whether the content can be zoomed; asks the delegate for the zoomed view, unless a zoom is in progress.
  var canZoom: Bool {
    let zoom = view.content.zoom
    guard zoom.hasRange else { return false }
    if !announcements.isZoom { zoom.content.view = delegate?.viewForZooming(in: view) }
    return zoom.content.view != nil
  }

  /// Whether the scale springs back to its limits at a release: only that of content that can be zoomed.
  var needsZoomBounce: Bool { view.content.zoom.isBeyond && (announcements.isZoom || canZoom) }

  /// Notifies the delegate, once, that a zoom begins.
  func beginZoom() {
    guard announcements.beginZoom(), let delegate else { return }
    nest("scrollViewWillBeginZooming(_:with:)") {
      delegate.scrollViewWillBeginZooming(view, with: view.content.zoom.content.view)
    }
  }
}
