/// What every constraint needs to solve: the bodies' numbers and the sub-step.
struct SolverContext {
  let states: UnsafeMutablePointer<BodyState>
  let masses: UnsafeMutablePointer<BodyMass>
  let h: Float
  let inverseH: Float
  /// Aim at the end position (see `World.Settings.conservesEnergy`).
  let conservesEnergy: Bool
  /// How joints that hold on to each other pull themselves together.
  let softness: JointSoftness

  /// The largest error corrected at once, points; normally 20. More makes a torn joint snap violently.
  static let largestCorrection: Float = 20
  /// The same of an angle, radians: 20 pt at 100 pt from the joint.
  static let largestTurn: Float = 0.2

  @inline(__always) static func relativeVelocity(
    _ a: UnsafeMutablePointer<BodyState>, _ b: UnsafeMutablePointer<BodyState>,
    _ armA: LocalVector, _ armB: LocalVector
  ) -> LocalVector {
    LocalVector(
      (b.pointee.vx - b.pointee.w * armB.y) - (a.pointee.vx - a.pointee.w * armA.y),
      (b.pointee.vy + b.pointee.w * armB.x) - (a.pointee.vy + a.pointee.w * armA.x))
  }

  /// How far a body's arm turns off the straight way in a sub-step: R(θ)·r − r − θ × r, θ = hω, right to θ⁴.
  @inline(__always) func bend(_ arm: LocalVector, of body: Int32) -> LocalVector {
    let angle = h * states[Int(body)].w
    let square = angle * angle
    let c = -square * (0.5 - square * (1.0 / 24))
    let s = -square * angle * (1.0 / 6 - square * (1.0 / 120))
    return LocalVector(arm.x * c - arm.y * s, arm.y * c + arm.x * s)
  }

  /// How far a body's arm moves in a sub-step: R(θ)·r − r.
  @inline(__always) func swing(_ arm: LocalVector, of body: Int32) -> LocalVector {
    let angle = h * states[Int(body)].w
    return bend(arm, of: body) + LocalVector(-angle * arm.y, angle * arm.x)
  }

  /// How much of what a turn bends a motion by a sub-step follows, by the square of the turn: all of it up to a quarter of a
  /// radian, nothing from half a radian on. One Newton step leaves errors of the turn's third power; joints that turn faster
  /// part a little and are shifted together again, which costs energy instead of adding to it. (Of 60 random trees of six
  /// rods, 12 gain energy with twice these angles, 1 with these, none with half of them, where most lose some.)
  @inline(__always) static func share(ofTurn square: Float) -> Float {
    min(max((0.25 - square) * (1 / (0.25 - 0.0625)), 0), 1)
  }

  /// What a loop's joints keep of their impulses after a turn, by the square of the turn θ in radians: 1 − 2θ.
  ///
  /// Joints that hold the same thing may share its impulse in any way, also as opposite impulses p that cancel. A turn leaves
  /// θ·p of those uncancelled, which adds energy, and the passes answer it with more of them. They die out where more than
  /// θ·p is forgotten, and nothing is forgotten at rest. (Of 480 spinning clusters of six bodies and ten joints 45 gained ten
  /// times their energy or more in 10 s without this; with it none does.)
  @inline(__always) static func memory(ofTurn square: Float) -> Float { max(0, 1 - 2 * square.squareRoot()) }

  /// The fastest that impulses pull anchors together, pt/s: where they cannot follow the turning, a hundredth of a point in a
  /// sub-step.
  @inline(__always) func fastestCorrection(_ share: Float) -> Float {
    (Self.smallCorrection + share * Self.largestCorrection) * inverseH
  }

  /// The same of angles, rad/s.
  @inline(__always) func fastestTurn(_ share: Float) -> Float {
    (Self.smallCorrection + share * Self.largestTurn) * inverseH
  }

  /// Points, or radians: errors below are left to impulses.
  static let smallCorrection: Float = 0.01

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

  /// Moves and turns both bodies directly, for position correction.
  @inline(__always) func shift(_ impulse: LocalVector, _ spinA: Float, _ spinB: Float, _ frame: JointFrame) {
    let a = states + Int(frame.bodyA)
    let b = states + Int(frame.bodyB)
    let mA = masses[Int(frame.bodyA)]
    let mB = masses[Int(frame.bodyB)]
    a.pointee.dx -= mA.x * impulse.x
    a.pointee.dy -= mA.y * impulse.y
    b.pointee.dx += mB.x * impulse.x
    b.pointee.dy += mB.y * impulse.y
    if mA.turn > 0 { a.pointee.turn(by: -mA.turn * spinA) }
    if mB.turn > 0 { b.pointee.turn(by: mB.turn * spinB) }
  }

  /// How much the speed along a line changes by a unit of impulse along it.
  @inline(__always) func inverseMass(
    _ frame: JointFrame, _ unit: LocalVector, _ leverA: Float, _ leverB: Float
  ) -> Float {
    let a = masses + Int(frame.bodyA)
    let b = masses + Int(frame.bodyB)
    let all = a.pointee.x + a.pointee.y + b.pointee.x + b.pointee.y
    let k =
      unit.x * unit.x * (a.pointee.x + b.pointee.x) + unit.y * unit.y * (a.pointee.y + b.pointee.y)
      + a.pointee.turn * leverA * leverA + b.pointee.turn * leverB * leverB
    // Pulled along a locked axis a body could only spin, without bound.
    return k > 1e-4 * all ? k : 0
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
