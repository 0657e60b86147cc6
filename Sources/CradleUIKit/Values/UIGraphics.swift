// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a picture is made of: the layers that were put into it, from back to front. It draws nothing; who draws a picture
/// draws them.
public final class CGContext: NSObject {
  /// The picture's extent, in points.
  public let size: CGSize
  /// What was put into it.
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

/// Opens a picture of a size in points; its scale is the hook's matter.
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

/// What a renderer's block is given.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The picture.
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
}

/// Makes pictures of what a block puts into them.
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
  /// Puts the layer, with those in it, into a picture as it is now.
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
  /// Puts the view into the picture that is open; true, as it always can.
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
