extension NSCoder {
  /// Returns the point of a text such as `"{10, 20}"`; zero for any other text.
  public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// Returns the size of a text such as `"{10, 20}"`; zero for any other text.
  public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// Returns the rectangle of a text such as `"{{1, 2}, {10, 20}}"`; zero for any other text.
  public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  /// Returns the vector of a text such as `"{10, 20}"`; zero for any other text.
  public class func cgVector(for string: String) -> CGVector {
    let point = NSPointFromString(string)
    return CGVector(dx: point.x, dy: point.y)
  }
  /// Returns the text of a point, such as `"{10, 20}"`.
  public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  /// Returns the text of a size, such as `"{10, 20}"`.
  public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
  /// Returns the text of a rectangle, such as `"{{1, 2}, {10, 20}}"`.
  public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
  /// Returns the text of a vector, such as `"{10, 20}"`.
  public class func string(for vector: CGVector) -> String {
    NSStringFromPoint(CGPoint(x: vector.dx, y: vector.dy))
  }
}
