/// The lists that a step fills and forgets; their memory is kept, so that a steady step allocates nothing.
struct StepLists: ~Copyable {
  /// The new pairs of boxes.
  var found = Buffer<ShapePair>()
  /// The bodies whose displacement may have passed a shape.
  var fast = Buffer<Int32>()
  /// What those may meet, by body slot.
  var sweepCandidates = Buffer<SweepCandidate>()
  /// The places, among the awake contacts, of those whose shapes may touch in the step.
  var near = Buffer<Int32>()
  /// The awake contacts whose boxes no longer overlap.
  var parted = Buffer<Int32>()

  var byteCount: Int {
    found.byteCount + fast.byteCount + sweepCandidates.byteCount + near.byteCount + parted.byteCount
  }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func releaseExcess(keeping needed: Int) {
    found.releaseExcess(keeping: needed)
    near.releaseExcess(keeping: needed)
    parted.releaseExcess(keeping: needed)
  }
}
