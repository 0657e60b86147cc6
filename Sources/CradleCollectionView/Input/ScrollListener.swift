import CradleGeometry
import CradleScrolling

/// Hears the scroll view for a collection, and passes on what the collection's delegate wants to hear.
final class ScrollListener: ScrollViewDelegate {
  private unowned let view: CollectionView

  init(for view: CollectionView) { self.view = view }

  func scrollViewDidScroll(_ scrollView: ScrollView) { view.didScroll() }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    view.input.cancel()
    view.delegate?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Vector, target: inout Point) {
    view.layoutIfNeeded()
    let chosen = view.layout.targetContentOffset(forProposed: target, velocity: velocity * 1000)
    if chosen.isFinite { target = chosen }
    view.delegate?.scrollViewWillEndDragging(scrollView, velocity: velocity, target: &target)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
    view.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: willDecelerate)
    if !willDecelerate { view.timeline.setWantsToSettle() }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    view.delegate?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    view.delegate?.scrollViewDidEndDecelerating(scrollView)
    view.timeline.setWantsToSettle()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    view.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
