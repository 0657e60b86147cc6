/// One point of eight contacts at once.
struct ContactPointLanes: BitwiseCopyable {
  /// Each body's lever arm for the normal and for the tangent: r × n and r · n, points: the arm in the
  /// contact's axes.
  var normalArmA: FloatLanes8
  var normalArmB: FloatLanes8
  var tangentArmA: FloatLanes8
  var tangentArmB: FloatLanes8
  /// The gap at the step's start, points.
  var separation: FloatLanes8
  /// The present gap: bodies move only between the solve and the relax passes, so the first relax pass
  /// computes it for all passes until the next displacement.
  var gap: FloatLanes8
  var normalImpulse: FloatLanes8
  var tangentImpulse: FloatLanes8
  var normalMass: FloatLanes8
  var tangentMass: FloatLanes8

  /// No point: for contacts without a second one.
  static let none = ContactPointLanes(
    normalArmA: .zero, normalArmB: .zero, tangentArmA: .zero, tangentArmB: .zero, separation: .zero,
    gap: .zero,
    normalImpulse: .zero, tangentImpulse: .zero, normalMass: .zero, tangentMass: .zero)
}
