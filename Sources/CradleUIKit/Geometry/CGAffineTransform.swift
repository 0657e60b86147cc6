/// An affine transform of the plane: (x, y) becomes (ax + cy + tx, bx + dy + ty).
public struct CGAffineTransform: Hashable, Sendable {
  /// The first row: the image of the x axis.
  public var a: CGFloat, b: CGFloat
  /// The second row: the image of the y axis.
  public var c: CGFloat, d: CGFloat
  /// The translation, in points.
  public var tx: CGFloat, ty: CGFloat

  /// The identity.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a transform of zeros, as UIKit does.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Makes a transform of six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a transform of six numbers, without labels.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A translation in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  /// A scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  /// A rotation about the origin: radians, clockwise if y grows downwards.
  public init(rotationAngle angle: CGFloat) {
    let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// Whether it is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns the translation followed by this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the scaling followed by this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the rotation in radians followed by this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns this transform followed by the other one.
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t.a + b * t.c, b: a * t.b + b * t.d, c: c * t.a + d * t.c, d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx, ty: tx * t.b + ty * t.d + t.ty)
  }

  /// Returns the inverse; the transform itself if there is none, as in UIKit.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }
}

extension CGPoint {
  /// Whether another point is the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
  /// The image of the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGSize {
  /// Whether another size is the same.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
  /// The image of the size, without the translation; a side may become negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// Whether another rectangle is the same.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
  /// The bounding box of the rectangle's image.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    return CGRect(around: corners)
  }

  /// The bounding box of points; zero without any.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
