/// The selected part of an editable text, in UTF-16 code units; without a length it is the caret. Typed text replaces it.
struct TextSelection {
  private(set) var range = NSRange(location: 0, length: 0)

  /// Selects a part of a text, as far as the text reaches, in whole characters; returns whether that is another one than
  /// before.
  mutating func select(_ new: NSRange, in text: String) -> Bool {
    let old = range
    range = new.within(text)
    return range != old
  }
  /// Puts the caret after a text, as in UIKit when the app sets the text.
  mutating func moveToEnd(of text: String) { range = NSRange(location: text.utf16.count, length: 0) }

  /// The part of a text that the delete key removes: the selected one, or the character before the caret; nil for
  /// none.
  func deletion(in text: String) -> NSRange? {
    let range = self.range.within(text)
    guard range.length == 0 else { return range }
    guard range.location > 0 else { return nil }
    let caret = String.Index(utf16Offset: range.location, in: text)
    let length = text.utf16.distance(from: text.index(before: caret), to: caret)
    return NSRange(location: range.location - length, length: length)
  }
}

extension String {
  /// The range, in UTF-16 code units, of the character that a code unit belongs to.
  fileprivate func characterRange(at unit: Int) -> Range<Int> {
    let end = index(after: String.Index(utf16Offset: unit, in: self))
    return index(before: end).utf16Offset(in: self)..<end.utf16Offset(in: self)
  }
}

extension NSRange {
  /// The range clamped to a text, and widened to whole characters. A range without length moves to the start
  /// of the character in which it lies.
  func within(_ text: String) -> NSRange {
    let count = text.utf16.count
    let start = min(max(0, location), count)
    let end = start + min(max(0, length), count - start)
    // A part of a character can be neither removed nor replaced.
    let first = start < count ? text.characterRange(at: start).lowerBound : count
    let last = end > start ? text.characterRange(at: end - 1).upperBound : first
    return NSRange(location: first, length: last - first)
  }

  /// The range in UTF-16 code units of a range of a text's characters.
  init(_ range: UITextRange, in text: String) {
    let (start, end) = (range.start.offset, max(range.start.offset, range.end.offset))
    let location = text.prefix(max(0, start)).utf16.count
    self.init(location: location, length: text.prefix(max(0, end)).utf16.count - location)
  }
}

extension UITextRange {
  /// Makes a range of a text's characters of one in UTF-16 code units.
  convenience init(_ range: NSRange, in text: String) {
    let part = range.within(text)
    func position(_ offset: Int) -> UITextPosition {
      UITextPosition(text.distance(from: text.startIndex, to: String.Index(utf16Offset: offset, in: text)))
    }
    self.init(position(part.location), position(part.location + part.length))
  }
}
