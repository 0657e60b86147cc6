import CradleGeometry

/// A controller that shows the top controller of a stack, below a bar with that controller's title and buttons.
open class UINavigationController: UIViewController {
  /// A change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none
    /// A controller is added on top.
    case push
    /// The top controller is removed.
    case pop
  }
  /// The bar.
  public let navigationBar: UINavigationBar
  /// The bar at the lower edge; hidden by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { bottomToolbar }
  private let bottomToolbar: UIToolbar
  /// The object that is called when the stack changes, and that may animate the change; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar at the lower edge is hidden; the default is true.
  open var isToolbarHidden = true {
    didSet {
      bottomToolbar.isHidden = isToolbarHidden
      layoutBars()
    }
  }
  /// Whether the bar hides while the content scrolls; has no effect here.
  open var hidesBarsOnSwipe = false
  /// Whether the bar hides at a tap; has no effect here.
  open var hidesBarsOnTap = false
  /// The drag from the left edge that pops the top controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }
  private lazy var interactivePop = InteractivePop(of: self)
  private lazy var childPresenter = ChildPresenter(of: self) { [unowned self] in childFrame }
  /// The controllers, from the bottom of the stack to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Whether the bar is hidden; the default is false.
  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      layoutBars()
    }
  }

  /// Makes an empty stack. The nib name and the bundle are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, bottomToolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes an empty stack; the archive is not read.
  public required init?(coder: NSCoder) {
    (navigationBar, bottomToolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(coder: coder)
  }
  /// Makes an empty stack with bars of classes of the app's; nil for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar =
      (navigationBarClass as? UINavigationBar.Type)?.made(frame: .zero) ?? UINavigationBar(frame: .zero)
    bottomToolbar = (toolbarClass as? UIToolbar.Type)?.made(frame: .zero) ?? UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a stack of one controller.
  public init(rootViewController: UIViewController) {
    (navigationBar, bottomToolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The controller that is shown; nil if there is none.
  open var topViewController: UIViewController? { children.last }
  /// The controller that the top one presents, or the top one.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Adds the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    bottomToolbar.isHidden = isToolbarHidden
    view.addGestureRecognizer(interactivePop.recognizer)
    view.addSubview(navigationBar)
    view.addSubview(bottomToolbar)
    navigationBar.items = children.map(\.navigationItem)
    bottomToolbar.setItems(topViewController?.toolbarItems, animated: false)
    childPresenter.show(topViewController)
    layoutBars()
  }
  /// Whether the delegate has been told of a controller that is shown.
  private var hasShown = false
  /// Whether the change was animated of which the delegate is to be told once the top controller has appeared; nil for
  /// none.
  var dueReport: Bool?
  /// Tells the delegate, before the first appearance, of the top controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasShown, let top = topViewController else { return }
    (hasShown, dueReport) = (true, animated)
    delegate?.navigationController(self, willShow: top, animated: animated)
  }
  /// Tells the delegate of the top controller if that one has appeared already, or takes no part in appearances.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let due = dueReport { report(animated: due) }
  }
  /// Places the bar and the top controller's view below it.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutBars()
  }

  /// Pushes a controller: with the delegate's animator if it returns one, else it slides in from the right. One that is
  /// on the stack traps.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !children.contains { $0 === viewController },
      "UINavigationController.pushViewController: the controller is on the stack already; go back to it with "
        + "popToViewController(_:animated:)")
    change(to: children + [viewController], animated: animated)
  }
  /// Removes the top controller and returns it; returns nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    change(to: children.dropLast(), animated: animated)
    return top
  }
  /// Removes all controllers above one and returns them; returns nil if that one is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(children[(index + 1)...])
    guard !removed.isEmpty else { return [] }
    change(to: children[...index], animated: animated)
    return removed
  }
  /// Removes all controllers but the first and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }
  /// Hides or shows the bar at the lower edge, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  override var childTransition: ControllerTransition? { childPresenter.transition }
  /// Hides or shows the bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  private func change(to controllers: some Collection<UIViewController>, animated: Bool) {
    let (old, new) = (children, Array(controllers))
    let (oldTop, newTop) = (old.last, new.last)
    let isPush = newTop.map { top in !old.contains { $0 === top } } ?? false
    for removed in old where !new.contains(where: { $0 === removed }) {
      removed.willMove(toParent: nil)
      removed.isMovingFromParent = isViewLoaded
    }
    for each in old { each.isMovingToParent = false }
    if isPush { newTop?.isMovingToParent = true }
    let animation = oldTop.flatMap { from in newTop.flatMap { animated ? show(from, $0, isPush) : nil } }
    arrange(children: new)
    if old.first !== new.first { showTab() }
    guard isViewLoaded else { return settle(from: old, to: new) }
    if let newTop {
      (hasShown, dueReport) = (true, nil)
      delegate?.navigationController(self, willShow: newTop, animated: animated)
    }
    navigationBar.items = children.map(\.navigationItem)
    bottomToolbar.setItems(newTop?.toolbarItems, animated: false)
    let isTransition = animation != nil
    childPresenter.show(newTop, by: animation) { [weak self] isDone in
      guard let self else { return }
      for each in old + new { each.isMovingFromParent = false }
      if isTransition || !isDone { newTop?.isMovingToParent = false }
      if isDone {
        settle(from: old, to: new)
      } else {
        arrange(children: old)
        if old.first !== new.first { showTab() }
        settle(from: new, to: old)
      }
      navigationBar.items = children.map(\.navigationItem)
      layoutBars()
      report(animated: animated)
    }
    layoutBars()
  }

  /// Lets the removed controllers go, and notifies the removed and the added ones. As in UIKit a removed one
  /// has its navigation controller until its view has left the window.
  private func settle(from old: [UIViewController], to new: [UIViewController]) {
    func isInStack(_ controller: UIViewController) -> Bool { children.contains { $0 === controller } }
    for removed in old where removed.parent === self && !isInStack(removed) {
      detach(removed)
      removed.didMove(toParent: nil)
    }
    for added in new where isInStack(added) && !old.contains(where: { $0 === added }) {
      added.didMove(toParent: self)
    }
  }

  private func show(_ from: UIViewController, _ to: UIViewController, _ isPush: Bool) -> ChildPresenter
    .Animation?
  {
    guard from !== to else { return nil }
    guard
      let animator = delegate?.navigationController(
        self, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
    else {
      return .init(animator: NavigationSlide(isPush: isPush), interaction: interactivePop.interaction)
    }
    return .init(
      animator: animator,
      interaction: delegate?.navigationController(self, interactionControllerFor: animator))
  }

  private func layoutBars() {
    guard let view = viewIfLoaded else { return }
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: UINavigationBar.height)
    bottomToolbar.frame = CGRect(
      x: 0, y: view.bounds.height - UIToolbar.height, width: view.bounds.width, height: UIToolbar.height)
    childPresenter.layoutChild()
  }
  private var childFrame: CGRect {
    // As in UIKit an app may hide a bar itself.
    let top = navigationBar.isHidden ? 0 : UINavigationBar.height
    let bottom = bottomToolbar.isHidden ? 0 : UIToolbar.height
    let size = viewIfLoaded?.bounds.size ?? .zero
    return CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
  }
}

extension UIViewController {
  /// The navigation controller that it is in, directly or by its parents; nil for none.
  public var navigationController: UINavigationController? {
    var above = parent
    while let each = above {
      if let found = each as? UINavigationController { return found }
      above = each.parent
    }
    return nil
  }
}
