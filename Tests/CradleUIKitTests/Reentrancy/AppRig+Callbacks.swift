import CradleUIKit
import TestSupport

extension AppRig: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UIGestureRecognizerDelegate
{
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    hear(.collection)
    return data.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    hear(.collection)
    return data[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    hear(.collection)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? AppCell)?.app = self
    hear(.collection)
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    hear(.collection)
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let value = data[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    data[destinationIndexPath.section].insert(value, at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    hear(.collection)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    hear(.collection)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    hear(.collection)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    hear(.collection)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { hear(.collection) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { hear(.collection) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    hear(.collection)
    return CGSize(width: 60 + indexPath.item % 3 * 20, height: 50)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear(.collection) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { hear(.collection) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView === self.scrollView ? zoomed : nil
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { hear(.free) }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { hear(.free) }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    hear(.free)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear(.free) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    hear(.free)
    if random.int(in: 0..<3) == 0 { targetContentOffset.pointee = point() }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { hear(.free) }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { hear(.free) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear(.free) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear(.free) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    hear(.free)
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    hear(.free)
    return random.bool()
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    hear(.free)
    return true
  }
}
