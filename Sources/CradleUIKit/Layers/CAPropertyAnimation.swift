// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CradlePhysics

/// An animation of a property that a key path names, such as `position.x` or `transform.scale`.
open class CAPropertyAnimation: CAAnimation {
  /// The path; nil for none.
  open var keyPath: String?
  /// Whether the value is added to the layer's own; the default is false.
  open var isAdditive = false
  /// Whether each cycle begins where the last one ended; has no effect here.
  open var isCumulative = false

  /// Makes an animation of a property.
  public required init(keyPath path: String?) {
    keyPath = path
    super.init()
  }
  /// Makes an animation of no property yet.
  public convenience override init() { self.init(keyPath: nil) }
  final func copied<Copy: CAPropertyAnimation>(_ copy: Copy) -> Copy {
    (copy.isAdditive, copy.isCumulative) = (isAdditive, isCumulative)
    return copy
  }
  override func makeCopy() -> CAAnimation { copied(CAPropertyAnimation(keyPath: keyPath)) }

  /// The value at a progress of 0 to 1, from the layer's own one.
  func value(at part: Double, current: LayerValue) -> LayerValue? { nil }

  override func apply(to presentation: CALayer, of layer: CALayer, at seconds: Double) {
    guard let part = progress(at: seconds), let keyPath,
      let value = value(at: part, current: LayerValue(of: layer, keyPath))
    else { return }
    let shown = isAdditive ? LayerValue(of: presentation, keyPath).plus(value) : value
    shown.set(keyPath, of: presentation)
  }
}
