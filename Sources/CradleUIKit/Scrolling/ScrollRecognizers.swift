/// The recognisers of a scroll view's drags and pinches.
final class ScrollRecognizers {
  /// Nil while the scroll view is deinitialized.
  private weak var scrollView: UIScrollView?
  let pan: UIPanGestureRecognizer
  private var zoom: ScrollPinchRecognizer?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    pan = ScrollPanRecognizer(scrollView)
  }

  /// The recogniser of pinches; nil while the content cannot be zoomed.
  var pinch: UIPinchGestureRecognizer? {
    guard let scrollView, scrollView.scroll.pinchGestureRecognizer != nil else { return nil }
    let existing = zoom ?? ScrollPinchRecognizer(scrollView)
    zoom = existing
    return existing
  }
}
