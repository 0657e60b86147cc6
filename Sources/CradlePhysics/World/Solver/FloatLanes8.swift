/// Eight numbers processed at once, in two registers: one for each of eight contacts that share no moving body.
///
/// Most operations of a pass need the result of the one before, and a processor looks hardly farther ahead than one
/// group of contacts; the two halves do not wait for each other. The passes over a pyramid of 3240 boxes take a tenth
/// less time than with four lanes, although they take 4 % more instructions.
struct FloatLanes8: BitwiseCopyable {
  /// The number of lanes.
  static let count = 2 * FloatLanes.count

  var low: FloatLanes
  var high: FloatLanes

  @inline(__always) init(_ low: FloatLanes, _ high: FloatLanes) {
    self.low = low
    self.high = high
  }

  @inline(__always) init(_ value: Float) { self.init(FloatLanes(value), FloatLanes(value)) }

  @inline(__always) static var zero: FloatLanes8 { FloatLanes8(0) }

  @inline(__always) static func + (l: FloatLanes8, r: FloatLanes8) -> FloatLanes8 {
    FloatLanes8(l.low + r.low, l.high + r.high)
  }
  @inline(__always) static func - (l: FloatLanes8, r: FloatLanes8) -> FloatLanes8 {
    FloatLanes8(l.low - r.low, l.high - r.high)
  }
  @inline(__always) static func * (l: FloatLanes8, r: FloatLanes8) -> FloatLanes8 {
    FloatLanes8(l.low * r.low, l.high * r.high)
  }
  @inline(__always) static func / (l: FloatLanes8, r: FloatLanes8) -> FloatLanes8 {
    FloatLanes8(l.low / r.low, l.high / r.high)
  }
  @inline(__always) static prefix func - (v: FloatLanes8) -> FloatLanes8 { FloatLanes8(-v.low, -v.high) }
  @inline(__always) static func larger(_ l: FloatLanes8, _ r: FloatLanes8) -> FloatLanes8 {
    FloatLanes8(FloatLanes.larger(l.low, r.low), FloatLanes.larger(l.high, r.high))
  }
  @inline(__always) static func smaller(_ l: FloatLanes8, _ r: FloatLanes8) -> FloatLanes8 {
    FloatLanes8(FloatLanes.smaller(l.low, r.low), FloatLanes.smaller(l.high, r.high))
  }
  /// Whether all eight numbers are +0.
  @inline(__always) var isZero: Bool { (low | high).isZero }
  /// The bitwise or of the numbers: +0 only if both are.
  @inline(__always) static func | (l: FloatLanes8, r: FloatLanes8) -> FloatLanes8 {
    FloatLanes8(l.low | r.low, l.high | r.high)
  }
  /// `yes` in the lanes where `value` is above 0, else `no`.
  @inline(__always) static func select(positive value: FloatLanes8, _ yes: FloatLanes8, _ no: FloatLanes8)
    -> FloatLanes8
  {
    FloatLanes8(
      FloatLanes.select(positive: value.low, yes.low, no.low),
      FloatLanes.select(positive: value.high, yes.high, no.high))
  }

  /// One of the eight numbers.
  func lane(_ index: Int32) -> Float {
    index < FloatLanes.count ? low.lane(index) : high.lane(index - Int32(FloatLanes.count))
  }
}

/// The bodies of eight contacts.
struct BodyLanes8: BitwiseCopyable {
  let low: BodyLanes
  let high: BodyLanes
}

/// The velocities of eight bodies, as a struct of arrays.
struct VelocityLanes8 {
  var vx: FloatLanes8
  var vy: FloatLanes8
  var w: FloatLanes8
  /// See `VelocityLanes.turn`.
  private let turn: FloatLanes8

  @inline(__always) init(_ states: UnsafeMutablePointer<BodyState>, _ bodies: BodyLanes8) {
    let (low, high) = (VelocityLanes(states, bodies.low), VelocityLanes(states, bodies.high))
    vx = FloatLanes8(low.vx, high.vx)
    vy = FloatLanes8(low.vy, high.vy)
    w = FloatLanes8(low.w, high.w)
    turn = FloatLanes8(low.turn, high.turn)
  }

  /// Writes the velocities back.
  @inline(__always) func store(_ states: UnsafeMutablePointer<BodyState>, _ bodies: BodyLanes8) {
    VelocityLanes(vx: vx.low, vy: vy.low, w: w.low, turn: turn.low).store(states, bodies.low)
    VelocityLanes(vx: vx.high, vy: vy.high, w: w.high, turn: turn.high).store(states, bodies.high)
  }
}

/// The motion of eight bodies since the step's start, as a struct of arrays.
struct MotionLanes8 {
  let dx: FloatLanes8
  let dy: FloatLanes8
  /// The cosine of the rotation minus 1, and its sine.
  let c: FloatLanes8
  let s: FloatLanes8

  @inline(__always) init(_ states: UnsafeMutablePointer<BodyState>, _ bodies: BodyLanes8) {
    let (low, high) = (MotionLanes(states, bodies.low), MotionLanes(states, bodies.high))
    dx = FloatLanes8(low.dx, high.dx)
    dy = FloatLanes8(low.dy, high.dy)
    c = FloatLanes8(low.c, high.c)
    s = FloatLanes8(low.s, high.s)
  }
}
