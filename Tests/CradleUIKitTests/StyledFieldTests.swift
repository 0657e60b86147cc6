import CradleUIKit
import Testing

/// A text field whose text has several parts with different attributes.
struct StyledFieldTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

  /// Shows a field with a red and a blue character, the caret at its end.
  private func edit() {
    window.addSubview(field)
    field.becomeFirstResponder()
    let text = NSMutableAttributedString(
      string: "r", attributes: [.foregroundColor: UIColor.red, .kern: NSNumber(value: 1)])
    text.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.blue]))
    field.attributedText = text
  }
  private func colors(_ text: NSAttributedString?) -> [UIColor] {
    guard let text else { return [] }
    return (0..<text.length).compactMap {
      text.attributes(at: $0, effectiveRange: nil)[.foregroundColor] as? UIColor
    }
  }
  private var shown: NSAttributedString? {
    field.subviews.compactMap { ($0 as? UILabel)?.attributedText }.first
  }

  @Test("a field keeps the attributes of each part, and shows them")
  func parts() {
    edit()
    #expect(field.text == "rb" && colors(field.attributedText) == [UIColor.red, UIColor.blue])
    #expect(colors(shown) == [UIColor.red, UIColor.blue])
  }

  @Test("typed text gets the attributes of the text that it follows, also after all of it was deleted")
  func typed() {
    edit()
    window.insertText("c")
    #expect(colors(field.attributedText) == [UIColor.red, UIColor.blue, UIColor.blue])
    for _ in 0..<3 { window.deleteBackward() }
    #expect(field.text == "")
    window.insertText("d")
    #expect(field.text == "d" && colors(field.attributedText) == [UIColor.red])
  }

  @Test("typed text gets the attributes for typing")
  func typing() {
    window.addSubview(field)
    field.becomeFirstResponder()
    field.text = "a"
    field.typingAttributes = [.foregroundColor: UIColor.green]
    window.insertText("b")
    #expect(field.text == "ab" && colors(field.attributedText) == [UIColor.black, UIColor.green])
  }

  @Test("a colour is that of the whole text, and a new text has the default attributes")
  func color() {
    edit()
    field.textColor = .green
    #expect(colors(field.attributedText) == [UIColor.green, UIColor.green])
    #expect(colors(shown) == [UIColor.green, UIColor.green])
    field.text = "new"
    window.insertText("!")
    #expect(field.text == "new!" && colors(field.attributedText).allSatisfy { $0 == UIColor.green })
  }
}
