/// A choice of an alert.
open class UIAlertAction: NSObject {
  /// The style of a choice.
  public enum Style: Int, Sendable {
    /// The standard button.
    case `default`
    /// A button that changes nothing.
    case cancel
    /// A button that deletes something.
    case destructive
  }
  /// The title; nil for none.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether it can be chosen; the default is true.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  /// The button that shows it.
  weak var button: UIButton?
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a choice that calls a closure after the alert has disappeared.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// A card with a title, a message and choices, in front of the presenting controller.
open class UIAlertController: UIViewController {
  /// The style of an alert; both are cards in the middle here.
  public enum Style: Int, Sendable {
    /// A list of choices about the content on screen.
    case actionSheet
    /// A message with buttons.
    case alert
  }
  /// The title; nil for none.
  open override var title: String? { didSet { showTexts() } }
  /// The message; nil for none.
  open var message: String? { didSet { showTexts() } }
  private func showTexts() { (viewIfLoaded as? ChoicePanel)?.show(title: title, message: message) }
  /// The style.
  open private(set) var preferredStyle = Style.alert
  /// The choices, in the order of their addition.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that stands out; nil for none.
  open var preferredAction: UIAlertAction?
  /// The fields, in the order of their addition; nil for none.
  open private(set) var textFields: [UITextField]?

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  /// Adds a choice, before the alert is shown.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field, which the closure configures, before the alert is shown.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Begins editing the first field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  override var fades: Bool { true }

  /// Makes the card: the choices in their order, cancelling ones last.
  open override func loadView() {
    let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    let panel = ChoicePanel(
      title: title, message: message, fields: textFields ?? [],
      choices: ordered.map { action in
        .init(
          title: action.title ?? "", isEnabled: action.isEnabled, isDestructive: action.style == .destructive
        ) {
          action.handler?(action)
        }
      })
    for (action, button) in zip(ordered, panel.buttons) { action.button = button }
    panel.onEnd { [weak self] action in self?.dismiss(animated: false, completion: action) }
    view = panel
  }
}
