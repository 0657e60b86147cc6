/// Four bodies, by the offsets of their states in bytes: a pass finds each state without a multiplication.
struct BodyLanes: BitwiseCopyable {
  private let a: UInt32
  private let b: UInt32
  private let c: UInt32
  private let d: UInt32

  /// The bodies' slots; a world is limited to 2²⁷ bodies, 4 GB of states.
  @inline(__always) init(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) {
    (self.a, self.b) = (Self.offset(of: a), Self.offset(of: b))
    (self.c, self.d) = (Self.offset(of: c), Self.offset(of: d))
  }

  /// The offset of a body's state, in bytes.
  @inline(__always) static func offset(of body: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: body) &* UInt32(truncatingIfNeeded: MemoryLayout<BodyState>.stride)
  }

  @inline(__always) func states(
    _ base: UnsafeMutablePointer<BodyState>
  ) -> (
    UnsafeMutablePointer<BodyState>, UnsafeMutablePointer<BodyState>, UnsafeMutablePointer<BodyState>,
    UnsafeMutablePointer<BodyState>
  ) {
    (state(a, base), state(b, base), state(c, base), state(d, base))
  }

  @inline(__always) private func state(
    _ offset: UInt32, _ base: UnsafeMutablePointer<BodyState>
  ) -> UnsafeMutablePointer<BodyState> {
    (UnsafeMutableRawPointer(base) + Int(offset)).assumingMemoryBound(to: BodyState.self)
  }
}

/// The velocities of four bodies, as a struct of arrays.
struct VelocityLanes {
  var vx: FloatLanes
  var vy: FloatLanes
  var w: FloatLanes
  /// Not a velocity, but adjacent in memory: a body's data is written back as one row.
  let turn: FloatLanes

  @inline(__always) init(
    _ states: UnsafeMutablePointer<BodyState>, _ bodies: BodyLanes
  ) {
    let (a, b, c, d) = bodies.states(states)
    (vx, vy, w, turn) = FloatLanes.columns(a, b, c, d)
  }

  @inline(__always) init(vx: FloatLanes, vy: FloatLanes, w: FloatLanes, turn: FloatLanes) {
    self.vx = vx
    self.vy = vy
    self.w = w
    self.turn = turn
  }

  /// Writes the velocities back.
  @inline(__always) func store(
    _ states: UnsafeMutablePointer<BodyState>, _ bodies: BodyLanes
  ) {
    let (a, b, c, d) = bodies.states(states)
    FloatLanes.store((vx, vy, w, turn), a, b, c, d)
  }
}

/// The motion of four bodies since the step's start, as a struct of arrays.
struct MotionLanes {
  let dx: FloatLanes
  let dy: FloatLanes
  /// The cosine of the rotation minus 1, and its sine.
  let c: FloatLanes
  let s: FloatLanes

  @inline(__always) init(
    _ states: UnsafeMutablePointer<BodyState>, _ bodies: BodyLanes
  ) {
    let (a, b, c, d) = bodies.states(states)
    let cosine: FloatLanes
    (dx, dy, cosine, s) = FloatLanes.columns(a, b, c, d, fromByte: 16)
    self.c = cosine - FloatLanes(1)
  }
}
