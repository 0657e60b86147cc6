import CradleGeometry

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
  /// Returns whether a tap beside the popover may dismiss it; the default returns true. UIKit calls it no more;
  /// `presentationControllerShouldDismiss(_:)` is called first.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a tap beside the popover dismissed it. The default does nothing.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  {}
  /// True.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Presents a controller as a popover, which points with an arrow at a view or an item of a bar. In a regular width it
/// floats beside that, as large as the controller's `preferredContentSize`; in any other width it does so only if the
/// delegate returns `none` from `adaptivePresentationStyle(for:)`, and otherwise fills the window, without an arrow.
///
/// A tap beside a floating popover dismisses it, unless the controller's `isModalInPresentation` or the delegate forbids that.
open class UIPopoverPresentationController: UIPresentationController {
  override var fades: Bool { true }
  /// The view that it points at; nil for none.
  open weak var sourceView: UIView? { didSet { arrange() } }
  /// The rectangle that it points at, in that view's points; null, the default, for the view's bounds.
  open var sourceRect = CGRect.null { didSet { arrange() } }
  /// The item of a bar that it points at; nil for none.
  open weak var barButtonItem: UIBarButtonItem? { didSet { arrange() } }
  /// The sides at which it may have its arrow: the arrow points up if it is below the view. Empty for a popover without an
  /// arrow, over the middle of the view.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { arrange() } }
  /// The side at which it has its arrow; empty for none, and before it is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = []
  /// The colour behind the content; nil for the default.
  open var backgroundColor: UIColor? { didSet { arrange() } }
  /// The views that touches reach while it is shown, instead of dismissing it.
  open var passthroughViews: [UIView]?
  /// The least distances from the edges of the window's safe area, in points. A number that is not finite traps.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet {
      popoverLayoutMargins.checkFinite(of: self, "popoverLayoutMargins")
      arrange()
    }
  }
  /// Whether it may cover the view or item that it points at.
  open var canOverlapSourceViewRect = false { didSet { arrange() } }

  private let card = PopoverCard()
  private let outside = UIControl()
  /// Whether it floats, which is decided when it is shown.
  private lazy var floats = wantsToFloat

  /// Makes the presentation controller of a popover; see the superclass.
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    outside.addAction(UIAction { [weak self] _ in self?.dismissByTap() }, for: .touchUpInside)
  }

  private var wantsToFloat: Bool {
    let traits = presentingViewController.traitCollection
    if traits.horizontalSizeClass == .regular { return true }
    return delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      == UIModalPresentationStyle.none
  }

  // MARK: Place

  /// The view that is animated: a floating popover's card, which holds the controller's view.
  open override var presentedView: UIView? {
    guard containerView != nil, floats, let view = presentedViewController.view else {
      return super.presentedView
    }
    // An animator of the app may show the controller's own view.
    if view.window != nil, !card.holds(view) { return view }
    card.hold(view)
    return card
  }
  /// The frame of that view, in the container's points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    floats
      ? place?.frame ?? super.frameOfPresentedViewInContainerView : super.frameOfPresentedViewInContainerView
  }
  /// The size in points: the controller's preferred one, or that of the controller at the top of a navigation.
  open override var preferredContentSize: CGSize {
    let size = presentedViewController.preferredContentSize
    guard size == .zero, let navigation = presentedViewController as? UINavigationController else {
      return size
    }
    return navigation.topViewController?.preferredContentSize ?? size
  }
  /// The documented default of a popover's content, in points; it is cut to the window.
  private static let standardSize = CGSize(width: 320, height: 1100)

  private var place: PopoverPlace? {
    guard let containerView else { return nil }
    let (preferred, standard) = (preferredContentSize, Self.standardSize)
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : standard.width,
      height: preferred.height > 0 ? preferred.height : standard.height)
    let root = containerView.root
    let area = containerView.bounds.inset(by: root.safeAreaInsets.adding(popoverLayoutMargins))
    let source = sourceView ?? barButtonItem?.view
    let rect = sourceView == nil || sourceRect.isNull ? source?.bounds : sourceRect
    let target = source.flatMap { view in rect.map { view.convert($0, to: containerView) } }
    return PopoverPlace(
      content: size, at: target ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0), in: area,
      permitted: source == nil ? [] : permittedArrowDirections, overlaps: canOverlapSourceViewRect)
  }
  /// Takes the place again after a change.
  private func arrange() {
    guard let containerView, card.superview === containerView, let place else { return }
    arrowDirection = place.direction
    card.move(to: place, backgroundColor ?? .systemBackground)
  }
  override func containerDidLayOut() { if containerView != nil, floats { arrange() } }
  /// Gives the popover its new size.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { arrange() }

  // MARK: Touches

  override func passesTouch(to view: UIView?, at point: CGPoint) -> Bool {
    guard view === outside || view === containerView, let containerView else { return false }
    return (passthroughViews ?? []).contains {
      $0.window != nil && $0.point(inside: $0.convert(point, from: containerView), with: nil)
    }
  }
  private func dismissByTap() {
    let presented = presentedViewController
    guard presented.presentation.phase == .presented, presented.presentation.presented == nil else { return }
    let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true,
      popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    // The app may have dismissed it in these calls.
    guard presented.presentation.phase == .presented else { return }
    presented.presentation.presenting?.dismissPresented(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }
  override func willRun(_ transition: ControllerTransition, isPresentation: Bool) {
    guard isPresentation, floats, let containerView else { return }
    containerView.addFilling(outside)
    containerView.sendSubviewToBack(outside)
    guard let place else { return }
    arrowDirection = place.direction
    card.move(to: place, backgroundColor ?? .systemBackground)
  }
  override func didRun(isPresentation: Bool, isDone: Bool) {
    guard isPresentation != isDone, let view = presentedViewController.viewIfLoaded else { return }
    card.release(view)
  }
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
