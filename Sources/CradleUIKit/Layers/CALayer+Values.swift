import CradleGeometry

/// Draws and lays out a layer. All methods have defaults. The delegate of a view's layer is nil unless the
/// app sets one.
public protocol CALayerDelegate: AnyObject {
  /// Called by the app's drawing instead of the layer's own drawing. The default does nothing.
  func display(_ layer: CALayer)
  /// Called by the app's drawing to draw into a context. The default does nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called to place sublayers. The default does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action of a property's change; they have no effect here. The default returns nil.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  // MARK: Values by name

  /// The value of an animatable property, or a custom value that was set under a name; nil for any other name.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// The value of an animatable property, or a custom value that was set under a name; nil for any other name.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard LayerProperty.named(keyPath, of: self) != nil else {
      let custom = stored(keyPath)
      return (custom as? LayerValue).map { $0.value(as: NSNumber.self) ?? $0.value(as: NSValue.self) }
        ?? custom
    }
    switch keyPath {
    case "position": return NSValue(cgPoint: position)
    case "bounds": return NSValue(cgRect: bounds)
    case "bounds.size": return NSValue(cgSize: bounds.size)
    case "shadowOffset": return NSValue(cgSize: shadowOffset)
    case "transform": return NSValue(caTransform3D: transform)
    case "path": return (self as? CAShapeLayer)?.path
    case "colors": return (self as? CAGradientLayer)?.colors
    case "locations": return (self as? CAGradientLayer)?.locations
    case "sublayerTransform": return NSValue(caTransform3D: sublayerTransform)
    case "contentsRect": return NSValue(cgRect: contentsRect)
    case "contentsCenter": return NSValue(cgRect: contentsCenter)
    case "backgroundColor": return backgroundColor
    case "borderColor": return borderColor
    case "shadowColor": return shadowColor
    case "strokeColor": return (self as? CAShapeLayer)?.strokeColor
    case "fillColor": return (self as? CAShapeLayer)?.fillColor
    default: break
    }
    switch LayerValue(of: self, keyPath) {
    case .numbers(let numbers) where numbers.count == 1: return NSNumber(value: numbers[0])
    case .numbers(let numbers) where numbers.count == 2:
      return NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
    case .other(let value): return value
    default: return nil
    }
  }
  /// Sets an animatable property, or stores a custom value under a name.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  /// Sets an animatable property, or stores a custom value under a name.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard LayerProperty.named(keyPath, of: self) != nil else { return customValues[keyPath] = value }
    LayerValue(value)?.set(keyPath, of: self)
  }

  // MARK: Tree and coordinates

  /// Inserts a layer directly in front of a sublayer; in front of all if that layer is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, 1)
  }
  /// Inserts a layer directly behind a sublayer; behind all if that layer is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, 0)
  }
  private func insert(_ layer: CALayer, beside sibling: CALayer?, _ step: Int) {
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { sublayers?.index(of: $0) }
    insertSublayer(layer, at: UInt32(index.map { $0 + step } ?? (step == 1 ? sublayers?.count ?? 0 : 0)))
  }
  /// Puts a layer in the place of a sublayer; does nothing if that layer is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }
  private func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let transformed = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(affineTransform())
    return CGPoint(x: transformed.x + position.x, y: transformed.y + position.y)
  }
  func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(
      affineTransform().inverted())
    return CGPoint(x: anchor.x + moved.x, y: anchor.y + moved.y)
  }
  private var ancestors: [CALayer] {
    var (all, layer): ([CALayer], CALayer?) = ([], self)
    while let each = layer {
      all.append(each)
      layer = each.superlayer
    }
    return all
  }
  /// Converts a point to another layer of its tree; nil stands for the topmost one's superlayer. By affine transforms.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let top = ancestors.reduce(p) { $1.toSuperlayer($0) }
    return l.map { $0.ancestors.reversed().reduce(top) { $1.fromSuperlayer($0) } } ?? top
  }
  /// Converts a point from another layer of its tree, by affine transforms; nil stands for the topmost layer's
  /// superlayer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let top = l.map { $0.ancestors.reduce(p) { $1.toSuperlayer($0) } } ?? p
    return ancestors.reversed().reduce(top) { $1.fromSuperlayer($0) }
  }
  /// Converts a rectangle to another layer of its tree: the box around it.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }
  /// Converts a rectangle from another layer of its tree: the box around it.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }
  /// Does nothing here: the app draws every frame.
  public func setNeedsDisplay(_ r: CGRect) {}
  /// Does nothing here: the app draws every frame.
  public func displayIfNeeded() {}
}

/// The filter that scales a layer's image; the app draws it.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear interpolation.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation, also between smaller images (mipmaps).
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
