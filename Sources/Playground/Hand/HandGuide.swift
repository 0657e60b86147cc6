import CradleGeometry
import CradleScrolling

/// Schedules the hand that plays a demo's sample gesture, and sends its events to the demo; all of them are one step of
/// undo.
///
/// A demo counts as new until the hand has appeared in it, or the user has touched it.
final class HandGuide {
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

  /// Called when a demo opens: the hand appears if there is no input, in a shown demo that is new to the user.
  func await(_ session: DemoSession, isShown: Bool, now: Double) {
    due = session.isNew && isShown && isOn && isAnimated ? now + Self.delay : nil
  }

  /// Whether the hand is due; true once.
  func isDue(at now: Double) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    return true
  }

  /// Shows a hand that plays the demo's sample gesture in a window, if the demo has one.
  func play(_ session: DemoSession, in layout: WindowLayout, now: Double) {
    session.isNew = false
    session.beginUndoStep()
    hand = SampleGesture(of: type(of: session.demo)).flatMap {
      GhostHand($0.events(in: layout.demoSize), start: now) { layout.place(of: $0, in: session.card) }
    }
    due = nil
  }

  /// Called at the user's input: removes the hand at once, releases its press, and cancels its schedule. The demo
  /// continues from there. Returns whether the hand was visible.
  func stop(_ session: DemoSession, in layout: WindowLayout, now: Double) -> Bool {
    session.isNew = false
    let last = hand
    (hand, due) = (nil, nil)
    if let event = last?.release(at: now, in: layout) {
      session.send(.pointer(event), at: now)
      session.beginUndoStep()
    }
    return last != nil
  }

  /// Sends the hand's due events, and removes the hand after the last ones; returns whether it was visible.
  func advance(to now: Double, _ session: DemoSession) -> Bool {
    guard hand != nil else { return false }
    let events = hand?.due(at: now) ?? []
    if let hand, now >= hand.end { self.hand = nil }
    for (kind, time) in events { session.send(kind, at: time) }
    return true
  }
}
