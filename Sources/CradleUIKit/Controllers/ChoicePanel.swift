/// A card with labels, fields and buttons in the middle of the dimmed window: an alert, or a menu.
final class ChoicePanel: UIControl {
  struct Choice {
    var title: String
    var subtitle: String?
    var isEnabled = true
    var isDestructive = false
    var action: () -> Void
  }
  let card = UIView()
  private(set) var buttons: [UIButton] = []
  private let stack = UIStackView()
  /// The labels of the title and of the message.
  private let labels = [UILabel(), UILabel()]
  /// Called when a choice, or a tap beside a menu, closes the panel. It calls the action of the choice after the panel
  /// has disappeared.
  private var end: ((@escaping () -> Void) -> Void)?

  /// UIKit's alerts are 270 points wide.
  private static let cardWidth: CGFloat = 270

  init(title: String?, message: String?, fields: [UITextField] = [], choices: [Choice]) {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor(white: 0, alpha: 0.3)
    (card.backgroundColor, card.layer.cornerRadius) = (.white, 14)
    (stack.axis, stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (.vertical, 8, true)
    stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    for (label, font) in zip(labels, [UIFont.boldSystemFont(ofSize: 17), .systemFont(ofSize: 13)]) {
      (label.font, label.numberOfLines, label.textAlignment) = (font, 0, .center)
      stack.addArrangedSubview(label)
    }
    show(title: title, message: message)
    for field in fields { stack.addArrangedSubview(field) }
    for choice in choices { add(choice) }
    addSubview(card)
    card.addSubview(stack)
    for view in [card, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: centerXAnchor),
      card.centerYAnchor.constraint(equalTo: centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: Self.cardWidth),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      stack.topAnchor.constraint(equalTo: card.topAnchor),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the panel of a menu; a tap beside it closes it without a choice.
  convenience init(_ menu: UIMenu) {
    let shown = menu.actions.filter { !$0.attributes.contains(.hidden) }
    self.init(
      title: menu.title, message: nil,
      choices: shown.map { action in
        Choice(
          title: (action.state == .on ? "✓ " : "") + action.title, subtitle: action.subtitle,
          isEnabled: !action.attributes.contains(.disabled),
          isDestructive: action.attributes.contains(.destructive)
        ) { action.perform(from: menu) }
      })
    addAction(UIAction { [weak self] _ in self?.end?({}) }, for: .touchUpInside)
  }

  private func add(_ choice: Choice) {
    let button = UIButton(type: .system)
    button.setTitle(choice.title, for: .normal)
    let color: UIColor = choice.isDestructive ? .systemRed : .systemBlue
    button.setTitleColor(color, for: .normal)
    if let subtitle = choice.subtitle {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.subtitle) = (choice.title, subtitle)
      configuration.baseForegroundColor = color
      button.configuration = configuration
    }
    button.isEnabled = choice.isEnabled
    button.addAction(UIAction { [weak self] _ in self?.end?(choice.action) }, for: .primaryActionTriggered)
    stack.addArrangedSubview(button)
    buttons.append(button)
  }

  /// Shows a title and a message; one that is nil or empty takes no place.
  func show(title: String?, message: String?) {
    for (label, text) in zip(labels, [title, message]) {
      (label.text, label.isHidden) = (text, text?.isEmpty ?? true)
    }
  }

  /// Sets the closure that closes the panel and calls the action of a choice.
  func onEnd(_ end: @escaping (@escaping () -> Void) -> Void) { self.end = end }

  /// Shows the panel in front of the whole tree of a view.
  func show(over view: UIView) {
    let root = view.root
    frame = root.bounds
    onEnd { [weak self] action in
      self?.removeFromSuperview()
      action()
    }
    root.addSubview(self)
  }
}
