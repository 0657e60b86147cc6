import CradleScrolling

/// Recognizes two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle from the beginning, in radians, clockwise. Setting it shifts later values.
  open var rotation: CGFloat = 0
  /// The velocity of the angle in rad/s, between the last two events.
  open private(set) var velocity: CGFloat = 0
  /// The direction from the first finger to the second at the last event; nil without two fingers.
  private var direction: CGVector?
  private var lastTime = 0.0

  private var present: CGVector? {
    guard touches.count >= 2 else { return nil }
    let arm = CGVector(
      dx: touches[1].place.x - touches[0].place.x, dy: touches[1].place.y - touches[0].place.y)
    return arm == .zero ? nil : arm
  }
  /// The angle by which a direction was turned into another one, at most half a turn either way.
  private func angle(from old: CGVector, to new: CGVector) -> CGFloat {
    atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (direction, lastTime) = (present, time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let present, let direction else { return }
    let turn = angle(from: direction, to: present)
    if state == .possible {
      // The fingers have to go as far along their circle as a drag has to go.
      let radius = hypot(present.dx, present.dy) / 2
      guard abs(Double(turn * radius)) >= PointerEvent.Device.touch.slop else { return }
      (self.direction, lastTime, rotation, velocity) = (present, time, 0, 0)
      return state = .began
    }
    rotation += turn
    if time > lastTime { velocity = turn / CGFloat(time - lastTime) }
    (self.direction, lastTime) = (present, time)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    direction = present
    // One finger left may be joined by another one as long as the gesture has not begun.
    if self.touches.isEmpty || self.touches.count < 2 && state != .possible { finish() }
  }
}
