/// The controller that a controller presents, and the one that presents it.
struct Presentation {
  /// The presentation of a presented controller.
  enum Phase { case none, presenting, presented, dismissing }
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var delegate: (any UIViewControllerTransitioningDelegate)?
  var controller: UIPresentationController?
  var container: PresentationContainer?
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
  /// The running transition.
  var transition: ControllerTransition?
  var phase = Phase.none
  /// Whether the presenting controller disappears behind this one.
  var hidesPresenter = false
  /// The place of the presenting controller's view; nil without an animator that gets that view.
  var presenterPlace: PresenterPlace?
}

extension UIViewController {
  /// The controller that this one or one of its parents presents, until its dismissal has ended; nil for none.
  public var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one or one of its parents, until the dismissal has ended; nil for none.
  public var presentingViewController: UIViewController? {
    presentation.presenting ?? parent?.presentingViewController
  }
  /// The presentation controller that places the view of this controller or of its outermost parent. Before
  /// the presentation, when an app sets its delegate, a sheet's or a popover's is made on first use, and
  /// other styles have none: nil.
  public var presentationController: UIPresentationController? {
    presentation.controller ?? parent.map(\.presentationController) ?? popoverPresentationController
      ?? ownSheet
  }
  /// The presentations by this controller and its children, and those by the controllers that they present. A
  /// child presents by itself if it defines a context.
  var presentationsAbove: [UIPresentationController] {
    let below = children.flatMap(\.presentationsAbove)
    guard let presented = presentation.presented else { return below }
    let own = presented.presentation.controller
    return (own.map { [$0] } ?? []) + presented.presentationsAbove + below
  }
  /// The coordinator of the running transition of this controller, of the one that it presents, or of a parent; nil for
  /// none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    childTransition ?? presentation.transition ?? presentation.presented?.presentation.transition
      ?? parent?.transitionCoordinator
  }
  func show(presented controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(of: controller)
    guard let root = viewIfLoaded?.root, presenter.presentation.presented == nil, controller !== presenter,
      controller.presentation.presenting == nil
    else { return }
    presenter.show(presented: controller, from: self, over: root, animated: animated, completion: completion)
  }
  /// The controller that presents another one for this one: as in UIKit the outermost parent, or for a style
  /// over the current context the nearest one that defines it.
  private func presenter(of controller: UIViewController) -> UIViewController {
    let style = controller.modalPresentationStyle
    let isOverContext = style == .currentContext || style == .overCurrentContext
    var presenter: UIViewController = self
    while !(isOverContext && presenter.definesPresentationContext), let parent = presenter.parent {
      presenter = parent
    }
    return presenter
  }
  private func show(
    presented controller: UIViewController, from source: UIViewController, over root: UIView, animated: Bool,
    completion: (() -> Void)?
  ) {
    presentation.presented = controller
    controller.presentation.presenting = self
    let delegate = controller.transitioningDelegate
    let presentationController =
      (controller.modalPresentationStyle == .custom
        ? delegate?.presentationController(forPresented: controller, presenting: self, source: source) : nil)
      ?? controller.popoverPresentationController ?? controller.ownSheet
      ?? UIPresentationController(presentedViewController: controller, presenting: self)
    if let popover = presentationController as? UIPopoverPresentationController,
      let adaptive = popover.delegate as? any UIPopoverPresentationControllerDelegate
    {
      adaptive.prepareForPopoverPresentation(popover)
    }
    let animator =
      animated
      ? delegate?.animationController(forPresented: controller, presenting: self, source: source) : nil
    let container = PresentationContainer(frame: root.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentationController
    presentationController.retainsPresented = true
    (presentationController.containerView, controller.presentation.controller) = (
      container, presentationController
    )
    controller.presentation.container = container
    let view = presentationController.presentedView
    root.addSubview(container)
    controller.presentation.phase = .presenting
    let frame = presentationController.frameOfPresentedViewInContainerView
    // The app's animator moves the view of a presenter that disappears.
    let movesPresenter = animator != nil && presentationController.hidesPresenter
    controller.presentation.presenterPlace = movesPresenter ? PresenterPlace(of: self) : nil
    let change = ControllerTransition.Change(
      from: self, to: controller, fromView: movesPresenter ? viewIfLoaded : nil, toView: view,
      initialFrames: [ObjectIdentifier(self): container.bounds],
      finalFrames: [ObjectIdentifier(self): container.bounds, ObjectIdentifier(controller): frame],
      style: controller.modalPresentationStyle)
    let usedAnimator =
      animator ?? presentationController.transition(isPresentation: true, isAnimated: animated)
    controller.presentation.hidesPresenter = presentationController.hidesPresenter
    let appearances = PresentationAppearances(
      of: controller, by: presentationController.hidesPresenter ? self : nil, isPresentation: true,
      isAnimated: animated)
    controller.run(
      change, in: container, by: usedAnimator,
      interaction: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) },
      beginning: {
        presentationController.willRun($0, isPresentation: true)
        presentationController.presentationTransitionWillBegin()
        if container.window != nil { appearances.begin() }
      }
    ) { [weak self, weak controller] isDone in
      controller?.presentation.presenterPlace?.restore(from: container)
      appearances.end(isDone: isDone) {
        controller?.presentation.phase = isDone ? .presented : .none
        presentationController.didRun(isPresentation: true, isDone: isDone)
        presentationController.presentationTransitionDidEnd(isDone)
        if !isDone { self?.endPresentation(controller) }
      }
      completion?()
    }
  }

  /// Dismisses the controller that this one presents. If `appears` is false, this one gets no appearance
  /// calls, because it is being dismissed itself, or its view leaves the window.
  func dismissPresented(animated: Bool, appears: Bool = true, completion: (() -> Void)?) {
    guard let dismissed = presentation.presented else {
      let other = presentedViewController == nil ? presentingViewController : parent
      return other?.dismiss(animated: animated, completion: completion) ?? completion?() ?? ()
    }
    guard let presentationController = dismissed.presentation.controller,
      let container = dismissed.presentation.container
    else {
      return completion?() ?? ()
    }
    presentationController.returnFromCancelledDismissal()
    if dismissed.presentation.phase != .dismissing {
      if dismissed.presentation.presented != nil {
        dismissed.dismissPresented(animated: false, appears: false, completion: nil)
      }
      dismissed.presentation.transition?.completeTransition(true)
    }
    // The app may have dismissed it in these calls.
    guard dismissed.presentation.controller === presentationController else { return completion?() ?? () }
    if dismissed.presentation.phase == .dismissing, let transition = dismissed.presentation.transition {
      // A dismissal under way does not begin again; a second one without animation completes it.
      if animated { presentationController.hastenDismissal() } else { transition.completeTransition(true) }
      guard dismissed.presentation.transition === transition, let completion else {
        return completion?() ?? ()
      }
      _ = transition.animate(alongsideTransition: nil) { _ in completion() }
      return
    }
    let delegate = dismissed.transitioningDelegate
    let userInteraction = presentationController.userInteraction
    let animator =
      animated && userInteraction == nil ? delegate?.animationController(forDismissed: dismissed) : nil
    let interaction =
      userInteraction ?? animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    dismissed.presentation.phase = .dismissing
    let view = presentationController.presentedView
    let movesPresenter = animator != nil && presentationController.hidesPresenter
    if movesPresenter, dismissed.presentation.presenterPlace == nil {
      dismissed.presentation.presenterPlace = PresenterPlace(of: self)
    }
    let change = ControllerTransition.Change(
      from: dismissed, to: self, fromView: view, toView: movesPresenter ? viewIfLoaded : nil,
      initialFrames: [
        ObjectIdentifier(dismissed): view?.frame ?? .zero, ObjectIdentifier(self): container.bounds,
      ], finalFrames: [ObjectIdentifier(self): container.bounds], style: dismissed.modalPresentationStyle)
    let appearances = PresentationAppearances(
      of: dismissed, by: appears && dismissed.presentation.hidesPresenter ? self : nil, isPresentation: false,
      isAnimated: animated)
    dismissed.run(
      change, in: container,
      by: animator
        ?? presentationController.transition(isPresentation: false, isAnimated: animated),
      interaction: interaction,
      beginning: {
        presentationController.willRun($0, isPresentation: false)
        presentationController.dismissalTransitionWillBegin()
        if container.window != nil { appearances.begin() }
      }
    ) { [weak self] isDone in
      dismissed.presentation.presenterPlace?.restore(from: container)
      appearances.end(isDone: isDone) { if isDone { self?.endPresentation(dismissed) } }
      dismissed.presentation.phase = isDone ? .none : .presented
      presentationController.didRun(isPresentation: false, isDone: isDone)
      presentationController.dismissalTransitionDidEnd(isDone)
      completion?()
    }
  }

  /// Dismisses without animation what this controller and those in it present, because its view leaves the window.
  func dropPresentations() {
    for child in children { child.dropPresentations() }
    if presentation.presented != nil { dismissPresented(animated: false, appears: false, completion: nil) }
  }

  private func run(
    _ change: ControllerTransition.Change, in container: UIView,
    by animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, beginning: (ControllerTransition) -> Void,
    _ ended: @escaping (Bool) -> Void
  ) {
    let transition = ControllerTransition(change, in: container, by: animator, interaction: interaction) {
      [weak self] in
      self?.presentation.transition = nil
      ended($0)
    }
    presentation.transition = transition
    beginning(transition)
    // The app may have dismissed it in these calls.
    if presentation.transition === transition { transition.run() }
  }

  /// Removes the presented view, and the links between the two controllers.
  private func endPresentation(_ dismissed: UIViewController?) {
    guard let dismissed else { return }
    if presentation.presented === dismissed { presentation.presented = nil }
    dismissed.presentation.presenting = nil
    exchange(&dismissed.presentation.presenterPlace, with: nil)?.restoreRemoved()
    (dismissed.presentation.controller?.presentedView ?? dismissed.viewIfLoaded)?.removeFromSuperview()
    dismissed.presentation.container?.removeFromSuperview()
    (dismissed.presentation.container, dismissed.presentation.controller) = (nil, nil)
    // They retain the controller, and the next presentation has another one.
    (dismissed.presentation.popover, dismissed.presentation.sheet) = (nil, nil)
  }
}
