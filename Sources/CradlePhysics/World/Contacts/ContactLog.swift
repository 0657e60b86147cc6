/// The contact events since the start of the last call of `step`.
struct ContactLog {
  private(set) var events: [ContactEvent] = []
  private var peak = Peak()

  var byteCount: Int { events.capacity * MemoryLayout<ContactEvent>.stride }

  mutating func append(_ event: ContactEvent) { events.append(event) }

  mutating func removeAll() {
    peak.note(events.count)
    events.removeAll(keepingCapacity: true)
  }

  /// Releases memory if the capacity is many times the recent number of events.
  mutating func releaseExcess() { events.releaseExcess(keeping: peak.endInterval()) }
}
