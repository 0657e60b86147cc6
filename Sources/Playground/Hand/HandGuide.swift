import CradleGeometry
import CradleScrolling

/// Schedules the hand that plays a demo's sample gesture, and holds it while it plays.
struct HandGuide {
  /// The message about the hand.
  static let words = "Shown by a hand: touch to take over, G turns it off"
  /// The delay before the hand appears in a demo that opens for the first time, in seconds.
  private static let delay = 1.5

  /// Whether the hand may appear; only the window turns this on.
  var isOn = false
  /// Whether motion is not reduced; otherwise the hand stays away.
  let isAnimated: Bool
  private(set) var hand: GhostHand?
  /// The time at which the hand appears without input; nil if it is not scheduled.
  private(set) var due: Double?
  private(set) lazy var picture = HandPicture.paint()

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  /// Called when a demo opens: the hand appears if there is no input, in a demo that is new to the user.
  mutating func await(_ isNew: Bool, now: Double) {
    due = isNew && isOn && isAnimated ? now + Self.delay : nil
  }

  /// Whether the hand is due; true once.
  mutating func isDue(at now: Double) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    return true
  }

  /// Shows a hand that plays a demo's sample gesture in a window, if the demo has one.
  mutating func play(_ demo: any Demo.Type, in layout: WindowLayout, now: Double) {
    let gesture = SampleGesture(of: demo)
    hand = gesture.flatMap {
      GhostHand($0.events(in: layout.demoSize), start: now) { layout.place(of: $0, in: demo.card) }
    }
    due = nil
  }

  /// Removes the hand at once and cancels its schedule; returns it, if it was visible.
  mutating func dismiss() -> GhostHand? {
    defer { (hand, due) = (nil, nil) }
    return hand
  }

  /// The hand's due events; removes the hand after the last ones.
  mutating func events(until now: Double) -> [(kind: DemoEvent.Kind, time: Double)] {
    let events = hand?.due(at: now) ?? []
    if let hand, now >= hand.end { self.hand = nil }
    return events
  }
}
