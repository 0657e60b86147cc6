import CradleGeometry

/// The callbacks of a scroll view, with UIScrollViewDelegate's names and order, each once.
///
/// A drag: `willBeginDragging`, `didScroll`…, `willEndDragging`, `didEndDragging`; if the content continues
/// by itself then `willBeginDecelerating`, `didScroll`…, `didEndDecelerating`. Animated programmatic
/// scrolling, wheel notches and keys: `didScroll`…, `didEndScrollingAnimation`. Zooming by a gesture, or
/// animated: `willBeginZooming`, `didZoom`…, `didEndZooming`. A delegate may change the scroll view in any of
/// them. As in UIKit all of them are optional, so a method with other labels or types is never called;
/// declare the conformance in an extension, and the compiler warns of methods that nearly match.
/// ```swift
/// final class Carousel: ScrollViewDelegate {
///   // Comes to rest at multiples of 200 points.
///   func scrollViewWillEndDragging(
///     _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
///   ) {
///     targetContentOffset.pointee.x = (targetContentOffset.pointee.x / 200).rounded() * 200
///   }
/// }
/// ```
public protocol ScrollViewDelegate: AnyObject {
  /// Called once after each step that changes the content offset. An event may take several: it first
  /// advances the motion to its own time.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called after a change of the zoom scale, after the `scrollViewDidScroll` of the same change.
  func scrollViewDidZoom(_ scrollView: ScrollView)

  /// Called when a pointer has passed the slop and now moves the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called at a release, to choose the offset at which the content comes to rest.
  ///
  /// The drag still holds the content. Animated scrolling or zooming that starts here, or another pointer that goes
  /// down, takes the place of the motion after the release; `didEndDragging` then reports no deceleration.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset, in points per **millisecond**, as in UIKit.
  ///   - targetContentOffset: The offset at which the content would end, in points, within the range. The
  ///     delegate may change its `pointee`: a value beyond the range is clamped, one that is not finite
  ///     chooses no target. The pointer is valid only during the call.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>)
  /// Called after a release; `decelerate` is true if the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called when the content continues to move after a release: a fling, a snap or a bounce.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called when that motion has come to rest, or a pointer or a call has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called when animated scrolling has come to rest, or was stopped.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Returns the view that a pinch, a wheel with Control or a call zooms; nil, the default, for none.
  func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)?
  /// Called when a pinch, a wheel with Control or an animated call starts to zoom.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any ZoomableView)?)
  /// Called when zooming has ended, after the bounce if there is one; the scale is within its limits, unless
  /// a pointer stopped the bounce.
  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: (any ZoomableView)?, atScale scale: Double)

  /// Returns whether `scrollToTop()` may scroll; the default is true.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called when `scrollToTop()` has brought the content to its top, at once if it was there.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Called after a change of `adjustedContentInset`.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any ZoomableView)?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: (any ZoomableView)?, atScale scale: Double
  ) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
