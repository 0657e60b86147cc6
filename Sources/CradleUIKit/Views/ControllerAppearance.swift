/// The progress of the appearance or disappearance of a controller's view.
struct ControllerAppearance {
  /// A step between `viewDidDisappear(_:)` and `viewDidAppear(_:)`.
  enum Step { case gone, appearing, shown, disappearing }
  var step = Step.gone
  /// The argument of the calls of the present step.
  var isAnimated = false
  /// Whether `viewIsAppearing(_:)` was called in this appearance.
  var isNoted = false
  /// Whether a transition ends the appearance, instead of the next frame.
  var isHeld = false
  /// Whether its view is beside the page that a page controller shows: the page controller then makes the calls.
  var isBesidePage = false
}

extension UIViewController {
  /// Notifies the controller that its view enters or leaves a window; `isDone` is false before the move and true after
  /// it.
  func follow(to window: UIWindow?, isDone: Bool) {
    switch (window, isDone) {
    case (let window?, false):
      guard !isBesidePage, !isCovered else { return }
      // The transition that shows a parent also ends the appearance of a child that enters with it.
      let isHeld = appearance.isHeld || parent?.appearance.isHeld == true
      if !isHeld { window.appearing.append(self) }
      if appearance.step == .shown { appearance.step = .gone }
      willAppear(isAnimated: false, isHeld: isHeld)
    case (nil, false): willDisappear(isAnimated: false)
    case (nil, true): didDisappear()
    case (.some, true): break
    }
  }

  /// Calls `viewIsAppearing(_:)` before the first layout of the view in its window.
  func noteAppearing() {
    guard appearance.step == .appearing, !appearance.isNoted, viewIfLoaded?.window != nil else { return }
    appearance.isNoted = true
    viewIsAppearing(appearance.isAnimated)
  }
  /// Ends its appearance once its view has been laid out.
  func finishAppearing() {
    guard appearance.step == .appearing, !appearance.isHeld else { return }
    // The view may have had its layout already.
    noteAppearing()
    guard appearance.step == .appearing else { return }
    appearance.step = .shown
    viewDidAppear(appearance.isAnimated)
    if parent?.childTransition == nil { isMovingToParent = false }
    (parent as? UINavigationController)?.childDidAppear(self)
  }

  private func willAppear(isAnimated: Bool, isHeld: Bool) {
    guard appearance.step == .gone || appearance.step == .disappearing, isForwarded else { return }
    appearance = ControllerAppearance(step: .appearing, isAnimated: isAnimated, isHeld: isHeld)
    viewWillAppear(isAnimated)
  }
  private func willDisappear(isAnimated: Bool) {
    guard appearance.step == .appearing || appearance.step == .shown else { return }
    appearance = ControllerAppearance(step: .disappearing, isAnimated: isAnimated)
    viewWillDisappear(isAnimated)
  }
  private func didDisappear() {
    guard appearance.step == .disappearing else { return }
    appearance.step = .gone
    viewDidDisappear(appearance.isAnimated)
  }
  /// Whether it or a controller around it is beside the page that is shown.
  private var isBesidePage: Bool { appearance.isBesidePage || parent?.isBesidePage == true }
  /// Whether it or a controller around it presents one that hides it. A controller that enters the window
  /// then appears after the dismissal.
  private var isCovered: Bool {
    let presented = presentation.presented?.presentation
    return presented.map { $0.hidesPresenter && $0.phase == .presented } ?? false || parent?.isCovered == true
  }
  /// Whether its parent forwards the appearance calls to it.
  private var isForwarded: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

  // MARK: Transitions

  /// Begins the appearance of this controller and of those whose views are in its own, except beside a page, before a
  /// transition shows it.
  func beginAppearance(isAnimated: Bool) {
    for each in view.controllersBelow where !each.isBesidePage {
      each.willAppear(isAnimated: isAnimated, isHeld: true)
    }
  }
  /// Ends the appearance of this controller and of those whose views are in its own, after a transition.
  func endAppearance() {
    guard let view = viewIfLoaded else { return }
    if view.window != nil { view.layoutIfNeeded() }
    for each in view.controllersBelow {
      each.appearance.isHeld = false
      if each.viewIfLoaded?.window != nil { each.finishAppearing() }
    }
  }
  /// Begins the disappearance of this controller and of those whose views are in its own, before a transition hides it.
  func beginDisappearance(isAnimated: Bool) {
    for each in viewIfLoaded?.controllersBelow ?? [] { each.willDisappear(isAnimated: isAnimated) }
  }
  /// Ends the disappearance of this controller and of those whose views are in its own, if their views have not left
  /// the window: they are covered.
  func endDisappearance() {
    for each in viewIfLoaded?.controllersBelow ?? [] { each.didDisappear() }
  }
}

extension UIView {
  /// The controllers of this view and of those below it, superviews' first.
  fileprivate var controllersBelow: [UIViewController] {
    let below = subviews.flatMap(\.controllersBelow)
    return storage.controller.map { [$0] + below } ?? below
  }
}
