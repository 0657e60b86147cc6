/// The calls of a tab bar controller when a tab is selected.
public protocol UITabBarControllerDelegate: OptionalMethods {
  /// Whether a tap may select a controller. The default returns true.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a tap has selected a controller. The default does nothing.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator of a change; nil, the default, for no animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the controller of an interactive transition; nil, the default, for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A controller that shows one of several controllers, above a bar with a tab for each.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar.
  open internal(set) var tabBar = UITabBar(frame: .zero) {
    didSet {
      tabBar.items = oldValue.items
      guard isViewLoaded else { return }
      oldValue.removeFromSuperview()
      addBar()
    }
  }
  /// The object that is called when a tab is selected; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers, from the left.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The number of the controller that is shown; out of range it is ignored.
  open var selectedIndex = 0 {
    didSet {
      if !children.isEmpty, !children.indices.contains(selectedIndex) { selectedIndex = oldValue }
      if selectedIndex != oldValue { show() }
    }
  }
  private lazy var childPresenter = ChildPresenter(of: self) { [weak self] in self?.childFrame ?? .zero }
  override var childTransition: ControllerTransition? { childPresenter.transition }
  /// The controller that is shown; nil for none.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// Called after a tap has selected an entry. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Replaces the controllers. The one that was selected stays selected; without it, the one at its place, or
  /// the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, selected) = (children, selectedViewController)
    let new = viewControllers ?? []
    // The view of a controller that stays selected is not taken out.
    let isKept = new.contains { $0 === selected } && childPresenter.shown === selected
    childPresenter.show(isKept ? selected : nil)
    for removed in old where !new.contains(where: { $0 === removed }) {
      removed.willMove(toParent: nil)
      removed.removeFromParent()
    }
    arrange(children: new)
    for child in new where !old.contains(where: { $0 === child }) { child.didMove(toParent: self) }
    tabBar.items = children.map(\.tabBarItem)
    let kept = selected.flatMap { selected in children.firstIndex { $0 === selected } }
    selectedIndex = kept ?? (children.indices.contains(selectedIndex) ? selectedIndex : 0)
    show()
  }
  /// Adds the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addBar()
  }
  private func addBar() {
    tabBar.onSelect = { [weak self] item in self?.select(item) }
    view.addSubview(tabBar)
    show()
  }
  private func select(_ item: UITabBarItem) {
    if tabBar.delegate == nil { self.tabBar(tabBar, didSelect: item) }
    guard let controller = children.first(where: { $0.tabBarItem === item }) else { return }
    // The app may replace the controllers in this call.
    let isAllowed = delegate?.tabBarController(self, shouldSelect: controller) ?? true
    guard isAllowed, controller.parent === self else {
      return tabBar.selectedItem = selectedViewController?.tabBarItem
    }
    if controller === selectedViewController, let stack = controller as? UINavigationController,
      stack.viewControllers.count > 1
    {
      stack.popToRootViewController(animated: true)
    }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }
  private func show() {
    guard isViewLoaded else { return }
    let selected = selectedViewController
    tabBar.selectedItem = selected?.tabBarItem
    childPresenter.show(
      selected, by: childPresenter.shown.flatMap { from in selected.flatMap { animation(from, $0) } }
    ) {
      [weak self] isDone in
      guard let self, !isDone, let remaining = childPresenter.shown,
        let index = children.firstIndex(where: { $0 === remaining })
      else { return }
      selectedIndex = index
    }
    layoutBars()
  }
  private func animation(_ from: UIViewController, _ to: UIViewController) -> ChildPresenter.Animation? {
    guard from !== to,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    return .init(
      animator: animator, interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
  }
  /// Places the bar and the controller's view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutBars()
  }
  private func layoutBars() {
    guard let view = viewIfLoaded else { return }
    tabBar.frame = CGRect(x: 0, y: childFrame.maxY, width: view.bounds.width, height: barHeight)
    childPresenter.layoutChild()
  }
  private var barHeight: CGFloat { tabBar.isHidden ? 0 : UITabBar.height }
  private var childFrame: CGRect {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - barHeight))
  }
}

extension UIViewController {
  /// The controller whose entry in a tab bar it has: itself, or the first one of a stack without an own entry.
  var tabOwner: UIViewController {
    guard self is UINavigationController, title == nil, !items.hasTab else { return self }
    return children.first?.tabOwner ?? self
  }
  /// Replaces its entry in a tab bar, also in the one that shows it.
  func replaceTab(by item: UITabBarItem?) {
    items.setTab(item)
    showTab()
  }
  /// Shows its present entry in the tab bar that shows it, or the stack at whose start it is.
  func showTab() {
    if let stack = parent as? UINavigationController {
      return stack.children.first === self ? stack.showTab() : ()
    }
    guard let tabs = parent as? UITabBarController else { return }
    let isSelected = tabs.selectedViewController === self && tabs.isViewLoaded
    tabs.tabBar.items = tabs.children.map(\.tabBarItem)
    if isSelected { tabs.tabBar.selectedItem = tabBarItem }
  }

  /// The tab bar's controller that it is in, directly or by its parents; nil for none.
  public var tabBarController: UITabBarController? {
    var above = parent
    while let each = above {
      if let found = each as? UITabBarController { return found }
      above = each.parent
    }
    return nil
  }
}
