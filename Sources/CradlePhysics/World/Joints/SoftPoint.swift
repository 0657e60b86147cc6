/// A spring that holds a point on a point, damping both axes: the length-0 attachment.
///
///     C = d (two-dimensional),   impulse = −K⁻¹(take·ḋ + pull·d) − (1 − take)·λ
struct SoftPoint: BitwiseCopyable {
  var frame: JointFrame
  var joint: Int32
  var impulse = LocalVector.zero
  var softness = Softness(frequency: 1, damping: 0, h: 1, keepsEnergy: false)
  var frequency: Double
  var damping: Double

  @inline(__always) mutating func warmStart(_ stage: JointStage) {
    let now = frame.now(stage.states + Int(frame.bodyA), stage.states + Int(frame.bodyB))
    stage.apply(impulse, frame, now.armA, now.armB)
  }

  @inline(__always) mutating func solve(_ stage: JointStage, useBias: Bool) {
    guard useBias else { return }
    let a = stage.states + Int(frame.bodyA)
    let b = stage.states + Int(frame.bodyB)
    let now = frame.now(a, b)
    let velocity = JointStage.relativeVelocity(a, b, now.armA, now.armB)
    let k = PointMass(stage.masses[Int(frame.bodyA)], stage.masses[Int(frame.bodyB)], now.armA, now.armB)
    let change =
      -k.solve(velocity * softness.take + now.gap * softness.pull) - impulse * (1 - softness.take)
    impulse = impulse + change
    stage.apply(change, frame, now.armA, now.armB)
  }
}
