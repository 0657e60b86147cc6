/// Slots in any order, with the index of each, so that adding, removing and looking up take constant time.
///
/// Invariant: `places[slot]` is the slot's index in the list, or −1.
struct SlotList: ~Copyable {
  private var slots = Buffer<Int32>()
  /// By slot.
  private var places = Buffer<Int32>()

  var count: Int { slots.count }
  var byteCount: Int { slots.byteCount + places.byteCount }
  /// The listed slots; valid until one is added.
  @inline(__always) var base: UnsafeMutablePointer<Int32> { slots.base }
  /// By slot: its index in the list, or −1; valid until `cover`.
  @inline(__always) var placeColumn: UnsafeMutablePointer<Int32> { places.base }

  /// A violated invariant, for tests; nil if there is none.
  var inconsistency: String? {
    for place in 0..<slots.count where places[slots.base[place]] != Int32(place) {
      return "slot \(slots.base[place]) is not at its place"
    }
    for slot in 0..<Int32(places.count) where places[slot] >= 0 {
      if Int(places[slot]) >= slots.count || slots[places[slot]] != slot {
        return "slot \(slot) is not listed"
      }
    }
    return nil
  }

  /// Extends the lookup to slots below a count.
  mutating func cover(_ count: Int) {
    if count > places.count { places.resize(count, filling: -1) }
  }

  @inline(__always) func contains(_ slot: Int32) -> Bool { places.base[Int(slot)] >= 0 }
  @inline(__always) func slot(at place: Int) -> Int32 { slots.base[place] }

  /// Adds a slot that is not listed.
  mutating func append(_ slot: Int32) {
    places[slot] = Int32(slots.count)
    slots.append(slot)
  }

  /// Removes a listed slot; the last one takes its index.
  mutating func remove(_ slot: Int32) {
    let place = places[slot]
    places[slot] = -1
    if slots.swapRemove(place) { places[slots[place]] = place }
  }
}
