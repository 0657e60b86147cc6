extension CGFloat {
  /// Returns the absolute value of a number. Not for calls on a number: Foundation declares a static method of this name where there
  /// is no UIKit, which would otherwise hide the function `abs(_:)` from sources that extend `CGFloat`.
  public func abs(_ x: CGFloat) -> CGFloat { x.magnitude }
}
