/// Four vectors in the plane, as a struct of arrays.
struct WideVector: BitwiseCopyable {
  var x: Wide
  var y: Wide

  @inline(__always) static var zero: WideVector { WideVector(x: .zero, y: .zero) }

  @inline(__always) func cross(_ other: WideVector) -> Wide { x * other.y - y * other.x }

  /// The vectors turned by rotations with cosine `c` and sine `s`.
  @inline(__always) func turned(_ c: Wide, _ s: Wide) -> WideVector {
    WideVector(x: c * x - s * y, y: s * x + c * y)
  }

  @inline(__always) static func + (a: WideVector, b: WideVector) -> WideVector {
    WideVector(x: a.x + b.x, y: a.y + b.y)
  }
  @inline(__always) static prefix func - (a: WideVector) -> WideVector { WideVector(x: -a.x, y: -a.y) }
  @inline(__always) static func * (a: WideVector, k: Wide) -> WideVector {
    WideVector(x: a.x * k, y: a.y * k)
  }
}
