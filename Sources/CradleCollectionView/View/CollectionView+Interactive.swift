import CradleGeometry
import CradleScrolling

// Interactive transitions between layouts.
extension CollectionView {
  /// Whether an interactive transition is under way.
  package var isInTransition: Bool { input.transition != nil }

  /// The progress of the interactive transition, 0 … 1; other values are clamped, and one that is not finite traps. 0
  /// without a transition.
  package var transitionProgress: Double {
    get { input.transitions.progress }
    set {
      precondition(
        newValue.isFinite,
        "CollectionView.transitionProgress must be finite, not \(newValue); check what computed it")
      input.transitions.progress = newValue
    }
  }

  /// Starts a transition to another layout, which the returned layout's `transitionProgress` drives until it is finished or
  /// cancelled.
  ///
  /// A transition under way is first finished or cancelled, whichever is nearer. If it is one to the same
  /// layout and is finished, no other one starts: the returned layout is then not in use, and both of the
  /// completion's arguments are true. Scrolling stops, and is off until the end. A batch ends the transition
  /// in the same way.
  ///
  ///     let transition = wall.startInteractiveTransition(to: CircleLayout())
  ///     transition.transitionProgress = 0.6  // with every pointer event
  ///     wall.finishInteractiveTransition(velocity: 2)  // or cancelInteractiveTransition, when the pointer lifts
  ///
  /// - Parameters:
  ///   - newLayout: the layout to change to; the one in use traps.
  ///   - completion: called once everything has arrived, with true, and whether the change was finished.
  /// - Returns: the layout in use during the transition: the delegate's, or a plain one.
  @discardableResult
  public func startInteractiveTransition(
    to newLayout: CollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> CollectionViewTransitionLayout {
    requireIdle("startInteractiveTransition")
    precondition(
      newLayout !== layout,
      "CollectionView.startInteractiveTransition: the layout is in use; pass another one")
    cancelInteractiveMovement()
    return performWork { input.transitions.start(to: newLayout, completion) }
  }

  /// Finishes an interactive transition from its present progress; does nothing without one.
  ///
  /// - Parameter velocity: the rate of change of the progress at the release, per second; finite.
  public func finishInteractiveTransition(velocity: Double = 0) {
    requireIdle("finishInteractiveTransition")
    input.transitions.end(isCompleted: true, velocity: velocity)
  }

  /// Cancels an interactive transition from its present progress; does nothing without one.
  ///
  /// - Parameter velocity: the rate of change of the progress at the release, per second; finite.
  public func cancelInteractiveTransition(velocity: Double = 0) {
    requireIdle("cancelInteractiveTransition")
    input.transitions.end(isCompleted: false, velocity: velocity)
  }
}
