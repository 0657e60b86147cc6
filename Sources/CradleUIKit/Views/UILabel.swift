/// A view with a text and its attributes, which the app draws.
open class UILabel: UIView {
  /// The text; nil for none. Setting it removes the attributes.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue, nil)
      invalidateIntrinsicContentSize()
      checkObservations()
    }
  }
  /// The text with its attributes; with the label's font and colour if `text` was set. A text that is set gets the
  /// label's font, colour and alignment where it has none.
  open var attributedText: NSAttributedString? {
    get {
      guard attributed == nil, let plain else { return attributed }
      var attributes: [NSAttributedString.Key: Any] = [:]
      (attributes[.font], attributes[.foregroundColor]) = (font, textColor)
      return NSAttributedString(string: plain, attributes: attributes)
    }
    set {
      (plain, attributed) = (nil, newValue?.mapAttributes(completed))
      invalidateIntrinsicContentSize()
      checkObservations()
    }
  }
  /// As everywhere in key-value observing, null stands for nil.
  override func observedValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "text": text ?? NSNull()
    case "attributedText": attributedText ?? NSNull()
    case "font": font ?? NSNull()
    default: super.observedValue(forKeyPath: keyPath)
    }
  }
  /// Whether the text has attributes of its own.
  var hasAttributes: Bool { attributed != nil }
  private var plain: String?
  private var attributed: NSAttributedString?
  /// The font. Setting it sets that of the whole text, also of one with attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      restyle(.font, font)
      invalidateIntrinsicContentSize()
      checkObservations()
    }
  }
  /// The colour of the text. Setting it sets that of the whole text, also of one with attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black { didSet { restyle(.foregroundColor, textColor) } }
  /// The alignment of the text within the bounds. Setting it sets that of all paragraphs, also of a text with
  /// attributes.
  open var textAlignment = NSTextAlignment.natural {
    didSet { attributed = attributed?.mapAttributes(aligned) }
  }
  /// The largest number of lines; 0 for any.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the app's drawing may shrink the font so that the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// How much the font may shrink, 0 … 1.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the app's drawing may tighten the spacing of characters before it truncates.
  open var allowsDefaultTighteningForTruncation = false
  /// The alignment of the shrunken text; the app draws it.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the font follows the system's text size; there is only the standard size here.
  open var adjustsFontForContentSizeCategory = false
  /// The truncation or wrapping of lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The colour of the text while the label is highlighted; nil for the default.
  open var highlightedTextColor: UIColor?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Whether the text is drawn as enabled.
  open var isEnabled = true
  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor?
  /// The offset of the text's shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The width in points at which several lines break for the intrinsic size; 0 for the width by constraints.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Makes a label with a frame in its superview's points. Unlike other views it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Makes an empty label; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size in points that the text needs, in one line or, with more lines, at the width where it breaks. Estimated,
  /// with characters half as wide as the font's size, because no font is measured here.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : storage.layout?.measuredWidth ?? 0
    return fitting(numberOfLines != 1 && width > 0 ? width : .infinity)
  }
  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
  override func baseline(isFirst: Bool) -> (part: CGFloat, offset: CGFloat) {
    let font = shownFont
    return isFirst ? (0, font.ascender) : (1, font.descender)
  }
  /// Sets an attribute of the whole text, if the text has attributes.
  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value else { return }
    attributed = attributed?.mapAttributes { $0.merging([key: value]) { $1 } }
  }
  /// Attributes with the label's in place of those that are missing.
  private func completed(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    var all = attributes
    if all[.font] == nil { all[.font] = font }
    if all[.foregroundColor] == nil { all[.foregroundColor] = textColor }
    let hasAlignment = attributes[.paragraphStyle] != nil || textAlignment == .natural
    return hasAlignment ? all : aligned(all)
  }
  private func aligned(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    return attributes.merging([.paragraphStyle: style.aligned(textAlignment)]) { $1 }
  }
  private var shownFont: UIFont {
    attributed?.firstAttributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: 17)
  }
  /// Returns the estimated size of the text with line breaks at the given width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting(numberOfLines != 1 && size.width > 0 ? size.width : .infinity)
  }

  private func fitting(_ width: CGFloat) -> CGSize {
    // UIKit measures in a rectangle that is large enough for every text.
    let greatest: CGFloat = 1e5
    let unlimited = CGRect(x: 0, y: 0, width: min(width, greatest), height: greatest)
    return textRect(forBounds: unlimited, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the text's rectangle within bounds, in at most a number of lines, 0 for any: its estimated size, at the
  /// top and placed by the alignment. The label's size is that of this rectangle in unlimited bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let width = numberOfLines == 1 ? .infinity : bounds.width
    var size =
      attributed.map { TextSize.of($0, shownFont, width: width, lines: numberOfLines) }
      ?? TextSize.of(text, shownFont, width: width, lines: numberOfLines)
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    let remaining = bounds.width - size.width
    let left = textAlignment == .center ? remaining / 2 : textAlignment == .right ? remaining : 0
    return CGRect(x: bounds.minX + left, y: bounds.minY, width: size.width, height: size.height)
  }
  /// Draws the text into the present image, by the alignment and in the middle of the rectangle's height. Only the
  /// app's drawing calls it, through `draw(_:)`.
  open func drawText(in rect: CGRect) {
    guard let attributedText else { return }
    let drawnText = attributed ?? attributedText.mapAttributes(aligned)
    let width = numberOfLines == 1 ? .infinity : rect.width
    let size = TextSize.of(drawnText, shownFont, width: width, lines: numberOfLines)
    let height = min(size.height, rect.height)
    drawnText.draw(in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
  }
  /// Draws the text within the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
}

/// The alignment of a text whose font has shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baselines of the shrunken and the full text agree.
  case alignBaselines
  /// Their centres agree.
  case alignCenters
  /// Their upper edges agree.
  case none
}

/// The truncation or wrapping of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks lines between words.
  case byWordWrapping
  /// Breaks lines between characters.
  case byCharWrapping
  /// Cuts the line at the edge.
  case byClipping
  /// Puts an ellipsis at the start of the line.
  case byTruncatingHead
  /// Puts an ellipsis at the end of the line.
  case byTruncatingTail
  /// Puts an ellipsis in the middle of the line.
  case byTruncatingMiddle
}

/// The alignment of a text.
public enum NSTextAlignment: Int, Sendable {
  /// `justified` fills the lines; `natural` follows the language's direction.
  case left, center, right, justified, natural
}
