/// Which pairs of shapes already have a contact: an open-addressing hash table, linear probing, never over half full.
struct PairTable: ~Copyable {
  private var keys = Buffer<UInt64>()
  private(set) var count = 0
  private var used = 0

  private static let empty: UInt64 = 0
  private static let tombstone = UInt64.max

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

  func contains(_ key: UInt64) -> Bool {
    var place = home(key)
    while keys.base[place] != Self.empty {
      if keys.base[place] == key { return true }
      place = (place + 1) & (keys.count - 1)
    }
    return false
  }

  mutating func insert(_ key: UInt64) {
    if (used + 1) * 2 > keys.count { rebuild() }
    var place = home(key)
    while keys.base[place] != Self.empty { place = (place + 1) & (keys.count - 1) }
    keys.base[place] = key
    count += 1
    used += 1
  }

  mutating func remove(_ key: UInt64) {
    var place = home(key)
    while keys.base[place] != key {
      if keys.base[place] == Self.empty { return }
      place = (place + 1) & (keys.count - 1)
    }
    keys.base[place] = Self.tombstone
    count -= 1
  }

  private mutating func rebuild() {
    let old = keys.count
    let length = count * 4 > old ? old * 2 : old
    let saved = UnsafeMutablePointer<UInt64>.allocate(capacity: old)
    saved.update(from: keys.base, count: old)
    defer { saved.deallocate() }
    keys.removeAll()
    keys.resize(length, filling: Self.empty)
    used = 0
    count = 0
    for index in 0..<old where saved[index] != Self.empty && saved[index] != Self.tombstone {
      insert(saved[index])
    }
  }
}
