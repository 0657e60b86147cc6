import CradleGeometry

/// The owner of a view and its life cycle.
open class UIViewController: PresentableResponder, UIContentContainer {
  private var loadedView: UIView?
  /// The title, which is then also that of the navigation item and of the tab bar item.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      items.follow(title: title)
      if self is UINavigationController { showTab() }
    }
  }
  var items = ControllerItems()
  /// The content that a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { items.navigation(title: title) }
  /// Has no effect, as since iOS 11: a scroll view's `contentInsetAdjustmentBehavior` decides.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether its content is being edited; the default is false. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { items.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { items.isEditing = editing }
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem {
    items.edit { [weak self] in
      if let self { setEditing(!isEditing, animated: true) }
    }
  }
  /// Shows another controller's view over the window, or over the topmost view around this controller's. Does
  /// nothing if this controller's view has not been loaded, if the outermost parent already presents another
  /// controller, also one that is being dismissed (present from the completion of
  /// `dismiss(animated:completion:)`), or for a controller that is already presented or would present itself.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(presented: viewControllerToPresent, animated: flag, completion: completion) }
  /// Dismisses the controller that this one presents. If it presents none, dismisses this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  /// Makes a controller that loads its view on first access. The nib name and the bundle are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Makes a controller as `init()` does; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes a controller that loads its view on first access.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The view, loaded on first access.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.storage.controller = nil
      loadedView = newValue
      loadedView?.applyScreenMargins()
      loadedView?.storage.controller = self
    }
  }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view; nil if it has not been loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Makes the view. The default makes a `UIView` of the screen's size.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Loads the view if it has not been loaded.
  open func loadViewIfNeeded() { _ = view }
  /// Called after the view was loaded. The default does nothing.
  open func viewDidLoad() {}
  /// Called before the view enters a window, and before an animated transition shows it, then with true. The default
  /// does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once in each appearance after `viewWillAppear(_:)`, when the view is in its window in the size that its
  /// superview gave it, before its first layout there. The default does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called at the end of the first `advance(by:)` of the window after the view entered it, or after the presentation or
  /// the animated transition that shows it; the view has then been laid out. The default does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window, and before an animated transition hides it, then with true. The default
  /// does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left its window, or after a presentation over the whole screen has covered it. The default
  /// does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's size changes with the window's, with the coordinator of the change. The default calls
  /// the children's method; an override calls `super`.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called after the traits changed, with the former ones; see `UITraitChangeObservable`. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Whether children are notified of their appearance and disappearance when their views enter and leave a window; the
  /// default is true. If false, this controller notifies them by `beginAppearanceTransition(_:animated:)`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)`. A parent calls this method of a child that it begins to
  /// show or to hide.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begunAppearance = (isAppearing, animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  /// Calls `viewDidAppear(_:)` or `viewDidDisappear(_:)`, as the transition that began requires; without one, does
  /// nothing. A parent calls this method of a child that it has shown or hidden.
  open func endAppearanceTransition() {
    guard let begunAppearance else { return }
    self.begunAppearance = nil
    let (isAppearing, animated) = begunAppearance
    if isAppearing { viewIsAppearing(animated) }
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
  }
  private var begunAppearance: (isAppearing: Bool, animated: Bool)?
  /// Shows a child in place of another one: adds its view to the superview of the other's, makes changes in an animation
  /// of a duration in seconds, at its end removes the other's view, and calls the completion. Flips among the options
  /// have no effect. One that is no child of this controller traps.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { replace(fromViewController, by: toViewController, duration, options, animations, completion) }
  /// Insets in points for the controller's own bars, which are added to the safe area of its view; negative ones reduce
  /// it, and a number that is not finite traps.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { followAdditionalInsets(oldValue) } }
  /// Called after the safe area of the view changed. The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins of the view changed. The default does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// The app calls this method before the traits change. The default calls the children's method.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }
  /// Called after a child's `preferredContentSize` changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called after a child's content changed its size by constraints; never called here. The default does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size in points of a child; the default is the parent's.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The controller's entry in a tab bar. As in UIKit that of a navigation controller without a title and an entry
  /// of its own is that of its first controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      let owner = tabOwner
      return owner.items.tab(title: owner.title)
    }
    set { replaceTab(by: newValue) }
  }
  /// Whether the tab bar is hidden while this controller is pushed; has no effect here.
  open var hidesBottomBarWhenPushed = false
  /// The preferred size in points, for containers and presentations.
  open var preferredContentSize = CGSize.zero { didSet { followPreferredSize(oldValue) } }
  /// The storyboard that it was made from: none here.
  open var storyboard: UIStoryboard? { nil }
  /// Called before a segue shows its destination. The default does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue may be performed. The default returns true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Traps: segues belong to storyboards, which do not exist here.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    preconditionFailure(
      "performSegue(withIdentifier: \"\(identifier)\"): there is no Interface Builder here; show the controller with show(_:sender:)"
    )
  }
  /// Shows a controller: pushes it if there is a navigation controller, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigation = self as? UINavigationController ?? navigationController else {
      return present(vc, animated: true)
    }
    navigation.pushViewController(vc, animated: true)
  }
  /// Shows a controller as the detail; the same as `show(_:sender:)` here.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
  /// Called before the view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews. The default does nothing.
  open func viewDidLayoutSubviews() {}
  /// Changes the constraints of the view. Called before its first layout, and before the next layout after a call of
  /// `setNeedsUpdateConstraints()`. The default calls the view's `updateConstraints()`; an override ends with a call
  /// of `super`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// How far its view has appeared or disappeared.
  var appearance = ControllerAppearance()

  /// The view's superview; the parent controller if there is none.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  /// The child controllers.
  open private(set) var children: [UIViewController] = []
  /// The parent controller; nil if it has none.
  open private(set) weak var parent: UIViewController?
  /// Calls a controller's `willMove(toParent:)`, and makes it a child. The app then adds the child's view to this
  /// controller's, and calls the child's `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.willMove(toParent: self)
    childController.parent.map { _ in childController.removeFromParent() }
    children.append(childController)
    childController.parent = self
  }
  /// Removes the controller from its parent, and calls the controller's `didMove(toParent:)` with nil. The app calls
  /// `willMove(toParent:)` with nil before.
  open func removeFromParent() {
    guard let parent else { return }
    parent.detach(self)
    didMove(toParent: nil)
  }
  /// Removes a child without notifications.
  func detach(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
  }
  /// Replaces the children, in their order, unless the app makes another change in a callback of a new child.
  func arrange(children new: [UIViewController], while isRunning: () -> Bool = { true }) {
    for child in new where isRunning() && child.parent !== self {
      child.willMove(toParent: self)
      if isRunning() { child.removeFromParent() }
      if isRunning() { child.parent = self }
    }
    if isRunning() { children = new }
  }
  /// Whether it is being added to a navigation controller: until its view has appeared.
  open internal(set) var isMovingToParent = false
  /// Whether it is being removed from a container.
  open internal(set) var isMovingFromParent = false
  /// The items that the navigation controller's toolbar shows while this controller is at the top; nil for none.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      if navigationController?.topViewController === self {
        navigationController?.toolbar.items = toolbarItems
      }
    }
  }
  /// Sets `toolbarItems`, at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The running transition of its children; nil for none.
  var childTransition: ControllerTransition? { nil }
  /// Called after the controller moved to a parent, or to none. The default does nothing.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before the controller moves to a parent, or to none. The default does nothing.
  open func willMove(toParent parent: UIViewController?) {}
}
