import CradleUIKit
import Testing

/// Changes of text that are taken back.
struct TextUndoTests {
  private final class Log: NSObject, UITextViewDelegate {
    var changes = 0
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func type(_ text: String) {
    for character in text {
      window.insertText(String(character))
      window.advance(by: 0.1)
    }
  }

  @Test("characters typed one after another are taken back together, and a deletion by itself")
  func field() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(field)
    field.becomeFirstResponder()
    type("abc")
    window.deleteBackward()
    window.advance(by: 0.1)
    #expect(field.text == "ab")
    field.undoManager?.undo()
    #expect(field.text == "abc")
    field.undoManager?.undo()
    #expect(field.text == "" && field.undoManager?.canUndo == false)
    field.undoManager?.redo()
    #expect(field.text == "abc")
    field.undoManager?.redo()
    #expect(field.text == "ab")
    // The caret is after the b again.
    type("x")
    #expect(field.text == "abx")
  }

  @Test("a text view gets its attributes and its selection back, and its delegate is notified")
  func view() {
    let (view, log) = (UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Log())
    window.addSubview(view)
    view.attributedText = NSAttributedString(string: "bold", attributes: [.foregroundColor: UIColor.red])
    view.delegate = log
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 2)
    type("x")
    #expect(view.text == "bxd")
    view.undoManager?.undo()
    #expect(view.text == "bold" && view.selectedRange == NSRange(location: 1, length: 2) && log.changes == 2)
    #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("a text that the app sets forgets the changes, and other typing is not joined over a moved caret")
  func set() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(field)
    field.becomeFirstResponder()
    type("ab")
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    type("c")
    #expect(field.text == "cab")
    field.undoManager?.undo()
    #expect(field.text == "ab")
    field.text = "new"
    #expect(field.undoManager?.canUndo == false && field.undoManager?.canRedo == false)
  }

  @Test("⌘Z undoes, and ⇧⌘Z redoes")
  func keys() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    window.addSubview(field)
    field.becomeFirstResponder()
    type("ab")
    func press(_ flags: UIKeyModifierFlags) {
      let key = UIKey(characters: "z", modifierFlags: flags, keyCode: .keyboardZ)
      window.keyDown(key)
      window.keyUp(key)
    }
    press(.command)
    #expect(field.text == "")
    press([.command, .shift])
    #expect(field.text == "ab")
    press([])
    #expect(field.text == "abz")
  }

  @Test("a secure text view keeps its text from the pasteboard")
  func secure() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (view.text, view.isSecureTextEntry) = ("key", true)
    view.selectAll(nil)
    #expect(!view.canPerformAction(Selector("copy:"), withSender: nil))
    view.isSecureTextEntry = false
    #expect(view.canPerformAction(Selector("copy:"), withSender: nil))
    let traits: any UITextInputTraits = view
    traits.isSecureTextEntry = true
    #expect(view.isSecureTextEntry)
  }

  @Test("a field shows dots for a secure text that is set through its traits")
  func dots() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.text = "abc"
    let traits: any UITextInputTraits = field
    traits.isSecureTextEntry = true
    let labels = field.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(field.isSecureTextEntry && labels == ["•••"])
  }
}
