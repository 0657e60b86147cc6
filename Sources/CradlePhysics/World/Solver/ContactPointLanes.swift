/// One point of four contacts at once.
struct ContactPointLanes: BitwiseCopyable {
  /// Each body's lever arm for the normal and for the tangent: r × n and r · n, points: the arm in the
  /// contact's axes.
  var normalArmA: FloatLanes
  var normalArmB: FloatLanes
  var tangentArmA: FloatLanes
  var tangentArmB: FloatLanes
  /// The gap at the step's start, points.
  var separation: FloatLanes
  /// The present gap: bodies move only between the solve and the relax passes, so the first relax pass
  /// computes it for all passes until the next displacement.
  var gap: FloatLanes
  var normalImpulse: FloatLanes
  var tangentImpulse: FloatLanes
  var normalMass: FloatLanes
  var tangentMass: FloatLanes

  /// No point: for contacts without a second one.
  static let none = ContactPointLanes(
    normalArmA: .zero, normalArmB: .zero, tangentArmA: .zero, tangentArmB: .zero, separation: .zero,
    gap: .zero,
    normalImpulse: .zero, tangentImpulse: .zero, normalMass: .zero, tangentMass: .zero)
}
