// Makes `delegate?.scrollViewDidScroll?(view)` compile without Objective-C's optional methods: each method
// has a property of the same name, never preferred to it, whose value is called with the same labels.

extension UIScrollViewDelegate {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewWillEndDragging: ScrollDelegateCall? { ScrollDelegateCall(self) }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewDidEndDragging: ScrollDelegateCall? { ScrollDelegateCall(self) }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var viewForZooming: ScrollDelegateCall? { ScrollDelegateCall(self) }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewWillBeginZooming: ScrollDelegateCall? { ScrollDelegateCall(self) }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var scrollViewDidEndZooming: ScrollDelegateCall? { ScrollDelegateCall(self) }
}

/// Calls a scroll delegate's methods by their labels.
public struct ScrollDelegateCall {
  private let delegate: UIScrollViewDelegate
  init(_ delegate: UIScrollViewDelegate) { self.delegate = delegate }

  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// `scrollViewDidEndDragging(_:willDecelerate:)`.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// `viewForZooming(in:)`.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
  /// `scrollViewWillBeginZooming(_:with:)`.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// `scrollViewDidEndZooming(_:with:atScale:)`.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
