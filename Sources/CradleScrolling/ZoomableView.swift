import CradleGeometry

/// An object that a scroll view can zoom: with bounds, a centre and a transform, as a UIView has them.
///
/// The scroll view sets the transform to its zoom scale, keeps the top left corner in place, and uses
/// `bounds.size` times the scale as its content's size.
public protocol ZoomableView: AnyObject {
  /// Its own rectangle, unscaled, in points.
  var bounds: Rect { get }
  /// Its centre, in points of the scroll view's content.
  var center: Point { get set }
  /// Its transform about its centre.
  var transform: Transform { get set }
}
