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
  /// Sums of single-precision numbers, such as a polygon's triangles, as a share of them.
  public static let singlePrecisionSum = 1e-5
  /// Opacities, which are single-precision numbers of the size of 1.
  public static let opacity: Float = 1e-6
  /// A hundredth of a point, 10⁻⁴ m: no display shows it. Motions in single precision stay below it for seconds.
  public static let invisible = 0.01
  /// A tenth of a point: less than a pixel of any display.
  public static let subpixel = 0.1
  /// Half a point: numbers rounded to whole points or to pixels of one point, and springs, which end within half a
  /// point of their target.
  public static let halfPoint = 0.5
  /// A velocity in points per second: a tenth of that at which a fling ends, a sixtieth of a point in a frame.
  public static let stillness = 1.0
  /// Numbers published or recorded with two decimals of a point.
  public static let twoDecimals = 0.01
  /// A rotation in radians that moves the edge of an item of 20 points by a tenth of a point.
  public static let invisibleAngle = 0.01
  /// The gap in points that a loaded joint may have: half a point, as the overlap that contacts keep.
  public static let jointGap = 0.5
  /// The distance in points of an item at rest from the place where it would only touch: contacts keep half a point of
  /// overlap, and a second contact as much.
  public static let resting = 1.0
  /// Numbers printed with three decimals.
  public static let threeDecimals = 0.000_51
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
