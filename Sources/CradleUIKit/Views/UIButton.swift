/// A button: a title and an image for each state, and its actions.
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    /// One's own, and the system's.
    case custom, system
    /// With a mark of its own.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// A plain one, and one that closes.
    case plain, close
  }

  /// Its look.
  open private(set) var buttonType = ButtonType.custom
  /// The label of its title.
  open private(set) lazy var titleLabel: UILabel? = label
  /// The view of its image.
  open private(set) lazy var imageView: UIImageView? = picture
  private lazy var label = made(UILabel())
  private lazy var picture = made(UIImageView())
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  /// A button of a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// A button of a type that calls an action and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
    }
  }
  /// A button of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Made from an archive it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func made<View: UIView>(_ view: View) -> View {
    view.isUserInteractionEnabled = false
    addSubview(view)
    return view
  }

  /// Its words in a state.
  open func setTitle(_ title: String?, for state: State) { set(\.titles, title, state) }
  /// The colour of its words in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.colors, color, state) }
  /// Its picture in a state.
  open func setImage(_ image: UIImage?, for state: State) { set(\.images, image, state) }
  /// Its words in a state; those of the normal one where it has none.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The colour of its words in a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// Its picture in a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// Its words now.
  open var currentTitle: String? { title(for: state) }
  /// Its picture now.
  open var currentImage: UIImage? { image(for: state) }

  private func set<Value>(
    _ path: ReferenceWritableKeyPath<UIButton, [State: Value]>, _ value: Value?, _ state: State
  ) {
    self[keyPath: path][state] = value
    setNeedsLayout()
  }

  /// The picture before the words, both in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.text = currentTitle
    if let color = titleColor(for: state) { label.textColor = color }
    picture.image = currentImage
    let (words, drawn) = (label.sizeThatFits(bounds.size), picture.sizeThatFits(bounds.size))
    let left = bounds.midX - (words.width + drawn.width) / 2
    picture.frame = CGRect(
      x: left, y: bounds.midY - drawn.height / 2, width: drawn.width, height: drawn.height)
    label.frame = CGRect(
      x: left + drawn.width, y: bounds.midY - words.height / 2, width: words.width, height: words.height)
  }
  /// The size of its title and image.
  open override var intrinsicContentSize: CGSize {
    label.text = currentTitle
    picture.image = currentImage
    let (words, drawn) = (label.intrinsicContentSize, picture.intrinsicContentSize)
    return CGSize(
      width: max(0, words.width) + max(0, drawn.width), height: max(0, words.height, drawn.height))
  }
}
