import CradleGeometry

/// How the picture of a view looks that the system shows instead of the view.
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in the view's points; nil for all of it.
  @NSCopying open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's points; nil for that of the picture.
  @NSCopying open var shadowPath: UIBezierPath?
  /// The color behind the picture; nil for none.
  open var backgroundColor: UIColor?

  /// Makes parameters for the whole view.
  public override init() {}
  /// Makes parameters for the rectangles of the lines of a text, in the view's points.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = textLineRects.isEmpty ? nil : path
  }
}

/// A place to which a picture moves.
open class UIPreviewTarget: NSObject {
  /// The view in which the place is.
  public let container: UIView
  /// The place of the picture's centre, in the container's points.
  public let center: CGPoint
  /// The transform of the picture there.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    precondition(
      center.x.isFinite && center.y.isFinite,
      "UIPreviewTarget.init(container:center:): the center must be finite, not \(center)")
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A view whose picture the system shows, and the place to which the picture belongs.
open class UITargetedPreview: NSObject {
  /// The view whose picture is shown.
  public let view: UIView
  /// The look of the picture.
  public let parameters: UIPreviewParameters
  /// The place of the picture.
  public let target: UIPreviewTarget
  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }

  /// Makes a preview of a view, which need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }
  /// Makes a preview of a view in its own place; a view without a superview traps.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    target = UIPreviewTarget(
      container: Self.container(of: view), center: view.center, transform: view.transform)
  }
  /// Makes a preview of a view in its own place with the default look; a view without a superview traps.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  private static func container(of view: UIView) -> UIView {
    guard let container = view.superview else {
      preconditionFailure(
        "UITargetedPreview: the view has no superview, and so no place; pass a target, or a view in a window")
    }
    return container
  }
  /// Returns the preview with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// How the picture of a dragged view looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A place to which the picture of a dragged item moves.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture of a dragged item, and where it is lifted or put down.
open class UITargetedDragPreview: UITargetedPreview {
  /// Makes a preview of a view for a place.
  public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
    super.init(view: view, parameters: parameters, target: target)
  }
  /// Makes a preview of a view in its own place; a view without a superview traps.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    super.init(view: view, parameters: parameters)
  }
  /// Makes a preview of a view in its own place with the default look; a view without a superview traps.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
  private init(_ other: UITargetedPreview, _ target: UIPreviewTarget) {
    super.init(view: other.view, parameters: other.parameters, target: target)
  }
  /// Returns the preview with another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(self, newTarget)
  }
}

/// The picture that follows the finger.
open class UIDragPreview: NSObject {
  /// The view whose picture it is.
  public let view: UIView
  /// The look of the picture.
  public let parameters: UIDragPreviewParameters
  /// Makes a picture of a view, which need not be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }
  /// Makes a picture of a view with the default look.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}
