import CradleScrolling

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers divided by that at the beginning. Setting it rescales later values.
  open var scale: CGFloat = 1
  /// The velocity of the scale in 1/s, between the last two events.
  open private(set) var velocity: CGFloat = 0
  private var spread: CGFloat?
  private var lastTime = 0.0

  private var distance: CGFloat? {
    guard touches.count >= 2 else { return nil }
    return hypot(touches[0].place.x - touches[1].place.x, touches[0].place.y - touches[1].place.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (spread, lastTime) = (distance, time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance, let spread, spread > 0, distance > 0 else { return }
    if state == .possible {
      guard abs(Double(distance - spread)) >= PointerEvent.Device.touch.slop else { return }
      (self.spread, lastTime, scale, velocity) = (distance, time, 1, 0)
      return state = .began
    }
    let before = scale
    scale *= distance / spread
    if time > lastTime { velocity = (scale - before) / CGFloat(time - lastTime) }
    (self.spread, lastTime) = (distance, time)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    spread = distance
    // One finger left may be joined by another one as long as the gesture has not begun.
    if self.touches.isEmpty || self.touches.count < 2 && state != .possible { finish() }
  }
}
