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
  /// The view for which the menu is shown; nil for none.
  private weak var origin: UIView?
  /// Whether it was opened for a view; `origin` is nil also after that view is gone.
  private var isOfView = false
  /// The labels of the title and of the message.
  private let labels = [UILabel(), UILabel()]
  /// Called when a choice, or a tap beside a menu, closes the panel. It gets the choice's action, to call
  /// after the panel has disappeared.
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
    self.init(title: menu.title, message: nil, choices: [])
    for entry in menu.visibleEntries {
      let choice = Choice(
        title: (entry.state == .on ? "✓ " : "") + entry.title, subtitle: entry.subtitle,
        isEnabled: !entry.attributes.contains(.disabled),
        isDestructive: entry.attributes.contains(.destructive)
      ) { [weak self] in entry.choose(in: menu, over: self?.origin) }
      add(choice)
    }
    addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
  }

  /// Ends the panel without a choice.
  func close() { end?({}) }

  /// Shows the view of a controller above the choices, as wide as they are; a tap on it ends the panel, and calls an
  /// action.
  func show(preview: UIViewController, action: @escaping () -> Void) {
    let holder = PreviewHolder()
    preview.view.frame = holder.bounds
    preview.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(preview.view)
    holder.addAction(UIAction { [weak self] _ in self?.end?(action) }, for: .touchUpInside)
    stack.insertArrangedSubview(holder, at: 0)
    let size = preview.preferredContentSize
    let ratio = size.width > 0 && size.height > 0 ? size.height / size.width : 1
    holder.heightAnchor.constraint(equalTo: holder.widthAnchor, multiplier: ratio).isActive = true
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

  /// Shows the panel in front of the whole tree of a view. `ending` calls its argument, which removes the panel.
  func show(over view: UIView, ending: @escaping (_ remove: () -> Void) -> Void = { $0() }) {
    let root = view.root
    (frame, origin, isOfView) = (root.bounds, view, true)
    onEnd { [weak self] action in
      // The app may end the menu, too, in these calls.
      guard let self, exchange(&self.end, with: nil) != nil else { return }
      ending { self.removeFromSuperview() }
      action()
    }
    root.addSubview(self)
  }
  /// A menu ends without a choice after its view has left the window.
  override func tick(_ seconds: Double) {
    if isOfView, origin?.root !== root { close() }
  }
}

/// Holds a preview, and takes the touches of the views in it.
private final class PreviewHolder: UIControl {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? self : nil
  }
}
