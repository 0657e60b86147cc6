/// How the picture of a dragged view looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A place to which the picture of a dragged item moves.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture of a dragged item, and where it is lifted or put down.
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the preview with another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
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
