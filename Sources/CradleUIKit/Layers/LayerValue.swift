import CradleGeometry

/// A value of a layer's property that an animation mixes: numbers side by side, or what cannot be mixed.
enum LayerValue {
  /// Numbers, such as x and y.
  case numbers([Double])
  /// Anything else, such as a path: the first half of the time the first, then the second.
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
    case let value as NSValue: self = value.unboxed.flatMap { LayerValue($0) } ?? .other(value)
    default: self = .other(value)
    }
  }

  /// The value of a layer's property, or of what it keeps under a name.
  init(of layer: CALayer, _ keyPath: String) {
    self = (LayerProperty.named(keyPath) ?? .kept(keyPath)).get(layer)
  }

  func set(_ keyPath: String, of layer: CALayer) {
    (LayerProperty.named(keyPath) ?? .kept(keyPath)).set(layer, self)
  }

  func mixed(_ other: LayerValue, _ part: Double) -> LayerValue {
    // What was never set is zero.
    if case .other(nil) = self, case .numbers = other { return other.times(part) }
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
  var first: Double {
    guard case .numbers(let numbers) = self else { return 0 }
    return numbers.first ?? 0
  }
  /// The numbers, if there are so many and all are finite.
  func numbers(_ count: Int) -> [Double]? {
    guard case .numbers(let numbers) = self, numbers.count == count, numbers.allSatisfy(\.isFinite) else {
      return nil
    }
    return numbers
  }
}

/// A property of a layer that animations read and set.
struct LayerProperty {
  let get: (CALayer) -> LayerValue
  let set: (CALayer, LayerValue) -> Void

  static func named(_ keyPath: String) -> LayerProperty? {
    all[keyPath] ?? transform(keyPath)
  }

  private static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>)
    -> LayerProperty
  {
    LayerProperty(
      get: { .numbers([Double(($0 as? Layer)?[keyPath: path] ?? 0)]) },
      set: { layer, value in
        if let value = value.numbers(1) { (layer as? Layer)?[keyPath: path] = CGFloat(value[0]) }
      })
  }
  private static func float(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> LayerProperty {
    LayerProperty(
      get: { .numbers([Double($0[keyPath: path])]) },
      set: { layer, value in
        if let value = value.numbers(1) { layer[keyPath: path] = Float(value[0]) }
      })
  }
  private static func pair(
    _ x: ReferenceWritableKeyPath<CALayer, CGFloat>, _ y: ReferenceWritableKeyPath<CALayer, CGFloat>
  ) -> LayerProperty {
    LayerProperty(
      get: { .numbers([Double($0[keyPath: x]), Double($0[keyPath: y])]) },
      set: { layer, value in
        guard let value = value.numbers(2) else { return }
        layer[keyPath: x] = CGFloat(value[0])
        layer[keyPath: y] = CGFloat(value[1])
      })
  }
  private static func rect(_ path: ReferenceWritableKeyPath<CALayer, CGRect>) -> LayerProperty {
    LayerProperty(
      get: { LayerValue($0[keyPath: path]) ?? .other(nil) },
      set: { layer, value in
        guard let value = value.numbers(4)?.map({ CGFloat($0) }) else { return }
        layer[keyPath: path] = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
      })
  }
  private static func color<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> LayerProperty {
    LayerProperty(
      get: { layer in
        let color = (layer as? Layer)?[keyPath: path]?.components ?? [0, 0, 0, 0]
        return .numbers(color.map(Double.init))
      },
      set: { layer, value in
        guard let value = value.numbers(4)?.map({ CGFloat($0) }) else { return }
        (layer as? Layer)?[keyPath: path] =
          UIColor(red: value[0], green: value[1], blue: value[2], alpha: value[3]).cgColor
      })
  }

  private static var all: [String: LayerProperty] {
    [
      "position": pair(\.position.x, \.position.y), "position.x": number(\CALayer.position.x),
      "position.y": number(\CALayer.position.y),
      "anchorPoint": pair(\.anchorPoint.x, \.anchorPoint.y), "zPosition": number(\CALayer.zPosition),
      "anchorPointZ": number(\CALayer.anchorPointZ), "contentsRect": rect(\.contentsRect),
      "bounds": rect(\.bounds),
      "bounds.origin": pair(\.bounds.origin.x, \.bounds.origin.y),
      "bounds.origin.x": number(\CALayer.bounds.origin.x),
      "bounds.origin.y": number(\CALayer.bounds.origin.y),
      "bounds.size": pair(\.bounds.size.width, \.bounds.size.height),
      "bounds.size.width": number(\CALayer.bounds.size.width),
      "bounds.size.height": number(\CALayer.bounds.size.height),
      "opacity": float(\.opacity), "cornerRadius": number(\CALayer.cornerRadius),
      "borderWidth": number(\CALayer.borderWidth), "borderColor": color(\CALayer.borderColor),
      "backgroundColor": color(\CALayer.backgroundColor), "shadowColor": color(\CALayer.shadowColor),
      "shadowOpacity": float(\.shadowOpacity), "shadowRadius": number(\CALayer.shadowRadius),
      "shadowOffset": pair(\.shadowOffset.width, \.shadowOffset.height),
      "strokeStart": number(\CAShapeLayer.strokeStart), "strokeEnd": number(\CAShapeLayer.strokeEnd),
      "lineWidth": number(\CAShapeLayer.lineWidth), "strokeColor": color(\CAShapeLayer.strokeColor),
      "fillColor": color(\CAShapeLayer.fillColor),
      "path": LayerProperty(
        get: { .other(($0 as? CAShapeLayer)?.path) },
        set: { layer, value in
          if case .other(let path as CGPath) = value { (layer as? CAShapeLayer)?.path = path }
        }),
    ]
  }

  /// A part of the transform: a path of Core Animation's, which reads and replaces what the matrix has of it.
  private static func transform(_ keyPath: String) -> LayerProperty? {
    if keyPath == "transform" {
      return LayerProperty(
        get: { .numbers($0.transform.rows.map(Double.init)) },
        set: { layer, value in
          if let value = value.numbers(16) {
            layer.transform = CATransform3D(rows: value.map { CGFloat($0) })
          }
        })
    }
    guard keyPath.hasPrefix("transform."), let part = TransformPart(String(keyPath.dropFirst(10))) else {
      return nil
    }
    return LayerProperty(
      get: { .numbers(part.read($0.transform)) },
      set: { layer, value in
        if let value = value.numbers(part.count) {
          layer.transform = part.written(value, to: layer.transform)
        }
      })
  }
}

/// A part of a transform that has a path of keys: a translation, a scale or a rotation.
struct TransformPart {
  private enum Kind: String { case translation, scale, rotation }
  private let kind: Kind
  /// The axis: x, y or z; nil for all, for a rotation z.
  private let axis: Int?

  init?(_ name: String) {
    let words = name.split(separator: ".")
    guard let kind = words.first.flatMap({ Kind(rawValue: String($0)) }), words.count < 3 else { return nil }
    self.kind = kind
    let axes = ["x", "y", "z"]
    axis = words.count == 2 ? axes.firstIndex(of: String(words[1])) : kind == .rotation ? 2 : nil
    if words.count == 2, axis == nil { return nil }
  }

  /// The number of numbers that it has: a translation without an axis has two.
  var count: Int { axis == nil && kind == .translation ? 2 : 1 }

  private func lengths(_ m: CATransform3D) -> [CGFloat] {
    [
      (m.m11 * m.m11 + m.m12 * m.m12 + m.m13 * m.m13).squareRoot(),
      (m.m21 * m.m21 + m.m22 * m.m22 + m.m23 * m.m23).squareRoot(),
      (m.m31 * m.m31 + m.m32 * m.m32 + m.m33 * m.m33).squareRoot(),
    ]
  }

  func read(_ m: CATransform3D) -> [Double] {
    switch (kind, axis) {
    case (.translation, nil): [Double(m.m41), Double(m.m42)]
    case (.translation, let axis?): [Double([m.m41, m.m42, m.m43][axis])]
    case (.scale, nil):
      [Double(lengths(m).reduce(0, +) / 3)]
    case (.scale, let axis?): [Double(lengths(m)[axis])]
    case (.rotation, 0): [atan2(Double(m.m23), Double(m.m33))]
    case (.rotation, 1): [atan2(Double(-m.m13), Double(m.m33))]
    case (.rotation, _): [atan2(Double(m.m12), Double(m.m11))]
    }
  }

  func written(_ value: [Double], to m: CATransform3D) -> CATransform3D {
    var m = m
    let first = CGFloat(value[0])
    switch (kind, axis) {
    case (.translation, nil): (m.m41, m.m42) = (first, CGFloat(value[1]))
    case (.translation, 0): m.m41 = first
    case (.translation, 1): m.m42 = first
    case (.translation, _): m.m43 = first
    case (.scale, _):
      let now = lengths(m)
      let factors = (0..<3).map { place in
        axis == nil || axis == place ? (now[place] > 0 ? first / now[place] : first) : 1
      }
      m = CATransform3DConcat(CATransform3DMakeScale(factors[0], factors[1], factors[2]), m)
    case (.rotation, _):
      let turn = first - CGFloat(read(m)[0])
      m = CATransform3DConcat(
        CATransform3DMakeRotation(turn, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0), m)
    }
    return m
  }
}
