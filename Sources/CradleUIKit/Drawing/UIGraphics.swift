// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The contexts that are open on this thread, the last one on top.
private enum Contexts {
  private static let key = "CradleUIKit.CGContext"
  static var stack: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Begins an image with a size in points. Opacity and scale are ignored.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  Contexts.stack.append(CGContext(size))
}
/// Begins an image with a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Returns the context of the image begun last; nil for none.
public func UIGraphicsGetCurrentContext() -> CGContext? { Contexts.stack.last }
/// Makes a context the present one, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { Contexts.stack.append(context) }
/// Ends the present context, and makes the one before it the present one.
public func UIGraphicsPopContext() { UIGraphicsEndImageContext() }
/// Returns an image of everything drawn so far in the present context; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { Contexts.stack.last.map(UIImage.init) }
/// Ends the image context that was begun last. Does nothing without one.
public func UIGraphicsEndImageContext() { if !Contexts.stack.isEmpty { Contexts.stack.removeLast() } }
/// Fills a rectangle in the present context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws a line of a point within a rectangle in the present context.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.without(borders: 0.5, 0.5), width: 1)
}
/// Clips later drawing into the present context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// The options of an image renderer. There are no pixels here.
open class UIGraphicsRendererFormat: NSObject {
  /// Makes the default.
  public required override init() { super.init() }
  /// The default options.
  public class func `default`() -> Self { self.init() }
  /// The options for the main screen.
  public class func preferred() -> Self { self.init() }
}

/// The options of an image renderer. There are no pixels here.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels for a point.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether the image is opaque.
  open var opaque = false
}

/// The argument of an image renderer's block.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw into.
  public let cgContext: CGContext
  /// The renderer's options.
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }
  /// Returns an image of everything drawn so far.
  public var currentImage: UIImage { UIImage(cgContext) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with a mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a line of a point within a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.without(borders: 0.5, 0.5), width: 1) }
  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by running a block.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The options.
  public let format: UIGraphicsImageRendererFormat
  /// Makes a renderer for images with a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }
  /// Makes a renderer for images with a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Makes a renderer for images with a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Makes a renderer for images with a rectangle in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  /// Runs the block, and returns an image of everything that it drew.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds.size)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(context, format))
    return UIImage(context)
  }
}

extension UIImage {
  /// Makes an image of the commands that a context recorded.
  convenience init(_ context: CGContext) {
    self.init(size: context.size, layers: context.layers, drawings: context.drawings)
  }
  /// Draws the image over a rectangle of the present context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image at a point of the present context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image at a point of the present context, with a mode and an opacity, 0 … 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image over a rectangle of the present context, with a mode and an opacity, 0 … 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.add(.image(self, rect))
    context.restoreGState()
  }
}

extension NSAttributedString {
  /// Draws the text in a rectangle of the present context.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.add(.text(self, rect)) }
  /// Draws the text at a point of the present context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
  /// Draws the text in a rectangle of the present context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    draw(in: rect)
  }
}

extension String {
  /// Draws the text in a rectangle of the present context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  /// Draws the text at a point of the present context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  /// Draws the text in a rectangle of the present context. The options and the context have no effect: the app's drawing
  /// breaks the lines.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

extension NSString {
  /// Draws the text in a rectangle of the present context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }
  /// Draws the text at a point of the present context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }
  /// Draws the text in a rectangle of the present context. The options and the context have no effect: the app's drawing
  /// breaks the lines.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}
