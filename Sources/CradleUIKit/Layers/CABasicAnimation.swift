import CradlePhysics

/// An animation from one value to another one. Nil means the layer's own value.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference from start to end, if one of them is nil.
  open var byValue: Any?

  override func makeCopy() -> CAAnimation { copied(CABasicAnimation(keyPath: keyPath)) }
  final func copied(_ copy: CABasicAnimation) -> CABasicAnimation {
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    (copy.isAdditive, copy.isCumulative) = (isAdditive, isCumulative)
    return copy
  }
  override func value(at part: Double, current: LayerValue) -> LayerValue? {
    let (from, to, by) = (LayerValue(fromValue), LayerValue(toValue), LayerValue(byValue))
    let start = from ?? (by.flatMap { by in to?.plus(by.times(-1)) } ?? current)
    let end = to ?? (by.map { start.plus($0) } ?? current)
    return start.interpolated(to: end, progress(part))
  }
  /// Returns the progress at a fraction of the time.
  func progress(_ part: Double) -> Double { part }
}
