/// The closures to call once everything that moved at a change has arrived.
struct ArrivalCompletions {
  private var waiting: [(time: Double, body: () -> Void)] = []

  /// Whether none is waiting.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds a closure for a time in seconds.
  mutating func add(_ body: @escaping () -> Void, at time: Double) { waiting.append((time, body)) }

  /// Removes and returns the closures that are due, in the order in which they were added.
  mutating func takeDue(at now: Double) -> [() -> Void] {
    guard waiting.contains(where: { $0.time <= now }) else { return [] }
    defer { waiting.removeAll { $0.time <= now } }
    return waiting.filter { $0.time <= now }.map(\.body)
  }
}
