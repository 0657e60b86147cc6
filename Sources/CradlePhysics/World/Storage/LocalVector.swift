import CradleGeometry

/// A displacement small enough for single precision: the difference of two Double positions, in points.
struct LocalVector: BitwiseCopyable {
  var x: Float
  var y: Float

  @inline(__always) init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  init(_ vector: Vector) { self.init(Float(vector.dx), Float(vector.dy)) }

  static let zero = LocalVector(0, 0)

  var vector: Vector { Vector(dx: Double(x), dy: Double(y)) }
  @inline(__always) var lengthSquared: Float { x * x + y * y }
  @inline(__always) var length: Float { (x * x + y * y).squareRoot() }

  @inline(__always) func dot(_ other: LocalVector) -> Float { x * other.x + y * other.y }
  @inline(__always) func cross(_ other: LocalVector) -> Float { x * other.y - y * other.x }
  /// This vector turned by the rotation with cosine `c` and sine `s`.
  @inline(__always) func turned(_ c: Float, _ s: Float) -> LocalVector {
    LocalVector(c * x - s * y, s * x + c * y)
  }
  /// The angle in radians below which the series of `turned(bySmall:)` are exact: their next terms are below 2⁻²⁴.
  static let smallTurn: Float = 0.5
  /// This vector turned by an angle below `smallTurn`.
  @inline(__always) func turned(bySmall angle: Float) -> LocalVector {
    let square = angle * angle
    return turned(
      1 - square * (0.5 - square * (1.0 / 24 - square * (1.0 / 720 - square * (1.0 / 40320)))),
      angle - angle * square * (1.0 / 6 - square * (1.0 / 120 - square * (1.0 / 5040))))
  }
  /// This vector turned by the opposite rotation.
  @inline(__always) func turnedBack(_ c: Float, _ s: Float) -> LocalVector {
    LocalVector(c * x + s * y, c * y - s * x)
  }

  @inline(__always) static func + (a: LocalVector, b: LocalVector) -> LocalVector {
    LocalVector(a.x + b.x, a.y + b.y)
  }
  @inline(__always) static func - (a: LocalVector, b: LocalVector) -> LocalVector {
    LocalVector(a.x - b.x, a.y - b.y)
  }
  @inline(__always) static prefix func - (a: LocalVector) -> LocalVector { LocalVector(-a.x, -a.y) }
  @inline(__always) static func * (a: LocalVector, k: Float) -> LocalVector {
    LocalVector(a.x * k, a.y * k)
  }
}
