import CradleGeometry
import CradleScrolling

/// Forwards the engine's delegate calls to a UIKit scroll view's delegate.
class ScrollBridge: ScrollViewDelegate {
  private(set) weak var view: UIScrollView?
  private var zoomable: ZoomAdapter?
  init(_ view: UIScrollView) { self.view = view }

  private func notify(_ body: (UIScrollViewDelegate, UIScrollView) -> Void) {
    guard let view else { return }
    view.follow()
    if let delegate = view.ownDelegate { body(delegate, view) }
    if let delegate = view.scrollDelegate { body(delegate, view) }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    view?.setNeedsLayout()
    notify { $0.scrollViewDidScroll($1) }
  }
  func scrollViewDidZoom(_ scrollView: ScrollView) {
    // As in UIKit each zoom lays out, also one that leaves the offset as it is: apps centre small content there.
    view?.setNeedsLayout()
    notify { $0.scrollViewDidZoom($1) }
  }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    notify { $0.scrollViewWillBeginDragging($1) }
    if let view, [.onDrag, .onDragWithAccessory].contains(view.keyboardDismissMode) {
      _ = view.window?.endEditing(true)
    }
  }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    notify {
      var target = CGPoint(targetContentOffset.pointee)
      $0.scrollViewWillEndDragging($1, withVelocity: CGPoint(velocity), targetContentOffset: &target)
      targetContentOffset.pointee = target.core
    }
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    notify { $0.scrollViewDidEndDragging($1, willDecelerate: decelerate) }
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    notify { $0.scrollViewWillBeginDecelerating($1) }
  }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    notify { $0.scrollViewDidEndDecelerating($1) }
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    notify { $0.scrollViewDidEndScrollingAnimation($1) }
  }
  func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? {
    guard let view, let zoomed = view.scrollDelegate?.viewForZooming(in: view) else { return nil }
    if zoomable?.view !== zoomed { zoomable = ZoomAdapter(zoomed) }
    return zoomable
  }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with zoomed: (any ZoomableView)?) {
    notify { $0.scrollViewWillBeginZooming($1, with: (zoomed as? ZoomAdapter)?.view) }
  }
  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with zoomed: (any ZoomableView)?, atScale scale: Double
  ) {
    notify { $0.scrollViewDidEndZooming($1, with: (zoomed as? ZoomAdapter)?.view, atScale: CGFloat(scale)) }
  }
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    view.flatMap { view in view.scrollDelegate?.scrollViewShouldScrollToTop(view) } ?? true
  }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { notify { $0.scrollViewDidScrollToTop($1) } }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    view?.adjustedContentInsetDidChange()
    notify { $0.scrollViewDidChangeAdjustedContentInset($1) }
  }
}

/// The engine's zoomable view for a UIKit view.
private final class ZoomAdapter: ZoomableView {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  var bounds: Rect { view.bounds.core }
  var center: Point {
    get { view.center.core }
    set { view.center = CGPoint(newValue) }
  }
  var transform: Transform {
    get { view.transform.core }
    set { view.transform = CGAffineTransform(newValue) }
  }
}
