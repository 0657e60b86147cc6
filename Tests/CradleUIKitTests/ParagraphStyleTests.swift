import CradleUIKit
import Testing

/// Styles of paragraphs as values: copies, equality and tabulators.
@Suite struct ParagraphStyleTests {
  @Test("a mutable copy of the default style changes alone")
  func mutableCopy() throws {
    let style = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    style.paragraphSpacingBefore = 4
    style.lineSpacing = 2
    style.baseWritingDirection = .rightToLeft
    style.lineBreakStrategy = .pushOut
    style.allowsDefaultTighteningForTruncation = true
    style.hyphenationFactor = 0.5
    style.defaultTabInterval = 30
    #expect(NSParagraphStyle.default.lineSpacing == 0 && NSParagraphStyle.default.hyphenationFactor == 0)
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(!(copy is NSMutableParagraphStyle) && copy == style && copy.hash == style.hash)
    style.alignment = .center
    #expect(copy != style && copy.alignment == .natural)
    #expect(copy.paragraphSpacingBefore == 4 && copy.lineSpacing == 2 && copy.hyphenationFactor == 0.5)
    #expect(copy.baseWritingDirection == .rightToLeft && copy.lineBreakStrategy == .pushOut)
    #expect(copy.allowsDefaultTighteningForTruncation && copy.defaultTabInterval == 30)
  }

  @Test("a style takes over the values of another one")
  func values() {
    let (a, b) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    a.headIndent = 7
    b.setParagraphStyle(a)
    a.headIndent = 8
    #expect(b.headIndent == 7)
  }

  @Test("tabulators keep the order of their places, and equal ones are removed")
  func tabs() {
    func tab(_ location: CGFloat) -> NSTextTab { NSTextTab(textAlignment: .right, location: location) }
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) }, "those of UIKit's default")
    #expect(style.tabStops.allSatisfy { $0.alignment == .left } && style == NSParagraphStyle.default)
    style.tabStops = []
    for location: CGFloat in [20, 10, 30, 20] { style.addTabStop(tab(location)) }
    #expect(style.tabStops.map(\.location) == [10, 20, 20, 30])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 10))
    style.removeTabStop(tab(20))
    #expect(style.tabStops.map(\.location) == [10, 30])
  }

  @Test("the insets of the indicators can be overridden")
  func indicators() {
    final class Flat: UITextView {
      var sets = 0
      override var scrollIndicatorInsets: UIEdgeInsets { didSet { sets += 1 } }
    }
    let view = Flat(frame: .zero)
    view.scrollIndicatorInsets.bottom = 5
    #expect(view.sets == 1 && view.verticalScrollIndicatorInsets.bottom == 5)
  }
}
