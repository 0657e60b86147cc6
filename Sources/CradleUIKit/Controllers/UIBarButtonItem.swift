/// An entry of a bar: a title, an image, and whether it is enabled.
open class UIBarItem: NSObject, AssociationHolder {
  private(set) lazy var associations = Associations()
  /// Makes an item without a title.
  public override init() {}
  /// The title; nil for none.
  open var title: String? { didSet { contentDidChange() } }
  /// The image; nil for none.
  open var image: UIImage? { didSet { contentDidChange() } }
  /// Whether it reacts to touches; the default is true.
  open var isEnabled = true { didSet { contentDidChange() } }
  /// A number of the app's; the default is 0.
  open var tag = 0
  /// A smaller image for a bar of the lower height; nil for the default.
  open var landscapeImagePhone: UIImage?
  /// The displacement of the image: half of the difference of opposite insets, in points; the app draws it.
  open var imageInsets = UIEdgeInsets.zero
  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the title for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    contentDidChange()
  }
  /// The attributes of the title for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state] ?? appearanceItem?.titleTextAttributes(for: state)
  }
  /// UIKit calls it after loading from a nib. There are no nibs here, so only the app's own code calls it.
  open func awakeFromNib() {}
  /// Updates the bar after a change of the title, the image or another property.
  func contentDidChange() {}
}

/// A button of a navigation bar, or a view in its place.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// The standard button.
    case plain
    /// The older name of `plain`.
    case bordered
    /// A button that completes a task. Its title is semibold in UIKit, and as that of others here.
    case done
  }
  /// A button with a standard meaning and a title of the system.
  public enum SystemItem: Int, Sendable {
    /// Ends editing.
    case done
    /// Cancels editing.
    case cancel
    /// Begins editing.
    case edit
    /// Saves.
    case save
    /// Adds an item.
    case add
    /// Space that takes an equal share of the remaining width.
    case flexibleSpace
    /// Space of a fixed width.
    case fixedSpace
    /// Writes a message.
    case compose
    /// Replies to a message.
    case reply
    /// Shows actions, such as sharing.
    case action
    /// Moves to a folder.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops loading.
    case stop
    /// Takes a picture.
    case camera
    /// Deletes.
    case trash
    /// Plays.
    case play
    /// Pauses.
    case pause
    /// Rewinds.
    case rewind
    /// Fast-forwards.
    case fastForward
    /// Undoes.
    case undo
    /// Redoes.
    case redo
    /// Curls a page.
    case pageCurl
    /// Closes.
    case close
  }

  /// The style; the app draws it.
  open var style = Style.plain
  /// The width in points; 0 for the content's.
  open var width: CGFloat = 0 { didSet { contentDidChange() } }
  /// The colour; nil for the bar's.
  open var tintColor: UIColor? { didSet { contentDidChange() } }
  /// The view that is shown in place of a button; nil for none.
  open var customView: UIView? { didSet { (oldValue ?? button).superview?.setNeedsLayout() } }
  /// The object whose method is called; held weakly. Nil for the first in the responder chain that has the method.
  open weak var target: AnyObject?
  /// The method that is called on a tap.
  open var action: Selector?
  /// An action that is called on a tap, instead of the method.
  open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }
  /// A menu that a tap shows, if there is no action.
  open var menu: UIMenu?
  private let systemItem: SystemItem?
  private var hasTarget = false
  private lazy var button = makeButton()

  /// Makes an item without a title.
  public override init() { systemItem = nil }
  /// Makes an item that is not read from an archive.
  public required init?(coder: NSCoder) { systemItem = nil }
  private init(_ systemItem: SystemItem?, _ title: String?, _ target: Any?, _ action: Selector?) {
    self.systemItem = systemItem
    super.init()
    self.title = title
    (self.target, hasTarget, self.action) = (target.map { $0 as AnyObject }, target != nil, action)
  }
  /// Makes a button with a title that calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(nil, title, target, action)
    self.style = style
  }
  /// Makes a button with an image that calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(nil, nil, target, action)
    (self.image, self.style) = (image, style)
  }
  /// Makes a button with a title of the system that calls a method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem, systemItem.title, target, action)
    if systemItem == .done { style = .done }
  }
  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init(nil, nil, nil, nil)
    self.customView = customView
  }
  /// Makes a button with a title or an image that calls an action or shows a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(nil, title, nil, nil)
    (self.image, self.menu, self.primaryAction) = (image, menu, primaryAction)
    adoptPrimaryAction()
  }
  /// Makes a button with a title of the system that calls an action or shows a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem, systemItem.title, nil, nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Returns a space that stretches.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// Returns a space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Takes the title and the image of the action, unless the item has a title or an image itself.
  private func adoptPrimaryAction() {
    if title == nil, image == nil, let primaryAction {
      (title, image) = (primaryAction.title, primaryAction.image)
    }
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .primaryActionTriggered)
    return button
  }

  /// The content that the bar shows.
  var view: UIView {
    if let customView { return customView }
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    let color = titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    button.setTitleColor(
      color ?? tintColor ?? (appearanceItem as? UIBarButtonItem)?.tintColor ?? .systemBlue, for: .normal)
    button.isEnabled = isEnabled
    return button
  }
  /// The size in points that it needs in a bar.
  var size: CGSize {
    if isFlexible { return .zero }
    if systemItem == .fixedSpace { return CGSize(width: width, height: 0) }
    let shown = view
    let content = customView.map {
      $0.hasConstraintsBelow ? $0.systemLayoutSizeFitting(.zero) : $0.bounds.size
    }
    let size = content ?? shown.intrinsicContentSize
    return CGSize(width: width > 0 ? width : size.width, height: size.height)
  }
  override func contentDidChange() {
    // As in UIKit the bar gives the new content its place.
    (customView ?? view).superview?.setNeedsLayout()
  }

  /// Whether it stretches.
  var isFlexible: Bool { systemItem == .flexibleSpace }
  /// Whether it shows nothing.
  var isSpace: Bool { isFlexible || systemItem == .fixedSpace }

  private func tap() {
    if let primaryAction { return primaryAction.perform(from: self) }
    if let action {
      let call = TargetAction(hasTarget ? target : nil, action)
      return hasTarget && target == nil ? () : call.send(from: button, [self])
    }
    if let menu { ChoicePanel(menu).show(over: button) }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title in English.
  fileprivate var title: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    default: "\(self)".capitalized
    }
  }
}
