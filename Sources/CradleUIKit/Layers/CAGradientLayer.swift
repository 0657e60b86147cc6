/// A layer with a gradient, which the app draws.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// The position of each colour, 0 … 1.
  open var locations: [NSNumber]?
  /// The position of the first colour, 0 … 1 of the sides.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, 0 … 1 of the sides.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  override class var kind: CALayer.Type { CAGradientLayer.self }
  override func take(from layer: CALayer) {
    super.take(from: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations) = (layer.colors, layer.locations)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }
}
