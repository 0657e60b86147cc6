import CradleGeometry
import CradleScrolling

/// When the hand comes that plays a demo's sample gesture, and the hand while it is there.
struct HandGuide {
  /// The delay before the hand comes in a demo that opens for the first time, in seconds.
  private static let delay = 1.5

  /// Whether it comes at all; only the window turns it on.
  var isOn = false
  private(set) var hand: GhostHand?
  /// The time at which the hand comes without input; nil if it does not come.
  private(set) var due: Double?
  private(set) lazy var picture = HandPicture.paint()

  /// A demo opens: the hand comes if nobody touches it.
  mutating func await(_ isAwaited: Bool, now: Double) { due = isAwaited ? now + Self.delay : nil }

  /// Whether the hand's time has come, which is then past.
  mutating func isDue(at now: Double) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    return true
  }

  /// The hand comes, if there is one.
  mutating func begin(_ hand: GhostHand?) { (self.hand, due) = (hand, nil) }

  /// The hand goes at once, and is no longer awaited; returns it, if it was there.
  mutating func dismiss() -> GhostHand? {
    defer { (hand, due) = (nil, nil) }
    return hand
  }

  /// The hand's events that are due; afterwards it goes if they were the last ones.
  mutating func events(until now: Double) -> [(kind: DemoEvent.Kind, time: Double)] {
    let events = hand?.due(at: now) ?? []
    if let hand, now >= hand.end { self.hand = nil }
    return events
  }
}
