/// A velocity or an impulse along x and y and about z, at a point of a body: the planar case of the spatial vectors of
/// Featherstone ("Rigid Body Dynamics Algorithms", 2008).
struct SpatialVector: BitwiseCopyable {
  var x: Double
  var y: Double
  var t: Double

  static let zero = SpatialVector(x: 0, y: 0, t: 0)

  @inline(__always) init(x: Double, y: Double, t: Double) {
    self.x = x
    self.y = y
    self.t = t
  }

  @inline(__always) init(_ vector: LocalVector, _ t: Float) {
    self.init(x: Double(vector.x), y: Double(vector.y), t: Double(t))
  }

  @inline(__always) var vector: LocalVector { LocalVector(Float(x), Float(y)) }

  /// Whether the sum of its absolute values is below a limit; false if one is NaN.
  @inline(__always) func isBelow(_ limit: Double) -> Bool { abs(x) + abs(y) + abs(t) < limit }

  @inline(__always) static func + (a: SpatialVector, b: SpatialVector) -> SpatialVector {
    SpatialVector(x: a.x + b.x, y: a.y + b.y, t: a.t + b.t)
  }
  @inline(__always) static func - (a: SpatialVector, b: SpatialVector) -> SpatialVector {
    SpatialVector(x: a.x - b.x, y: a.y - b.y, t: a.t - b.t)
  }
  @inline(__always) static func * (a: SpatialVector, k: Double) -> SpatialVector {
    SpatialVector(x: a.x * k, y: a.y * k, t: a.t * k)
  }

  @inline(__always) func dot(_ other: SpatialVector) -> Double { x * other.x + y * other.y + t * other.t }

  /// The velocity at a point that lies `arm` from this one.
  @inline(__always) func velocity(at arm: Arm) -> SpatialVector {
    SpatialVector(x: x - t * arm.y, y: y + t * arm.x, t: t)
  }
  /// The impulse with its moment about a point that lies `arm` from this one.
  @inline(__always) func impulse(about arm: Arm) -> SpatialVector {
    SpatialVector(x: x, y: y, t: t - (arm.x * y - arm.y * x))
  }
}

/// A vector from one point of a body to another, in points.
struct Arm: BitwiseCopyable {
  var x: Double
  var y: Double

  static let zero = Arm(x: 0, y: 0)

  @inline(__always) init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  @inline(__always) init(_ vector: LocalVector) { self.init(x: Double(vector.x), y: Double(vector.y)) }

  @inline(__always) var length: Double { (x * x + y * y).squareRoot() }

  /// The outward component of an impulse, times the arm's length.
  @inline(__always) func dot(_ impulse: SpatialVector) -> Double { x * impulse.x + y * impulse.y }

  @inline(__always) static prefix func - (a: Arm) -> Arm { Arm(x: -a.x, y: -a.y) }
  @inline(__always) static func - (a: Arm, b: Arm) -> Arm { Arm(x: a.x - b.x, y: a.y - b.y) }
  @inline(__always) static func + (a: Arm, b: Arm) -> Arm { Arm(x: a.x + b.x, y: a.y + b.y) }
}

/// The inverse inertia of a body at one of its points, alone or with the bodies attached to it: a symmetric 3 × 3
/// matrix, the point's velocity per impulse there. Also used for its inverse.
struct InverseInertia: BitwiseCopyable {
  var xx: Double
  var xy: Double
  var yy: Double
  var xt: Double
  var yt: Double
  var tt: Double

  static let zero = InverseInertia(xx: 0, xy: 0, yy: 0, xt: 0, yt: 0, tt: 0)

  /// The response of a point of a single body that lies `arm` from its centre of mass, X·M⁻¹·Xᵀ; `mass` is
  /// M⁻¹.
  @inline(__always) init(_ mass: SpatialVector, at arm: Arm) {
    let ux = -arm.y * mass.t
    let uy = arm.x * mass.t
    self.init(
      xx: mass.x - arm.y * ux, xy: arm.x * ux, yy: mass.y + arm.x * uy, xt: ux, yt: uy, tt: mass.t)
  }

  @inline(__always) init(xx: Double, xy: Double, yy: Double, xt: Double, yt: Double, tt: Double) {
    (self.xx, self.xy, self.yy) = (xx, xy, yy)
    (self.xt, self.yt, self.tt) = (xt, yt, tt)
  }

  /// The response of the point at `arm` to an impulse at this one: X·Φ, by rows; the third is Φ's own.
  @inline(__always) func rows(at arm: Arm) -> (x: SpatialVector, y: SpatialVector) {
    (
      SpatialVector(x: xx - arm.y * xt, y: xy - arm.y * yt, t: xt - arm.y * tt),
      SpatialVector(x: xy + arm.x * xt, y: yy + arm.x * yt, t: yt + arm.x * tt)
    )
  }

  /// The response of the point at `arm`, X·Φ·Xᵀ, from the rows for that arm.
  @inline(__always) func point(at arm: Arm, _ rows: (x: SpatialVector, y: SpatialVector)) -> InverseInertia {
    InverseInertia(
      xx: rows.x.x - arm.y * rows.x.t, xy: rows.x.y + arm.x * rows.x.t, yy: rows.y.y + arm.x * rows.y.t,
      xt: rows.x.t, yt: rows.y.t, tt: tt)
  }

  /// Subtracts the product of a column and a row; their sum over a joint's held motions is symmetric.
  @inline(__always) func without(_ column: SpatialVector, _ row: SpatialVector) -> InverseInertia {
    InverseInertia(
      xx: xx - column.x * row.x, xy: xy - column.x * row.y, yy: yy - column.y * row.y,
      xt: xt - column.x * row.t, yt: yt - column.y * row.t, tt: tt - column.t * row.t)
  }

  @inline(__always) static func + (a: InverseInertia, b: InverseInertia) -> InverseInertia {
    InverseInertia(
      xx: a.xx + b.xx, xy: a.xy + b.xy, yy: a.yy + b.yy, xt: a.xt + b.xt, yt: a.yt + b.yt, tt: a.tt + b.tt)
  }

  @inline(__always) static func * (m: InverseInertia, v: SpatialVector) -> SpatialVector {
    SpatialVector(
      x: m.xx * v.x + m.xy * v.y + m.xt * v.t, y: m.xy * v.x + m.yy * v.y + m.yt * v.t,
      t: m.xt * v.x + m.yt * v.y + m.tt * v.t)
  }
}
