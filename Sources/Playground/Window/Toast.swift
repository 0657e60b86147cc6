/// A short message over the stage that disappears by itself.
struct Toast {
  /// The message; it stays for 2 s, plus a second for every 40 characters.
  let text: String
  let end: Double
  /// The opacity: 0 before and after, 1 while it is shown.
  private(set) var presence = AnimatedValue(0)

  init(_ text: String, at now: Double, isAnimated: Bool) {
    self.text = text
    end = now + 2 + Double(text.count) / 40
    presence.aim(at: 1, now: now, isAnimated: isAnimated)
  }

  /// Starts to fade out once its time is over.
  mutating func advance(to now: Double, isAnimated: Bool) {
    if now >= end, presence.target == 1 { presence.aim(at: 0, now: now, isAnimated: isAnimated) }
  }

  func isGone(at now: Double) -> Bool { presence.target == 0 && !presence.isMoving(at: now) }
}
