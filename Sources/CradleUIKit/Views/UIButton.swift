/// A control with a title and an image for each of its states.
open class UIButton: UIControl {
  /// The style that the button was made with.
  open private(set) var buttonType = ButtonType.custom
  /// The label that shows the title.
  open private(set) lazy var titleLabel: UILabel? = label
  /// The view that shows the image.
  open private(set) lazy var imageView: UIImageView? = imageContentView
  /// The menu that a long press shows, or a tap if `showsMenuAsPrimaryAction` is set.
  open var menu: UIMenu? { didSet { followMenu() } }
  /// Whether a tap shows the menu instead of calling actions; the default is false.
  open var showsMenuAsPrimaryAction = false
  /// The space around the image and the title, in points. A number that is not finite traps, here and in the other insets.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { resize(by: contentEdgeInsets) } }
  /// The displacement of the title: half of the difference of opposite insets, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout(by: titleEdgeInsets) } }
  /// The displacement of the image: half of the difference of opposite insets, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout(by: imageEdgeInsets) } }
  /// The content and its appearance for all states; nil to use what is set for single states, and the insets.
  open var configuration: Configuration? { didSet { look.change(from: oldValue, of: self) } }
  /// Called before the button is laid out in another state, to change `configuration`; nil for none.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the button shows `configuration` in the colours for its state; the default is true.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// Whether a tap selects the button, or deselects it, before it calls actions; the default is false.
  open var changesSelectionAsPrimaryAction = false
  /// The label below the title; nil without a configuration's subtitle.
  open var subtitleLabel: UILabel? { look.subtitleLabel }
  private let look = ButtonLook()
  private lazy var label = addContent(UILabel())
  /// The label's own colour while it shows one that was set for a state.
  private var labelColor: UIColor?
  private lazy var imageContentView = addContent(UIImageView())
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var attributed: [State: NSAttributedString] = [:]
  private var shadows: [State: UIColor] = [:]
  private lazy var backgroundImageView: UIImageView = {
    let view = UIImageView()
    insertSubview(view, at: 0)
    return view
  }()
  /// Whether the app's drawing darkens the image while it is highlighted.
  open var adjustsImageWhenHighlighted = true
  /// Whether the app's drawing lightens the image while it is disabled.
  open var adjustsImageWhenDisabled = true
  /// Whether the app's drawing shows a glow while it is highlighted.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow is reversed while it is highlighted.
  open var reversesTitleShadowWhenHighlighted = false

  /// Makes a button with a style and a zero frame.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// Makes a button with a style that calls an action and shows the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
    }
  }
  /// Makes a button that shows a configuration and calls an action, whose title and image it shows if the configuration
  /// has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
  /// Makes a custom button with a frame in its superview's points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty button; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func addContent<View: UIView>(_ view: View) -> View {
    view.isUserInteractionEnabled = false
    addSubview(view)
    return view
  }

  /// Requests an `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() { look.needUpdate(of: self) }
  /// Called before the button is laid out in another state: changes the configuration. The default calls
  /// `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func perform(_ events: Event, _ event: UIEvent?) {
    if changesSelectionAsPrimaryAction, events.contains(.primaryActionTriggered) { isSelected.toggle() }
    if showsMenuAsPrimaryAction, let menu {
      if events == .primaryActionTriggered { show(menu) }
      if !events.isDisjoint(with: [.touchUpInside, .primaryActionTriggered]) { return }
    }
    super.perform(events, event)
  }

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) {
    set(\.titles, title, state)
    showTitle()
  }
  /// Sets the title's colour for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.colors, color, state) }
  /// Sets the image for a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: State) { set(\.images, image, state) }
  /// Returns the title for a state, or the normal state's if it has none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// Returns the title's colour for a state, or the normal state's if it has none.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// Returns the image for a state, or the normal state's if it has none.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Sets the title with attributes for a state; nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributed, title, state)
    showTitle()
  }
  /// Returns the title with attributes for a state, or the normal state's if it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributed[state] ?? attributed[.normal]
  }
  /// Sets the colour of the title's shadow for a state; nil removes it.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { set(\.shadows, color, state) }
  /// Returns the colour of the title's shadow for a state, or the normal state's if it has none.
  open func titleShadowColor(for state: State) -> UIColor? { shadows[state] ?? shadows[.normal] }
  /// Sets the image behind the content for a state; nil removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgrounds, image, state) }
  /// Returns the image behind the content for a state, or the normal state's if it has none.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  /// Sets how a symbol is drawn; the app draws it. The state is ignored: it holds for all states.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { imageContentView.preferredSymbolConfiguration = configuration }
  /// The colour of the title for the present state; white without one.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The title with attributes for the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image behind the content for the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title for the present state.
  open var currentTitle: String? { title(for: state) }
  /// The image for the present state.
  open var currentImage: UIImage? { image(for: state) }

  private func set<Value>(
    _ path: ReferenceWritableKeyPath<UIButton, [State: Value]>, _ value: Value?, _ state: State
  ) {
    self[keyPath: path][state] = value
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the rectangle of the image behind the content within bounds: all of them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the content within bounds: without the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the rectangle of the image within the content's: before the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = imageSize
    return CGRect(
      x: left(in: contentRect), y: top(size.height, in: contentRect), width: size.width, height: size.height
    ).offset(by: imageEdgeInsets)
  }
  /// Returns the rectangle of the title within the content's: after the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = label.sizeThatFits(contentRect.size)
    return CGRect(
      x: left(in: contentRect) + imageSize.width, y: top(size.height, in: contentRect), width: size.width,
      height: size.height
    ).offset(by: titleEdgeInsets)
  }
  private var imageSize: CGSize { imageContentView.image?.size ?? .zero }
  private func left(in rect: CGRect) -> CGFloat {
    let width = label.sizeThatFits(rect.size).width + imageSize.width
    switch contentHorizontalAlignment {
    case .left, .leading: return rect.minX
    case .right, .trailing: return rect.maxX - width
    case .center, .fill: return rect.midX - width / 2
    }
  }
  private func top(_ height: CGFloat, in rect: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: rect.minY
    case .bottom: rect.maxY - height
    case .center, .fill: rect.midY - height / 2
    }
  }
  private func showTitle() {
    if let title = currentAttributedTitle { label.attributedText = title } else { label.text = currentTitle }
  }
  private func showContent() {
    showTitle()
    imageContentView.image = currentImage
  }
  /// Shows the title's colour for the present state; without one, restores the label's own. A title with
  /// attributes keeps its colours.
  private func showTitleColor() {
    guard currentAttributedTitle == nil else { return }
    if let color = titleColor(for: state) {
      labelColor = labelColor ?? label.textColor
      label.textColor = color
    } else if let labelColor {
      (label.textColor, self.labelColor) = (labelColor, nil)
    }
  }

  /// Places the image and, to its right, the title, by the alignments of the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    look.update(self)
    guard configuration == nil else { return look.layOut(self, label, imageContentView) }
    showContent()
    showTitleColor()
    if let color = titleShadowColor(for: state) { label.shadowColor = color }
    if let image = currentBackgroundImage {
      backgroundImageView.image = image
      backgroundImageView.frame = backgroundRect(forBounds: bounds)
    } else if !backgrounds.isEmpty {
      backgroundImageView.image = nil
    }
    let rect = contentRect(forBounds: bounds)
    imageContentView.frame = imageRect(forContentRect: rect)
    label.frame = titleRect(forContentRect: rect)
  }
  override func baseline(isFirst: Bool) -> (part: CGFloat, offset: CGFloat) {
    let font = label.font ?? .systemFont(ofSize: 17)
    return (0.5, font.ascender - font.lineHeight / 2)
  }
  /// The size in points that shows the title and the image side by side.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The size in points that shows the title and the image side by side.
  open override var intrinsicContentSize: CGSize {
    look.update(self)
    guard configuration == nil else { return look.size(of: self, label, imageContentView) }
    showContent()
    let (titleSize, imageSize) = (label.intrinsicContentSize, imageContentView.intrinsicContentSize)
    return CGSize(
      width: max(0, titleSize.width) + max(0, imageSize.width) + contentEdgeInsets.left
        + contentEdgeInsets.right,
      height: max(0, titleSize.height, imageSize.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }
}

extension CGRect {
  fileprivate func offset(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
