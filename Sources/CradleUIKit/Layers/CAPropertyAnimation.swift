// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CradlePhysics

/// An animation of a property that a path of keys names, such as `position.x` or `transform.scale`.
open class CAPropertyAnimation: CAAnimation {
  /// The path; nil for none.
  open var keyPath: String?
  /// Whether the value is added to the layer's own; the default is false.
  open var isAdditive = false
  /// Whether each cycle begins where the last one ended. Not here.
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
  override func blank() -> CAAnimation { copied(CAPropertyAnimation(keyPath: keyPath)) }

  /// The value at a part of the way, from the layer's own one.
  func value(at part: Double, own: LayerValue) -> LayerValue? { nil }

  override func apply(to presentation: CALayer, of layer: CALayer, at seconds: Double) {
    guard let part = progress(at: seconds), let keyPath, let own = LayerValue(of: layer, keyPath),
      let value = value(at: part, own: own)
    else { return }
    let shown = isAdditive ? LayerValue(of: presentation, keyPath).map { $0.plus(value) } : value
    shown?.set(keyPath, of: presentation)
  }
}

/// An animation from one value to another one. What is nil is the layer's own value.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference from start to end, where one of them is not given.
  open var byValue: Any?

  override func blank() -> CAAnimation { copied(CABasicAnimation(keyPath: keyPath)) }
  final func copied(_ copy: CABasicAnimation) -> CABasicAnimation {
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    (copy.isAdditive, copy.isCumulative) = (isAdditive, isCumulative)
    return copy
  }
  override func value(at part: Double, own: LayerValue) -> LayerValue? {
    let (from, to, by) = (LayerValue(fromValue), LayerValue(toValue), LayerValue(byValue))
    let start = from ?? (by.flatMap { by in to?.plus(by.times(-1)) } ?? own)
    let end = to ?? (by.map { start.plus($0) } ?? own)
    return start.mixed(end, course(part))
  }
  /// The part of the way at a part of the time.
  func course(_ part: Double) -> Double { part }
}

/// An animation that a spring leads to its end.
open class CASpringAnimation: CABasicAnimation {
  /// The mass; the default is 1.
  open var mass: CGFloat = 1
  /// The spring's stiffness; the default is 100.
  open var stiffness: CGFloat = 100
  /// The damping; the default is 10.
  open var damping: CGFloat = 10
  /// The velocity at the start, in whole ways per second.
  open var initialVelocity: CGFloat = 0

  private var curve: SpringCurve {
    let omega = (Double(stiffness) / max(Double(mass), 1e-9)).squareRoot()
    let ratio = Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot())
    return Spring(frequency: max(omega, 1e-6) / (2 * .pi), dampingRatio: max(ratio, 0))
      .curve(from: 0, to: 1, velocity: Double(initialVelocity))
  }
  /// The time in seconds after which the spring stays within a thousandth of its way.
  open var settlingDuration: CFTimeInterval {
    let rate = Double(damping) / (2 * max(Double(mass), 1e-9))
    return rate > 0 ? log(1000) / rate : .infinity
  }
  override func blank() -> CAAnimation {
    let copy = copied(CASpringAnimation(keyPath: keyPath))
    if let spring = copy as? CASpringAnimation {
      (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
      spring.initialVelocity = initialVelocity
    }
    return copy
  }
  override func course(_ part: Double) -> Double { curve.value(at: part * once) }
}
