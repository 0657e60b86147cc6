/// A controller's entry in a tab bar.
open class UITabBarItem: UIBarItem {
  /// An entry with a standard meaning.
  public enum SystemItem: Int, Sendable {
    /// Further tabs.
    case more
    /// Favourites.
    case favorites
    /// Featured content.
    case featured
    /// The highest rated.
    case topRated
    /// The most recent.
    case recents
    /// Contacts.
    case contacts
    /// History.
    case history
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads.
    case downloads
    /// The newest.
    case mostRecent
    /// The most viewed.
    case mostViewed
  }
  /// The image while it is selected; nil for the default.
  open var selectedImage: UIImage? { didSet { contentDidChange() } }
  /// A short text beside it, which the app draws; nil for none.
  open var badgeValue: String? { didSet { contentDidChange() } }
  /// The colour behind the short text.
  open var badgeColor: UIColor?
  /// The displacement of the title, in points; the app draws it.
  open var titlePositionAdjustment = UIOffset.zero
  weak var bar: UITabBar?
  private(set) var hasStandardMeaning = false

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
  /// Makes an item with a standard meaning; its title is the name of the case.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: String(describing: systemItem).capitalized, image: nil, tag: tag)
    hasStandardMeaning = true
  }
  override func contentDidChange() { bar?.setNeedsLayout() }
}

/// The calls of a tab bar when an entry is tapped.
public protocol UITabBarDelegate: OptionalMethods {
  /// Called when an item was selected by a tap.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar with entries beside each other, of which one is selected.
open class UITabBar: UIView {
  /// UIKit's height of a bar, in points.
  static let height: CGFloat = 49
  /// The object that is called when an entry is tapped; held weakly.
  open weak var delegate: (any UITabBarDelegate)?
  /// The entries, from the left.
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  /// The selected entry; nil for none.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// The background's colour.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether the bar is hidden; the content of its controller then has its place.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
  /// The colour of entries that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// How entries share the width.
  public enum ItemPositioning: Int, Sendable {
    /// Chosen by the device.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }
  /// How entries share the width: always the whole here.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of entries in the middle, in points; 0 for UIKit's.
  open var itemWidth: CGFloat = 0
  /// The space between entries in the middle, in points; 0 for UIKit's.
  open var itemSpacing: CGFloat = 0
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
  /// Whether the user arranges the entries; no effect here.
  open private(set) var isCustomizing = false
  /// Lets the user arrange entries; only sets `isCustomizing` here.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { isCustomizing = true }
  /// Ends the arrangement of entries. Returns false: the entries were not rearranged.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    isCustomizing = false
    return false
  }
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
        UIAction { [weak self, weak item] _ in if let item { self?.select(item) } },
        for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }
  private func select(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    onSelect?(item)
    delegate?.tabBar(self, didSelect: item)
  }
  /// The given width with UIKit's height of a bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  /// Gives the selected entry the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
  /// Places the entries in equal parts of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, (button, item)) in zip(buttons, items ?? []).enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
      button.setTitle(item.title, for: .normal)
      let isSelected = item === selectedItem
      button.setImage((isSelected ? item.selectedImage : nil) ?? item.image, for: .normal)
      let color =
        item.titleTextAttributes(for: isSelected ? .selected : .normal)?[.foregroundColor] as? UIColor
      button.setTitleColor(
        color ?? (isSelected ? tintColor : unselectedItemTintColor ?? .systemGray), for: .normal)
    }
  }
}
