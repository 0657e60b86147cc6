/// A controller that shows the top one of a stack of controllers below a bar with its title and buttons.
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
  open var toolbar: UIToolbar! { lowerBar }
  private let lowerBar: UIToolbar
  /// The object that is called when the stack changes, and that may animate the change; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bar at the lower edge is hidden; the default is true.
  open var isToolbarHidden = true { didSet { place() } }
  /// Whether the bar hides while the content scrolls; has no effect here.
  open var hidesBarsOnSwipe = false
  /// Whether the bar hides at a tap; has no effect here.
  open var hidesBarsOnTap = false
  /// A gesture at the left edge. It pops the top controller only if the app adds a target that does so.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  private lazy var stage = ChildStage(of: self) { [unowned self] in room }
  /// The controllers, the one that is shown last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Whether the bar is hidden; the default is false.
  open var isNavigationBarHidden = false { didSet { place() } }

  /// Makes an empty stack. The nib name and the bundle are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, lowerBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes an empty stack; the archive is not read.
  public required init?(coder: NSCoder) {
    (navigationBar, lowerBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(coder: coder)
  }
  /// Makes an empty stack with bars of classes of the app's; nil for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar =
      (navigationBarClass as? UINavigationBar.Type)?.made(frame: .zero) ?? UINavigationBar(frame: .zero)
    lowerBar = (toolbarClass as? UIToolbar.Type)?.made(frame: .zero) ?? UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a stack of one controller.
  public init(rootViewController: UIViewController) {
    (navigationBar, lowerBar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
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
    view.addSubview(navigationBar)
    view.addSubview(lowerBar)
    navigationBar.items = children.map(\.navigationItem)
    lowerBar.setItems(topViewController?.toolbarItems, animated: false)
    stage.show(topViewController)
    place()
  }
  /// Places the bar and the top controller's view below it.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  /// Shows another controller: by the delegate's animator if it has one, else at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
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
    guard let place = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(children[(place + 1)...])
    change(to: children[...place], animated: animated)
    return gone
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
  /// Hides or shows the bar at the lower edge.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  override var ownTransition: ControllerTransition? { stage.transition }
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  private func change(to controllers: some Collection<UIViewController>, animated: Bool) {
    let (old, new) = (children, Array(controllers))
    let (leaves, comes) = (old.last, new.last)
    let isPush = comes.map { top in !old.contains { $0 === top } } ?? false
    for gone in old where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.isMovingFromParent = true
    }
    if isPush { comes?.isMovingToParent = true }
    let animation = leaves.flatMap { from in comes.flatMap { animated ? show(from, $0, isPush) : nil } }
    swap(old, for: new)
    if let comes, isViewLoaded { delegate?.navigationController(self, willShow: comes, animated: animated) }
    guard isViewLoaded else { return }
    navigationBar.items = children.map(\.navigationItem)
    lowerBar.setItems(comes?.toolbarItems, animated: false)
    stage.show(comes, by: animation) { [weak self] isDone in
      guard let self else { return }
      for each in old + new { (each.isMovingFromParent, each.isMovingToParent) = (false, false) }
      if !isDone { swap(new, for: old) }
      navigationBar.items = children.map(\.navigationItem)
      place()
      if let top = topViewController {
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
    place()
  }

  /// Removes and adds children, and notifies the removed and added ones.
  private func swap(_ old: [UIViewController], for new: [UIViewController]) {
    let gone = old.filter { one in !new.contains { $0 === one } }
    gone.forEach(detach)
    arrange(children: new)
    for each in gone { each.didMove(toParent: nil) }
    for added in new where !old.contains(where: { $0 === added }) { added.didMove(toParent: self) }
  }

  private func show(_ from: UIViewController, _ to: UIViewController, _ isPush: Bool) -> ChildStage.Animation?
  {
    guard from !== to,
      let animator = delegate?.navigationController(
        self, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
    else { return nil }
    return .init(
      animator: animator,
      hand: delegate?.navigationController(self, interactionControllerFor: animator))
  }

  private func place() {
    guard let view = viewIfLoaded else { return }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: UINavigationBar.height)
    lowerBar.isHidden = isToolbarHidden
    lowerBar.frame = CGRect(
      x: 0, y: view.bounds.height - UIToolbar.height, width: view.bounds.width, height: UIToolbar.height)
    stage.place()
  }
  private var room: CGRect {
    let top = isNavigationBarHidden ? 0 : UINavigationBar.height
    let bottom = isToolbarHidden ? 0 : UIToolbar.height
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
