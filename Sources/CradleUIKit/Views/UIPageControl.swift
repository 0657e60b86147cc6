import CradleGeometry

/// A row of dots, one for each page. A tap on the right half leads to the next page, on the left half to the previous
/// one.
open class UIPageControl: UIControl {
  /// The side of a dot and the space between dots, in points.
  private static let (dot, gap, height): (CGFloat, CGFloat, CGFloat) = (7, 9, 37)
  /// The number of pages; the default is 0. A negative number counts as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The page that is shown, from 0; values out of range are clamped. Setting it sends no event.
  open var currentPage = 0 {
    didSet {
      let limited = currentPage.clamped(to: 0...max(0, numberOfPages - 1))
      if limited != currentPage { currentPage = limited }
      setNeedsLayout()
    }
  }
  /// Whether a single page has no dot; the default is false.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The dots' colour; nil for a faint white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The present page's colour; nil for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  private var dots: [UIView] = []

  /// The size in points that the dots of a number of pages need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(width: count * Self.dot + max(0, count - 1) * Self.gap, height: Self.height)
  }
  /// The size in points that the dots need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size in points that the dots need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Goes one page forward or back, depending on the half in which the finger lifts.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point) else { return }
    let old = currentPage
    currentPage += point.x < bounds.midX ? -1 : 1
    if currentPage != old { perform(.valueChanged, event) }
  }
  /// Places the dots in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      addSubview(view)
      dots.append(view)
    }
    let left = bounds.midX - size(forNumberOfPages: count).width / 2
    for (page, view) in dots.enumerated() {
      view.frame = CGRect(
        x: left + CGFloat(page) * (Self.dot + Self.gap), y: bounds.midY - Self.dot / 2, width: Self.dot,
        height: Self.dot)
      view.layer.cornerRadius = Self.dot / 2
      view.backgroundColor =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    }
  }
}
