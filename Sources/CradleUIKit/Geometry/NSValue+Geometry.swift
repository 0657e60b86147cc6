extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: NSPoint(x: point.x, y: point.y))
  }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: NSSize(width: size.width, height: size.height))
  }
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The point; zero for another value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; zero for another value.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle; zero for another value.
  public var cgRectValue: CGRect { rectValue }
}
