import CradleScrolling

/// Ours: the base of gestures with two fingers. `UIPinchGestureRecognizer` and `UIRotationGestureRecognizer`
/// inherit it. As in UIKit the gesture ends when all fingers have lifted; while one is left, its value stays, and goes on
/// with a second one.
open class FingerPairRecognizer: UIGestureRecognizer {
  /// The velocity of the gesture's value, of the scale in 1/s or of the angle in rad/s, between the last two
  /// events.
  open private(set) var velocity: CGFloat = 0
  /// The vector from the first finger to the second at the last event; nil without two fingers at different places.
  private var fingerVector: CGVector?
  private var lastTime = 0.0

  private var currentVector: CGVector? {
    guard touches.count >= 2 else { return nil }
    let fingerVector = CGVector(
      dx: touches[1].windowPoint.x - touches[0].windowPoint.x,
      dy: touches[1].windowPoint.y - touches[0].windowPoint.y)
    return fingerVector == .zero ? nil : fingerVector
  }

  /// Returns how far the fingers moved from one vector to another, measured as this gesture measures it, in points.
  func travel(from old: CGVector, to new: CGVector) -> CGFloat { 0 }
  /// Begins the gesture's value.
  func begin() {}
  /// Updates the gesture's value for a change of the vector between the fingers; returns the change of the value.
  func update(from old: CGVector, to new: CGVector) -> CGFloat { 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (fingerVector, lastTime) = (currentVector, time)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let currentVector, let fingerVector else { return }
    if state == .possible {
      guard abs(Double(travel(from: fingerVector, to: currentVector))) >= PointerEvent.Device.touch.slop
      else { return }
      begin()
      (self.fingerVector, lastTime, velocity) = (currentVector, time, 0)
      return state = .began
    }
    let change = update(from: fingerVector, to: currentVector)
    if time > lastTime { velocity = change / CGFloat(time - lastTime) }
    (self.fingerVector, lastTime) = (currentVector, time)
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    fingerVector = currentVector
    if self.touches.isEmpty { finish() }
  }
}
