// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The content of an image: the layers that were rendered into it, from back to front. The app draws the layers.
public final class CGContext: NSObject {
  /// The size of the image in points.
  public let size: CGSize
  /// The rendered layers, from back to front.
  public fileprivate(set) var layers: [CALayer] = []
  init(_ size: CGSize) { self.size = size }

  /// Does nothing: a layer's values are taken as they are.
  public func saveGState() {}
  /// Does nothing.
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
/// Returns the image begun last, with the layers rendered so far; nil for none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  Contexts.stack.last.map { UIImage(size: $0.size, layers: $0.layers) }
}
/// Ends the image begun last. Does nothing if there is none.
public func UIGraphicsEndImageContext() { if !Contexts.stack.isEmpty { Contexts.stack.removeLast() } }

/// The argument of an image renderer's block.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context to render into.
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
}

/// Makes images by running a block.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// Makes a renderer for images with a size in points.
  public init(size: CGSize) { self.size = size }
  /// Makes a renderer for images with a size in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// Runs the block, and returns an image with the layers that it rendered into the context.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size)
    Contexts.stack.append(context)
    defer { UIGraphicsEndImageContext() }
    actions(UIGraphicsImageRendererContext(context))
    return UIImage(size: size, layers: context.layers)
  }
}

extension CALayer {
  /// Adds a copy of the layer and its sublayers, in their present state, to an image.
  public func render(in ctx: CGContext) { ctx.layers.append(still()) }

  /// Returns a copy of the layer and its sublayers.
  private func still() -> CALayer {
    let copy = duplicate()
    for layer in sublayers ?? [] { copy.addSublayer(layer.still()) }
    return copy
  }
}

extension UIView {
  /// Adds the view to the image begun last. Returns true.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    UIGraphicsGetCurrentContext().map(layer.render(in:))
    return true
  }
  /// Returns a view with an image of a part of this view, given in its points. The insets, which say how it stretches, are ignored.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let part = UIView(frame: CGRect(origin: .zero, size: rect.size))
    part.clipsToBounds = true
    whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    part.addSubview(whole)
    return part
  }
}
