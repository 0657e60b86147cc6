/// Four numbers processed at once: one for each of four joints' points that share no moving body, or a half of
/// `FloatLanes8`.
///
/// Release builds use one SIMD register. Debug builds use four scalars, because unoptimised SIMD is a thousand times
/// slower. Each operation is the same single IEEE operation in both, so the bits are equal.
struct FloatLanes: BitwiseCopyable {
  /// The number of lanes.
  static let count = 4

  #if DEBUG
    var a: Float
    var b: Float
    var c: Float
    var d: Float

    init(_ a: Float, _ b: Float, _ c: Float, _ d: Float) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    static func + (l: FloatLanes, r: FloatLanes) -> FloatLanes {
      FloatLanes(l.a + r.a, l.b + r.b, l.c + r.c, l.d + r.d)
    }
    static func - (l: FloatLanes, r: FloatLanes) -> FloatLanes {
      FloatLanes(l.a - r.a, l.b - r.b, l.c - r.c, l.d - r.d)
    }
    static func * (l: FloatLanes, r: FloatLanes) -> FloatLanes {
      FloatLanes(l.a * r.a, l.b * r.b, l.c * r.c, l.d * r.d)
    }
    static func / (l: FloatLanes, r: FloatLanes) -> FloatLanes {
      FloatLanes(l.a / r.a, l.b / r.b, l.c / r.c, l.d / r.d)
    }
    static prefix func - (v: FloatLanes) -> FloatLanes { FloatLanes(-v.a, -v.b, -v.c, -v.d) }
    var squareRoot: FloatLanes { FloatLanes(a.squareRoot(), b.squareRoot(), c.squareRoot(), d.squareRoot()) }
    static func larger(_ l: FloatLanes, _ r: FloatLanes) -> FloatLanes {
      FloatLanes(
        l.a > r.a ? l.a : r.a, l.b > r.b ? l.b : r.b, l.c > r.c ? l.c : r.c, l.d > r.d ? l.d : r.d)
    }
    static func smaller(_ l: FloatLanes, _ r: FloatLanes) -> FloatLanes {
      FloatLanes(
        l.a < r.a ? l.a : r.a, l.b < r.b ? l.b : r.b, l.c < r.c ? l.c : r.c, l.d < r.d ? l.d : r.d)
    }
    /// Whether every number is at most the other's in its lane.
    static func isNowhereLarger(_ l: FloatLanes, _ r: FloatLanes) -> Bool {
      l.a <= r.a && l.b <= r.b && l.c <= r.c && l.d <= r.d
    }
    /// A bit for each lane in which the first number is smaller, from the lowest.
    static func maskOfSmaller(_ l: FloatLanes, _ r: FloatLanes) -> UInt64 {
      (l.a < r.a ? 1 : 0) | (l.b < r.b ? 2 : 0) | (l.c < r.c ? 4 : 0) | (l.d < r.d ? 8 : 0)
    }
    /// Whether all four numbers are +0.
    var isZero: Bool { (a.bitPattern | b.bitPattern) | (c.bitPattern | d.bitPattern) == 0 }
    /// The bitwise or of the numbers: +0 only if both are.
    static func | (l: FloatLanes, r: FloatLanes) -> FloatLanes {
      func or(_ x: Float, _ y: Float) -> Float { Float(bitPattern: x.bitPattern | y.bitPattern) }
      return FloatLanes(or(l.a, r.a), or(l.b, r.b), or(l.c, r.c), or(l.d, r.d))
    }
    /// `yes` in the lanes where `value` is above 0, else `no`.
    static func select(positive value: FloatLanes, _ yes: FloatLanes, _ no: FloatLanes) -> FloatLanes {
      FloatLanes(
        value.a > 0 ? yes.a : no.a, value.b > 0 ? yes.b : no.b, value.c > 0 ? yes.c : no.c,
        value.d > 0 ? yes.d : no.d)
    }
  #else
    var simd: SIMD4<Float>

    @inline(__always) init(_ simd: SIMD4<Float>) { self.simd = simd }
    @inline(__always) init(_ a: Float, _ b: Float, _ c: Float, _ d: Float) { simd = SIMD4(a, b, c, d) }

    @inline(__always) var a: Float { simd[0] }
    @inline(__always) var b: Float { simd[1] }
    @inline(__always) var c: Float { simd[2] }
    @inline(__always) var d: Float { simd[3] }

    @inline(__always) static func + (l: FloatLanes, r: FloatLanes) -> FloatLanes {
      FloatLanes(l.simd + r.simd)
    }
    @inline(__always) static func - (l: FloatLanes, r: FloatLanes) -> FloatLanes {
      FloatLanes(l.simd - r.simd)
    }
    @inline(__always) static func * (l: FloatLanes, r: FloatLanes) -> FloatLanes {
      FloatLanes(l.simd * r.simd)
    }
    @inline(__always) static func / (l: FloatLanes, r: FloatLanes) -> FloatLanes {
      FloatLanes(l.simd / r.simd)
    }
    @inline(__always) static prefix func - (v: FloatLanes) -> FloatLanes { FloatLanes(-v.simd) }
    @inline(__always) var squareRoot: FloatLanes { FloatLanes(simd.squareRoot()) }
    @inline(__always) static func larger(_ l: FloatLanes, _ r: FloatLanes) -> FloatLanes {
      FloatLanes(r.simd.replacing(with: l.simd, where: l.simd .> r.simd))
    }
    @inline(__always) static func smaller(_ l: FloatLanes, _ r: FloatLanes) -> FloatLanes {
      FloatLanes(r.simd.replacing(with: l.simd, where: l.simd .< r.simd))
    }
    /// Whether every number is at most the other's in its lane.
    @inline(__always) static func isNowhereLarger(_ l: FloatLanes, _ r: FloatLanes) -> Bool {
      let halves = unsafeBitCast(l.simd .> r.simd, to: SIMD2<UInt64>.self)
      return halves[0] | halves[1] == 0
    }
    /// A bit for each lane in which the first number is smaller, from the lowest.
    @inline(__always) static func maskOfSmaller(_ l: FloatLanes, _ r: FloatLanes) -> UInt64 {
      let halves = unsafeBitCast(l.simd .< r.simd, to: SIMD2<UInt64>.self)
      // Of each half bit 0 and bit 32.
      return halves[0] & 1 | halves[0] >> 31 & 2 | (halves[1] & 1 | halves[1] >> 31 & 2) << 2
    }
    /// Whether all four numbers are +0.
    @inline(__always) var isZero: Bool {
      let halves = unsafeBitCast(simd, to: SIMD2<UInt64>.self)
      return halves[0] | halves[1] == 0
    }
    /// The bitwise or of the numbers: +0 only if both are.
    @inline(__always) static func | (l: FloatLanes, r: FloatLanes) -> FloatLanes {
      let bits =
        unsafeBitCast(l.simd, to: SIMD4<UInt32>.self) | unsafeBitCast(r.simd, to: SIMD4<UInt32>.self)
      return FloatLanes(unsafeBitCast(bits, to: SIMD4<Float>.self))
    }
    /// `yes` in the lanes where `value` is above 0, else `no`.
    @inline(__always) static func select(positive value: FloatLanes, _ yes: FloatLanes, _ no: FloatLanes)
      -> FloatLanes
    {
      FloatLanes(no.simd.replacing(with: yes.simd, where: value.simd .> SIMD4<Float>()))
    }
  #endif

  /// One of the four numbers.
  func lane(_ index: Int32) -> Float {
    switch index {
    case 0: return a
    case 1: return b
    case 2: return c
    default: return d
    }
  }

  /// The largest and the smallest of the four numbers.
  @inline(__always) var largest: Float {
    let (first, second) = (a > b ? a : b, c > d ? c : d)
    return first > second ? first : second
  }
  @inline(__always) var smallest: Float {
    let (first, second) = (a < b ? a : b, c < d ? c : d)
    return first < second ? first : second
  }

  @inline(__always) init(_ value: Float) { self.init(value, value, value, value) }

  @inline(__always) static var zero: FloatLanes { FloatLanes(0) }
}
