/// The slots of an array that are in use, and the number of earlier uses of each, so that stale handles are
/// detected.
struct SlotTable<Part: WorldPart>: ~Copyable {
  private var generations = Buffer<UInt32>()
  private var free = Buffer<Int32>()

  /// One past the highest slot ever used.
  var count: Int { generations.count }
  /// The number of slots in use.
  var liveCount: Int { generations.count - free.count }
  var byteCount: Int { generations.byteCount + free.byteCount }

  /// Allocates a slot. Odd generations are in use, even ones free, so a stale handle never matches again.
  mutating func allocate() -> Int32 {
    if free.count > 0 {
      let slot = free.removeLast()
      generations[slot] &+= 1
      return slot
    }
    generations.append(1)
    return Int32(generations.count - 1)
  }

  mutating func release(_ slot: Int32) {
    generations[slot] &+= 1
    free.append(slot)
  }

  /// By slot; valid until one is allocated.
  var generationColumn: UnsafeMutablePointer<UInt32> { generations.base }

  func handle(of slot: Int32) -> Handle<Part> { Handle(index: slot, generation: generations[slot]) }

  func isLive(_ slot: Int32) -> Bool { generations[slot] & 1 == 1 }

  func contains(_ handle: Handle<Part>) -> Bool {
    handle.index >= 0 && Int(handle.index) < generations.count
      && generations[handle.index] == handle.generation
  }
}
