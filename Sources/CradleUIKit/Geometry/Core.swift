import CradleGeometry

// Conversions between Foundation's values, which are public here, and those of the engines.

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
  var core: Point { Point(x: Double(x), y: Double(y)) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
  var core: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
  var core: Rect { Rect(origin: origin.core, size: size.core) }
  var center: CGPoint { CGPoint(x: midX, y: midY) }
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
  var core: EdgeInsets {
    EdgeInsets(top: Double(top), left: Double(left), bottom: Double(bottom), right: Double(right))
  }
}

extension CGAffineTransform {
  init(_ t: Transform) { self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty) }
  var core: Transform {
    Transform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
  /// The rotation in radians, clockwise on screen.
  var angle: Double { atan2(Double(b), Double(a)) }
  /// The scale: the square root of the factor of areas.
  var scale: Double { Double(abs(a * d - b * c)).squareRoot() }
}
