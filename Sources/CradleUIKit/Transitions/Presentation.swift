/// How a presented controller is shown. All but `custom` fill the window here; sheets and popovers have no room of their own.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen.
  case fullScreen
  /// On a page, which covers most of the screen.
  case pageSheet
  /// On a smaller form in the middle.
  case formSheet
  /// Over the controller that defines the context.
  case currentContext
  /// Placed by the app's presentation controller.
  case custom
  /// Over the whole screen; the presenting view stays visible behind it.
  case overFullScreen
  /// Over the controller that defines the context, whose view stays visible behind it.
  case overCurrentContext
  /// In a popover.
  case popover
  /// Not shown otherwise; chosen by the system.
  case none = -1
  case automatic = -2
}

/// The transition of a presented controller. Every one fades in here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides in from below.
  case coverVertical
  /// Flips about a vertical axis.
  case flipHorizontal
  /// Fades in.
  case crossDissolve
  /// Curls a corner of the presenting view.
  case partialCurl
}

/// The controller that a controller presents, and the one that presents it.
struct Presentation {
  /// The presentation of a presented controller.
  enum Phase { case none, comes, stays, goes }
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var delegate: (any UIViewControllerTransitioningDelegate)?
  var controller: UIPresentationController?
  var container: PresentationContainer?
  var popover: UIPopoverPresentationController?
  /// The change of controllers that is under way.
  var transition: ControllerTransition?
  var phase = Phase.none
}

extension UIViewController {
  /// The controller that this one presents; nil for none.
  public var presentedViewController: UIViewController? { presentation.presented }
  /// The controller that presents this one or one of its parents; nil for none.
  public var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }
  /// The presentation controller that places its view; nil if it is not presented.
  public var presentationController: UIPresentationController? {
    presentation.controller ?? parent?.presentationController
  }
  /// The change of controllers that it, one of its parents or the one that it presents takes part in; nil for none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? presentation.transition ?? presentation.presented?.presentation.transition
      ?? parent?.transitionCoordinator
  }
  func show(presented controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let root = viewIfLoaded?.root, presentation.presented == nil else { return }
    presentation.presented = controller
    controller.presentation.presenting = self
    let chooser = controller.transitioningDelegate
    let placing =
      (controller.modalPresentationStyle == .custom
        ? chooser?.presentationController(forPresented: controller, presenting: self, source: self) : nil)
      ?? controller.popoverPresentationController
      ?? UIPresentationController(presentedViewController: controller, presenting: self)
    let animator =
      animated
      ? chooser?.animationController(forPresented: controller, presenting: self, source: self) : nil
    let container = PresentationContainer(frame: root.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = placing
    (placing.containerView, controller.presentation.controller) = (container, placing)
    controller.presentation.container = container
    guard let view = placing.presentedView else { return }
    root.addSubview(container)
    controller.presentation.phase = .comes
    let frame = placing.frameOfPresentedViewInContainerView
    let change = ControllerTransition.Change(
      from: self, to: controller, toView: view,
      initialFrames: [ObjectIdentifier(self): container.bounds],
      finalFrames: [ObjectIdentifier(self): container.bounds, ObjectIdentifier(controller): frame],
      style: controller.modalPresentationStyle)
    let own = animator ?? ModalFade(isComing: true, isAnimated: animated)
    controller.run(
      change, in: container, by: own,
      hand: animator.flatMap { chooser?.interactionControllerForPresentation(using: $0) },
      beginning: placing.presentationTransitionWillBegin
    ) { [weak self, weak controller] isDone in
      controller?.presentation.phase = isDone ? .stays : .none
      placing.presentationTransitionDidEnd(isDone)
      if !isDone { self?.forget(controller) }
      completion?()
    }
  }

  func hidePresented(animated: Bool, completion: (() -> Void)?) {
    guard let gone = presentation.presented else {
      guard let presenting = presentingViewController else { return completion?() ?? () }
      return presenting.dismiss(animated: animated, completion: completion)
    }
    guard let placing = gone.presentation.controller, let container = gone.presentation.container else {
      return completion?() ?? ()
    }
    if gone.presentation.presented != nil { gone.hidePresented(animated: false, completion: nil) }
    gone.presentation.transition?.completeTransition(true)
    let chooser = gone.transitioningDelegate
    let animator = animated ? chooser?.animationController(forDismissed: gone) : nil
    let hand = animator.flatMap { chooser?.interactionControllerForDismissal(using: $0) }
    gone.presentation.phase = .goes
    // An interactive dismissal may go back; any other is certain.
    if hand == nil { (presentation.presented, gone.presentation.presenting) = (nil, nil) }
    let view = placing.presentedView
    let change = ControllerTransition.Change(
      from: gone, to: self, fromView: view,
      initialFrames: [
        ObjectIdentifier(gone): view?.frame ?? .zero, ObjectIdentifier(self): container.bounds,
      ], finalFrames: [ObjectIdentifier(self): container.bounds], style: gone.modalPresentationStyle)
    gone.run(
      change, in: container, by: animator ?? ModalFade(isComing: false, isAnimated: animated), hand: hand,
      beginning: placing.dismissalTransitionWillBegin
    ) { [weak self] isDone in
      gone.presentation.phase = isDone ? .none : .stays
      if isDone { self?.forget(gone) }
      placing.dismissalTransitionDidEnd(isDone)
      completion?()
    }
  }

  private func run(
    _ change: ControllerTransition.Change, in container: UIView,
    by animator: any UIViewControllerAnimatedTransitioning,
    hand: (any UIViewControllerInteractiveTransitioning)?, beginning: () -> Void,
    _ ended: @escaping (Bool) -> Void
  ) {
    let transition = ControllerTransition(change, in: container, by: animator, hand: hand) { [weak self] in
      self?.presentation.transition = nil
      ended($0)
    }
    presentation.transition = transition
    beginning()
    transition.run()
  }

  /// Ends a presentation that is over.
  private func forget(_ gone: UIViewController?) {
    guard let gone else { return }
    if presentation.presented === gone { presentation.presented = nil }
    gone.presentation.presenting = nil
    (gone.presentation.controller?.presentedView ?? gone.viewIfLoaded)?.removeFromSuperview()
    gone.presentation.container?.removeFromSuperview()
    (gone.presentation.container, gone.presentation.controller) = (nil, nil)
  }
}

/// The usual presentation and dismissal: a fading.
private final class ModalFade: UIViewControllerAnimatedTransitioning {
  let isComing: Bool
  let isAnimated: Bool
  init(isComing: Bool, isAnimated: Bool) { (self.isComing, self.isAnimated) = (isComing, isAnimated) }

  /// How long a controller takes to fade in or out, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    isAnimated ? 0.3 : 0
  }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: isComing ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    let alpha = view.alpha
    if isComing, let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      if view.frame == transitionContext.containerView.bounds {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      transitionContext.containerView.addSubview(view)
    }
    guard isAnimated else { return transitionContext.completeTransition(true) }
    if isComing { view.alpha = 0 }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { view.alpha = self.isComing ? alpha : 0 }
    ) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      view.alpha = alpha
    }
  }
}
