import CradleUIKit
import Testing

/// Where typed text goes, and the attributes that it gets.
struct TypedTextTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var calls: [String] = []
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    {
      calls.append("should \(range.location) \(range.length)")
      return true
    }
    func textViewDidChangeSelection(_ textView: UITextView) {
      calls.append("selection \(textView.selectedRange.location)")
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func editedView() -> UITextView {
    let view = UITextView(frame: window.bounds)
    window.addSubview(view)
    view.becomeFirstResponder()
    return view
  }
  private func colors(_ view: UITextView) -> [UIColor] {
    (0..<view.attributedText.length).compactMap {
      view.attributedText.attributes(at: $0, effectiveRange: nil)[.foregroundColor] as? UIColor
    }
  }

  @Test("typed text replaces the selected text of a text view, and the caret follows it")
  func selection() {
    let (view, listener) = (editedView(), Listener())
    view.text = "a\u{1F600}cd"
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.delegate = listener
    view.selectedRange = NSRange(location: 3, length: 1)
    window.insertText("xy")
    #expect(view.text == "a\u{1F600}xyd" && view.selectedRange == NSRange(location: 5, length: 0))
    #expect(listener.calls == ["selection 3", "should 3 1", "selection 5", "change"])
    view.selectedRange = NSRange(location: 3, length: 0)
    window.deleteBackward()
    #expect(view.text == "axyd" && view.selectedRange == NSRange(location: 1, length: 0))
    view.selectedRange = NSRange(location: 0, length: 0)
    window.deleteBackward()
    #expect(view.text == "axyd")
    view.selectedRange = NSRange(location: 2, length: 90)
    #expect(view.selectedRange == NSRange(location: 2, length: 2))
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    window.deleteBackward()
    #expect(view.text.isEmpty && view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("a selection divides no character")
  func characters() {
    let view = editedView()
    view.text = "\u{1F600}e\u{301}a"
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    window.deleteBackward()
    #expect(view.text == "\u{1F600}e\u{301}a")
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    window.insertText("b")
    #expect(view.text == "ba" && view.selectedRange == NSRange(location: 1, length: 0))
  }

  @Test("typed text gets the attributes of the text that it follows, or those for typing")
  func attributes() {
    let view = editedView()
    view.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    window.insertText("c")
    #expect(view.text == "abc" && colors(view) == [UIColor.red, UIColor.red, UIColor.red])
    for _ in 0..<3 { window.deleteBackward() }
    window.insertText("d")
    #expect(view.text == "d" && colors(view) == [UIColor.red])
    view.typingAttributes = [.foregroundColor: UIColor.blue]
    window.insertText("ef")
    #expect(view.text == "def" && colors(view) == [UIColor.red, UIColor.blue, UIColor.blue])
    view.text = "g"
    view.typingAttributes = [:]
    window.insertText("h")
    #expect(view.text == "gh" && colors(view) == [UIColor.black, UIColor.black])
  }

  @Test("a text view keeps its text when editing begins, and the first typed text replaces it if it shall")
  func clearing() {
    let view = editedView()
    view.resignFirstResponder()
    (view.text, view.clearsOnInsertion) = ("old", true)
    view.becomeFirstResponder()
    #expect(view.text == "old")
    window.insertText("n")
    window.insertText("ew")
    #expect(view.text == "new" && !view.clearsOnInsertion)
  }

  @Test("typed text replaces the selected text of a field, and keeps the attributes")
  func field() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    field.becomeFirstResponder()
    field.attributedText = NSAttributedString(string: "abcd", attributes: [.foregroundColor: UIColor.red])
    let (start, end) = (
      field.position(from: field.beginningOfDocument, offset: 1),
      field.position(from: field.beginningOfDocument, offset: 3)
    )
    if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
    window.insertText("x")
    window.insertText("y")
    let color = field.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
    #expect(field.text == "axyd" && color == UIColor.red)
    field.text = "new"
    window.insertText("!")
    #expect(field.text == "new!")
  }
}
