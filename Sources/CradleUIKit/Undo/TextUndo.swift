/// The changes of a field's or a text view's text that its undo manager can take back.
///
/// Each one is stored as the whole text before. As in UIKit characters that are typed one after another are taken back
/// together.
final class TextUndo {
  private struct Content {
    var text: String
    var styled: NSAttributedString?
    var range: NSRange
  }
  private(set) lazy var manager = UndoManager()
  private var isUsed = false
  /// The caret after the characters that were typed last, and the step that takes them back.
  private var typing: (step: AnyObject, end: Int)?

  /// Whether the text changes by editing, and not because the app sets it.
  private var isEditing = false

  /// Types a text in place of a part of another one.
  func enter(_ new: String, at range: NSRange, in text: some EditedText) {
    isUsed = true
    let end = range.location + new.utf16.count
    let isCharacter = new.count == 1 && range.length == 0 && new != "\n"
    let continues = isCharacter && typing?.end == range.location && manager.isLast(typing?.step)
    let step = continues ? typing?.step : register(text)
    edit { text.put(new, at: range) }
    typing = isCharacter ? step.map { ($0, end) } : nil
  }
  /// Forgets the changes if the app has set another text.
  func textWasSet() {
    guard !isEditing else { return }
    typing = nil
    if isUsed { manager.removeAllActions() }
  }

  private func edit(_ body: () -> Void) {
    isEditing = true
    body()
    isEditing = false
  }
  private func register(_ text: some EditedText) -> AnyObject {
    let before = Content(text: text.plainText, styled: text.styledText, range: text.selection.range)
    return manager.register(text) { [weak self, weak text] in
      guard let self, let text else { return }
      self.restore(before, of: text)
    }
  }
  private func restore(_ content: Content, of text: some EditedText) {
    _ = register(text)
    typing = nil
    edit {
      if let styled = content.styled { text.styledText = styled } else { text.plainText = content.text }
    }
    _ = text.selection.select(content.range, in: text.plainText)
    text.textDidChange()
  }
}
