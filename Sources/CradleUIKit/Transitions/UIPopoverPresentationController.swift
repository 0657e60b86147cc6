/// The sides at which a popover may have its arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The calls of a popover. All methods have defaults.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown. The default does nothing.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
}

/// The anchor of a popover. Controllers presented as popovers fill the window here, without an arrow.
open class UIPopoverPresentationController: UIPresentationController {
  override var fades: Bool { true }
  /// The view that it points at; nil for none.
  open weak var sourceView: UIView?
  /// The rectangle that it points at, in that view's points.
  open var sourceRect = CGRect.null
  /// The item of a bar that it points at; nil for none.
  open weak var barButtonItem: UIBarButtonItem?
  /// The sides at which it may have its arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side at which it has its arrow: none here.
  open var arrowDirection: UIPopoverArrowDirection { [] }
  /// The colour behind the content; nil for the default.
  open var backgroundColor: UIColor?
  /// The views that touches reach while it is shown.
  open var passthroughViews: [UIView]?
  /// The insets from the window's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether it may cover the view or item that it points at.
  open var canOverlapSourceViewRect = false
}

extension UIViewController {
  /// The popover's presentation controller, made on first use; nil for any other style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let existing = presentation.popover { return existing }
    let controller = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    controller.retainsPresented = false
    presentation.popover = controller
    return controller
  }
}
