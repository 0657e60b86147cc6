/// The calls of a split controller when it changes. All methods have defaults.
public protocol UISplitViewControllerDelegate: OptionalMethods {
  /// Called before columns are shown or hidden in a wide window by `show(_:)` and `hide(_:)`. The default does nothing.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns whether the app itself combines both controllers in a narrow window; never called here, where
  /// such a window shows the second one. The default returns false.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called before `show(_:)` shows a column that was hidden. The default does nothing.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before `hide(_:)` hides a column that was shown. The default does nothing.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Returns the column at the top of the stack in a window that becomes narrow. The default is the proposed one, the
  /// secondary column.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called after the columns became a stack in a narrow window. The default does nothing.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the stack became columns in a wide window. The default does nothing.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
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
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  /// The proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// A controller that shows two controllers beside each other in a wide window, and the second alone in a narrow one.
/// With a style it shows columns beside each other in a wide window, and their controllers on one stack in a narrow one.
open class UISplitViewController: UIViewController {
  /// The columns of a split controller.
  public enum Style: Int, Sendable {
    /// No columns: `viewControllers` are shown.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }
  /// A column.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary
    /// The column between the first and the last of three.
    case supplementary
    /// The last column, which has the remaining width.
    case secondary
    /// The controller that a narrow window shows instead of the stack.
    case compact
  }
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
    /// Three columns beside each other.
    case twoBesideSecondary
    /// Two columns over the secondary one; drawn here as `twoBesideSecondary`.
    case twoOverSecondary
    /// Two columns that displace the secondary one; drawn here as `twoBesideSecondary`.
    case twoDisplaceSecondary
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
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      columns?.shownMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The columns; unspecified for a controller without.
  public let style: Style
  private(set) lazy var columns: SplitColumns? = style == .unspecified ? nil : SplitColumns(self, style)

  /// Makes a controller with columns; see `setViewController(_:for:)`.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller without columns. The nib name and the bundle are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller without columns; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }
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
  /// The width of the supplementary column as a fraction of the whole, 0 … 1; the default is that of the primary one.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.standardFraction {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The largest width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.standardMaximumWidth {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? 0
    return min(width * preferredSupplementaryColumnWidthFraction, maximumSupplementaryColumnWidth)
  }
  /// How the controllers are shown.
  open var displayMode: DisplayMode {
    if let columns { return columns.mode }
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return isCollapsed ? .secondaryOnly : .oneBesideSecondary
  }
  /// The controllers, from the left. Only the first and the last are laid out.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setShown(newValue) }
  }
  func setShown(_ newValue: [UIViewController]) {
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
  /// Lays the columns out for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Places the controllers' views.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let columns { return columns.layOut() }
    guard let view = viewIfLoaded, let last = children.last else { return }
    let bounds = view.bounds
    let first = children.count > 1 ? children.first : nil
    let left = displayMode == .secondaryOnly ? 0 : first == nil ? 0 : primaryColumnWidth
    for child in children where child.view.superview !== view { view.addSubview(child.view) }
    first?.view.isHidden = left == 0
    first?.view.frame = CGRect(x: 0, y: 0, width: left, height: bounds.height)
    last.view.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left), height: bounds.height)
  }
  /// Shows a controller in place of the second, or of that of the secondary column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if columns != nil {
      setViewController(vc, for: .secondary)
      return show(.secondary)
    }
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
