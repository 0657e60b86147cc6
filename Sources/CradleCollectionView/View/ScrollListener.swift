import CradleGeometry
import CradleScrolling

/// Hears the scroll view for a collection, and passes on what the collection's delegate wants to hear.
final class ScrollListener: ScrollViewDelegate {
  weak var owner: CollectionView?

  /// A scroll that a pass itself causes is told after it, so that a delegate may append what comes next in
  /// its answer.
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard let owner else { return }
    if owner.isBusy {
      owner.owesScroll = true
    } else {
      owner.delegate?.scrollViewDidScroll(scrollView)
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    owner?.cancelTouch()
    owner?.delegate?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    if let owner {
      owner.layoutIfNeeded()
      let chosen = owner.layout.targetContentOffset(
        forProposed: targetContentOffset.pointee, velocity: (velocity - .zero) * 1000)
      if chosen.isFinite { targetContentOffset.pointee = chosen }
    }
    owner?.delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    owner?.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    if !willDecelerate { owner?.wantsToSettle = true }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    owner?.delegate?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    owner?.delegate?.scrollViewDidEndDecelerating(scrollView)
    owner?.wantsToSettle = true
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    owner?.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: ScrollView) {
    owner?.delegate?.scrollViewDidZoom(scrollView)
  }

  func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? {
    owner?.delegate?.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any ZoomableView)?) {
    owner?.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: (any ZoomableView)?, atScale scale: Double
  ) {
    owner?.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    owner?.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) {
    owner?.delegate?.scrollViewDidScrollToTop(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    owner?.delegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
