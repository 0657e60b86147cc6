/// A rod, a rope or a spring between two points.
///
///     C = |d| − L,   u = d/|d|,   K = Σ 1/mᵢ + (rᵢ × u)²/Iᵢ,   impulse along u
///
/// A rod that keeps its energy aims at |d + h·ḋ| = L by one Newton step along u, then takes the radial velocity out at
/// the new place: the constrained symplectic Euler method (Hairer, Lubich, Wanner, Geometric Numerical Integration,
/// VII.1). UIKit's projects ḋ·u to zero, moves, and shifts the bodies back to L.
struct DistanceJoint: BitwiseCopyable {
  enum Mode: UInt8, BitwiseCopyable {
    case rod
    case rope
    case spring
  }

  var frame: JointFrame
  var mode: Mode
  var joint: Int32
  var length: Float
  /// Along the joint, positive pushes apart, kg·pt/s.
  var impulse: Float = 0
  /// Whether this joint alone holds a body to something static: then one Newton step is exact.
  var isFirm = false
  /// Whether half of its impulse acts before the displacement and half after it.
  var isHalved = false
  /// Whether it holds a body at its centre to the world.
  var isPlain = false
  /// Whether it is plain, firm, rigid and keeps its energy.
  var isPendulum = false
  // The joint as it is now, worked out once for each place of its bodies.
  var armA = LocalVector.zero
  var armB = LocalVector.zero
  var gap = LocalVector.zero
  var unit = LocalVector.zero
  var distance: Float = 0
  var mass: Float = 0
  var spring: JointSpring

  init(
    _ frame: JointFrame, _ mode: Mode, _ joint: Int32, _ length: Double, _ frequency: Double = 0,
    _ damping: Double = 0
  ) {
    self.frame = frame
    self.mode = mode
    self.joint = joint
    self.length = Float(length)
    spring = JointSpring(frequency: frequency, damping: damping)
  }

  @inline(__always) func direction(_ gap: LocalVector) -> (unit: LocalVector, length: Float) {
    let length = gap.length
    return length > 1e-6 ? (gap * (1 / length), length) : (LocalVector(0, 1), 0)
  }

  @inline(__always) func inverseMass(
    _ context: SolverContext, _ u: LocalVector, _ armA: LocalVector, _ armB: LocalVector
  ) -> Float {
    let a = context.masses + Int(frame.bodyA)
    let b = context.masses + Int(frame.bodyB)
    let leverA = armA.cross(u)
    let leverB = armB.cross(u)
    let all = a.pointee.x + a.pointee.y + b.pointee.x + b.pointee.y
    let k =
      u.x * u.x * (a.pointee.x + b.pointee.x) + u.y * u.y * (a.pointee.y + b.pointee.y)
      + a.pointee.turn * leverA * leverA + b.pointee.turn * leverB * leverB
    // Pulled along a locked axis a body could only spin, without bound.
    return k > 1e-4 * all ? k : 0
  }

  @inline(__always) mutating func prepare(
    _ poses: UnsafeMutablePointer<BodyPose>, _ masses: UnsafeMutablePointer<BodyMass>,
    keepsEnergy: Bool
  ) {
    frame.prepare(poses)
    let own = masses + Int(frame.bodyB)
    isPlain =
      frame.bodyA == 0 && frame.localBX == 0 && frame.localBY == 0 && own.pointee.x == own.pointee.y
      && own.pointee.x > 0
    isPendulum = isPlain && isFirm && mode == .rod && keepsEnergy
    if isPlain {
      (armA, armB) = (.zero, .zero)
      mass = 1 / own.pointee.x
    }
  }

  /// Works out direction, levers and mass at the bodies' present places.
  @inline(__always) mutating func look(_ context: SolverContext) {
    if isPlain {
      // A point mass on a world anchor: no arms, and the same mass in every direction, set by `prepare`.
      let b = context.states + Int(frame.bodyB)
      gap = LocalVector(frame.gap.x + b.pointee.dx, frame.gap.y + b.pointee.dy)
      (unit, distance) = direction(gap)
      return
    }
    let now = frame.now(context.states + Int(frame.bodyA), context.states + Int(frame.bodyB))
    (armA, armB, gap) = now
    (unit, distance) = direction(now.gap)
    let k = inverseMass(context, unit, armA, armB)
    mass = k > 0 ? 1 / k : 0
  }

  /// Springs keep theirs: their impulse is worked out from the place, not from the last one.
  @inline(__always) mutating func scaleImpulses(by share: Float) {
    if mode != .spring { impulse *= share }
  }

  /// Applies the impulse of the passes before again: the second half of a sub-step.
  @inline(__always) mutating func repeatImpulses(_ context: SolverContext) {
    warmStart(context)
    scaleImpulses(by: 2)
  }

  @inline(__always) mutating func warmStart(_ context: SolverContext) {
    guard impulse != 0 else { return }
    context.apply(unit * impulse, frame, armA, armB)
  }

  /// The same for a pendulum: no arms, one mass, no case but the exact one.
  @inline(__always) private mutating func swing(_ context: SolverContext) {
    let b = context.states + Int(frame.bodyB)
    let x = gap.x + context.h * b.pointee.vx
    let y = gap.y + context.h * b.pointee.vy
    let limit = SolverContext.largestCorrection
    let error = min(max(distance - length, -limit), limit)
    let speed = -(((x * x + y * y).squareRoot() - distance) + error) * context.inverseH
    impulse += speed * mass
    b.pointee.vx += unit.x * speed
    b.pointee.vy += unit.y * speed
  }

  @inline(__always) mutating func solve(_ context: SolverContext) {
    if isPendulum {
      swing(context)
      return
    }
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    let velocity = SolverContext.relativeVelocity(a, b, armA, armB)
    let approach = unit.dot(velocity)
    let error = distance - length
    var change: Float
    if mode == .spring {
      let softness = spring.softness
      change = -(softness.take * approach + softness.pull * error) * mass - (1 - softness.take) * impulse
    } else if mode == .rope && error < 0 {
      // Slack: it may run out to its length within the sub-step.
      change = -(approach + error * context.inverseH) * mass
    } else if context.keepsEnergy {
      if isFirm {
        let end = context.gapAtEnd(gap, velocity, a, b, armA, armB)
        let limit = SolverContext.largestCorrection
        change = -((end.length - distance) + min(max(error, -limit), limit)) * context.inverseH * mass
      } else {
        let limit = SolverContext.largestCorrection
        let bias = context.softness.biasRate * min(max(error, -limit), limit)
        change = -context.softness.share * (approach + bias) * mass - (1 - context.softness.share) * impulse
      }
    } else {
      change = -approach * mass
    }
    add(change, context)
  }

  /// A spring's impulse before or after the motion, where energy counts: what it does depends on nothing else.
  @inline(__always) mutating func kick(_ context: SolverContext, isAfter: Bool) {
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    let softness = spring.softness
    let take = isAfter ? softness.takeAfter : softness.take
    let pull = isAfter ? softness.pullAfter : softness.pull
    var change = -pull * (distance - length) * spring.stiffness
    if take > 0 { change -= take * unit.dot(SolverContext.relativeVelocity(a, b, armA, armB)) * mass }
    impulse = isAfter ? impulse + change : change
    context.apply(unit * change, frame, armA, armB)
  }

  /// Takes the velocity along the joint away, at the present place.
  @inline(__always) mutating func relax(_ context: SolverContext) {
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    if isPendulum {
      let approach = unit.x * b.pointee.vx + unit.y * b.pointee.vy
      impulse -= approach * mass
      b.pointee.vx -= unit.x * approach
      b.pointee.vy -= unit.y * approach
      return
    }
    let approach = unit.dot(SolverContext.relativeVelocity(a, b, armA, armB))
    let slack = mode == .rope ? min(distance - length, 0) : 0
    add(-(approach + slack * context.inverseH) * mass, context)
  }

  @inline(__always) private mutating func add(_ wanted: Float, _ context: SolverContext) {
    let total = mode == .rope ? min(impulse + wanted, 0) : impulse + wanted
    context.apply(unit * (total - impulse), frame, armA, armB)
    impulse = total
  }

  /// Shifts the bodies back to the length, at once.
  func correct(_ context: SolverContext) {
    guard mode != .spring else { return }
    let now = frame.now(context.states + Int(frame.bodyA), context.states + Int(frame.bodyB))
    let (u, distance) = direction(now.gap)
    let k = inverseMass(context, u, now.armA, now.armB)
    let limit = SolverContext.largestCorrection
    let error = min(max(distance - length, mode == .rope ? 0 : -limit), limit)
    guard k > 0, error != 0 else { return }
    context.shift(u * (-error / k), frame, now.armA, now.armB)
  }

  /// Takes the relative velocity along a rod away during an impact, without remembering the impulse.
  func project(_ context: SolverContext) {
    guard mode != .spring else { return }
    let a = context.states + Int(frame.bodyA)
    let b = context.states + Int(frame.bodyB)
    let now = frame.now(a, b)
    let (u, distance) = direction(now.gap)
    let k = inverseMass(context, u, now.armA, now.armB)
    guard k > 0 else { return }
    let approach = u.dot(SolverContext.relativeVelocity(a, b, now.armA, now.armB))
    if mode == .rope && (approach < 0 || distance < length) { return }
    context.apply(u * (-approach / k), frame, now.armA, now.armB)
  }
}
