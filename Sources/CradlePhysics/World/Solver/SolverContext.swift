/// The data that every constraint needs: the bodies' columns and the sub-step.
struct SolverContext {
  let states: UnsafeMutablePointer<BodyState>
  let masses: UnsafeMutablePointer<BodyMass>
  let h: Float
  let inverseH: Float
  /// Whether constraints are solved for the end position (see `World.Settings.conservesEnergy`).
  let conservesEnergy: Bool
  /// The softness of joints that share bodies.
  let softness: JointSoftness
  /// The highest speed with which contacts push overlap out, pt/s.
  let pushOutSpeed: Float

  /// The largest error corrected at once, points: Box2D 2.4's `b2_maxLinearCorrection`, 0.2 m. With a larger one a torn
  /// joint closes violently.
  static let largestCorrection: Float = 20
  /// The largest angular error corrected at once, radians: 20 pt at 100 pt from the joint.
  static let largestAngularCorrection: Float = 0.2

  @inline(__always) static func relativeVelocity(
    _ a: UnsafeMutablePointer<BodyState>, _ b: UnsafeMutablePointer<BodyState>,
    _ armA: LocalVector, _ armB: LocalVector
  ) -> LocalVector {
    LocalVector(
      (b.pointee.vx - b.pointee.w * armB.y) - (a.pointee.vx - a.pointee.w * armA.y),
      (b.pointee.vy + b.pointee.w * armB.x) - (a.pointee.vy + a.pointee.w * armA.x))
  }

  /// The deviation of a body's arm from a straight motion in a sub-step: R(θ)·r − r − θ × r, θ = hω, accurate
  /// to θ⁴.
  @inline(__always) func bend(_ arm: LocalVector, of body: Int32) -> LocalVector {
    bend(arm, by: h * states[Int(body)].w)
  }

  @inline(__always) private func bend(_ arm: LocalVector, by angle: Float) -> LocalVector {
    let square = angle * angle
    guard square > Self.leastSquaredTurn else { return .zero }
    let c = -square * (0.5 - square * (1.0 / 24))
    let s = -square * angle * (1.0 / 6 - square * (1.0 / 120))
    return LocalVector(arm.x * c - arm.y * s, arm.y * c + arm.x * s)
  }

  /// The squared angle up to which an arm does not bend: θ³ then stays in the range of single precision, 1.2·10⁻³⁸, with a
  /// factor of a hundred, and an arm of 10⁶ pt would bend by 5·10⁻¹⁹ pt. Numbers below that range take ten times as
  /// long: figures on joints that have come to rest took a sixth of their step for them.
  private static let leastSquaredTurn: Float = 1e-24

  /// The displacement of an arm that turns by θ, below half a radian: R(θ)·r − r.
  @inline(__always) func swing(_ arm: LocalVector, by angle: Float) -> LocalVector {
    bend(arm, by: angle) + LocalVector(-angle * arm.y, angle * arm.x)
  }

  /// The share of a rotation's curvature that a sub-step resolves, by the squared rotation: all of it up to a
  /// quarter of a radian, none from half a radian on. One Newton step leaves errors of the rotation's third
  /// power; joints that turn faster separate slightly and are moved together, which loses energy instead of
  /// adding it. (Of 60 random trees of six rods, 12 gain energy with twice these angles, 1 with these, none
  /// with half of them, where most lose some.)
  @inline(__always) static func share(ofSquaredTurn square: Float) -> Float {
    let (none, all) = (unresolvedTurn * unresolvedTurn, resolvedTurn * resolvedTurn)
    return min(max((none - square) * (1 / (none - all)), 0), 1)
  }

  /// The rotations in radians up to which a sub-step resolves all of the curvature, and from which on none.
  private static let resolvedTurn: Float = 0.25
  private static let unresolvedTurn: Float = 0.5

  /// The share of their impulses that a loop's joints keep after a turn, by the square of the turn θ in
  /// radians: 1 − 2θ.
  ///
  /// Joints that constrain the same motion may share its impulse in any way, also as opposite impulses p that
  /// cancel. After a turn θ·p of those no longer cancels, which adds energy, and the passes react with more
  /// of them. They decay if more than θ·p is dropped, and at rest nothing is dropped. (With UIKit's settings 202 of
  /// 400 spinning clusters of four to eight discs gain a tenth of their energy in 10 s without this; with it none
  /// does.)
  @inline(__always) static func memory(ofSquaredTurn square: Float) -> Float {
    max(0, 1 - 2 * square.squareRoot())
  }

  /// The highest speed with which impulses pull anchors together, pt/s; a hundredth of a point in a sub-step
  /// if they cannot resolve the rotation.
  @inline(__always) func fastestCorrection(_ share: Float) -> Float {
    (Self.smallCorrection + share * Self.largestCorrection) * inverseH
  }

  /// The highest angular speed of a correction, rad/s.
  @inline(__always) func fastestTurn(_ share: Float) -> Float {
    (Self.smallCorrection + share * Self.largestAngularCorrection) * inverseH
  }

  /// The part of the largest correction, 0 to 1, that limits a joint's in a sub-step that resolves `share` of the rotation.
  /// A joint pulls a body in contact back no faster than contacts push it out:
  ///
  ///     min(share, v₁·h/20 pt)        v₁ the fastest push-out
  ///
  /// Pulled faster into a heavier body, it would give that its speed, which the relax pass takes from the jointed body
  /// alone. (Of 2000 boxes that are thrown at a lighter one on a rail beside a wall 30 gained energy, up to ten times as
  /// much as they had; with this limit none does.)
  @inline(__always) func correctedShare(_ share: Float, isInContact: Bool) -> Float {
    isInContact ? min(share, pushOutSpeed * h / Self.largestCorrection) : share
  }

  /// The error in points or radians below which impulses alone correct it.
  static let smallCorrection: Float = 0.01

  @inline(__always) func apply(
    _ impulse: LocalVector, _ frame: JointFrame, _ armA: LocalVector, _ armB: LocalVector
  ) {
    // The ground is not written: that would make every joint attached to it wait for the one before.
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

  /// Moves and turns both bodies, for position correction.
  @inline(__always) func shift(_ impulse: LocalVector, _ spinA: Float, _ spinB: Float, _ frame: JointFrame) {
    shift(frame.bodyA, -impulse, -spinA)
    shift(frame.bodyB, impulse, spinB)
  }

  @inline(__always) private func shift(_ body: Int32, _ impulse: LocalVector, _ spin: Float) {
    let state = states + Int(body)
    let mass = masses[Int(body)]
    // An infinite impulse times 0 is NaN, which an immovable body would pass on to all joints that it has.
    if mass.x > 0 { state.pointee.dx += mass.x * impulse.x }
    if mass.y > 0 { state.pointee.dy += mass.y * impulse.y }
    if mass.turn > 0 { state.pointee.turn(by: mass.turn * spin) }
  }

  /// The change of the speed along a line by a unit of impulse along it.
  @inline(__always) func inverseMass(
    _ frame: JointFrame, _ unit: LocalVector, _ leverA: Float, _ leverB: Float
  ) -> Float {
    let a = masses + Int(frame.bodyA)
    let b = masses + Int(frame.bodyB)
    let all = a.pointee.x + a.pointee.y + b.pointee.x + b.pointee.y
    let k =
      unit.x * unit.x * (a.pointee.x + b.pointee.x) + unit.y * unit.y * (a.pointee.y + b.pointee.y)
      + a.pointee.turn * leverA * leverA + b.pointee.turn * leverB * leverB
    return Self.canMove(k, of: all) ? k : 0
  }

  /// Whether a line moves a body for which `k` is the change of speed along the line by a unit of impulse, and `all`
  /// the sum of both bodies' inverse masses. A body pulled along a locked axis could only spin, without bound.
  ///
  ///     k = Σ uₓ²/mₓ + …: 10⁻⁴ of `all` is a line 0.6° from a locked axis
  ///
  /// A tenth and ten times of the limit pass the tests of joints.
  @inline(__always) static func canMove(_ k: Float, of all: Float) -> Bool { k > leastResponse * all }
  private static let leastResponse: Float = 1e-4
}

/// The error of a joint in a loop that is too large to be solved at once, and of a torn one, is corrected by a stiff,
/// critically damped spring:
///
///     bias rate ω/(2ζ + hω),   mass scale hω(2ζ + hω)/(1 + hω(2ζ + hω))
struct JointSoftness {
  /// The frequency in Hz, at most `highestShare` of the sub-step rate. A hanging grid of 50 × 50 discs opens by at most
  /// 0.073 m at 65, by 0.096 at 60 and by 0.118 at 72.
  static let frequency = 65.0
  /// The damping ratio. Of 30 hanging nets of 12 × 12 to 25 × 25 discs with masses of 9 to 1 nine tenths open by less than
  /// 143 pt at 1, and by less than 899 at 2, where the grid opens by 0.081 m.
  static let damping = 1.0

  /// The highest frequency as a share of the sub-step rate. Box2D 3 limits that of contacts to a quarter of it. In
  /// `accurate`, 240 sub-steps a second, it is 72 Hz, and limits nothing; at half of that a hanging net of pivots opens
  /// by more than half a point (`PointLanesTests`).
  private static let highestShare = 0.3

  let biasRate: Float
  let massScale: Float

  init(h: Double) {
    let omega = 2 * Double.pi * min(Self.frequency, Self.highestShare / h)
    let a1 = 2 * Self.damping + h * omega
    let a2 = h * omega * a1
    biasRate = Float(omega / a1)
    massScale = Float(a2 / (1 + a2))
  }
}

extension BodyState {
  /// Adds an angle and updates cosine and sine.
  @inline(__always) mutating func turn(by angle: Float) {
    turn += angle
    let x = turn
    let x2 = x * x
    if x2 < LocalVector.smallTurn * LocalVector.smallTurn {
      let axes = LocalVector(1, 0).turned(bySmall: x)
      (c, s) = (axes.x, axes.y)
    } else {
      turnFar()
    }
  }
}
