import CradleGeometry

/// What a scroll view zooms: anything with bounds, a place and a transform, as a UIView has them.
///
/// The scroll view sets the transform to its zoom scale, keeps the corner of what is seen where it is, and takes
/// `bounds.size` times the scale for its content's size.
public protocol ZoomableView: AnyObject {
  /// Its own rectangle, unscaled, in points.
  var bounds: Rect { get }
  /// Its middle, in points of the scroll view's content.
  var center: Point { get set }
  /// How it is transformed about its middle.
  var transform: Transform { get set }
}
