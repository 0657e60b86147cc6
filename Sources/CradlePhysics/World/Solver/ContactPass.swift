/// The parameters of one pass over the contacts.
struct ContactPass {
  enum Friction {
    case none
    /// Before the normal constraint, from its last impulse, so that non-penetration is solved last.
    case first
    /// After the normal constraint, from its new impulse, so that a contact has all of its friction in the
    /// sub-step of its load. The impulse must then be right: a contact's two points are relaxed together.
    case last
  }

  /// Whether the second of two points is solved before the first.
  let secondFirst: Bool
  let inverseH: FloatLanes8
  /// When friction is solved.
  let friction: Friction
  /// The bias of the fastest push-out, pt/s: −`pushOutSpeed`.
  let leastBias: FloatLanes8
}
