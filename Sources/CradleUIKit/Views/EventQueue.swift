import CradleGeometry

/// Delivers events one after another, so that every recipient gets the beginning of a touch or a press before its end.
final class EventQueue {
  /// The events of the present delivery: the delivered ones, the present one, and the waiting ones.
  private var events: [() -> Void] = []
  /// The limit of events that callbacks report in one delivery: ten fingers, each with a hundred events.
  private static let maximumEvents = 1000

  /// Delivers an event now, or after those that wait. Traps if events cause further events without end.
  func deliver(_ event: @escaping () -> Void) {
    events.append(event)
    guard events.count == 1 else {
      precondition(
        events.count <= Self.maximumEvents,
        "UIWindow: \(Self.maximumEvents) events were reported in callbacks of one; report them from outside"
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
