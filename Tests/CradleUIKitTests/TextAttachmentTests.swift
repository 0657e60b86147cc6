import CradleUIKit
import Testing

/// Pictures in texts. A character of a font of 10 points is 5 pt wide, and a line 12 pt high.
@Suite struct TextAttachmentTests {
  private let font = UIFont.systemFont(ofSize: 10)
  private func picture(_ rect: CGRect) -> NSTextAttachment {
    let attachment = NSTextAttachment()
    attachment.bounds = rect
    return attachment
  }
  private func text(_ start: String, _ attachment: NSTextAttachment, _ end: String) -> NSAttributedString {
    let text = NSMutableAttributedString(string: start, attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: end, attributes: [.font: font]))
    return text
  }

  @Test("an attachment takes the place of one character, with its own width")
  func width() {
    let attachment = picture(CGRect(x: 0, y: 0, width: 30, height: 6))
    let whole = text("ab", attachment, "c")
    #expect(whole.string == "ab\u{FFFC}c" && whole.length == 4)
    #expect(whole.attribute(.attachment, at: 2, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(whole.size() == CGSize(width: 3 * 5 + 30, height: 12))
    attachment.lineLayoutPadding = 2
    #expect(whole.size().width == 49)
  }

  @Test("a picture has its own size without bounds, and is moved by their origin alone")
  func image() throws {
    let size = CGSize(width: 8, height: 7)
    let attachment = NSTextAttachment(image: UIGraphicsImageRenderer(size: size).image { _ in })
    #expect(text("", attachment, "").size().width == 8)
    #expect(
      attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === attachment.image)
    attachment.bounds.origin.y = -3
    let rect = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    #expect(rect == CGRect(x: 0, y: -3, width: 8, height: 7))
  }

  @Test("what reaches above the font or below it makes the line higher")
  func height() {
    let tall = picture(CGRect(x: 0, y: 0, width: 10, height: 40))
    #expect(text("a", tall, "").size().height == 12 + (40 - font.ascender))
    tall.bounds.origin.y = -20
    #expect(text("a", tall, "").size().height == 12 + (20 - font.ascender) + (20 + font.descender))
  }

  @Test("a line is as high as its attachments above and below it need together")
  func aboveAndBelow() {
    let above = picture(CGRect(x: 0, y: 0, width: 10, height: 40))
    let below = picture(CGRect(x: 0, y: -30, width: 10, height: 30))
    let whole = NSMutableAttributedString(attributedString: text("a", above, "b"))
    whole.append(NSAttributedString(attachment: below))
    #expect(whole.size().height == 12 + (40 - font.ascender) + (30 + font.descender))
  }

  @Test("an attachment without a picture and without bounds takes no space")
  func empty() {
    #expect(text("ab", NSTextAttachment(), "c").size() == CGSize(width: 15, height: 12))
  }

  @Test("in a text of one line, too, the line has a finite width")
  func unlimited() {
    final class Half: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: min(20, lineFrag.width / 2), height: 20 * 20 / lineFrag.width) }
    }
    #expect(text("a", Half(), "").size() == CGSize(width: 25, height: 12))
  }

  @Test("only the line with the attachment is higher, and a label measures it")
  func lines() {
    // 20 characters of 5 pt and 10 pt of the picture: two lines of 60 pt, the picture in the second.
    let whole = text(
      String(repeating: "a", count: 20), picture(CGRect(x: 0, y: 0, width: 10, height: 40)), "")
    let size = CGSize(width: 60, height: 24 + (40 - font.ascender))
    #expect(
      whole.boundingRect(with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, context: nil)
        .size
        == size)
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.attributedText = whole
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == size)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == CGSize(width: 110, height: size.height - 12))
    let paragraphs = NSMutableAttributedString(string: "ab\n", attributes: [.font: font])
    paragraphs.append(whole)
    #expect(paragraphs.size() == CGSize(width: 110, height: 12 + size.height - 12))
  }

  @Test("a subclass computes its bounds from the line and the place in it")
  func computed() {
    final class Rest: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect {
        CGRect(x: 0, y: 0, width: lineFrag.width - position.x, height: CGFloat(charIndex))
      }
    }
    let whole = text("abcd", Rest(), "")
    let rect = whole.boundingRect(
      with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(rect.size == CGSize(width: 60, height: 12))
  }
}
