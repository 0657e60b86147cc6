import CradleGeometry

/// An object that a scroll view can zoom: with bounds, a centre and a transform, like a UIView.
///
/// The scroll view sets the transform to its zoom scale, keeps the top left corner in place, and uses
/// `bounds.size` times the scale as its content's size. Getters may read the scroll view, and setters may change it.
/// A getter that changes it while it zooms traps.
///
/// ```swift
/// final class Map: ZoomableView, ScrollViewDelegate {
///   let bounds = Rect(x: 0, y: 0, width: 1000, height: 800)
///   var center = Point(x: 500, y: 400)
///   var transform = Transform.identity
///   func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { self }
/// }
///
/// let map = Map()
/// view.delegate = map
/// view.maximumZoomScale = 4
/// view.setZoomScale(2, animated: true)
/// ```
public protocol ZoomableView: AnyObject {
  /// Its own rectangle, unscaled, in points.
  var bounds: Rect { get }
  /// Its centre, in points of the scroll view's content.
  var center: Point { get set }
  /// Its transform about its centre.
  var transform: Transform { get set }
}
