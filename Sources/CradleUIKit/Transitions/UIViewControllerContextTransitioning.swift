/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that appears.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition from one controller to another: its views, their frames, and its progress.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the change is animated.
  var containerView: UIView { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `none` if it is not.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the container during a change of orientation; the identity, because the screen does not rotate
  /// here.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of the interaction, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended and the transition will finish.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and the transition will be cancelled.
  func cancelInteractiveTransition()
  /// Reports that the transition is interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator calls it, with false if the transition was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// A controller; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view; nil if it stays where it is, as a presenting controller's does.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view before the transition, in the container's points; zero if it is not in it.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view after the transition, in the container's points; zero if it is not in it.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Coordinates animations alongside a transition between controllers or a change of a controller's size.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented; `none` if it is not.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can become interactive after its start.
  var isInterruptible: Bool { get }
  /// Whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the interaction, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed after the interaction, as a factor.
  var completionVelocity: CGFloat { get }
  /// The timing curve after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the change is animated.
  var containerView: UIView { get }
  /// The rotation of the container during a change of orientation; the identity, because the screen does not rotate
  /// here.
  var targetTransform: CGAffineTransform { get }
  /// A controller; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view; nil if there is none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Takes animations to run alongside a transition between controllers or a change of a controller's size.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Calls the changes within the animation, and the completion after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls the changes, which concern the tree of another view, within the animation, and the completion after it.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure each time the transition becomes interactive, and each time it stops being interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a closure when the interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Calls the changes within the animation.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// Calls the changes, which concern the tree of another view, within the animation, and the completion after it.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}
