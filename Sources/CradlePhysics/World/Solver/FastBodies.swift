/// The bodies whose displacement in a step may have passed a shape, and what they may meet; the memory is kept, so
/// that a steady step allocates nothing.
struct FastBodies: ~Copyable {
  private var slots = Buffer<Int32>()
  /// By body slot.
  private var candidates = Buffer<SweepCandidate>()

  var byteCount: Int { slots.byteCount + candidates.byteCount }

  /// Limits the speeds of all awake bodies, and lists those that are fast. Returns false if a body overflowed and was
  /// stopped.
  mutating func list(_ stepEnd: StepEnd) -> Bool {
    // All bodies may be fast in the same step, which must not allocate.
    slots.reserve(stepEnd.bodies.awakeCount)
    return stepEnd.limit(listing: &slots)
  }

  /// Stops the listed bodies at what they would pass.
  mutating func sweep(_ disc: SweptDisc, _ contacts: ContactSpans, hasKinematics: Bool) {
    guard slots.count > 0 else { return }
    candidates.resize(disc.bodies.count, filling: SweepCandidate())
    ContinuousCollision(
      disc: disc, contacts: contacts, candidates: candidates.base, hasKinematics: hasKinematics
    ).sweep(slots.base, count: slots.count)
  }
}
