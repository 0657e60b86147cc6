/// A system of coordinates in points: a view's own, or the screen's.
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle that it spans.
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// Returns a point of this space in another one's points.
  @_disfavoredOverload public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace)
    -> CGPoint
  {
    let windowValue = (self as? UIView)?.convert(point, to: nil) ?? point
    return (coordinateSpace as? UIView)?.convert(windowValue, from: nil) ?? windowValue
  }
  /// Returns a point of another space in this one's points.
  @_disfavoredOverload public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace)
    -> CGPoint
  {
    coordinateSpace.convert(point, to: self)
  }
  /// Returns a rectangle of this space in another one's points.
  @_disfavoredOverload public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace)
    -> CGRect
  {
    let windowValue = (self as? UIView)?.convert(rect, to: nil) ?? rect
    return (coordinateSpace as? UIView)?.convert(windowValue, from: nil) ?? windowValue
  }
  /// Returns a rectangle of another space in this one's points.
  @_disfavoredOverload public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace)
    -> CGRect
  {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen's points, which are those of windows: the screen does not rotate here.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's points in every orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The points of the screen that shows it.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
