/// The motions whose end has not been reported to the delegate yet.
struct ScrollAnnouncements {
  private(set) var isDeceleration = false
  private(set) var isAnimation = false
  private(set) var isZoom = false
  /// Whether the animation is that of `scrollToTop()`, whose end has a callback of its own.
  private var isScrollToTop = false

  mutating func beginDeceleration() { isDeceleration = true }
  mutating func beginAnimation() { isAnimation = true }
  mutating func beginZoom() { isZoom = true }

  /// The call that has just begun an animation, if any, was `scrollToTop()`.
  mutating func markScrollToTop() { isScrollToTop = isAnimation }

  mutating func endDeceleration() { isDeceleration = false }
  mutating func endZoom() { isZoom = false }

  /// Ends the animation; returns whether it was that of `scrollToTop()`.
  mutating func endAnimation() -> Bool {
    defer { (isAnimation, isScrollToTop) = (false, false) }
    return isScrollToTop
  }
}
