/// The keyboard's type; there is no keyboard here.
public enum UIKeyboardType: Int, Sendable {
  /// The standard keyboard.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// Letters with the signs of web addresses.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits.
  case numberPad
  /// The keys of a telephone.
  case phonePad
  /// Letters, and digits for telephone numbers.
  case namePhonePad
  /// Letters with the signs of e-mail addresses.
  case emailAddress
  /// Digits with a decimal point.
  case decimalPad
  /// Letters with the signs of short messages.
  case twitter
  /// Letters with the signs of a web search.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}
/// The title of the return key; there is no keyboard here.
public enum UIReturnKeyType: Int, Sendable {
  /// The titles are those of UIKit's keys: "return", "go", "join" and so on.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// The colours of a keyboard; ignored, because there is no keyboard here.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Follows the interface's style.
  case `default`
  /// Light on dark.
  case dark
  /// Dark on light.
  case light
}
/// The letters that a keyboard capitalises; ignored, because there is no keyboard here.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitals.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}
/// Whether a keyboard corrects words; ignored, because there is no keyboard here.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Chosen by the system.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
/// Whether the system marks misspelt words; ignored here.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Chosen by the system.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
/// The meaning of a text, for which a system may offer completions; this library does not.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Makes a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

/// A position between two characters.
open class UITextPosition: NSObject {
  /// The number of characters before it.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject {
  /// The start of the range.
  public let start: UITextPosition
  /// The end of the range.
  public let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
  /// Whether it has no characters.
  open var isEmpty: Bool { start.offset == end.offset }
}

/// A text that can be read and changed by positions. Typing replaces the selected part.
public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// Ours: the text, with the font and the rectangle for measuring it.
  var measuredText: (text: String, font: UIFont, rect: CGRect) { get }
  /// The selected range; without a length, the caret.
  var selectedTextRange: UITextRange? { get set }
  /// Replaces a range by a text.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(measuredText.text.count) }
  /// The range of provisional text: none here.
  public var markedTextRange: UITextRange? { nil }
  /// Returns the range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }
  /// Returns the position a number of characters after another one; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let index = position.offset + offset
    return (0...measuredText.text.count).contains(index) ? UITextPosition(index) : nil
  }
  /// Returns the number of characters between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the text of a range.
  public func text(in range: UITextRange) -> String? {
    String(measuredText.text.dropFirst(range.start.offset).prefix(range.end.offset - range.start.offset))
  }
  /// Returns the estimated rectangle of the caret at a position, in the view's points: characters are half as wide as
  /// the font's size.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let (text, font, rect) = measuredText
    let (line, column) = TextGrid.of(position.offset, in: text, font, rect.width)
    return CGRect(
      x: rect.minX + CGFloat(column) * font.pointSize / 2, y: rect.minY + CGFloat(line) * font.lineHeight,
      width: 2,
      height: font.lineHeight)
  }
  /// Returns the estimated rectangle of a range's first line, in the view's points.
  public func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    let right = end.minY == start.minY ? end.minX : measuredText.rect.maxX
    return CGRect(x: start.minX, y: start.minY, width: max(0, right - start.minX), height: start.height)
  }
  /// Returns the position nearest to a point, in the view's points.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    (0...measuredText.text.count).map(UITextPosition.init).min { a, b in
      func distance(_ position: UITextPosition) -> CGFloat {
        let rect = caretRect(for: position)
        return abs(rect.midY - point.y) * 1000 + abs(rect.minX - point.x)
      }
      return distance(a) < distance(b)
    }
  }
}

/// The line and the column of a position, with characters half as wide as the font's size.
enum TextGrid {
  static func of(_ offset: Int, in text: String, _ font: UIFont, _ width: CGFloat) -> (line: Int, column: Int)
  {
    let columns = width > 0 && width.isFinite ? max(1, Int(Double(width / (font.pointSize / 2)))) : Int.max
    var (line, column) = (0, 0)
    for character in text.prefix(offset) {
      if character == "\n" {
        (line, column) = (line + 1, 0)
      } else if column >= columns {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    return (line, column)
  }
}
