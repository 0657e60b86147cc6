import CradleGeometry

/// A value of a layer's property in an animation: a list of numbers, or a value that cannot be interpolated.
enum LayerValue {
  /// Numbers, such as x and y.
  case numbers([Double])
  /// Any other value, such as an image: it changes at half of the time, unless both are paths of the same elements.
  case other(Any?)

  init?(_ value: Any?) {
    switch value {
    case nil: return nil
    case let value as LayerValue: self = value
    case let value as CGFloat: self = .numbers([Double(value)])
    case let value as Double: self = .numbers([value])
    case let value as Float: self = .numbers([Double(value)])
    case let value as Int: self = .numbers([Double(value)])
    case let value as Bool: self = .numbers([value ? 1 : 0])
    case let value as CGPoint: self = .numbers([Double(value.x), Double(value.y)])
    case let value as CGSize: self = .numbers([Double(value.width), Double(value.height)])
    case let value as CGVector: self = .numbers([Double(value.dx), Double(value.dy)])
    case let value as UIEdgeInsets:
      self = .numbers([value.top, value.left, value.bottom, value.right].map(Double.init))
    case let value as CGRect:
      self = .numbers([value.minX, value.minY, value.width, value.height].map(Double.init))
    case let value as CATransform3D: self = .numbers(value.rows.map(Double.init))
    case let value as CGAffineTransform:
      self = .numbers(CATransform3DMakeAffineTransform(value).rows.map(Double.init))
    case let value as UIColor: self = .numbers((value.cgColor.components ?? []).map(Double.init))
    case let value as CGColor: self = .numbers((value.components ?? []).map(Double.init))
    case let value as NSNumber: self = .numbers([value.doubleValue])
    case let value as [Any]:
      // A list of numbers or of colours becomes one list of numbers.
      var all: [Double] = []
      for each in value {
        guard case .numbers(let numbers)? = LayerValue(each) else {
          self = .other(value)
          return
        }
        all += numbers
      }
      self = .numbers(all)
    case let value as NSValue: self = value.unboxed.flatMap { LayerValue($0) } ?? .other(value)
    default: self = .other(value)
    }
  }

  /// The value of a layer's property, or of a custom value that it stores under a name.
  init(of layer: CALayer, _ keyPath: String) {
    self = (LayerProperty.named(keyPath, of: layer) ?? .custom(keyPath)).get(layer)
  }

  func set(_ keyPath: String, of layer: CALayer) {
    (LayerProperty.named(keyPath, of: layer) ?? .custom(keyPath)).set(layer, self)
  }

  func interpolated(to other: LayerValue, _ part: Double) -> LayerValue {
    // A value that was never set is zero.
    if case .other(nil) = self, case .numbers = other { return other.times(part) }
    if case .other(let a as CGPath) = self, case .other(let b as CGPath) = other,
      let path = a.elements.interpolated(to: b.elements, CGFloat(part))
    {
      return .other(CGPath(path))
    }
    guard case .numbers(let a) = self, case .numbers(let b) = other, a.count == b.count else {
      return part < 0.5 ? self : other
    }
    return .numbers(zip(a, b).map { $0 + ($1 - $0) * part })
  }
  func plus(_ other: LayerValue) -> LayerValue {
    guard case .numbers(let a) = self, case .numbers(let b) = other, a.count == b.count else { return other }
    return .numbers(zip(a, b).map(+))
  }
  func times(_ factor: Double) -> LayerValue {
    guard case .numbers(let a) = self else { return self }
    return .numbers(a.map { $0 * factor })
  }
  /// A value that cannot be interpolated; nil for numbers.
  var object: Any? {
    if case .other(let object) = self { return object }
    return nil
  }
  /// The numbers, if there are `count` of them and all are finite.
  func numbers(_ count: Int) -> [Double]? {
    guard case .numbers(let numbers) = self, numbers.count == count, numbers.allSatisfy(\.isFinite) else {
      return nil
    }
    return numbers
  }
}
