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
  private(set) lazy var interactivePop = InteractivePop(of: self)
  private(set) lazy var childPresenter = ChildPresenter(of: self) { [weak self] in self?.childFrame ?? .zero }
  var changes = StackChanges()
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
  /// Makes an empty stack with bars of the app's classes; nil for UIKit's.
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
  /// Whether the delegate has been notified of a controller that is shown.
  var hasShown = false
  /// The argument `animated` of the report that the delegate gets once the top controller has
  /// appeared; nil if none is due.
  var dueReport: Bool?
  /// Notifies the delegate of the top controller before its first appearance.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasShown, let top = topViewController else { return }
    (hasShown, dueReport) = (true, animated)
    delegate?.navigationController(self, willShow: top, animated: animated)
  }
  /// Reports the top controller to the delegate, if it has already appeared or gets no appearance calls.
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
    let stack = presentStack
    precondition(
      !stack.contains { $0 === viewController },
      "UINavigationController.pushViewController: the controller is on the stack already; go back to it with "
        + "popToViewController(_:animated:)")
    change(to: stack + [viewController], animated: animated)
  }
  /// Removes the top controller and returns it; returns nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let stack = presentStack
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }
  /// Removes all controllers above one and returns them; returns nil if that one is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    let stack = presentStack
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(stack[(index + 1)...])
    guard !removed.isEmpty else { return [] }
    change(to: stack[...index], animated: animated)
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

  func layoutBars() {
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
