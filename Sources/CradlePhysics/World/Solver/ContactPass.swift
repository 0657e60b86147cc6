/// The parameters of one pass over the contacts.
struct ContactPass {
  /// Whether the second of two points is solved before the first.
  let secondFirst: Bool
  let inverseH: Wide
  /// Whether friction is solved.
  let rubs: Bool
  /// The fastest push-out, as a negative speed.
  let slowest: Wide
}
