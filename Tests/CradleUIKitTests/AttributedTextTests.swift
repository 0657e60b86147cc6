import CradleUIKit
import Testing

/// `AttributedString` with UIKit's attributes.
struct AttributedTextTests {
  @Test("an attributed value becomes a text with the same attributes, and the other way round")
  func conversion() throws {
    var value = AttributedString("red")
    value.foregroundColor = .red
    value.font = .boldSystemFont(ofSize: 20)
    var line = AttributedString(" line")
    line.underlineStyle = [.double, .patternDot]
    line.kern = 2
    value += line

    let text = NSAttributedString(value)
    #expect(text.string == "red line")
    #expect(text.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
    let attributes = text.attributes(at: 4, effectiveRange: nil)
    #expect(attributes[.foregroundColor] == nil)
    #expect((attributes[.underlineStyle] as? NSNumber)?.intValue == 9 + 0x100)

    let back = AttributedString(text)
    #expect(back.runs.map(\.foregroundColor) == [.red, nil])
    #expect(back.runs.map(\.underlineStyle) == [nil, [.double, .patternDot]])
    #expect(back.runs.map(\.kern) == [nil, 2])
    #expect(back.runs.map(\.font?.pointSize) == [20, nil])
  }

  @Test("a label shows an attributed value's font")
  func label() {
    let label = UILabel()
    let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 40)])
    label.attributedText = NSAttributedString(AttributedString("four", attributes: container))
    // A line is 1.2 of the font's size high.
    #expect(label.intrinsicContentSize.height == 48)
  }
}
