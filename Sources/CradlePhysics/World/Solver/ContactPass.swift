/// The parameters of one pass over the contacts.
struct ContactPass {
  enum Friction {
    case none
    /// From the last normal impulse, before the normal constraint, so that non-penetration is solved last.
    case first
    /// The same, but from the new normal impulse of the pass if that is greater, so that a contact has
    /// friction in its first sub-step.
    case ahead
  }

  /// Whether the second of two points is solved before the first.
  let secondFirst: Bool
  let inverseH: Wide
  /// When friction is solved.
  let friction: Friction
  /// The fastest push-out, as a negative speed.
  let slowest: Wide
}
