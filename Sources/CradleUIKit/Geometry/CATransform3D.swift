// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CradleGeometry

/// A transform of space as rows of four: (x, y, z, 1) times the matrix, as in Core Animation.
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row; m34 is the perspective, −1 over the eye's distance in points.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row: the translation.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Makes a matrix of zeros, as Core Animation does.
  public init() { self.init(rows: [CGFloat](repeating: 0, count: 16)) }

  /// Makes a transform of sixteen numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(rows m: [CGFloat]) {
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7], m31: m[8],
      m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }

  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The projection of a point of the plane z = 0, perspective included; the point itself if it is behind the
  /// eye.
  func project(_ point: CGPoint) -> CGPoint {
    let depth = point.x * m14 + point.y * m24 + m44
    guard depth > 0 else { return point }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m41) / depth, y: (point.x * m12 + point.y * m22 + m42) / depth)
  }
}

/// The identity.
public let CATransform3DIdentity = CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

/// Whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A scaling along the three axes.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A rotation by radians about an axis through the origin; an axis of length 0, or that is not finite, gives the
/// identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  guard let axis = Transform3D.unitAxis(Double(x), Double(y), Double(z)) else { return CATransform3DIdentity }
  let (x, y, z) = (CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))
  let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
  let k = 1 - c
  // Rodrigues' rotation formula, transposed for rows.
  let first = [c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0]
  let second = [y * x * k - z * s, c + y * y * k, y * z * k + x * s, 0]
  let third = [z * x * k + y * s, z * y * k - x * s, c + z * z * k, 0]
  return CATransform3D(rows: first + second + third + [0, 0, 0, 1])
}

/// Returns the translation followed by the transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns the scaling followed by the transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns the rotation followed by the transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (m, n) = (a.rows, b.rows)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      product[4 * row + column] = (0..<4).reduce(0) { $0 + m[4 * row + $1] * n[4 * $1 + column] }
    }
  }
  return CATransform3D(rows: product)
}

/// A transform of the plane as a transform of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Whether a transform of space is one of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the planar part of a transform of space.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// Returns the inverse by Gauss–Jordan elimination; the transform itself if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var (m, inverse) = (t.rows, CATransform3DIdentity.rows)
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(m[4 * $0 + column]) < abs(m[4 * $1 + column]) } ?? column
    guard m[4 * pivot + column] != 0 else { return t }
    for k in 0..<4 {
      m.swapAt(4 * column + k, 4 * pivot + k)
      inverse.swapAt(4 * column + k, 4 * pivot + k)
    }
    let divisor = m[5 * column]
    for k in 0..<4 {
      m[4 * column + k] /= divisor
      inverse[4 * column + k] /= divisor
    }
    for row in 0..<4 where row != column {
      let factor = m[4 * row + column]
      for k in 0..<4 {
        m[4 * row + k] -= factor * m[4 * column + k]
        inverse[4 * row + k] -= factor * inverse[4 * column + k]
      }
    }
  }
  return CATransform3D(rows: inverse)
}
