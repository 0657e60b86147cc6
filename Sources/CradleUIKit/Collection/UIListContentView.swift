/// Shows a list's configuration: the picture, and beside it the words over each other.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let picture = UIImageView()
  private let words = UILabel()
  private let more = UILabel()

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [picture, words, more] { addSubview(view) }
    show()
  }
  /// Made of an archive it is empty.
  public required init?(coder: NSCoder) {
    shown = UIListContentConfiguration()
    super.init(coder: coder)
  }

  /// The configuration shown; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    picture.image = shown.image
    for (label, text, look) in [
      (words, shown.text, shown.textProperties), (more, shown.secondaryText, shown.secondaryTextProperties),
    ] {
      (label.text, label.font, label.textColor) = (text, look.font, look.color)
      (label.numberOfLines, label.textAlignment) = (look.numberOfLines, look.alignment)
    }
    setNeedsLayout()
  }

  /// The picture before the words, all in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    var left = margins.leading
    let drawn = picture.sizeThatFits(bounds.size)
    picture.frame = CGRect(
      x: left, y: bounds.midY - drawn.height / 2, width: drawn.width, height: drawn.height)
    if shown.image != nil { left += drawn.width + shown.imageToTextPadding }
    let room = CGSize(width: max(0, bounds.width - left - margins.trailing), height: bounds.height)
    let (first, second) = (words.sizeThatFits(room), more.sizeThatFits(room))
    let gap = shown.secondaryText == nil ? 0 : shown.textToSecondaryTextVerticalPadding
    let height = first.height + gap + (shown.secondaryText == nil ? 0 : second.height)
    words.frame = CGRect(x: left, y: bounds.midY - height / 2, width: room.width, height: first.height)
    more.frame = CGRect(
      x: left, y: words.frame.maxY + gap, width: room.width,
      height: shown.secondaryText == nil ? 0 : second.height)
  }

  /// As high as its words and its picture with the room around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let drawn = shown.image == nil ? .zero : picture.sizeThatFits(size)
    let beside = shown.image == nil ? 0 : drawn.width + shown.imageToTextPadding
    let room = CGSize(
      width: max(0, size.width - margins.leading - margins.trailing - beside), height: size.height)
    let (first, second) = (words.sizeThatFits(room), more.sizeThatFits(room))
    let text =
      shown.secondaryText == nil
      ? first.height : first.height + shown.textToSecondaryTextVerticalPadding + second.height
    return CGSize(
      width: size.width, height: margins.top + max(text, drawn.height) + margins.bottom)
  }
}
