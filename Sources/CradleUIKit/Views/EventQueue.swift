import CradleGeometry

/// Delivers events one after another, so that every recipient of a touch's beginning gets it before its end.
final class EventQueue {
  /// The events of the present delivery: those that are done, the present one and those that wait.
  private var events: [() -> Void] = []
  /// The limit of events that callbacks report in one delivery: ten fingers, each with a hundred events.
  private static let maximumEvents = 1000

  /// Delivers an event now, or after those that are under way. Traps if each event leads to another one.
  func deliver(_ event: @escaping () -> Void) {
    events.append(event)
    guard events.count == 1 else {
      precondition(
        events.count <= Self.maximumEvents,
        "UIWindow: \(Self.maximumEvents) touch events were reported in callbacks of one; report them from outside"
      )
      return
    }
    var index = 0
    while index < events.count {
      events[index]()
      index += 1
    }
    events.removeAll(keepingCapacity: true)
  }
}
