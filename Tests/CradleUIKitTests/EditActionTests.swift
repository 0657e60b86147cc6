import CradleUIKit
import Testing

/// Cutting, copying and pasting. The tests share the general pasteboard, so that they run one after the other.
@Suite(.serialized) struct EditActionTests {
  private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var allows = true
    var changes: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      changes.append("\(range.location) \(range.length) \(string)")
      return allows
    }
  }
  private func field(_ text: String, _ range: NSRange) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = text
    select(range, in: field)
    return field
  }
  private func select(_ range: NSRange, in field: UITextField) {
    guard let start = field.position(from: field.beginningOfDocument, offset: range.location),
      let end = field.position(from: start, offset: range.length)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }
  private func selected(_ field: UITextField) -> String? {
    field.selectedTextRange.flatMap { field.text(in: $0) }
  }

  @Test("a cut text is on the pasteboard, and a paste types it in place of the selected one")
  func cut() {
    let field = field("one two", NSRange(location: 0, length: 4))
    let editor = Editor()
    field.delegate = editor
    field.cut(nil)
    #expect(field.text == "two" && UIPasteboard.general.string == "one ")
    select(NSRange(location: 3, length: 0), in: field)
    field.paste(nil)
    #expect(field.text == "twoone " && editor.changes == ["0 4 ", "3 0 one "])
    editor.allows = false
    field.selectAll(nil)
    field.paste(nil)
    field.delete(nil)
    #expect(field.text == "twoone " && selected(field) == "twoone ")
  }

  @Test("a copy leaves the text, and a secret one is not copied")
  func copy() {
    let field = field("secret", NSRange(location: 0, length: 6))
    UIPasteboard.general.string = "before"
    field.isSecureTextEntry = true
    field.copy(nil)
    field.cut(nil)
    #expect(UIPasteboard.general.string == "before" && field.text == "secret")
    field.isSecureTextEntry = false
    field.copy(nil)
    #expect(UIPasteboard.general.string == "secret" && field.text == "secret")
  }

  @Test(
    "select takes the word at the caret, or the one before it",
    arguments: [(0, "ab"), (1, "ab"), (2, "ab"), (3, "ab"), (5, "cd3"), (8, "cd3"), (9, "cd3")])
  func word(caret: Int, expected: String) {
    let field = field("ab, cd3 . ", NSRange(location: caret, length: 0))
    field.select(nil)
    #expect(selected(field) == expected)
  }

  @Test("select shows nothing of the words of a secret text")
  func secretWords() {
    let field = field("ab cd", NSRange(location: 1, length: 0))
    field.isSecureTextEntry = true
    field.select(nil)
    #expect(selected(field) == "ab cd")
  }

  @Test("a cut and a paste keep characters of several code units whole, and empty selections change nothing")
  func characters() {
    let family = "👨‍👩‍👧"
    let field = field("a\(family)e\u{301}", NSRange(location: 1, length: 1))
    field.cut(nil)
    #expect(UIPasteboard.general.string == family && field.text == "ae\u{301}")
    field.cut(nil)
    field.copy(nil)
    field.delete(nil)
    #expect(UIPasteboard.general.string == family && field.text == "ae\u{301}")
    field.paste(nil)
    #expect(field.text == "a\(family)e\u{301}")
    field.insertText("b")
    #expect(field.text == "a\(family)be\u{301}")
  }

  @Test("without a word a single character is selected, and nothing of an empty text")
  func wordless() {
    let field = field("..", NSRange(location: 2, length: 0))
    field.select(nil)
    #expect(selected(field) == ".")
    field.text = ""
    field.select(nil)
    #expect(selected(field) == "")
  }

  @Test("a menu may offer what would have an effect")
  func offered() {
    let field = field("one", NSRange(location: 0, length: 0))
    let names = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]
    func offers() -> [String] {
      names.filter { field.canPerformAction(Selector($0), withSender: nil) }
    }
    UIPasteboard.general.items = []
    #expect(offers() == ["select:", "selectAll:"])
    field.selectAll(nil)
    #expect(offers() == ["cut:", "copy:", "delete:"])
    UIPasteboard.general.string = "a"
    #expect(offers() == ["cut:", "copy:", "paste:", "delete:"])
    #expect(names.allSatisfy { !UIView().canPerformAction(Selector($0), withSender: nil) })
  }

  @Test("a text view that is not editable can be copied only, and a subclass may paste in another way")
  func textView() {
    final class Notes: UITextView {
      var pastes = 0
      override func paste(_ sender: Any?) {
        pastes += 1
        super.paste(sender)
      }
    }
    let notes = Notes(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    notes.text = "one two"
    notes.selectedRange = NSRange(location: 4, length: 3)
    notes.isEditable = false
    notes.cut(nil)
    notes.copy(nil)
    #expect(notes.text == "one two" && UIPasteboard.general.string == "two")
    notes.isEditable = true
    notes.selectedRange = NSRange(location: 0, length: 0)
    notes.paste(nil)
    #expect(notes.text == "twoone two" && notes.pastes == 1)
    #expect(notes.selectedRange == NSRange(location: 3, length: 0))
  }
}
