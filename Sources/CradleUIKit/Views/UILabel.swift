/// A view with a text and its attributes, which the app draws.
open class UILabel: UIView {
  /// The text; nil for none.
  open var text: String?
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The colour of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black
  /// The alignment of the text within the bounds.
  open var textAlignment = NSTextAlignment.natural
  /// The largest number of lines; 0 for any.
  open var numberOfLines = 1
  /// Whether the app's drawing may shrink the font so that the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// How much the font may shrink, 0 … 1.
  open var minimumScaleFactor: CGFloat = 0

  /// The size in points that one line of the text needs. Estimated, with characters half as wide as the font's size, because
  /// no font is measured here.
  open override var intrinsicContentSize: CGSize {
    let count = CGFloat((text ?? "").count)
    return CGSize(width: (count * font.pointSize / 2).rounded(.up), height: text == nil ? 0 : font.lineHeight)
  }
  /// Returns the estimated size of the text with line breaks at the given width, in points.
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
  /// `justified` fills the lines; `natural` follows the language's direction.
  case left, center, right, justified, natural
}

/// A view with an image, which the app draws.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false

  /// Makes a view of an image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  /// Makes a view without an image, with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Makes an empty view; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The image's size in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// The image's size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
