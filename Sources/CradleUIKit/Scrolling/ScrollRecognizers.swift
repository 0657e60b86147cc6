/// The recognisers of a scroll view's drags and pinches.
final class ScrollRecognizers {
  private unowned let scrollView: UIScrollView
  let pan: UIPanGestureRecognizer
  private lazy var zoom = ScrollPinchRecognizer(scrollView)

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    pan = ScrollPanRecognizer(scrollView)
  }

  /// The recogniser of pinches; nil while the content cannot be zoomed.
  var pinch: UIPinchGestureRecognizer? { scrollView.scroll.pinchGestureRecognizer == nil ? nil : zoom }
}
