/// What a tab bar shows for a controller.
open class UITabBarItem: UIBarItem {
  /// An entry with a meaning.
  public enum SystemItem: Int, Sendable {
    /// More; favourites; featured; top rated; recent; contacts; history; bookmarks; search; downloads; most recent; most viewed.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }
  /// The image while it is selected; nil for the usual one.
  open var selectedImage: UIImage?
  /// A short text beside it; nil for none.
  open var badgeValue: String? { didSet { changed() } }
  /// The colour behind the short text.
  open var badgeColor: UIColor?
  /// How far the title is moved, in points; the app moves it.
  open var titlePositionAdjustment = UIOffset.zero
  weak var bar: UITabBar?

  /// Makes an empty item.
  public override init() {}
  /// Makes an item with a title, an image and a number of the app's.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// Makes an item with a title, an image and one for its selected state.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  /// Makes an item with a meaning, whose name is its title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: String(describing: systemItem).capitalized, image: nil, tag: tag)
  }
  override func changed() { bar?.setNeedsLayout() }
}

/// Hears of taps on a tab bar.
public protocol UITabBarDelegate: AnyObject {
  /// Called when an item was selected by a tap.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A bar with entries beside each other, of which one is selected.
open class UITabBar: UIView {
  /// UIKit's height of a bar, in points.
  static let height: CGFloat = 49
  /// Hears of taps; held weakly.
  open weak var delegate: (any UITabBarDelegate)?
  /// The entries, from the left.
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  /// The selected entry; nil for none.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// The background's colour.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The colour of entries that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor?
  /// Whether the content shows through; the app draws the bar.
  open var isTranslucent = true
  /// The colours; the app draws the bar.
  open var barStyle = UIBarStyle.default
  /// The image behind the entries; the app draws it.
  open var backgroundImage: UIImage?
  /// The line at the upper edge; the app draws it.
  open var shadowImage: UIImage?
  /// The image behind the selected entry; the app draws it.
  open var selectionIndicatorImage: UIImage?
  /// How it looks; the app draws it.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks over content that is at its end; the app draws it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private var buttons: [UIButton] = []
  var onSelect: ((UITabBarItem) -> Void)?

  /// Sets the entries.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.bar = self
      let button = UIButton(type: .custom)
      button.addAction(
        UIAction { [weak self, weak item] _ in if let item { self?.choose(item) } },
        for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }
  private func choose(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    onSelect?(item)
    delegate?.tabBar(self, didSelect: item)
  }
  /// Places the entries in equal parts of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (place, (button, item)) in zip(buttons, items ?? []).enumerated() {
      button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: Self.height)
      button.setTitle(item.title, for: .normal)
      button.setImage(item.image, for: .normal)
      let isChosen = item === selectedItem
      let said = item.titleTextAttributes(for: isChosen ? .selected : .normal)?[.foregroundColor] as? UIColor
      button.setTitleColor(
        said ?? (isChosen ? tintColor : unselectedItemTintColor ?? .systemGray), for: .normal)
    }
  }
}

/// Hears of the choices in a tab bar's controller.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap may select a controller. The default returns true.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a tap has selected a controller. The default does nothing.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns what animates a change; nil, the default, shows it at once.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what moves a change by hand; nil, the default, for none.
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

/// A controller that shows one of several, above a bar that chooses it.
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar(frame: .zero)
  /// Hears of the choices; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers, from the left.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The number of the controller that is shown; out of range it is ignored.
  open var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { show() } }
  }
  private lazy var stage = ChildStage(of: self) { [unowned self] in room }
  override var ownTransition: ControllerTransition? { stage.transition }
  /// The controller that is shown; nil for none.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { if let place = children.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = children
    stage.show(nil)
    let new = viewControllers ?? []
    for gone in old where !new.contains(where: { $0 === gone }) { gone.removeFromParent() }
    arrange(children: new)
    for child in new where !old.contains(where: { $0 === child }) { child.didMove(toParent: self) }
    tabBar.items = children.map(\.tabBarItem)
    if !children.indices.contains(selectedIndex) { selectedIndex = 0 }
    show()
  }
  /// Adds the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.onSelect = { [weak self] item in self?.choose(item) }
    view.addSubview(tabBar)
    show()
  }
  private func choose(_ item: UITabBarItem) {
    guard let place = children.firstIndex(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: children[place]) ?? true else {
      return tabBar.selectedItem = selectedViewController?.tabBarItem
    }
    selectedIndex = place
    delegate?.tabBarController(self, didSelect: children[place])
  }
  private func show() {
    guard isViewLoaded else { return }
    let chosen = selectedViewController
    tabBar.selectedItem = chosen?.tabBarItem
    stage.show(chosen, by: stage.shown.flatMap { from in chosen.flatMap { animation(from, $0) } }) {
      [weak self] isDone in
      guard let self, !isDone, let back = stage.shown, let place = children.firstIndex(where: { $0 === back })
      else { return }
      selectedIndex = place
    }
    place()
  }
  private func animation(_ from: UIViewController, _ to: UIViewController) -> ChildStage.Animation? {
    guard from !== to,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    return .init(
      animator: animator, hand: delegate?.tabBarController(self, interactionControllerFor: animator))
  }
  /// Places the bar and the controller's view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }
  private func place() {
    guard let view = viewIfLoaded else { return }
    tabBar.frame = CGRect(x: 0, y: room.maxY, width: view.bounds.width, height: barHeight)
    stage.place()
  }
  private var barHeight: CGFloat { tabBar.isHidden ? 0 : UITabBar.height }
  private var room: CGRect {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - barHeight))
  }
}

extension UIViewController {
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
