import CradleGeometry
import CradleScrolling

/// The scroll view's delegate for a collection; forwards to the collection's own delegate.
final class ScrollListener: ScrollViewDelegate {
  private unowned let view: CollectionView

  init(for view: CollectionView) { self.view = view }

  func scrollViewDidScroll(_ scrollView: ScrollView) { view.didScroll() }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    view.input.cancel()
    view.notifyMotion { $0.scrollViewWillBeginDragging(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    view.layoutIfNeeded()
    view.layoutObserver?(.targetOffset(targetContentOffset.pointee, velocity: velocity))
    let chosen = view.performWork {
      view.layout.targetContentOffset(
        forProposedContentOffset: targetContentOffset.pointee, withScrollingVelocity: velocity)
    }
    if chosen.isFinite { targetContentOffset.pointee = chosen }
    view.appDelegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    view.notifyMotion { $0.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate) }
    if !willDecelerate { view.timeline.setWantsToSettle() }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    view.notifyMotion { $0.scrollViewWillBeginDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    view.notifyMotion { $0.scrollViewDidEndDecelerating(scrollView) }
    view.timeline.setWantsToSettle()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    view.notifyMotion { $0.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  func scrollViewDidZoom(_ scrollView: ScrollView) {
    view.notifyMotion { $0.scrollViewDidZoom(scrollView) }
  }

  func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? {
    view.appDelegate?.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with zoomed: (any ZoomableView)?) {
    view.notifyMotion { $0.scrollViewWillBeginZooming(scrollView, with: zoomed) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with zoomed: (any ZoomableView)?, atScale scale: Double
  ) {
    view.notifyMotion { $0.scrollViewDidEndZooming(scrollView, with: zoomed, atScale: scale) }
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    view.appDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    view.notifyMotion { $0.scrollViewDidScrollToTop(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    view.notifyMotion { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
  }
}
