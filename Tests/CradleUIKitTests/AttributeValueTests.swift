import CradleUIKit
import Testing

/// Texts whose attributes are values of Swift's own types.
struct AttributeValueTests {
  private struct Mention: Hashable { var id: Int }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// The lengths of the parts of the text with the same attributes.
  private var lengths: [Int] {
    let text: NSAttributedString = view.attributedText
    var (lengths, location): ([Int], Int) = ([], 0)
    while location < text.length {
      var range = NSRange(location: location, length: 0)
      _ = text.attributes(at: location, effectiveRange: &range)
      lengths.append(range.location + range.length - location)
      location = range.location + range.length
    }
    return lengths
  }

  @Test("characters typed with equal values are one part, those with another value another part")
  func values() {
    window.addSubview(view)
    view.becomeFirstResponder()
    let key = NSAttributedString.Key(rawValue: "mention")
    view.typingAttributes = [key: Mention(id: 1)]
    for character in ["a", "b", "c"] { window.insertText(character) }
    #expect(view.text == "abc" && lengths == [3])
    view.typingAttributes = [key: Mention(id: 2)]
    for character in ["d", "e"] { window.insertText(character) }
    #expect(view.text == "abcde" && lengths == [3, 2])
  }
}
