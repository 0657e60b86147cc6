/// The appearance of a bar button in one of its states; the app draws it.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The title's attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button; nil for none.
  open var backgroundImage: UIImage?
  /// The displacement of that image, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The appearance of the buttons of a bar.
open class UIBarButtonItemAppearance: NSObject {
  /// The look in each state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look while a touch is on the button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look while it cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look while it has the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Makes the look of a style of buttons.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }
  /// Makes the look of plain buttons.
  public convenience override init() { self.init(style: .plain) }
  /// Sets the default look of a style: titles that end a task are semibold.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    let font = UIFont.systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [.font: font] }
  }
}

/// The appearance of a tab bar's entry in one of its states; the app draws it.
open class UITabBarItemStateAppearance: NSObject {
  /// The title's attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image; nil for the tint.
  open var iconColor: UIColor?
  /// The displacement of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour behind the badge; nil for the usual red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the badge's text, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// The appearance of the entries of a tab bar.
open class UITabBarItemAppearance: NSObject {
  /// The position of an entry's title.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked
    /// The title beside the image.
    case inline
    /// The title beside the image, in a bar of the lower height.
    case compactInline
  }
  /// The look in each state.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected entry.
  public let selected = UITabBarItemStateAppearance()
  /// The look of an entry that cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of an entry that has the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Makes the look of a style of entries.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }
  /// Makes the look of entries whose titles are below their images.
  public convenience override init() { self.init(style: .stacked) }
  /// Sets the default look of a style: titles of 10 points below images, and of 13 beside them.
  open func configureWithDefault(for style: Style) {
    let font = UIFont.systemFont(ofSize: style == .stacked ? 10 : 13)
    for state in [normal, selected, disabled, focused] { state.titleTextAttributes = [.font: font] }
  }
}
