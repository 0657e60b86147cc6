/// One point of four contacts at once.
struct WidePoint: BitwiseCopyable {
  /// Each body's lever arm for the normal and for the tangent: r × n and r · n, points: the arm in the
  /// contact's axes.
  var normalArmA: Wide
  var normalArmB: Wide
  var tangentArmA: Wide
  var tangentArmB: Wide
  /// The gap at the step's start, points.
  var separation: Wide
  /// The present gap: bodies move only between the solve and the relax passes, so the first relax pass
  /// computes it for all passes until the next displacement.
  var gap: Wide
  var normalImpulse: Wide
  var tangentImpulse: Wide
  var normalMass: Wide
  var tangentMass: Wide

  /// No point: for contacts without a second one.
  static let none = WidePoint(
    normalArmA: .zero, normalArmB: .zero, tangentArmA: .zero, tangentArmB: .zero, separation: .zero,
    gap: .zero,
    normalImpulse: .zero, tangentImpulse: .zero, normalMass: .zero, tangentMass: .zero)
}
