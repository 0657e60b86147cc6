/// The pairs of shapes that have a contact: an open-addressing hash table with linear probing, at most half
/// full.
///
/// Removal leaves no tombstone: later entries move up, so that hours of changing pairs cost no memory (Knuth,
/// The Art of Computer Programming 3, 6.4, algorithm R).
struct PairTable: ~Copyable {
  private var keys = Buffer<UInt64>()
  private(set) var count = 0

  private static let empty: UInt64 = 0

  var byteCount: Int { keys.byteCount }

  init() { keys.resize(64, filling: Self.empty) }

  /// A key for two shape slots in any order; never 0, because the slots differ.
  @inline(__always) static func key(_ a: Int32, _ b: Int32) -> UInt64 {
    let low = UInt64(UInt32(bitPattern: a < b ? a : b))
    let high = UInt64(UInt32(bitPattern: a < b ? b : a))
    return high << 32 | low
  }

  @inline(__always) private func home(_ key: UInt64) -> Int {
    // Fibonacci hashing: the multiplier is 2⁶⁴ divided by the golden ratio.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
  }

  @inline(__always) private func next(_ place: Int) -> Int { (place + 1) & (keys.count - 1) }

  func contains(_ key: UInt64) -> Bool {
    var place = home(key)
    while keys.base[place] != Self.empty {
      if keys.base[place] == key { return true }
      place = next(place)
    }
    return false
  }

  mutating func insert(_ key: UInt64) {
    if (count + 1) * 2 > keys.count { grow() }
    put(key)
  }

  private mutating func put(_ key: UInt64) {
    var place = home(key)
    while keys.base[place] != Self.empty { place = next(place) }
    keys.base[place] = key
    count += 1
  }

  mutating func remove(_ key: UInt64) {
    var hole = home(key)
    while keys.base[hole] != key {
      if keys.base[hole] == Self.empty { return }
      hole = next(hole)
    }
    count -= 1
    var place = next(hole)
    while keys.base[place] != Self.empty {
      // An entry may move into the hole unless its home slot lies behind the hole.
      let distance = (place - home(keys.base[place])) & (keys.count - 1)
      if distance >= (place - hole) & (keys.count - 1) {
        keys.base[hole] = keys.base[place]
        hole = place
      }
      place = next(place)
    }
    keys.base[hole] = Self.empty
  }

  private mutating func grow() { move(toPlaces: 2 * keys.count) }

  /// Releases memory if the capacity is many times the needed number of pairs.
  mutating func releaseExcess(keeping needed: Int) {
    var places = 64
    while places < 4 * max(needed, count) { places *= 2 }
    // A table of `places` is at most half full with twice the needed number of pairs.
    if keys.isWaste(keeping: places) { move(toPlaces: places) }
  }

  /// Moves all pairs into a new table of that many places: a power of two.
  private mutating func move(toPlaces places: Int) {
    let old = keys.count
    let saved = UnsafeMutablePointer<UInt64>.allocate(capacity: old)
    saved.update(from: keys.base, count: old)
    defer { saved.deallocate() }
    keys.removeAll()
    keys.releaseExcess(keeping: places / 2)
    keys.resize(places, filling: Self.empty)
    count = 0
    for index in 0..<old where saved[index] != Self.empty { put(saved[index]) }
  }
}
