/// An image: a size, and a name by which the app's drawing finds the pixels.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The size in points.
  public let size: CGSize
  /// The name by which the app's drawing finds the image; nil for none.
  public let name: String?
  /// Ours: the layers of an image that was rendered from them, from back to front.
  public let layers: [CALayer]
  /// Ours: the commands that were drawn into an image after its layers, from back to front.
  public let drawings: [CGContext.Drawing]
  /// Whether the app draws the image in its own colours, or in the tint colour with the image's opacity.
  public enum RenderingMode: Int, Sendable {
    /// Chosen by the view that shows it.
    case automatic
    /// Drawn in its own colours.
    case alwaysOriginal
    /// Drawn in the tint colour, with the image's opacity.
    case alwaysTemplate
  }
  /// Whether the app draws the image in its own colours, or in the tint colour with the image's opacity.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The colour that replaces the view's tint colour; nil if none does.
  public private(set) var tint: UIColor?
  /// How the part between the caps fills a larger size.
  public enum ResizingMode: Int, Sendable {
    /// Repeats the inner part.
    case tile
    /// Stretches the inner part.
    case stretch
  }
  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Turned by 180°.
    case down
    /// Turned to the left by 90°.
    case left
    /// Turned to the right by 90°.
    case right
    /// Upright, mirrored.
    case upMirrored
    /// Turned by 180°, mirrored.
    case downMirrored
    /// Turned to the left by 90°, mirrored.
    case leftMirrored
    /// Turned to the right by 90°, mirrored.
    case rightMirrored
  }
  /// The images that an animated image shows one after another; nil for a still one.
  public internal(set) var images: [UIImage]?
  /// The duration of one cycle of an animated image, in seconds; 0 for a still one.
  public internal(set) var duration: TimeInterval = 0
  /// Ours: the bytes that the image was made of; nil for none.
  public internal(set) var data: Data?
  /// The widths of the caps, the edges that do not stretch, in points.
  public private(set) var capInsets = UIEdgeInsets.zero
  /// How the part between the caps fills a larger size; the app draws it.
  public private(set) var resizingMode = ResizingMode.tile
  /// The orientation of the image; the app draws it.
  public private(set) var imageOrientation = Orientation.up
  /// The number of pixels per point.
  public var scale: CGFloat { 1 }
  /// Returns the image with caps that do not stretch, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile)
    -> UIImage
  {
    copied { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  /// Returns the image with caps that do not stretch, in points. The one point between them stretches.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
        right: max(0, size.width - CGFloat(leftCapWidth) - 1)),
      resizingMode: .stretch)
  }
  /// Makes an image that shows a `CGImage` in an orientation; the scale is ignored.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(copying: cgImage.image)
    imageOrientation = orientation
  }
  /// The image as the content of a layer; the app draws it.
  public var cgImage: CGImage? { CGImage(image: self) }

  /// Returns a changed copy; the images of an animated one are changed, too.
  func copied(_ change: (UIImage) -> Void) -> UIImage {
    let copy = UIImage(copying: self)
    (copy.images, copy.duration) = (images?.map { $0.copied(change) }, duration)
    change(copy)
    return copy
  }
  /// Copies an image; the copy of an animated one is still.
  private init(copying other: UIImage) {
    (size, name, layers, drawings) = (other.size, other.name, other.layers, other.drawings)
    data = other.data
    (capInsets, resizingMode, imageOrientation) = (
      other.capInsets, other.resizingMode, other.imageOrientation
    )
    (renderingMode, tint) = (other.renderingMode, other.tint)
  }
  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copied { $0.renderingMode = renderingMode }
  }
  /// Returns the image with a colour that replaces the view's tint colour.
  public func withTintColor(_ color: UIColor) -> UIImage { copied { $0.tint = color } }
  /// Returns the image with a colour that replaces the view's tint colour, and another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copied { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }
  /// How a symbol is drawn; the app draws it.
  open class Configuration: NSObject, @unchecked Sendable {}
  /// A symbol's size and weight; the app draws it.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of a symbol beside text.
    public let scale: SymbolScale
    /// The size of the text beside it, in points; 0 for the default.
    public let pointSize: CGFloat
    /// Makes a configuration for text of a size in points. The weight has no effect.
    public init(
      pointSize: CGFloat = 0, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) { (self.pointSize, self.scale) = (pointSize, scale) }
    /// Makes a configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }
    /// Makes a configuration for the preferred font of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    /// Makes a configuration for a font's size.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
  }
  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The system's default.
    case `default` = -1
    /// No scale of its own.
    case unspecified
    /// From the smallest to the largest.
    case small, medium, large
  }
  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// No weight of its own.
    case unspecified
    /// From the thinnest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// Makes the image of a symbol, with its name and a size of zero. Never returns nil: names are not checked.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(size: .zero, name: name)
  }
  /// Returns the image itself: the app draws symbols.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// Makes an image that shows a `CGImage`, at its size.
  public convenience init(cgImage: CGImage) { self.init(copying: cgImage.image) }
  /// Makes an image with a name in a bundle, and a size of zero; bundle and traits are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(size: .zero, name: name) }

  /// Makes an image with a name and a size of zero. Never returns nil: names are not checked.
  public convenience init?(named name: String) { self.init(size: .zero, name: name) }
  /// Makes the image of a symbol, with its name and a size of zero. Never returns nil: names are not checked.
  public convenience init?(systemName name: String) { self.init(size: .zero, name: name) }
  /// Makes the image of an `#imageLiteral`, with its name and a size of zero.
  public required convenience init(imageLiteralResourceName path: String) {
    self.init(size: .zero, name: path)
  }
  /// Makes an image of zero size without a name.
  public convenience override init() { self.init(size: .zero) }
  /// Ours: makes an image with a size in points and a name.
  public init(size: CGSize, name: String? = nil) {
    (self.size, self.name, layers, drawings) = (size, name, [], [])
  }
  /// The commands that an image context recorded.
  init(size: CGSize, layers: [CALayer], drawings: [CGContext.Drawing]) {
    (self.size, name, self.layers, self.drawings) = (size, nil, layers, drawings)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
/// The default type of an `#imageLiteral`; the compiler looks for this name.
public typealias _ImageLiteralType = UIImage
