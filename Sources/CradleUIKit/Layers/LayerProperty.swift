import CradleGeometry

/// A property of a layer that animations read and set.
struct LayerProperty {
  let get: (CALayer) -> LayerValue
  let set: (CALayer, LayerValue) -> Void
  /// Whether a layer's class has the property. A layer of another class may store a custom value under the same name.
  var applies: (CALayer) -> Bool = { _ in true }

  static func named(_ keyPath: String, of layer: CALayer) -> LayerProperty? {
    all[keyPath].flatMap { $0.applies(layer) ? $0 : nil } ?? transform(keyPath)
  }

  private static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>)
    -> LayerProperty
  {
    LayerProperty(
      get: { .numbers([Double(($0 as? Layer)?[keyPath: path] ?? 0)]) },
      set: { layer, value in
        if let value = value.numbers(1) { (layer as? Layer)?[keyPath: path] = CGFloat(value[0]) }
      }, applies: { $0 is Layer })
  }
  private static func float(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> LayerProperty {
    LayerProperty(
      get: { .numbers([Double($0[keyPath: path])]) },
      set: { layer, value in
        if let value = value.numbers(1) { layer[keyPath: path] = Float(value[0]) }
      })
  }
  private static func pair<Layer: CALayer>(
    _ x: ReferenceWritableKeyPath<Layer, CGFloat>, _ y: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> LayerProperty {
    LayerProperty(
      get: {
        guard let layer = $0 as? Layer else { return .other(nil) }
        return .numbers([Double(layer[keyPath: x]), Double(layer[keyPath: y])])
      },
      set: { layer, value in
        guard let value = value.numbers(2), let layer = layer as? Layer else { return }
        layer[keyPath: x] = CGFloat(value[0])
        layer[keyPath: y] = CGFloat(value[1])
      }, applies: { $0 is Layer })
  }
  private static func matrix<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CATransform3D>)
    -> LayerProperty
  {
    LayerProperty(
      get: { layer in
        (layer as? Layer).map { .numbers($0[keyPath: path].rows.map(Double.init)) } ?? .other(nil)
      },
      set: { layer, value in
        if let value = value.numbers(16) {
          (layer as? Layer)?[keyPath: path] = CATransform3D(rows: value.map { CGFloat($0) })
        }
      }, applies: { $0 is Layer })
  }
  /// A property that is no list of numbers: see `LayerValue.other`.
  private static func object<Layer: CALayer, Value>(_ path: ReferenceWritableKeyPath<Layer, Value?>)
    -> LayerProperty
  {
    LayerProperty(
      get: { .other(($0 as? Layer)?[keyPath: path]) },
      set: { layer, value in
        if case .other(let value as Value) = value { (layer as? Layer)?[keyPath: path] = value }
      }, applies: { $0 is Layer })
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
      }, applies: { $0 is Layer })
  }

  private static var all: [String: LayerProperty] {
    [
      "position": pair(\CALayer.position.x, \CALayer.position.y), "position.x": number(\CALayer.position.x),
      "position.y": number(\CALayer.position.y),
      "anchorPoint": pair(\CALayer.anchorPoint.x, \CALayer.anchorPoint.y),
      "zPosition": number(\CALayer.zPosition),
      "anchorPointZ": number(\CALayer.anchorPointZ), "contentsRect": rect(\.contentsRect),
      "bounds": rect(\.bounds),
      "bounds.origin": pair(\CALayer.bounds.origin.x, \CALayer.bounds.origin.y),
      "bounds.origin.x": number(\CALayer.bounds.origin.x),
      "bounds.origin.y": number(\CALayer.bounds.origin.y),
      "bounds.size": pair(\CALayer.bounds.size.width, \CALayer.bounds.size.height),
      "bounds.size.width": number(\CALayer.bounds.size.width),
      "bounds.size.height": number(\CALayer.bounds.size.height),
      "opacity": float(\.opacity), "cornerRadius": number(\CALayer.cornerRadius),
      "borderWidth": number(\CALayer.borderWidth), "borderColor": color(\CALayer.borderColor),
      "backgroundColor": color(\CALayer.backgroundColor), "shadowColor": color(\CALayer.shadowColor),
      "shadowOpacity": float(\.shadowOpacity), "shadowRadius": number(\CALayer.shadowRadius),
      "shadowOffset": pair(\CALayer.shadowOffset.width, \CALayer.shadowOffset.height),
      "strokeStart": number(\CAShapeLayer.strokeStart), "strokeEnd": number(\CAShapeLayer.strokeEnd),
      "lineWidth": number(\CAShapeLayer.lineWidth), "strokeColor": color(\CAShapeLayer.strokeColor),
      "fillColor": color(\CAShapeLayer.fillColor),
      "path": object(\CAShapeLayer.path), "shadowPath": object(\CALayer.shadowPath),
      "contents": LayerProperty(get: { .other($0.contents) }, set: { $0.contents = $1.object }),
      "lineDashPhase": number(\CAShapeLayer.lineDashPhase), "miterLimit": number(\CAShapeLayer.miterLimit),
      "sublayerTransform": matrix(\CALayer.sublayerTransform), "contentsCenter": rect(\.contentsCenter),
      "startPoint": pair(\CAGradientLayer.startPoint.x, \CAGradientLayer.startPoint.y),
      "endPoint": pair(\CAGradientLayer.endPoint.x, \CAGradientLayer.endPoint.y),
      "locations": LayerProperty(
        get: { LayerValue(($0 as? CAGradientLayer)?.locations) ?? .other(nil) },
        set: { layer, value in
          guard case .numbers(let numbers) = value else { return }
          (layer as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: $0) }
        }, applies: { $0 is CAGradientLayer }),
      "colors": LayerProperty(
        get: { LayerValue(($0 as? CAGradientLayer)?.colors) ?? .other(nil) },
        set: { layer, value in
          guard case .numbers(let numbers) = value, numbers.count.isMultiple(of: 4) else { return }
          (layer as? CAGradientLayer)?.colors = stride(from: 0, to: numbers.count, by: 4).compactMap {
            LayerValue.numbers(Array(numbers[$0..<$0 + 4])).value(as: CGColor.self)
          }
        }, applies: { $0 is CAGradientLayer }),
      "fontSize": number(\CATextLayer.fontSize), "foregroundColor": color(\CATextLayer.foregroundColor),
      "instanceTransform": matrix(\CAReplicatorLayer.instanceTransform),
      "instanceColor": color(\CAReplicatorLayer.instanceColor),
    ]
  }

  /// A part of the transform: one of Core Animation's key paths, which reads and replaces that part of the matrix.
  private static func transform(_ keyPath: String) -> LayerProperty? {
    if keyPath == "transform" { return matrix(\CALayer.transform) }
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
