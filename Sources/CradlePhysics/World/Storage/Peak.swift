/// The greatest number of elements that a store has needed of late: since the look before last.
///
/// A crowd that has fallen apart must not keep its memory for good, and a store that fills and empties in turn must not ask
/// for memory in every turn. Looks come at fixed numbers of steps, so that two runs are alike.
struct Peak {
  /// The number of steps from look to look: half a second at 240 Hz, and a second at 120 Hz.
  static let interval = 120
  /// A store gives memory back if it has room for more than this many times what it needed; it keeps room for twice as
  /// much, and so it is not at this limit again before its need has fallen to half.
  static let waste = 4
  /// A smaller store is left alone: what it could give back is less than its world's other stores hold.
  static let leastBytes = 1 << 15

  private var present = 0
  private var before = 0

  /// Takes notice of a number of elements.
  @inline(__always) mutating func note(_ count: Int) { if count > present { present = count } }

  /// The greatest number noted since the look before last; begins to count anew.
  mutating func look() -> Int {
    let greatest = max(present, before)
    (before, present) = (present, 0)
    return greatest
  }
}
