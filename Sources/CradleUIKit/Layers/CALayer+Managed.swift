// Properties that a subclass of a layer declares `@NSManaged`: Core Animation keeps their values. The plugin `UIKitSources` writes these
// calls for them.

import CradleGeometry

extension CALayer {
  /// Ours: the value of a property that the layer keeps by its name: the class's default until one is set, or zero, or nil. Traps for a
  /// type without a zero.
  public func managedValue<Value>(forKey key: String) -> Value {
    // A value first: what is not there can be cast to any optional type.
    if let stored = named[key] ?? Self.defaultValue(forKey: key), let value = stored as? Value {
      return value
    }
    let zeros: [Any] = [
      CGFloat(0), Double(0), Float(0), 0, false, CGPoint.zero, CGSize.zero, CGRect.zero, UIEdgeInsets.zero,
      CGAffineTransform.identity, CATransform3DIdentity,
    ]
    for zero in zeros where type(of: zero) == Value.self {
      if let zero = zero as? Value { return zero }
    }
    if let nothing = Any?.none as Any as? Value { return nothing }
    preconditionFailure(
      "CALayer: \(type(of: self)).\(key) has no value yet, and \(Value.self) no zero; override defaultValue(forKey:)"
    )
  }
  /// Ours: keeps the value of a property by its name, and begins the animation that `action(forKey:)` returns for it. The action is
  /// queried before, so that it can start at the old value.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    let animation = action(forKey: key) as? CAAnimation
    let content = Mirror(reflecting: value)
    named[key] = content.displayStyle == .optional ? content.children.first?.value : value
    if let animation { add(animation, forKey: key) }
  }
}

extension CALayer {
  convenience init(copying layer: CALayer) { self.init(layer: layer) }
  /// Makes a copy of a class known only at run time, by its own `init(layer:)`; see `UIView.made()`.
  @_silgen_name("$s11CradleUIKit7CALayerC7copyingA2C_tcfC")
  static func copying(_ layer: __owned CALayer) -> CALayer

  /// While it is animated, a copy of the app's class by its `init(layer:)`, as Core Animation makes it; nil at rest, when it is shown as it is.
  func ownCopy() -> Self? {
    guard presented != nil || !animations.running.isEmpty else { return nil }
    return type(of: self).copying(self) as? Self
  }
}

extension CAAnimation: CAAction {}
