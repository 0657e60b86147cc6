extension CGFloat {
  /// Returns the absolute value of a number. It is not meant to be called on a number. On platforms without UIKit,
  /// Foundation declares a static method of this name, which hides the function `abs(_:)` in extensions of `CGFloat`;
  /// this method makes such calls work.
  public func abs(_ x: CGFloat) -> CGFloat { x.magnitude }
}
