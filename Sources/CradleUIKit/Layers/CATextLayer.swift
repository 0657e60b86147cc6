// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A layer with a text, which the app draws.
open class CATextLayer: CALayer {
  /// The text: a string, with attributes or without; nil for none.
  open var string: Any?
  /// The font: a `UIFont` or its name.
  open var font: Any?
  /// The font's size in points.
  open var fontSize: CGFloat = 36
  /// The text's colour.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether lines break at the bounds.
  open var isWrapped = false
  /// The alignment.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// How a text that is too long ends.
  open var truncationMode = CATextLayerTruncationMode.none

  override class var kind: CALayer.Type { CATextLayer.self }
  override func take(from layer: CALayer) {
    super.take(from: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, isWrapped, foregroundColor) = (layer.string, layer.isWrapped, layer.foregroundColor)
    (font, fontSize) = (layer.font, layer.fontSize)
    (alignmentMode, truncationMode) = (layer.alignmentMode, layer.truncationMode)
  }
}

/// The alignment of a layer's text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the language's direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Over the whole width.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How a layer's text that is too long ends.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the edge.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// With an ellipsis at the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// With an ellipsis at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// With an ellipsis in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
