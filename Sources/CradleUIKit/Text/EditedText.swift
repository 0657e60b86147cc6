/// An action of a responder that edits its text.
enum EditAction: String {
  case cut, copy, paste, select, selectAll, delete

  /// The action of a selector such as `paste:`; nil for any other.
  init?(_ selector: Selector) {
    guard selector.description.hasSuffix(":"),
      let action = Self(rawValue: String(selector.description.dropLast()))
    else { return nil }
    self = action
  }
}

/// A field or a text view whose text the standard actions edit.
protocol EditedText: TypedText {
  /// Whether its text may be changed.
  var canChangeText: Bool { get }
  /// Whether its text may be selected, and the selected part copied.
  var canSelectText: Bool { get }
  /// Whether its text may not be copied; a field shows it as dots.
  var isSecret: Bool { get }
  /// Types a text in place of a part of the present one, if the delegate allows it.
  @discardableResult func enter(_ new: String, at range: NSRange) -> Bool
  /// Selects a part of the text, and notifies the delegate.
  func selectPart(_ range: NSRange)
  /// Notifies of a text that typing, or taking it back, has changed.
  func textDidChange()
}

extension EditedText {
  private var part: NSRange { selection.range.within(plainText) }
  private var selected: String { NSString(string: plainText).substring(with: part) }
  private var whole: NSRange { NSRange(location: 0, length: plainText.utf16.count) }

  /// Whether an action would have an effect now.
  func canPerform(_ action: EditAction) -> Bool {
    switch action {
    case .cut: canChangeText && canPerform(.copy)
    case .copy: canSelectText && !isSecret && part.length > 0
    case .paste: canChangeText && UIPasteboard.general.hasStrings
    case .select: canSelectText && part.length == 0 && !plainText.isEmpty
    case .selectAll: canSelectText && part != whole
    case .delete: canChangeText && part.length > 0
    }
  }

  /// Performs an action; does nothing where it would have no effect.
  func perform(_ action: EditAction) {
    guard canPerform(action) else { return }
    switch action {
    case .cut:
      UIPasteboard.general.string = selected
      enter("", at: part)
    case .copy: UIPasteboard.general.string = selected
    case .paste: enter(UIPasteboard.general.string ?? "", at: part)
    // Where the words of a secret text end is secret, too.
    case .select: selectPart(isSecret ? whole : plainText.word(at: part.location))
    case .selectAll: selectPart(whole)
    case .delete: enter("", at: part)
    }
  }
}

extension String {
  /// The range, in UTF-16 code units, of the letters and digits around a place, or of those nearest before it; of one
  /// character if there are none.
  fileprivate func word(at unit: Int) -> NSRange {
    let place = String.Index(utf16Offset: unit, in: self)
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    let end = self[place...].firstIndex { !isPart($0) } ?? endIndex
    let last = end > place ? end : self[..<place].lastIndex(where: isPart).map { index(after: $0) }
    guard let last else { return NSRange(location: min(unit, utf16.count - 1), length: 1).within(self) }
    let start = self[..<last].lastIndex { !isPart($0) }.map { index(after: $0) } ?? startIndex
    return NSRange(start..<last, in: self)
  }
}

extension UITextField: EditedText {
  var canChangeText: Bool { isEnabled }
  var canSelectText: Bool { isEnabled }
  var isSecret: Bool { isSecureTextEntry }
  func selectPart(_ range: NSRange) { selectedTextRange = UITextRange(range, in: plainText) }
}

extension UITextView: EditedText {
  var canChangeText: Bool { isEditable }
  var canSelectText: Bool { isSelectable }
  var isSecret: Bool { isSecureTextEntry }
  func selectPart(_ range: NSRange) { selectedRange = range }
}
