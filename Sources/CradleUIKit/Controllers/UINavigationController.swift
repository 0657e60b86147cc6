/// A controller that shows the top one of a stack of controllers below a bar with its title and buttons.
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The controllers, the one that is shown last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Whether the bar is hidden; the default is false.
  open var isNavigationBarHidden = false { didSet { place() } }

  /// Makes a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
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
    show()
  }
  /// Places the bar and the top controller's view below it.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  /// Shows another controller. Shown at once: the animation is the app's.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: children + [viewController])
  }
  /// Takes away the top controller, and returns it; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    change(to: children.dropLast())
    return top
  }
  /// Takes away all controllers above one, and returns them; nil if that is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(children[(place + 1)...])
    change(to: children[...place])
    return gone
  }
  /// Takes away all controllers but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers)
  }
  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  private func change(to controllers: some Collection<UIViewController>) {
    let old = children
    let new = Array(controllers)
    old.last?.viewIfLoaded?.removeFromSuperview()
    for gone in old where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.removeFromParent()
      gone.didMove(toParent: nil)
    }
    arrange(children: new)
    for added in new where !old.contains(where: { $0 === added }) { added.didMove(toParent: self) }
    if isViewLoaded { show() }
  }

  private func show() {
    navigationBar.items = children.map(\.navigationItem)
    guard let shown = topViewController?.view else { return }
    view.insertSubview(shown, at: 0)
    place()
  }

  private func place() {
    guard let view = viewIfLoaded else { return }
    let height = isNavigationBarHidden ? 0 : UINavigationBar.height
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: UINavigationBar.height)
    topViewController?.view.frame = CGRect(
      x: 0, y: height, width: view.bounds.width, height: max(0, view.bounds.height - height))
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
