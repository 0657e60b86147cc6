/// A picture or other content in the place of a character of a text. Texts are measured with it; the app draws it.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character in whose place attachments are: U+FFFC.
  public static let character = 0xFFFC
  /// The picture; nil for none.
  open var image: UIImage?
  /// The rectangle in points, upwards from the baseline: a negative y is below it. An empty one, the default, stands
  /// for the size of the picture, on the baseline.
  open var bounds = CGRect.zero
  /// The contents as data; nil for none. Only the app reads them.
  open var contents: Data?
  /// The type of `contents`, such as `"public.png"`.
  open var fileType: String?
  /// The space at both sides, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// Makes an attachment with contents, which the app draws in `bounds`.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
  /// Makes an attachment of no size.
  public override init() {}
  /// Makes an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the picture to draw in a rectangle: `image`. A subclass may make one of that size.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
  /// Returns the rectangle that the text leaves for it, as `bounds` has. A subclass may compute it. Called with a line
  /// of the width at which the text breaks, and the place in it.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString.Key {
  /// The picture in the place of the character U+FFFC: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// Makes a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The attachments by their places in UTF-16 code units.
  var attachments: [Int: NSTextAttachment] {
    guard string.contains("\u{FFFC}") else { return [:] }
    var (found, place): ([Int: NSTextAttachment], Int) = ([:], 0)
    for run in runs {
      let attachment = run.attributes[.attachment] as? NSTextAttachment
      for unit in run.text.utf16 {
        if Int(unit) == NSTextAttachment.character { found[place] = attachment }
        place += 1
      }
    }
    return found
  }
}

extension TextSize {
  /// The width in points of a line that nothing limits, which attachments compute with; chosen, and above every width
  /// on a screen.
  private static let unlimited: CGFloat = 10_000_000

  /// The size in points of a text with its attachments. Attachments that reach out of their line above or below make the
  /// line higher.
  static func of(
    _ text: NSAttributedString, _ font: UIFont, width: CGFloat = .infinity, lines: Int = 0
  ) -> CGSize {
    let attachments = text.attachments
    guard !attachments.isEmpty else { return of(text.string, font, width: width, lines: lines) }
    var (size, place, shownLines) = (CGSize.zero, 0, 0)
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      var (length, above, below): (CGFloat, [Int: CGFloat], [Int: CGFloat]) = (0, [:], [:])
      for character in paragraph {
        if let attachment = attachments[place] {
          let line = width > 0 ? Int(Double(length / width)) : 0
          let start = CGPoint(x: width.isFinite ? length - CGFloat(line) * width : length, y: 0)
          let frame = attachment.attachmentBounds(
            for: nil,
            proposedLineFragment: CGRect(x: 0, y: 0, width: min(width, unlimited), height: font.lineHeight),
            glyphPosition: start, characterIndex: place)
          above[line] = max(above[line] ?? 0, frame.maxY - font.ascender)
          below[line] = max(below[line] ?? 0, font.descender - frame.minY)
          length += frame.width + 2 * attachment.lineLayoutPadding
        } else {
          length += font.pointSize / 2
        }
        place += character.utf16.count
      }
      place += 1
      let count = length > width && width > 0 ? Int(Double(length / width).rounded(.up)) : 1
      for line in 0..<count where lines == 0 || shownLines < lines {
        size.height += font.lineHeight + (above[line] ?? 0) + (below[line] ?? 0)
        shownLines += 1
      }
      size.width = max(size.width, min(length.rounded(.up), width))
    }
    return size
  }
}
