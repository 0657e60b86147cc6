/// The greatest number of elements that a store has needed of late: since the look before last.
///
/// A crowd that has fallen apart must not keep its memory for good, and a store that fills and empties in turn must not ask
/// for memory in every turn. Looks come at fixed numbers of steps, so that two runs are alike.
package struct Peak {
  /// The number of steps from look to look: half a second at 240 Hz, and a second at 120 Hz.
  package static let interval = 120
  /// A store gives memory back if it has room for more than this many times what it needed; it keeps room for twice as
  /// much, and so it is not at this limit again before its need has fallen to half.
  static let waste = 4
  /// A smaller store is left alone: what it could give back is less than its world's other stores hold.
  static let leastBytes = 1 << 15

  private var present = 0
  private var before = 0

  package init() {}

  /// Takes notice of a number of elements.
  @inline(__always) package mutating func note(_ count: Int) { if count > present { present = count } }

  /// The greatest number noted since the look before last; begins to count anew.
  package mutating func look() -> Int {
    let greatest = max(present, before)
    (before, present) = (present, 0)
    return greatest
  }

  /// Whether a store's room is many times what is needed.
  static func isWaste(_ capacity: Int, of bytes: Int, keeping needed: Int) -> Bool {
    capacity * bytes > leastBytes && capacity > waste * needed
  }
}

extension Array {
  /// Gives back memory if there is room for many times what is needed.
  package mutating func giveBack(keeping needed: Int) {
    let needed = Swift.max(needed, count)
    guard Peak.isWaste(capacity, of: MemoryLayout<Element>.stride, keeping: needed) else { return }
    var kept: [Element] = []
    kept.reserveCapacity(2 * needed)
    kept += self
    self = kept
  }
}

extension Dictionary {
  /// Gives back memory if there is room for many times what is needed.
  package mutating func giveBack(keeping needed: Int) {
    let needed = Swift.max(needed, count)
    let bytes = MemoryLayout<Key>.stride + MemoryLayout<Value>.stride
    guard Peak.isWaste(capacity, of: bytes, keeping: needed) else { return }
    var kept = Dictionary(minimumCapacity: 2 * needed)
    for (key, value) in self { kept[key] = value }
    self = kept
  }
}
