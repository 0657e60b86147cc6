import CradleGeometry

/// How near is near enough, and why.
public enum Tolerance {
  /// A dozen roundings of numbers of the size of 1.
  public static let rounding = 1e-12
  /// Closed forms evaluated in another order, on numbers of up to a few thousand points.
  public static let closedForm = 1e-9
  /// Motions in several pieces, at times that are sums of frames, on numbers of up to a few thousand points.
  public static let summed = 1e-6
  /// Single-precision numbers, as a share of them.
  public static let singlePrecision = 1e-6
  /// Sums of single-precision numbers, as of a polygon's triangles, as a share of them.
  public static let singlePrecisionSum = 1e-5
  /// Opacities, which are single-precision numbers of the size of 1.
  public static let opacity: Float = 1e-6
  /// Numbers printed with four decimals.
  public static let fourDecimals = 0.000_051
  /// Offsets recorded from UIScrollView, which rounds to a third of a point.
  public static let recordedOffset = 0.34
}

extension Double {
  /// Whether this is at most `tolerance` away from another number; never for NaN.
  public func isWithin(_ tolerance: Double, of other: Double) -> Bool {
    self == other || abs(self - other) <= tolerance
  }

  /// Whether this is within a share of another number; never for NaN.
  public func isWithin(share: Double, of other: Double) -> Bool {
    isWithin(share * abs(other), of: other)
  }
}

extension Point {
  /// Whether both coordinates are at most `tolerance` away from another point's.
  public func isWithin(_ tolerance: Double, of other: Point) -> Bool {
    x.isWithin(tolerance, of: other.x) && y.isWithin(tolerance, of: other.y)
  }
}

extension Vector {
  /// Whether both components are at most `tolerance` away from another vector's.
  public func isWithin(_ tolerance: Double, of other: Vector) -> Bool {
    dx.isWithin(tolerance, of: other.dx) && dy.isWithin(tolerance, of: other.dy)
  }
}
