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
  public var cgPointValue: CGPoint { unboxed as? CGPoint ?? .zero }
  /// The size; zero for another value.
  public var cgSizeValue: CGSize { unboxed as? CGSize ?? .zero }
  /// The rectangle; zero for another value.
  public var cgRectValue: CGRect { unboxed as? CGRect ?? .zero }
}

/// Stores a transform with an `NSValue`, which can hold only Foundation's own values.
enum BoxedTransform {
  // Only its address is used.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func store(_ transform: Any, into value: NSValue) {
    objc_setAssociatedObject(value, key, transform, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
  static func of(_ value: NSValue) -> Any? { objc_getAssociatedObject(value, key) }
}

extension NSValue {
  /// Boxes a transform in space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(rect: NSRect(x: transform.m41, y: transform.m42, width: transform.m11, height: transform.m22))
    BoxedTransform.store(transform, into: self)
  }
  /// Boxes a transform in the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(rect: NSRect(x: transform.tx, y: transform.ty, width: transform.a, height: transform.d))
    BoxedTransform.store(transform, into: self)
  }
  /// Boxes insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(rect: NSRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
    BoxedTransform.store(insets, into: self)
  }
  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) { self.init(point: NSPoint(x: vector.dx, y: vector.dy)) }
  /// The transform in space; the identity for another value.
  public var caTransform3DValue: CATransform3D {
    BoxedTransform.of(self) as? CATransform3D ?? CATransform3DIdentity
  }
  /// The transform in the plane; the identity for another value.
  public var cgAffineTransformValue: CGAffineTransform {
    BoxedTransform.of(self) as? CGAffineTransform ?? .identity
  }
  /// The insets; zero for another value.
  public var uiEdgeInsetsValue: UIEdgeInsets { BoxedTransform.of(self) as? UIEdgeInsets ?? .zero }
  /// The vector; zero for another value.
  public var cgVectorValue: CGVector { CGVector(dx: cgPointValue.x, dy: cgPointValue.y) }
  /// The boxed value, if animations can interpolate it.
  var unboxed: Any? {
    if let transform = BoxedTransform.of(self) { return transform }
    switch String(cString: objCType) {
    // First, because the name of a rectangle's type contains those of its parts.
    case let name where name.contains("Rect"): return rectValue
    case let name where name.contains("Point"): return pointValue
    case let name where name.contains("Size"): return sizeValue
    default: return nil
    }
  }
}
