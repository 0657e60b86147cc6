/// The content of a navigation bar for a controller.
open class UINavigationItem: NSObject {
  /// When a large title is shown; has no effect here.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before; always; never.
    case automatic, always, never
  }
  /// The title in the middle; nil for none.
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  /// A view in place of the title; nil for none.
  open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
  /// A line over the title; not shown here.
  open var prompt: String?
  /// The title of the button that leads back to this item; nil for its title.
  open var backButtonTitle: String?
  /// The button that leads back to this item; its title is shown. Nil for one with the item's title.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the button that leads back is hidden.
  open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }
  /// Whether the left items are beside the button that leads back, instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { bar?.setNeedsLayout() } }
  /// When a large title is shown; has no effect here.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The items at the left, from the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// The items at the right, from the right.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// A search whose bar belongs to it; the app places the bar. Nil for none.
  open var searchController: UISearchController?
  /// Whether the search's bar goes away while the content scrolls; the app places it.
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
  /// Shows or hides the button that leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

/// The heights of a bar. There is one here.
public enum UIBarMetrics: Int, Sendable {
  /// The usual; the lower one; both with a line above the title.
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// A bar with the title and the buttons of its top item, as subviews.
open class UINavigationBar: UIView {
  /// The items, the top one last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles are large; has no effect here.
  open var prefersLargeTitles = false
  /// Whether the content shows through; the bar's drawing is the app's. The content begins below it here.
  open var isTranslucent = true
  /// The colours; the app draws the bar.
  open var barStyle = UIBarStyle.default
  /// The image of the button that leads back; the app draws it.
  open var backIndicatorImage: UIImage?
  /// The mask of the title at that image; the app draws it.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The background's colour.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The title's attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The attributes of large titles; have no effect here.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// How it looks; the app draws it.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { titleTextAttributes = standardAppearance.titleTextAttributes }
  }
  /// How it looks at its lower height; the app draws it.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks over content that is at its top; the app draws it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The line at its lower edge; the app draws it.
  open var shadowImage: UIImage?
  /// Sets the image behind the content; the app draws it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// Sets the image behind the content; the app draws it. There is one for all positions.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  /// The image behind the content; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// The height of a bar, in points: UIKit's.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  private let title = UILabel()
  private let back = UIButton(type: .system)
  /// Called by the button that leads back.
  var onBack: (() -> Void)?

  /// Makes a bar with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (title.font, title.textAlignment) = (.boldSystemFont(ofSize: 17), .center)
    back.setTitleColor(.systemBlue, for: .normal)
    back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .primaryActionTriggered)
  }
  /// Makes an empty bar; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the top item: buttons at both sides, the title in the middle of what is left around the centre.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.removeFromSuperview() }
    guard let item = topItem else { return }
    let own = item.leftBarButtonItems ?? []
    var left = Self.margin
    if let backItem, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton {
      let name = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
      back.setTitle("‹ " + name, for: .normal)
      left = put(back, back.intrinsicContentSize, at: left)
    }
    for each in own { left = put(each.view, each.size, at: left) }
    var right = bounds.width - Self.margin
    for each in item.rightBarButtonItems ?? [] {
      put(each.view, each.size, at: right - each.size.width)
      right -= each.size.width + Self.gap
    }
    title.attributedText = item.title.map { NSAttributedString(string: $0, attributes: titleTextAttributes) }
    let middle = item.titleView ?? title
    let wanted = item.titleView?.bounds.size ?? title.intrinsicContentSize
    let room = max(0, 2 * min(bounds.midX - left, right - bounds.midX))
    let width = min(wanted.width, room)
    put(middle, CGSize(width: width, height: wanted.height), at: bounds.midX - width / 2)
  }

  @discardableResult
  private func put(_ view: UIView, _ size: CGSize, at left: CGFloat) -> CGFloat {
    view.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    addSubview(view)
    return left + size.width + Self.gap
  }
}
