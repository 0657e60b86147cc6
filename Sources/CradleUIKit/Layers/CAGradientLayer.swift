// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A layer with a gradient, which the app draws.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// The position of each colour, 0 … 1.
  open var locations: [NSNumber]?
  /// The direction in which the colours change.
  open var type = CAGradientLayerType.axial
  /// The position of the first colour, 0 … 1 of the sides.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, 0 … 1 of the sides.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  override class var kind: CALayer.Type { CAGradientLayer.self }
  override func take(from layer: CALayer) {
    super.take(from: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }
}

/// The direction in which the colours of a gradient change.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, over an ellipse whose corner is the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
