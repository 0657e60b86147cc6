/// What every constraint needs to solve: the bodies' numbers and the sub-step.
struct SolverContext {
  let states: UnsafeMutablePointer<BodyState>
  let masses: UnsafeMutablePointer<BodyMass>
  let h: Float
  let inverseH: Float
  /// Aim at the end position (see `World.Settings.keepsJointEnergy`).
  let keepsEnergy: Bool
  /// How joints that hold on to each other pull themselves together.
  let softness: JointSoftness

  /// The largest error corrected at once, points; normally 20. More makes a torn joint snap violently.
  static let largestCorrection: Float = 20

  @inline(__always) static func relativeVelocity(
    _ a: UnsafeMutablePointer<BodyState>, _ b: UnsafeMutablePointer<BodyState>,
    _ armA: LocalVector, _ armB: LocalVector
  ) -> LocalVector {
    LocalVector(
      (b.pointee.vx - b.pointee.w * armB.y) - (a.pointee.vx - a.pointee.w * armA.y),
      (b.pointee.vy + b.pointee.w * armB.x) - (a.pointee.vy + a.pointee.w * armA.x))
  }

  /// Where the gap will be after the sub-step, arms turning with their bodies to second order.
  @inline(__always) func gapAtEnd(
    _ gap: LocalVector, _ velocity: LocalVector, _ a: UnsafeMutablePointer<BodyState>,
    _ b: UnsafeMutablePointer<BodyState>, _ armA: LocalVector, _ armB: LocalVector
  ) -> LocalVector {
    let half = 0.5 * h * h
    let bendA = half * a.pointee.w * a.pointee.w
    let bendB = half * b.pointee.w * b.pointee.w
    return LocalVector(
      gap.x + h * velocity.x - (bendB * armB.x - bendA * armA.x),
      gap.y + h * velocity.y - (bendB * armB.y - bendA * armA.y))
  }

  @inline(__always) func apply(
    _ impulse: LocalVector, _ frame: JointFrame, _ armA: LocalVector, _ armB: LocalVector
  ) {
    // The ground is left alone: writing it would chain every joint that hangs from it to the one before.
    if frame.bodyA != 0 {
      let a = states + Int(frame.bodyA)
      let mA = masses + Int(frame.bodyA)
      a.pointee.vx -= mA.pointee.x * impulse.x
      a.pointee.vy -= mA.pointee.y * impulse.y
      a.pointee.w -= mA.pointee.turn * armA.cross(impulse)
    }
    if frame.bodyB != 0 {
      let b = states + Int(frame.bodyB)
      let mB = masses + Int(frame.bodyB)
      b.pointee.vx += mB.pointee.x * impulse.x
      b.pointee.vy += mB.pointee.y * impulse.y
      b.pointee.w += mB.pointee.turn * armB.cross(impulse)
    }
  }

  /// Moves both bodies directly, for position correction.
  @inline(__always) func shift(
    _ impulse: LocalVector, _ frame: JointFrame, _ armA: LocalVector, _ armB: LocalVector
  ) {
    let a = states + Int(frame.bodyA)
    let b = states + Int(frame.bodyB)
    let mA = masses[Int(frame.bodyA)]
    let mB = masses[Int(frame.bodyB)]
    a.pointee.dx -= mA.x * impulse.x
    a.pointee.dy -= mA.y * impulse.y
    b.pointee.dx += mB.x * impulse.x
    b.pointee.dy += mB.y * impulse.y
    if mA.turn > 0 { a.pointee.turn(by: -mA.turn * armA.cross(impulse)) }
    if mB.turn > 0 { b.pointee.turn(by: mB.turn * armB.cross(impulse)) }
  }

  @inline(__always) func spin(_ impulse: Float, _ frame: JointFrame) {
    states[Int(frame.bodyA)].w -= masses[Int(frame.bodyA)].turn * impulse
    states[Int(frame.bodyB)].w += masses[Int(frame.bodyB)].turn * impulse
  }
}

/// A joint's error pulled in like a stiff, strongly damped spring, so that long chains settle instead of ringing:
///
///     bias rate ω/(2ζ + hω),   share hω(2ζ + hω)/(1 + hω(2ζ + hω))
struct JointSoftness {
  /// Normally 65 Hz, at most 0.3 of the sub-step rate. At 60 a hanging chain of 200 stretches by 3.9 %, at 100 it
  /// explodes.
  static let frequency = 65.0
  /// Normally 2; at 5 a swinging chain of 200 stretches by 17 %, at 1 it rings.
  static let damping = 2.0

  let biasRate: Float
  let share: Float

  init(h: Double) {
    let omega = 2 * Double.pi * min(Self.frequency, 0.3 / h)
    let a1 = 2 * Self.damping + h * omega
    let a2 = h * omega * a1
    biasRate = Float(omega / a1)
    share = Float(a2 / (1 + a2))
  }
}

extension BodyState {
  /// Turns further and keeps cosine and sine in step.
  @inline(__always) mutating func turn(by angle: Float) {
    turn += angle
    let x = turn
    let x2 = x * x
    if x2 < 0.25 {
      let axes = LocalVector(1, 0).turned(bySmall: x)
      (c, s) = (axes.x, axes.y)
    } else {
      turnFar()
    }
  }
}
