// Properties that a subclass of a layer declares `@NSManaged`: Core Animation keeps their values. The plugin `UIKitSources` writes these
// calls for them.

import CradleGeometry

extension CALayer {
  /// Ours: the value of a property that the layer keeps by its name: the class's default until one is set, or zero, or nil. Traps for a
  /// type without a zero.
  public func managedValue<Value>(forKey key: String) -> Value {
    // A value first: what is not there can be cast to any optional type.
    if let stored = stored(key) {
      if let value = stored as? Value { return value }
      if let value = LayerValue(stored)?.value(as: Value.self) { return value }
    }
    if let zero = LayerValue.zero(of: Value.self) { return zero }
    if let nothing = Any?.none as Any as? Value { return nothing }
    preconditionFailure(
      "CALayer: \(type(of: self)).\(key) has no value yet, and \(Value.self) no zero; override defaultValue(forKey:)"
    )
  }
  /// Ours: keeps the value of a property by its name, and begins the animation that `action(forKey:)` returns for it. The action is
  /// queried before, so that it can start at the old value; an animation without values goes from the shown value to the new one.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    // A presentation shows what it is told.
    let isChange = origin == nil && !CATransaction.disableActions()
    var animation = isChange ? action(forKey: key) as? CAAnimation : nil
    // A copy, because a layer may return the same action for every change.
    if let basic = animation as? CABasicAnimation, !basic.hasValues,
      let copy = basic.copy() as? CABasicAnimation
    {
      let zero: Value? = LayerValue.zero(of: Value.self)
      copy.fromValue = (presentation() ?? self).stored(key) ?? zero
      animation = copy
    }
    let content = Mirror(reflecting: value)
    named[key] = content.displayStyle == .optional ? content.children.first?.value : value
    if let animation { add(animation, forKey: key) }
  }

  /// Ours: a property that the layer keeps by its name without keeping its object.
  public func managedReference<Object: AnyObject>(forKey key: String) -> Object? {
    (named[key] as? WeakReference)?.object as? Object
  }
  /// Ours: keeps an object by a name, weakly.
  public func setManagedReference<Object: AnyObject>(_ object: Object?, forKey key: String) {
    named[key] = object.map(WeakReference.init)
  }

  /// The value set under a name, or the class's default.
  func stored(_ key: String) -> Any? { named[key] ?? Self.defaultValue(forKey: key) }
}

/// An object that is not kept.
private final class WeakReference {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

extension CABasicAnimation {
  fileprivate var hasValues: Bool { fromValue != nil || toValue != nil || byValue != nil }
}

extension LayerProperty {
  /// A value that a layer keeps under a name, interpolated if it is a number or made of numbers.
  static func kept(_ key: String) -> LayerProperty {
    LayerProperty(
      get: { LayerValue($0.stored(key)) ?? .other(nil) },
      set: { layer, value in layer.named[key] = value.like(layer.stored(key)) })
  }
}

extension LayerValue {
  /// As a value of a type that is a number or made of numbers; nil for any other type, and for another number of numbers.
  func value<Value>(as type: Value.Type) -> Value? {
    func made(_ value: Any?) -> Value? { value.flatMap { $0 as? Value } }
    if case .other(let value) = self { return made(value) }
    guard case .numbers(let all) = self else { return nil }
    let parts = all.map { CGFloat($0) }
    switch (type, all.count) {
    case (is CGFloat.Type, 1), (is CGFloat?.Type, 1): return made(parts[0])
    case (is Double.Type, 1), (is Double?.Type, 1): return made(all[0])
    case (is Float.Type, 1), (is Float?.Type, 1): return made(Float(all[0]))
    case (is Int.Type, 1), (is Int?.Type, 1): return made(Int(exactly: all[0].rounded()))
    case (is Bool.Type, 1), (is Bool?.Type, 1): return made(all[0] >= 0.5)
    case (is NSNumber.Type, 1), (is NSNumber?.Type, 1): return made(NSNumber(value: all[0]))
    case (is CGPoint.Type, 2), (is CGPoint?.Type, 2): return made(CGPoint(x: parts[0], y: parts[1]))
    case (is CGSize.Type, 2), (is CGSize?.Type, 2): return made(CGSize(width: parts[0], height: parts[1]))
    case (is CGVector.Type, 2), (is CGVector?.Type, 2): return made(CGVector(dx: parts[0], dy: parts[1]))
    case (is CGRect.Type, 4), (is CGRect?.Type, 4):
      return made(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case (is UIEdgeInsets.Type, 4), (is UIEdgeInsets?.Type, 4):
      return made(UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3]))
    case (is UIColor.Type, 4), (is UIColor?.Type, 4): return made(color(parts))
    case (is CGColor.Type, 4), (is CGColor?.Type, 4): return made(color(parts).cgColor)
    case (is CATransform3D.Type, 16), (is CATransform3D?.Type, 16): return made(CATransform3D(rows: parts))
    case (is CGAffineTransform.Type, 16), (is CGAffineTransform?.Type, 16):
      return made(CATransform3DGetAffineTransform(CATransform3D(rows: parts)))
    default: return nil
    }
  }
  private func color(_ parts: [CGFloat]) -> UIColor {
    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The value converted to the type of another one; without another value it stays as it is, until a property of that type reads it.
  func like(_ example: Any?) -> Any? {
    func value<Value>(of example: Value) -> Any? { self.value(as: Value.self) }
    if case .other(let value) = self { return value }
    // Whole numbers are mixed to fractions; who reads the property converts them to its type.
    guard let example, !(example is LayerValue), !(example is Int), !(example is Bool) else { return self }
    if let list = example as? [Any], case .numbers(let all) = self {
      var rest = all[...]
      let made = list.compactMap { each -> Any? in
        guard case .numbers(let own)? = LayerValue(each), rest.count >= own.count else { return nil }
        defer { rest = rest.dropFirst(own.count) }
        return LayerValue.numbers(Array(rest.prefix(own.count))).like(each)
      }
      return made.count == list.count && rest.isEmpty ? made : example
    }
    return _openExistential(example, do: value) ?? (example as? NSNumber).flatMap { _ in
      self.value(as: NSNumber.self)
    } ?? self
  }

  /// The zero of a type that is made of numbers; nil for an optional type, and for any other.
  static func zero<Value>(of type: Value.Type) -> Value? {
    let zeros: [Any] = [
      CGFloat(0), Double(0), Float(0), 0, false, CGPoint.zero, CGSize.zero, CGVector.zero, CGRect.zero,
      UIEdgeInsets.zero, CGAffineTransform.identity, CATransform3DIdentity,
    ]
    return zeros.first { Swift.type(of: $0) == type } as? Value
  }
}

extension CAAnimation: CAAction {}
