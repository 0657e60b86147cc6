/// The content of a navigation bar for a controller.
open class UINavigationItem: NSObject {
  /// When a large title is shown; has no effect here.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item below it in the stack.
    case automatic
    /// A large title.
    case always
    /// A title of normal size.
    case never
  }
  /// The title in the middle; nil for none.
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  /// A view in place of the title; nil for none.
  open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
  /// A line over the title; not shown here.
  open var prompt: String?
  /// The title of the back button to this item; nil for the item's title.
  open var backButtonTitle: String? { didSet { bar?.setNeedsLayout() } }
  /// The back button to this item, of which only the title is shown. Nil for one with the item's title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.setNeedsLayout() } }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }
  /// Whether the left items are shown beside the back button, instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { bar?.setNeedsLayout() } }
  /// When a large title is shown; has no effect here.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The items at the left, from the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// The items at the right, from the right.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// A search whose bar belongs to it; the app places the bar. Nil for none.
  open var searchController: UISearchController?
  /// Whether the search bar hides while the content scrolls; the app places it.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks with this item; nil for the bar's own. The app draws it.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks with this item over content that is at its top; nil for the bar's own. The app draws it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks with this item at its lower height; nil for the bar's own. The app draws it.
  open var compactAppearance: UINavigationBarAppearance?
  weak var bar: UINavigationBar?

  /// Makes an item with a title.
  public init(title: String) { self.title = title }
  /// Makes an item without a title.
  public override init() {}

  /// The first item at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the item at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

/// The heights of a bar. There is one here.
public enum UIBarMetrics: Int, Sendable {
  /// The standard height, the lower height, and each with a prompt.
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
