/// A short message over the stage that goes by itself.
struct Toast {
  /// How long it stays, in seconds; long ones longer.
  let text: String
  let end: Double
  /// 0 before it came and after it went, 1 while it stands.
  private(set) var presence = Glide(0)

  init(_ text: String, at now: Double, isAnimated: Bool) {
    self.text = text
    end = now + 2 + Double(text.count) / 40
    presence.aim(at: 1, now: now, isAnimated: isAnimated)
  }

  /// Begins to leave once its time is over.
  mutating func advance(to now: Double, isAnimated: Bool) {
    if now >= end, presence.target == 1 { presence.aim(at: 0, now: now, isAnimated: isAnimated) }
  }

  func isGone(at now: Double) -> Bool { presence.target == 0 && !presence.isMoving(at: now) }
}
