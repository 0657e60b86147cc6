/// The numbers of an animator's collision behaviours, and the category bits of each.
///
/// A behaviour has one bit for its items and one for its boundaries. 64 bits distinguish 32 behaviours; with
/// more, every 32nd one shares its bits.
struct CollisionGroups {
  private static let distinctCount = 32

  /// By number.
  private var isTaken: [Bool] = []

  /// One past the highest number that is taken.
  var count: Int { isTaken.count }
  /// Whether several behaviours share category bits, so that each pair needs a check.
  var areShared: Bool { count > Self.distinctCount }

  /// Takes the lowest free number.
  mutating func acquire() -> Int {
    let group = isTaken.firstIndex(of: false) ?? isTaken.count
    if group == isTaken.count { isTaken.append(true) } else { isTaken[group] = true }
    return group
  }

  /// Frees a number that is taken.
  mutating func release(_ group: Int) {
    isTaken[group] = false
    while isTaken.last == false { isTaken.removeLast() }
  }

  /// The bit of the items of a behaviour with a number.
  static func itemBit(of group: Int) -> UInt64 { 1 << UInt64(2 * (group % distinctCount)) }

  /// The bit of its boundaries.
  static func boundaryBit(of group: Int) -> UInt64 { 2 << UInt64(2 * (group % distinctCount)) }
}
