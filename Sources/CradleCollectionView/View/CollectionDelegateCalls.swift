import CradleGeometry
import CradleScrolling

/// The calls to a collection's delegate: those of its scroll view, which it gets in the delegate's place, and those for
/// views that have appeared and disappeared.
///
/// A delegate may change anything, so the effects of a piece of work are reported after it, in the
/// order in which they happened.
final class CollectionDelegateCalls: ScrollViewDelegate {
  private unowned let view: CollectionView
  private var casts = DelegateCasts()
  private var displays = DisplayNotices()

  init(for view: CollectionView) { self.view = view }

  /// The delegate, if it is a collection's.
  var delegate: (any CollectionViewDelegate)? { casts.ofCollection(view.appDelegate) }
  /// The delegate, if it provides a flow's metrics.
  var flowDelegate: (any CollectionViewDelegateFlowLayout)? { casts.ofFlow(view.appDelegate) }

  // MARK: Views

  /// The view of an element has appeared or disappeared.
  func addDisplay(of shown: CollectionReusableView, _ key: ElementKey, isShown: Bool) {
    if view.appDelegate != nil { displays.add(shown, key, isShown: isShown) }
  }

  /// Notifies the delegate of views that have appeared and disappeared, unless the collection is at work.
  /// Views that its changes add follow in the same order.
  func deliverDisplays() {
    guard !view.isBusy, displays.beginNotifying() else { return }
    defer { displays.endNotifying() }
    while let notice = displays.take() {
      if let delegate { notice.notify(delegate, view) }
    }
  }

  // MARK: The scroll

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    view.work.postScroll { view.appDelegate?.scrollViewDidScroll(view) }
  }

  /// Notifies the delegate of a motion's beginning or end, now or after the work under way and earlier motions.
  private func notifyMotion(_ call: @escaping (any ScrollViewDelegate) -> Void) {
    view.work.postMotion { [unowned view] in view.appDelegate.map(call) }
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    view.input.cancel()
    notifyMotion { $0.scrollViewWillBeginDragging(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    view.layoutIfNeeded()
    view.layoutObserver?(.targetOffset(targetContentOffset.pointee, velocity: velocity))
    let chosen = view.performWork {
      view.layout.receiver.targetContentOffset(
        forProposedContentOffset: targetContentOffset.pointee, withScrollingVelocity: velocity)
    }
    if chosen.isFinite { targetContentOffset.pointee = chosen }
    view.appDelegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    notifyMotion { $0.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate) }
    if !willDecelerate { view.timeline.setWantsToSettle() }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    notifyMotion { $0.scrollViewWillBeginDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    notifyMotion { $0.scrollViewDidEndDecelerating(scrollView) }
    view.timeline.setWantsToSettle()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    notifyMotion { $0.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  func scrollViewDidZoom(_ scrollView: ScrollView) {
    notifyMotion { $0.scrollViewDidZoom(scrollView) }
  }

  func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? {
    view.appDelegate?.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with zoomed: (any ZoomableView)?) {
    notifyMotion { $0.scrollViewWillBeginZooming(scrollView, with: zoomed) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with zoomed: (any ZoomableView)?, atScale scale: Double
  ) {
    notifyMotion { $0.scrollViewDidEndZooming(scrollView, with: zoomed, atScale: scale) }
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    view.appDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    notifyMotion { $0.scrollViewDidScrollToTop(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    notifyMotion { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }
}
