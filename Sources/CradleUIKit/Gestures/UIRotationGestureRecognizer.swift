/// Recognises two fingers that turn about each other. Its velocity is that of the angle.
open class UIRotationGestureRecognizer: FingerPairRecognizer {
  /// The angle from the beginning, in radians, clockwise. Setting it shifts later values.
  open var rotation: CGFloat = 0

  /// The angle by which a direction was turned into another one, at most half a turn either way.
  private func angle(from old: CGVector, to new: CGVector) -> CGFloat {
    atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
  }
  // The slop of a rotation is a distance along the circle of the fingers, as long as that of a drag.
  override func travel(from old: CGVector, to new: CGVector) -> CGFloat {
    angle(from: old, to: new) * hypot(new.dx, new.dy) / 2
  }
  override func begin() { rotation = 0 }
  override func update(from old: CGVector, to new: CGVector) -> CGFloat {
    let change = angle(from: old, to: new)
    rotation += change
    return change
  }
}
