/// Two points held together, with limits on the angle and a friction torque; or a weld, which holds the angle too.
///
///     C = d (two-dimensional),   angle = θ_B − θ_A − θ₀
struct PivotJoint: BitwiseCopyable {
  var frame: JointFrame
  var joint: Int32
  var isWeld: Bool
  /// Whether this joint alone holds a body to something static: then one Newton step is exact.
  var isFirm = false
  var hasLimits: Bool
  /// Radians from the angle at which the joint was made.
  var lower: Float
  var upper: Float
  /// The strongest friction, kg·pt²/s².
  var frictionTorque: Float
  /// θ_B − θ_A when the joint was made, and the angle at the step's start.
  var reference: Double
  var angle: Float = 0
  // The joint as it is now, worked out once for each place of its bodies.
  var armA = LocalVector.zero
  var armB = LocalVector.zero
  var gap = LocalVector.zero
  var mass = PointMass(xx: 0, xy: 0, yy: 0)
  var impulse = LocalVector.zero
  var frictionImpulse: Float = 0
  var angularImpulse: Float = 0
  var lowerImpulse: Float = 0
  var upperImpulse: Float = 0

  @inline(__always) mutating func prepare(_ poses: UnsafeMutablePointer<BodyPose>) {
    frame.prepare(poses)
    angle = Float(poses[Int(frame.bodyB)].angle - poses[Int(frame.bodyA)].angle - reference)
  }

  @inline(__always) private func angularMass(_ stage: JointStage) -> Float {
    let k = stage.masses[Int(frame.bodyA)].turn + stage.masses[Int(frame.bodyB)].turn
    return k > 0 ? 1 / k : 0
  }

  @inline(__always) private func spinRate(_ stage: JointStage) -> Float {
    stage.states[Int(frame.bodyB)].w - stage.states[Int(frame.bodyA)].w
  }

  @inline(__always) func angleNow(_ stage: JointStage) -> Float {
    angle + (stage.states[Int(frame.bodyB)].turn - stage.states[Int(frame.bodyA)].turn)
  }

  /// Works out levers and mass at the bodies' present places.
  @inline(__always) mutating func look(_ stage: JointStage) {
    let now = frame.now(stage.states + Int(frame.bodyA), stage.states + Int(frame.bodyB))
    (armA, armB, gap) = now
    mass = PointMass(stage.masses[Int(frame.bodyA)], stage.masses[Int(frame.bodyB)], armA, armB).inverse
  }

  @inline(__always) mutating func warmStart(_ stage: JointStage) {
    stage.apply(impulse, frame, armA, armB)
    let axial = frictionImpulse + angularImpulse + lowerImpulse - upperImpulse
    if axial != 0 { stage.spin(axial, frame) }
  }

  @inline(__always) mutating func solve(_ stage: JointStage) {
    if isWeld || hasLimits || frictionTorque > 0 { solveAngle(stage, useBias: true) }
    let a = stage.states + Int(frame.bodyA)
    let b = stage.states + Int(frame.bodyB)
    let velocity = JointStage.relativeVelocity(a, b, armA, armB)
    var change: LocalVector
    if !stage.keepsEnergy {
      change = -(mass * velocity)
    } else if isFirm {
      let end = stage.gapAtEnd(gap, velocity, a, b, armA, armB)
      let limit = JointStage.largestCorrection * stage.inverseH + velocity.length
      var target = end * stage.inverseH
      let size = target.length
      if size > limit { target = target * (limit / size) }
      change = -(mass * target)
    } else {
      let share = stage.softness.share
      let size = gap.length
      let rate = stage.softness.biasRate * min(1, JointStage.largestCorrection / max(size, 1))
      change = -(mass * ((velocity + gap * rate) * share)) - impulse * (1 - share)
    }
    impulse = impulse + change
    stage.apply(change, frame, armA, armB)
  }

  /// Takes the anchors' relative velocity away, at the present place.
  @inline(__always) mutating func relax(_ stage: JointStage) {
    if isWeld || hasLimits || frictionTorque > 0 { solveAngle(stage, useBias: false) }
    let velocity = JointStage.relativeVelocity(
      stage.states + Int(frame.bodyA), stage.states + Int(frame.bodyB), armA, armB)
    let change = -(mass * velocity)
    impulse = impulse + change
    stage.apply(change, frame, armA, armB)
  }

  private mutating func solveAngle(_ stage: JointStage, useBias: Bool) {
    let mass = angularMass(stage)
    guard mass > 0 else { return }
    let bias = useBias && stage.keepsEnergy
    if frictionTorque > 0 {
      let most = frictionTorque * stage.h
      let total = min(max(frictionImpulse - mass * spinRate(stage), -most), most)
      stage.spin(total - frictionImpulse, frame)
      frictionImpulse = total
    }
    if isWeld {
      let error = bias ? min(max(angleNow(stage), -0.2), 0.2) * stage.softness.biasRate : 0
      let change = -mass * (spinRate(stage) + error)
      angularImpulse += change
      stage.spin(change, frame)
    } else if hasLimits {
      let now = angleNow(stage)
      let below = now - lower
      let lowerTotal = max(
        lowerImpulse - mass * (spinRate(stage) + closing(below, bias, stage)), 0)
      stage.spin(lowerTotal - lowerImpulse, frame)
      lowerImpulse = lowerTotal
      let above = upper - now
      let upperTotal = max(
        upperImpulse - mass * (-spinRate(stage) + closing(above, bias, stage)), 0)
      stage.spin(upperImpulse - upperTotal, frame)
      upperImpulse = upperTotal
    }
  }

  /// How fast the angle may close on a limit, or must come back from beyond it.
  private func closing(_ room: Float, _ bias: Bool, _ stage: JointStage) -> Float {
    if room > 0 { return room * stage.inverseH }
    return bias ? max(room, -0.2) * stage.softness.biasRate : 0
  }

  func correct(_ stage: JointStage) {
    let mass = angularMass(stage)
    if mass > 0 && (isWeld || hasLimits) {
      let now = angleNow(stage)
      var error = now
      if !isWeld { error = now < lower ? now - lower : now > upper ? now - upper : 0 }
      if error != 0 {
        let impulse = -mass * min(max(error, -0.2), 0.2)
        stage.states[Int(frame.bodyA)].turn(by: -stage.masses[Int(frame.bodyA)].turn * impulse)
        stage.states[Int(frame.bodyB)].turn(by: stage.masses[Int(frame.bodyB)].turn * impulse)
      }
    }
    let now = frame.now(stage.states + Int(frame.bodyA), stage.states + Int(frame.bodyB))
    let k = PointMass(stage.masses[Int(frame.bodyA)], stage.masses[Int(frame.bodyB)], now.armA, now.armB)
      .inverse
    let size = now.gap.length
    let share = size > JointStage.largestCorrection ? JointStage.largestCorrection / size : 1
    stage.shift(-(k * (now.gap * share)), frame, now.armA, now.armB)
  }

  func project(_ stage: JointStage) {
    let a = stage.states + Int(frame.bodyA)
    let b = stage.states + Int(frame.bodyB)
    let now = frame.now(a, b)
    if isWeld { stage.spin(-angularMass(stage) * spinRate(stage), frame) }
    let k = PointMass(stage.masses[Int(frame.bodyA)], stage.masses[Int(frame.bodyB)], now.armA, now.armB)
      .inverse
    let velocity = JointStage.relativeVelocity(a, b, now.armA, now.armB)
    stage.apply(-(k * velocity), frame, now.armA, now.armB)
  }

  /// Drops every impulse kept for the next step.
  mutating func forget() {
    impulse = .zero
    (frictionImpulse, angularImpulse, lowerImpulse, upperImpulse) = (0, 0, 0, 0)
  }
}
