// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The content of a picture: the layers that were rendered into it, from back to front. It draws nothing; the
/// app draws the layers.
public final class CGContext: NSObject {
  /// The picture's extent, in points.
  public let size: CGSize
  /// The rendered layers.
  public fileprivate(set) var layers: [CALayer] = []
  init(_ size: CGSize) { self.size = size }

  /// Does nothing here: a layer's numbers are taken as they are.
  public func saveGState() {}
  /// Does nothing here.
  public func restoreGState() {}
}

/// The contexts that are open on this thread, the last one on top.
private enum Contexts {
  private static let key = "CradleUIKit.CGContext"
  static var stack: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Opens a picture of a size in points; the scale is up to the app's drawing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  Contexts.stack.append(CGContext(size))
}
/// Opens a picture of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// The picture that was opened last; nil for none.
public func UIGraphicsGetCurrentContext() -> CGContext? { Contexts.stack.last }
/// That picture as it is now; nil for none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  Contexts.stack.last.map { UIImage(size: $0.size, layers: $0.layers) }
}
/// Closes the picture that was opened last.
public func UIGraphicsEndImageContext() { if !Contexts.stack.isEmpty { Contexts.stack.removeLast() } }

/// The argument of a renderer's block.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The picture.
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
}

/// Makes pictures by a block.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// Makes pictures of a size, in points.
  public init(size: CGSize) { self.size = size }
  /// Makes pictures of a size, in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// Runs the block; the picture has the layers that it put into the context.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size)
    Contexts.stack.append(context)
    defer { UIGraphicsEndImageContext() }
    actions(UIGraphicsImageRendererContext(context))
    return UIImage(size: size, layers: context.layers)
  }
}

extension CALayer {
  /// Adds the layer with its sublayers to a picture, in their present state.
  public func render(in ctx: CGContext) { ctx.layers.append(still()) }

  /// A copy of the layer and those in it.
  private func still() -> CALayer {
    let copy = CALayer(layer: self)
    (copy.backgroundColor, copy.borderColor, copy.borderWidth) = (backgroundColor, borderColor, borderWidth)
    (copy.isHidden, copy.masksToBounds, copy.name) = (isHidden, masksToBounds, name)
    for layer in sublayers ?? [] { copy.addSublayer(layer.still()) }
    return copy
  }
}

extension UIView {
  /// Adds the view to the open picture; always true here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    UIGraphicsGetCurrentContext().map(layer.render(in:))
    return true
  }
  /// A view of its extent that shows its picture.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIImageView(
      image: UIGraphicsImageRenderer(bounds: bounds).image { self.layer.render(in: $0.cgContext) })
    view.frame = frame
    return view
  }
}
