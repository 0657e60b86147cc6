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

  func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Vector, target: inout Point) {
    if let owner {
      owner.layoutIfNeeded()
      let chosen = owner.layout.targetContentOffset(forProposed: target, velocity: velocity * 1000)
      if chosen.isFinite { target = chosen }
    }
    owner?.delegate?.scrollViewWillEndDragging(scrollView, velocity: velocity, target: &target)
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
}
