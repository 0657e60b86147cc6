import CradleScrolling

/// Recognises a touch that stays at its position for a time.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time in seconds that the touch must last; the default is 0.5. With 0 the gesture begins with the touch.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that a finger may move before the gesture begins; the default is 10.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers; the default is 1. The press ends when one of them lifts.
  open var numberOfTouchesRequired = 1
  /// The number of taps before the press. Only 0 is supported.
  open var numberOfTapsRequired = 0

  private var origin = CGPoint.zero
  private var began = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (origin, began) = (centroid, time)
    if minimumPressDuration <= 0 { timeDidPass() }
  }

  override func timeDidPass() {
    guard state == .possible, touches.count == numberOfTouchesRequired else { return }
    // A time short by rounding counts as reached.
    if time - began >= minimumPressDuration - 1e-9 { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if hypot(centroid.x - origin.x, centroid.y - origin.y) > allowableMovement { state = .failed }
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    // Before the press begins, a finger that lifted may come down again.
    let isTooFew = state != .possible && self.touches.count < numberOfTouchesRequired
    if self.touches.isEmpty || isTooFew { finish() }
  }
}
