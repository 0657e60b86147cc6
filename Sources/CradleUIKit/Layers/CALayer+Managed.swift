// Properties that a layer's subclass declares `@NSManaged`: Core Animation stores their values. The plugin
// `UIKitSources` writes these calls for them.

import CradleGeometry

extension CALayer {
  /// Ours: the value of a property that the layer stores by its name. Until one is set, it is the class's default, else
  /// zero or nil; a type that has none of them traps.
  public func managedValue<Value>(forKey key: String) -> Value {
    // The stored value comes first, because nil can be cast to any optional type.
    if let stored = stored(key) {
      if let value = stored as? Value { return value }
      if let value = LayerValue(stored)?.value(as: Value.self) { return value }
    }
    if let zero = LayerValue.zero(of: Value.self) { return zero }
    if let none = Any?.none as Any as? Value { return none }
    preconditionFailure(
      "CALayer: \(type(of: self)).\(key) has no value yet, and \(Value.self) no zero; override defaultValue(forKey:)"
    )
  }
  /// Ours: stores the value of a property by its name, and begins the animation that `action(forKey:)` returns for it.
  /// The action is queried before the change, so that it can start at the old value; an animation without values goes
  /// from the shown value to the new one.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    // A change of a presentation layer begins no animation.
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
    customValues[key] = content.displayStyle == .optional ? content.children.first?.value : value
    if let animation { add(animation, forKey: key) }
  }

  /// Ours: an object that the layer references weakly, by the name of a property.
  public func managedReference<Object: AnyObject>(forKey key: String) -> Object? {
    (customValues[key] as? WeakReference)?.object as? Object
  }
  /// Ours: stores a weak reference to an object, by the name of a property.
  public func setManagedReference<Object: AnyObject>(_ object: Object?, forKey key: String) {
    customValues[key] = object.map(WeakReference.init)
  }

  /// The value set under a name, or the class's default.
  func stored(_ key: String) -> Any? { customValues[key] ?? Self.defaultValue(forKey: key) }
}

/// A weak reference to an object.
private final class WeakReference {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

extension CABasicAnimation {
  fileprivate var hasValues: Bool { fromValue != nil || toValue != nil || byValue != nil }
}

extension LayerProperty {
  /// A custom value that a layer stores under a name, interpolated if it consists of numbers.
  static func custom(_ key: String) -> LayerProperty {
    LayerProperty(
      get: { LayerValue($0.stored(key)) ?? .other(nil) },
      set: { layer, value in layer.customValues[key] = value.converted(toTypeOf: layer.stored(key)) })
  }
}

extension LayerValue {
  /// Returns the value as a type that consists of numbers; nil for any other type, and for another count of numbers.
  func value<Value>(as type: Value.Type) -> Value? {
    func cast(_ value: Any?) -> Value? { value.flatMap { $0 as? Value } }
    if case .other(let value) = self { return cast(value) }
    guard case .numbers(let all) = self else { return nil }
    let components = all.map { CGFloat($0) }
    switch (type, all.count) {
    case (is CGFloat.Type, 1), (is CGFloat?.Type, 1): return cast(components[0])
    case (is Double.Type, 1), (is Double?.Type, 1): return cast(all[0])
    case (is Float.Type, 1), (is Float?.Type, 1): return cast(Float(all[0]))
    case (is Int.Type, 1), (is Int?.Type, 1): return cast(Int(exactly: all[0].rounded()))
    case (is Bool.Type, 1), (is Bool?.Type, 1): return cast(all[0] >= 0.5)
    case (is NSNumber.Type, 1), (is NSNumber?.Type, 1): return cast(NSNumber(value: all[0]))
    case (is CGPoint.Type, 2), (is CGPoint?.Type, 2): return cast(CGPoint(x: components[0], y: components[1]))
    case (is CGSize.Type, 2), (is CGSize?.Type, 2):
      return cast(CGSize(width: components[0], height: components[1]))
    case (is CGVector.Type, 2), (is CGVector?.Type, 2):
      return cast(CGVector(dx: components[0], dy: components[1]))
    case (is CGRect.Type, 4), (is CGRect?.Type, 4):
      return cast(CGRect(x: components[0], y: components[1], width: components[2], height: components[3]))
    case (is UIEdgeInsets.Type, 4), (is UIEdgeInsets?.Type, 4):
      return cast(
        UIEdgeInsets(top: components[0], left: components[1], bottom: components[2], right: components[3]))
    case (is UIColor.Type, 4), (is UIColor?.Type, 4): return cast(color(components))
    case (is CGColor.Type, 4), (is CGColor?.Type, 4): return cast(color(components).cgColor)
    case (is CATransform3D.Type, 16), (is CATransform3D?.Type, 16):
      return cast(CATransform3D(rows: components))
    case (is CGAffineTransform.Type, 16), (is CGAffineTransform?.Type, 16):
      return cast(CATransform3DGetAffineTransform(CATransform3D(rows: components)))
    default: return nil
    }
  }
  private func color(_ components: [CGFloat]) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Returns the value converted to the type of an example; without an example it is converted when a property reads
  /// it.
  func converted(toTypeOf example: Any?) -> Any? {
    func value<Value>(of example: Value) -> Any? { self.value(as: Value.self) }
    if case .other(let value) = self { return value }
    // Interpolated whole numbers are fractions; the property that reads them converts them to its type.
    guard let example, !(example is LayerValue), !(example is Int), !(example is Bool) else { return self }
    if let list = example as? [Any], case .numbers(let all) = self {
      var remaining = all[...]
      let converted = list.compactMap { each -> Any? in
        guard case .numbers(let numbers)? = LayerValue(each), remaining.count >= numbers.count else {
          return nil
        }
        defer { remaining = remaining.dropFirst(numbers.count) }
        return LayerValue.numbers(Array(remaining.prefix(numbers.count))).converted(toTypeOf: each)
      }
      return converted.count == list.count && remaining.isEmpty ? converted : example
    }
    return _openExistential(example, do: value) ?? (example as? NSNumber).flatMap { _ in
      self.value(as: NSNumber.self)
    } ?? self
  }

  /// The zero of a type that consists of numbers; nil for an optional type, and for any other.
  static func zero<Value>(of type: Value.Type) -> Value? {
    let zeros: [Any] = [
      CGFloat(0), Double(0), Float(0), 0, false, CGPoint.zero, CGSize.zero, CGVector.zero, CGRect.zero,
      UIEdgeInsets.zero, CGAffineTransform.identity, CATransform3DIdentity,
    ]
    return zeros.first { Swift.type(of: $0) == type } as? Value
  }
}

extension CAAnimation: CAAction {}
