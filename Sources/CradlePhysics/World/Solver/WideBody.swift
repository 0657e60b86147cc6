/// Four bodies, by the offsets of their states in bytes: a pass finds each state without a multiplication.
struct WideBodies: BitwiseCopyable {
  private let a: UInt32
  private let b: UInt32
  private let c: UInt32
  private let d: UInt32

  /// The bodies' slots; a world is limited to 2²⁷ bodies, 4 GB of states.
  @inline(__always) init(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) {
    let stride = UInt32(truncatingIfNeeded: MemoryLayout<BodyState>.stride)
    self.a = UInt32(truncatingIfNeeded: a) &* stride
    self.b = UInt32(truncatingIfNeeded: b) &* stride
    self.c = UInt32(truncatingIfNeeded: c) &* stride
    self.d = UInt32(truncatingIfNeeded: d) &* stride
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
struct WideVelocity {
  var vx: Wide
  var vy: Wide
  var w: Wide
  /// Not a velocity, but adjacent in memory: a body's data is written back as one row.
  let turn: Wide

  @inline(__always) init(
    _ states: UnsafeMutablePointer<BodyState>, _ bodies: WideBodies
  ) {
    let (a, b, c, d) = bodies.states(states)
    #if DEBUG
      vx = Wide(a.pointee.vx, b.pointee.vx, c.pointee.vx, d.pointee.vx)
      vy = Wide(a.pointee.vy, b.pointee.vy, c.pointee.vy, d.pointee.vy)
      w = Wide(a.pointee.w, b.pointee.w, c.pointee.w, d.pointee.w)
      turn = Wide(a.pointee.turn, b.pointee.turn, c.pointee.turn, d.pointee.turn)
    #else
      (vx, vy, w, turn) = Wide.transposed(Wide.row(a, 0), Wide.row(b, 0), Wide.row(c, 0), Wide.row(d, 0))
    #endif
  }

  /// Writes the velocities back.
  @inline(__always) func store(
    _ states: UnsafeMutablePointer<BodyState>, _ bodies: WideBodies
  ) {
    let (a, b, c, d) = bodies.states(states)
    #if DEBUG
      (a.pointee.vx, a.pointee.vy, a.pointee.w) = (vx.a, vy.a, w.a)
      (b.pointee.vx, b.pointee.vy, b.pointee.w) = (vx.b, vy.b, w.b)
      (c.pointee.vx, c.pointee.vy, c.pointee.w) = (vx.c, vy.c, w.c)
      (d.pointee.vx, d.pointee.vy, d.pointee.w) = (vx.d, vy.d, w.d)
    #else
      let rows = Wide.transposed(vx.lanes, vy.lanes, w.lanes, turn.lanes)
      UnsafeMutableRawPointer(a).storeBytes(of: rows.0.lanes, as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(b).storeBytes(of: rows.1.lanes, as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(c).storeBytes(of: rows.2.lanes, as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(d).storeBytes(of: rows.3.lanes, as: SIMD4<Float>.self)
    #endif
  }
}

/// The motion of four bodies since the step's start, as a struct of arrays.
struct WideMotion {
  let dx: Wide
  let dy: Wide
  /// The cosine of the rotation minus 1, and its sine.
  let c: Wide
  let s: Wide

  @inline(__always) init(
    _ states: UnsafeMutablePointer<BodyState>, _ bodies: WideBodies
  ) {
    let (a, b, c, d) = bodies.states(states)
    let cosine: Wide
    #if DEBUG
      dx = Wide(a.pointee.dx, b.pointee.dx, c.pointee.dx, d.pointee.dx)
      dy = Wide(a.pointee.dy, b.pointee.dy, c.pointee.dy, d.pointee.dy)
      cosine = Wide(a.pointee.c, b.pointee.c, c.pointee.c, d.pointee.c)
      s = Wide(a.pointee.s, b.pointee.s, c.pointee.s, d.pointee.s)
    #else
      (dx, dy, cosine, s) = Wide.transposed(
        Wide.row(a, 16), Wide.row(b, 16), Wide.row(c, 16), Wide.row(d, 16))
    #endif
    self.c = cosine - Wide(1)
  }
}

#if !DEBUG
  extension Wide {
    @inline(__always) static func row(
      _ state: UnsafeMutablePointer<BodyState>, _ offset: Int
    ) -> SIMD4<Float> {
      UnsafeRawPointer(state).loadUnaligned(fromByteOffset: offset, as: SIMD4<Float>.self)
    }

    /// Transposes rows to columns: by halves of 64 bits, and as bits instead of numbers, because otherwise
    /// the compiler splits the preceding arithmetic into lanes.
    @inline(__always) static func transposed(
      _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>
    ) -> (Wide, Wide, Wide, Wide) {
      let (abLow, abHigh) = interleaved(a, b)
      let (cdLow, cdHigh) = interleaved(c, d)
      return (
        joined(abLow[0], cdLow[0]), joined(abLow[1], cdLow[1]), joined(abHigh[0], cdHigh[0]),
        joined(abHigh[1], cdHigh[1])
      )
    }

    @inline(__always) private static func interleaved(
      _ a: SIMD4<Float>, _ b: SIMD4<Float>
    ) -> (SIMD2<UInt64>, SIMD2<UInt64>) {
      let x = unsafeBitCast(a, to: SIMD4<UInt32>.self)
      let y = unsafeBitCast(b, to: SIMD4<UInt32>.self)
      return (
        unsafeBitCast(SIMD4(x[0], y[0], x[1], y[1]), to: SIMD2<UInt64>.self),
        unsafeBitCast(SIMD4(x[2], y[2], x[3], y[3]), to: SIMD2<UInt64>.self)
      )
    }

    @inline(__always) private static func joined(_ low: UInt64, _ high: UInt64) -> Wide {
      Wide(unsafeBitCast(SIMD2(low, high), to: SIMD4<Float>.self))
    }
  }
#endif
