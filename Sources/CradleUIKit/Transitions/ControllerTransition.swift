import CradleGeometry

/// One transition from a controller to another: the context of its animator, and the animations alongside.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  /// The change of controllers.
  struct Change {
    var from: UIViewController?
    var to: UIViewController?
    /// The views that the animator moves; nil for one that stays where it is.
    var fromView: UIView?
    var toView: UIView?
    /// The frames of the controllers' views before and after, in the container's points.
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    var style = UIModalPresentationStyle.none
  }
  private typealias Alongside = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var change: Change
  let containerView: UIView
  let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let ended: (Bool) -> Void
  private var isOver = false

  let isAnimated = true
  let targetTransform = CGAffineTransform.identity
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var initiallyInteractive = false
  private(set) var percentComplete: CGFloat = 0
  /// The changes to animate alongside, until the animator runs.
  private var alongside: [Alongside] = []
  private var hasBegun = false
  private var completions: [Alongside] = []
  private var interactionHandlers: [Alongside] = []

  /// Makes a transition in a container. `ended` is called after the animator has finished, with false if the transition
  /// was cancelled.
  init(
    _ change: Change, in container: UIView, by animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, ended: @escaping (Bool) -> Void
  ) {
    (self.change, containerView, self.animator, self.interaction, self.ended) = (
      change, container, animator, interaction, ended
    )
  }

  /// Sets the frames of the controllers' views before and after, in the container's points, before it begins.
  func setFrames(before: (of: UIViewController, CGRect), after: (of: UIViewController, CGRect)) {
    change.initialFrames[ObjectIdentifier(before.of)] = before.1
    change.finalFrames[ObjectIdentifier(after.of)] = after.1
  }
  /// Begins the transition, interactively if there is an interaction controller.
  func run() {
    if let interaction, interaction.wantsInteractiveStart {
      (isInteractive, initiallyInteractive) = (true, true)
      interaction.startInteractiveTransition(self)
    } else {
      animate()
    }
  }
  /// Runs the animator, and for the same duration the animations alongside it.
  func animate() {
    if let steps = animator.interruptibleAnimator(using: self) {
      if steps.state == .inactive { steps.startAnimation() }
    } else {
      animator.animateTransition(using: self)
    }
    hasBegun = true
    animateAlongside(exchange(&alongside, with: []))
  }
  private func animateAlongside(_ changes: [Alongside]) {
    guard !changes.isEmpty, !isOver else { return changes.forEach { $0(self) } }
    UIView.animate(
      withDuration: transitionDuration, options: .ownTiming, animations: { changes.forEach { $0(self) } })
  }

  // MARK: Context

  var presentationStyle: UIModalPresentationStyle { change.style }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? change.from : key == .to ? change.to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? change.fromView : key == .to ? change.toView : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect {
    change.initialFrames[ObjectIdentifier(vc)] ?? .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect { change.finalFrames[ObjectIdentifier(vc)] ?? .zero }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  func finishInteractiveTransition() { endInteraction() }
  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
  }
  func pauseInteractiveTransition() {
    guard !isInteractive else { return }
    isInteractive = true
    for each in interactionHandlers { each(self) }
  }
  private func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    for each in interactionHandlers { each(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    (isOver, isInteractive) = (true, false)
    if !didComplete { transitionWasCancelled = true }
    animator.animationEnded(didComplete)
    ended(didComplete)
    let all = completions
    // They may retain the transition.
    (completions, interactionHandlers) = ([], [])
    for each in all { each(self) }
  }

  // MARK: Coordinator

  var isInterruptible: Bool { interaction != nil }
  var isCancelled: Bool { transitionWasCancelled }
  var transitionDuration: TimeInterval { animator.transitionDuration(using: self) }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    // A push begins at once here, and its caller adds what is animated alongside after that.
    if let animation { if hasBegun { animateAlongside([animation]) } else { alongside.append(animation) } }
    if let completion { completions.append(completion) }
    return true
  }
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append { if !$0.isInteractive { handler($0) } } }
}

/// The coordinator of a change of a window's size, which is not animated.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  let isAnimated = false
  let transitionDuration: TimeInterval = 0
  let presentationStyle = UIModalPresentationStyle.none
  let (initiallyInteractive, isInterruptible, isInteractive, isCancelled) = (false, false, false, false)
  let (percentComplete, completionVelocity): (CGFloat, CGFloat) = (1, 1)
  let completionCurve = UIView.AnimationCurve.easeInOut
  let targetTransform = CGAffineTransform.identity
  let containerView: UIView
  private var changes: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(in window: UIView) { containerView = window }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { changes.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  /// Makes the changes in a window that is laid out at its new size, and reports the end once it is laid out again.
  func run() {
    containerView.layoutIfNeeded()
    callAll(\.changes)
    containerView.layoutIfNeeded()
    callAll(\.completions)
  }
  /// Calls closures of the app, and those that they add, and releases them, because they
  /// may retain the coordinator.
  private func callAll(
    _ list: ReferenceWritableKeyPath<
      SizeTransition, [(any UIViewControllerTransitionCoordinatorContext) -> Void]
    >
  ) {
    var called = 0
    while called < self[keyPath: list].count {
      let each = self[keyPath: list][called]
      called += 1
      each(self)
    }
    self[keyPath: list] = []
  }
}
