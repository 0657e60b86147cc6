import CradleGeometry

/// The appearance of a preview, which the app draws.
open class UIPreviewParameters: NSObject, NSCopying {
  /// The visible part of the view, in its points; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's points; nil for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; nil for the system's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  /// Makes the usual appearance.
  public override init() { super.init() }
  /// Makes the appearance of lines of text, each a rectangle in the view's points in an `NSValue`.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    if !textLineRects.isEmpty { visiblePath = path }
  }
  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
    return copy
  }
}

/// The place of a preview.
open class UIPreviewTarget: NSObject {
  /// The view in which the preview is.
  public let container: UIView
  /// The preview's centre, in the container's points.
  public let center: CGPoint
  /// The preview's transform.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    precondition(
      center.x.isFinite && center.y.isFinite,
      "UIPreviewTarget.init(container:center:): the center must be finite, not \(center)")
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A view that is shown apart from the others, and where it comes from or goes to, such as a dragged one
/// (`UITargetedDragPreview`). Menus are cards in the middle of the window here, and do not show it.
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The appearance.
  public let parameters: UIPreviewParameters
  /// The place.
  public let target: UIPreviewTarget
  /// The view's size in points.
  open var size: CGSize { view.bounds.size }

  /// Makes a preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// Makes a preview of a view at its place; a view without a superview traps.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    guard let superview = view.superview else {
      preconditionFailure("UITargetedPreview: the view has no superview; give a UIPreviewTarget")
    }
    let target = UIPreviewTarget(container: superview, center: view.center, transform: view.transform)
    self.init(view: view, parameters: parameters, target: target)
  }
  /// Returns the preview with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
