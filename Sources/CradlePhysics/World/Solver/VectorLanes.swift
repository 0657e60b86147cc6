/// Four vectors in the plane, as a struct of arrays.
struct VectorLanes: BitwiseCopyable {
  var x: FloatLanes
  var y: FloatLanes

  @inline(__always) static var zero: VectorLanes { VectorLanes(x: .zero, y: .zero) }

  @inline(__always) func cross(_ other: VectorLanes) -> FloatLanes { x * other.y - y * other.x }

  /// The vectors turned by rotations with cosine `c` and sine `s`.
  @inline(__always) func turned(_ c: FloatLanes, _ s: FloatLanes) -> VectorLanes {
    VectorLanes(x: c * x - s * y, y: s * x + c * y)
  }

  @inline(__always) static func + (a: VectorLanes, b: VectorLanes) -> VectorLanes {
    VectorLanes(x: a.x + b.x, y: a.y + b.y)
  }
  @inline(__always) static prefix func - (a: VectorLanes) -> VectorLanes { VectorLanes(x: -a.x, y: -a.y) }
  @inline(__always) static func * (a: VectorLanes, k: FloatLanes) -> VectorLanes {
    VectorLanes(x: a.x * k, y: a.y * k)
  }
}
