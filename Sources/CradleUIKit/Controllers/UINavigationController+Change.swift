import CradleGeometry

/// The changes of a navigation controller's stack, and the controllers that await their ends.
struct StackChanges {
  /// How many changes have begun.
  private(set) var count = 0
  /// The controllers that were notified that they will join or leave the stack, but not yet
  /// that they have, in order.
  private(set) var moves: [(controller: UIViewController, isLeaving: Bool)] = []

  /// Begins a change, and returns its number.
  mutating func begin() -> Int {
    count += 1
    return count
  }
  /// Notes a controller that joins or leaves; returns false if it is already noted so.
  @discardableResult
  mutating func note(_ controller: UIViewController, isLeaving: Bool) -> Bool {
    guard let index = moves.firstIndex(where: { $0.controller === controller }) else {
      moves.append((controller, isLeaving))
      return true
    }
    return exchange(&moves[index].isLeaving, with: isLeaving) != isLeaving
  }
  /// Takes the first of the controllers, while a change is the latest one.
  mutating func next(of number: Int) -> UIViewController? {
    count == number && !moves.isEmpty ? moves.removeFirst().controller : nil
  }
}

extension UINavigationController {
  /// The controllers on the stack. A cancelled transition that still returns ends at once, so that
  /// its former stack counts.
  var presentStack: [UIViewController] {
    if let running = childPresenter.transition, running.transitionWasCancelled {
      running.completeTransition(false)
    }
    return children
  }

  /// Changes the stack. A change that the app begins in a callback of this one replaces it, and settles both.
  func change(to controllers: some Collection<UIViewController>, animated: Bool) {
    childPresenter.transition?.completeTransition(true)
    let number = changes.begin()
    func isLatest() -> Bool { changes.count == number }
    let (old, new) = (children, Array(controllers))
    let (oldTop, newTop) = (old.last, new.last)
    let isPush = newTop.map { top in !old.contains { $0 === top } } ?? false
    for removed in old where !new.contains(where: { $0 === removed }) {
      if changes.note(removed, isLeaving: true) { removed.willMove(toParent: nil) }
      guard isLatest() else { return }
      removed.isMovingFromParent = isViewLoaded
    }
    let animation = oldTop.flatMap { from in newTop.flatMap { animated ? show(from, $0, isPush) : nil } }
    guard isLatest() else { return }
    for each in old { each.isMovingToParent = false }
    if isPush { newTop?.isMovingToParent = true }
    for added in new where !old.contains(where: { $0 === added }) { changes.note(added, isLeaving: false) }
    arrange(children: new, while: isLatest)
    guard isLatest() else { return }
    if old.first !== new.first { showTab() }
    guard isViewLoaded else { return settle(number) }
    if let newTop {
      (hasShown, dueReport) = (true, nil)
      delegate?.navigationController(self, willShow: newTop, animated: animated)
    }
    guard isLatest() else { return }
    navigationBar.items = children.map(\.navigationItem)
    toolbar?.setItems(newTop?.toolbarItems, animated: false)
    let isTransition = animation != nil
    childPresenter.show(newTop, by: animation) { [weak self] isDone in
      guard let self, changes.count == number else { return }
      for each in changes.moves { each.controller.isMovingFromParent = false }
      if isTransition || !isDone { newTop?.isMovingToParent = false }
      if !isDone {
        arrange(children: old)
        if old.first !== new.first { showTab() }
      }
      settle(number)
      guard changes.count == number else { return }
      navigationBar.items = children.map(\.navigationItem)
      layoutBars()
      report(animated: animated)
    }
    layoutBars()
  }

  /// Detaches the controllers that have left, and notifies them and those that have joined. As in UIKit, a
  /// removed one has its navigation controller until its view has left the window.
  private func settle(_ number: Int) {
    while let moved = changes.next(of: number) {
      if children.contains(where: { $0 === moved }) {
        moved.didMove(toParent: self)
        continue
      }
      moved.isMovingToParent = false
      guard moved.parent === self else { continue }
      detach(moved)
      moved.didMove(toParent: nil)
    }
  }

  private func show(_ from: UIViewController, _ to: UIViewController, _ isPush: Bool) -> ChildPresenter
    .Animation?
  {
    guard from !== to else { return nil }
    guard isPush || !interactivePop.hasAsked(from: from, to: to),
      let animator = delegate?.navigationController(
        self, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
    else {
      let interaction = isPush ? nil : interactivePop.takeInteraction()
      return .init(animator: NavigationSlide(isPush: isPush), interaction: interaction)
    }
    return .init(
      animator: animator,
      interaction: delegate?.navigationController(self, interactionControllerFor: animator))
  }
}
