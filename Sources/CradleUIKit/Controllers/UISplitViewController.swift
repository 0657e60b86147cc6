/// The calls of a split controller when it changes. This library makes none. All methods have defaults.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called in UIKit before the display mode changes; never called here. The default does nothing.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns whether the app itself combines both controllers in a narrow window; never called here, where
  /// such a window shows the second one. The default returns false.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

/// A controller that shows two controllers beside each other in a wide window, and the second alone in a narrow one.
open class UISplitViewController: UIViewController {
  /// How the controllers are shown.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the width.
    case automatic
    /// The second controller alone.
    case secondaryOnly
    /// Both beside each other.
    case oneBesideSecondary
    /// The first over the second; drawn here as `oneBesideSecondary`.
    case oneOverSecondary
    /// The older name of both beside each other.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The older name of the second alone.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The older name of the first over the second.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  /// UIKit's maximum width of the first controller, in points, and its fraction of the whole width.
  private static let standardMaximumWidth: CGFloat = 320
  private static let standardFraction: CGFloat = 0.4
  /// The object that is called when the controller changes; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred display mode of the controllers.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The width of the first controller as a fraction of the whole, 0 … 1; the default is UIKit's 0.4, at most 320
  /// points.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.standardFraction {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The largest width of the first controller, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.standardMaximumWidth {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the first controller, in points.
  open var primaryColumnWidth: CGFloat {
    min((viewIfLoaded?.bounds.width ?? 0) * preferredPrimaryColumnWidthFraction, maximumPrimaryColumnWidth)
  }
  /// Whether a narrow window shows one controller.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// How the controllers are shown.
  open var displayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return isCollapsed ? .secondaryOnly : .oneBesideSecondary
  }
  /// The controllers, from the left. Only the first and the last are laid out.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      let old = children
      for removed in old where !newValue.contains(where: { $0 === removed }) {
        removed.willMove(toParent: nil)
        removed.viewIfLoaded?.removeFromSuperview()
        removed.removeFromParent()
      }
      arrange(children: newValue)
      for new in newValue where !old.contains(where: { $0 === new }) { new.didMove(toParent: self) }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Places the controllers' views.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let view = viewIfLoaded, let last = children.last else { return }
    let bounds = view.bounds
    let first = children.count > 1 ? children.first : nil
    let left = displayMode == .secondaryOnly ? 0 : first == nil ? 0 : primaryColumnWidth
    for child in children where child.view.superview !== view { view.addSubview(child.view) }
    first?.view.isHidden = left == 0
    first?.view.frame = CGRect(x: 0, y: 0, width: left, height: bounds.height)
    last.view.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left), height: bounds.height)
  }
  /// Shows a controller in place of the second.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    viewControllers = children.prefix(1) + [vc]
  }
}

extension UIViewController {
  /// The split controller that it is in, directly or by its parents; nil for none.
  public var splitViewController: UISplitViewController? {
    var above = parent
    while let each = above {
      if let found = each as? UISplitViewController { return found }
      above = each.parent
    }
    return nil
  }
}
