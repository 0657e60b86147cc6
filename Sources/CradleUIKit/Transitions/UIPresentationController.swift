import CradleGeometry

/// Places a presented view within its container, and adds others to it, such as a dimming view.
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is presented. Traps for a sheet or popover whose controller was
  /// released without a presentation.
  public var presentedViewController: UIViewController {
    guard let presentedController else {
      preconditionFailure(
        "UIPresentationController.presentedViewController: the controller is gone, and was never presented; keep it"
      )
    }
    return presentedController
  }
  private weak var presentedController: UIViewController?
  private var retained: UIViewController?
  /// Whether it retains that controller; false until the presentation if the controller has
  /// made it, and retains it.
  var retainsPresented = true { didSet { retained = retainsPresented ? presentedController : nil } }
  /// The controller that presents it: before the presentation the one of the initialiser.
  public var presentingViewController: UIViewController {
    presentedViewController.presentation.presenting ?? initialPresenter ?? presentedViewController
  }
  private weak var initialPresenter: UIViewController?
  /// The view that contains the presentation; nil before it begins. It stays set after the end.
  open internal(set) var containerView: UIView?
  /// The object that is called when the user dismisses the presentation, which a sheet allows; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes the presentation controller of a presented and a presenting controller; nil stands for the presented
  /// controller's own presenting controller.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    (presentedController, retained) = (presentedViewController, presentedViewController)
    initialPresenter = presentingViewController ?? presentedViewController.presentingViewController
  }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// How it is presented in a narrow window: the same way.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// The view that is animated; the default is the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of that view after the presentation, in the container's points; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the window; has no effect here. The default is true.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller disappears behind the presentation, and appears again after the dismissal; its
  /// view stays in the window here. The default is false. In the styles `fullScreen` and `currentContext` it always
  /// does.
  open var shouldRemovePresentersView: Bool { false }
  var hidesPresenter: Bool {
    shouldRemovePresentersView || presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
  /// Whether the presented view fades in, whatever its style of transition.
  var fades: Bool { presentedViewController.fades }
  /// Whether it slides in from below by default.
  var slides: Bool { presentedViewController.modalTransitionStyle == .coverVertical && !fades }
  /// Returns the default animator of the presentation or of the dismissal.
  func transition(isPresentation: Bool, isAnimated: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalTransition(of: self, isPresentation: isPresentation, isAnimated: isAnimated)
  }
  /// The interaction of a dismissal that the user begins; nil for none.
  var userInteraction: (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Called before a transition begins, and before the app is notified.
  func willRun(_ transition: ControllerTransition, isPresentation: Bool) {}
  /// Called after a transition, and before the app is notified.
  func didRun(isPresentation: Bool, isDone: Bool) {}
  /// Ends the return from a dismissal that the user has cancelled.
  func returnFromCancelledDismissal() {}
  /// Ends the interaction of the user's dismissal, because the app dismisses the controller, too.
  func hastenDismissal() {}
  /// Called after the container laid out its subviews, and after the app is notified.
  func containerDidLayOut() {}
  /// Returns whether a touch on a view of the container, at one of its points, goes on to the views behind it.
  func passesTouch(to view: UIView?, at point: CGPoint) -> Bool { false }
  /// The traits of the presented controller in place of its own; nil for its own. They have no effect here.
  open var overrideTraitCollection: UITraitCollection?
  /// Called before the presentation. The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation, or after it was cancelled. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, or after it was cancelled. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews. The default does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the container's size changes with the window's, with the coordinator of the change. The default calls
  /// the presented controller's method; an override calls `super`.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
  /// The app calls it before the traits change. The default does nothing.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The preferred size in points: the presented controller's.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called after the presented controller has another `preferredContentSize`. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called after constraints changed the size of a contained controller; never called here. The default does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size in points of a controller that it contains; the default is the controller's preferred
  /// size, or if that is zero the parent's. Never called here.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  { container.preferredContentSize == .zero ? parentSize : container.preferredContentSize }
}

/// A container of content with a size.
public protocol UIContentContainer: AnyObject {
  /// The preferred size in points.
  var preferredContentSize: CGSize { get }
  /// Called after a contained controller requests another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called after constraints changed the size of a contained controller.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size in points of a contained controller.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  )
    -> CGSize
  /// Called before its size changes, with the coordinator of the change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
  /// Reports another preferred size to the parent, and to the presentation.
  func followPreferredSize(_ former: CGSize) {
    guard preferredContentSize != former else { return }
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}

/// The container of a presentation, which notifies its controller of layouts.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
    presentation?.containerDidLayOut()
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return presentation?.passesTouch(to: view, at: point) == true ? nil : view
  }
}

/// The calls when the user dismisses a presentation, which is a sheet: not those when the app does.
public protocol UIAdaptivePresentationControllerDelegate: OptionalMethods {
  /// Returns how a controller is presented in a narrow window. Called for popovers in a width that is not regular:
  /// `none` lets them float there, too. The default returns the style of the presentation.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns how a controller is presented in a window with traits; called instead of the method above, which the default
  /// calls.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns whether the user may dismiss it. Called when a finger first pulls it below its lowest detent or
  /// its release would carry it there, and for a tap beside it, unless `isModalInPresentation` forbids the
  /// dismissal. The default returns true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses it, also if the finger then returns it. The default does nothing.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user dismissed it. The default does nothing.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a release or a tap that would have dismissed it, if it may not be dismissed.
  /// The default does nothing.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The style of the presentation.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  {
    controller.presentationStyle
  }
  /// The result of the method above.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
