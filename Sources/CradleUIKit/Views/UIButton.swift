/// A control with a title and an image for each of its states.
open class UIButton: UIControl {
  /// The style of a button. The app draws buttons, and decides what a style looks like.
  public enum ButtonType: Int, Sendable {
    /// `custom`: drawn by the app alone; `system`: the platform's standard button.
    case custom, system
    /// A disclosure, information or add symbol.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// `plain`: a button without a border; `close`: a button that closes what it is in.
    case plain, close
  }

  /// The style that the button was made with.
  open private(set) var buttonType = ButtonType.custom
  /// The label that shows the title.
  open private(set) lazy var titleLabel: UILabel? = label
  /// The view that shows the image.
  open private(set) lazy var imageView: UIImageView? = picture
  /// The entries that a tap shows if `showsMenuAsPrimaryAction` is set.
  open var menu: UIMenu?
  /// Whether a tap shows the menu instead of calling actions; the default is false.
  open var showsMenuAsPrimaryAction = false
  /// The space around the image and the title, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// How far the title is moved: by half of the difference of opposite insets, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the image is moved: by half of the difference of opposite insets, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  private lazy var label = made(UILabel())
  private lazy var picture = made(UIImageView())
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

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
  /// Makes a custom button with a frame in its superview's points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty button; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func made<View: UIView>(_ view: View) -> View {
    view.isUserInteractionEnabled = false
    addSubview(view)
    return view
  }

  override func perform(_ events: Event, _ event: UIEvent?) {
    if showsMenuAsPrimaryAction, let menu {
      if events == .primaryActionTriggered { ChoicePanel(menu).show(over: self) }
      if !events.isDisjoint(with: [.touchUpInside, .primaryActionTriggered]) { return }
    }
    super.perform(events, event)
  }

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) { set(\.titles, title, state) }
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

  /// Centers the image and, to its right, the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.text = currentTitle
    if let color = titleColor(for: state) { label.textColor = color }
    picture.image = currentImage
    let (words, drawn) = (label.sizeThatFits(bounds.size), picture.sizeThatFits(bounds.size))
    let room = bounds.inset(by: contentEdgeInsets)
    let width = words.width + drawn.width
    let left: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: room.minX
      case .right, .trailing: room.maxX - width
      case .center, .fill: room.midX - width / 2
      }
    func top(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: room.minY
      case .bottom: room.maxY - height
      case .center, .fill: room.midY - height / 2
      }
    }
    picture.frame = CGRect(x: left, y: top(drawn.height), width: drawn.width, height: drawn.height)
      .shifted(by: imageEdgeInsets)
    label.frame = CGRect(
      x: left + drawn.width, y: top(words.height), width: words.width, height: words.height
    ).shifted(by: titleEdgeInsets)
  }
  override func baseline(isFirst: Bool) -> (part: CGFloat, offset: CGFloat) {
    let font = label.font ?? .systemFont(ofSize: 17)
    return (0.5, font.ascender - font.lineHeight / 2)
  }
  /// The size in points that shows the title and the image side by side.
  open override var intrinsicContentSize: CGSize {
    label.text = currentTitle
    picture.image = currentImage
    let (words, drawn) = (label.intrinsicContentSize, picture.intrinsicContentSize)
    return CGSize(
      width: max(0, words.width) + max(0, drawn.width) + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(0, words.height, drawn.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }
}

extension CGRect {
  fileprivate func shifted(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
