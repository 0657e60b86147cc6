/// A text with its attributes; the app draws it.
open class UILabel: UIView {
  /// Its text.
  open var text: String?
  /// Its font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// Its text colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black
  /// Its alignment.
  open var textAlignment = NSTextAlignment.natural
  /// The largest number of lines; 0 for any.
  open var numberOfLines = 1
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How much the font may shrink, 0 … 1.
  open var minimumScaleFactor: CGFloat = 0

  /// The text's size, with characters half as wide as the font's size: no font is measured here.
  open override var intrinsicContentSize: CGSize {
    let count = CGFloat((text ?? "").count)
    return CGSize(width: (count * font.pointSize / 2).rounded(.up), height: text == nil ? 0 : font.lineHeight)
  }
  /// Its size with line breaks at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let whole = intrinsicContentSize
    guard numberOfLines != 1, size.width > 0, whole.width > size.width else { return whole }
    var lines = Int(Double(whole.width / size.width).rounded(.up))
    if numberOfLines > 0 { lines = min(lines, numberOfLines) }
    return CGSize(width: size.width, height: CGFloat(lines) * font.lineHeight)
  }
}

/// The alignment of a text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left, in the middle, at the right, filling the line, as the language has it.
  case left, center, right, justified, natural
}

/// A view that shows a picture; a hook draws it.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture while it is highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false

  /// A view of a picture's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  /// A view of a frame, without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Made from an archive it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The picture's size.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
