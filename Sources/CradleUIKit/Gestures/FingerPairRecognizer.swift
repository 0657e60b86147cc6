import CradleScrolling

/// Ours: what gestures of two fingers have in common. `UIPinchGestureRecognizer` and `UIRotationGestureRecognizer` inherit it.
open class FingerPairRecognizer: UIGestureRecognizer {
  /// The velocity of the gesture's value in 1/s, between the last two events.
  open private(set) var velocity: CGFloat = 0
  /// The vector from the first finger to the second at the last event; nil without two fingers, or with both at one place.
  private var arm: CGVector?
  private var lastTime = 0.0

  private var present: CGVector? {
    guard touches.count >= 2 else { return nil }
    let arm = CGVector(
      dx: touches[1].place.x - touches[0].place.x, dy: touches[1].place.y - touches[0].place.y)
    return arm == .zero ? nil : arm
  }

  /// How far fingers went from one such vector to another one in this gesture's sense, in points.
  func travel(from old: CGVector, to new: CGVector) -> CGFloat { 0 }
  /// Begins the gesture's value.
  func begin() {}
  /// Takes a change of the vector between the fingers into the value; returns the value's change.
  func take(from old: CGVector, to new: CGVector) -> CGFloat { 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (arm, lastTime) = (present, time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let present, let arm else { return }
    if state == .possible {
      guard abs(Double(travel(from: arm, to: present))) >= PointerEvent.Device.touch.slop else { return }
      begin()
      (self.arm, lastTime, velocity) = (present, time, 0)
      return state = .began
    }
    let change = take(from: arm, to: present)
    if time > lastTime { velocity = change / CGFloat(time - lastTime) }
    (self.arm, lastTime) = (present, time)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    arm = present
    // One finger left may be joined by another one as long as the gesture has not begun.
    if self.touches.isEmpty || self.touches.count < 2 && state != .possible { finish() }
  }
}
