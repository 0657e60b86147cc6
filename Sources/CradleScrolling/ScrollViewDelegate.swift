import CradleGeometry

/// What a scroll view tells, in UIScrollView's order and each thing once.
///
/// A drag: `willBeginDragging`, `didScroll`…, `willEndDragging`, `didEndDragging`; if it goes on by itself then
/// `willBeginDecelerating`, `didScroll`…, `didEndDecelerating`. Animated programmatic scrolling, wheel notches and
/// keys: `didScroll`…, `didEndScrollingAnimation`. A delegate may change the scroll view in any of them.
public protocol ScrollViewDelegate: AnyObject {
  /// Tells that the content offset changed: at most once an event and once an advance.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Tells that a pointer has passed the slop and moves the content from now on.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Asks where the content should come to rest. `velocity` is the offset's, in points per millisecond, as in UIKit;
  /// `target` is where it would end, within the range, and may be changed before the motion starts.
  func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Vector, target: inout Point)
  /// Tells that the pointer let go, and whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
  /// Tells that the content goes on by itself after a release: a fling, a snap or a bounce.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Tells that it came to rest, or that a pointer or a call stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Tells that animated scrolling came to rest, or that something stopped it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(_ scrollView: ScrollView, velocity: Vector, target: inout Point) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
