import CradleGeometry

/// The text that appears beside the pointer after it has rested on a target.
struct Tip {
  /// The time for which the pointer must rest, in seconds; with less, tips would flicker while it crosses the
  /// window.
  static let delay = 0.6

  private var target: WindowTarget?
  private var since = 0.0
  private(set) var isShown = false
  private var isPressed = false

  /// The time at which the tip appears; nil if the target has none, or the tip is visible.
  var deadline: Double? { target == nil || isShown || isPressed ? nil : since + Self.delay }

  /// Called when the pointer is over another target, or over none; a press hides the tip until the pointer
  /// has left the target.
  mutating func hover(_ target: WindowTarget?, at now: Double) {
    guard target != self.target else { return }
    (self.target, since, isShown, isPressed) = (target, now, false, false)
  }

  mutating func press() { (isShown, isPressed) = (false, true) }

  mutating func advance(to now: Double) {
    if let deadline, now >= deadline { isShown = true }
  }
}
