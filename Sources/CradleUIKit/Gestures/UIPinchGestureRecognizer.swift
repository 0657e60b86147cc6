/// Recognises two fingers that move apart or together. Its velocity is that of the scale.
open class UIPinchGestureRecognizer: FingerPairRecognizer {
  /// The distance of the fingers divided by that at the beginning. Setting it rescales later values.
  open var scale: CGFloat = 1

  private func length(_ arm: CGVector) -> CGFloat { hypot(arm.dx, arm.dy) }
  override func travel(from old: CGVector, to new: CGVector) -> CGFloat { length(new) - length(old) }
  override func begin() { scale = 1 }
  override func update(from old: CGVector, to new: CGVector) -> CGFloat {
    let before = scale
    scale *= length(new) / length(old)
    return scale - before
  }
}
