/// The greatest number of elements that a store has recently needed: since the check before last.
///
/// A store must not keep the memory of a crowd that has fallen apart, and one that fills and empties in turn
/// must not allocate in every turn. Checks come at fixed numbers of steps, so that two runs are alike.
package struct Peak {
  /// The number of steps between checks: half a second at 240 Hz, and a second at 120 Hz.
  package static let interval = 120
  /// A store releases memory if its capacity is more than this many times its need; it keeps room for twice
  /// the need, so that it reaches this limit again only after its need has halved.
  static let waste = 4
  /// A smaller store keeps its memory, which is less than the other stores of its world hold.
  static let leastBytes = 1 << 15

  private var present = 0
  private var before = 0

  package init() {}

  /// Records a number of elements.
  @inline(__always) package mutating func note(_ count: Int) { if count > present { present = count } }

  /// Returns the greatest number recorded since the check before last, and starts a new interval.
  package mutating func endInterval() -> Int {
    let greatest = max(present, before)
    (before, present) = (present, 0)
    return greatest
  }

  /// Whether a store's capacity is many times the needed number.
  static func isWaste(_ capacity: Int, of bytes: Int, keeping needed: Int) -> Bool {
    capacity * bytes > leastBytes && capacity > waste * needed
  }
}

extension Array {
  /// Releases memory if the capacity is many times the needed number.
  package mutating func releaseExcess(keeping needed: Int) {
    let needed = Swift.max(needed, count)
    guard Peak.isWaste(capacity, of: MemoryLayout<Element>.stride, keeping: needed) else { return }
    var kept: [Element] = []
    kept.reserveCapacity(2 * needed)
    kept += self
    self = kept
  }
}

extension Dictionary {
  /// Releases memory if the capacity is many times the needed number.
  package mutating func releaseExcess(keeping needed: Int) {
    let needed = Swift.max(needed, count)
    let bytes = MemoryLayout<Key>.stride + MemoryLayout<Value>.stride
    guard Peak.isWaste(capacity, of: bytes, keeping: needed) else { return }
    var kept = Dictionary(minimumCapacity: 2 * needed)
    for (key, value) in self { kept[key] = value }
    self = kept
  }
}
