/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable {
  /// That of the text's language.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// A tabulator of a paragraph: a place, and how the text is aligned there.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an option. UIKit has one, for the characters that end a column.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column: a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  /// The alignment of the text at the tabulator.
  public let alignment: NSTextAlignment
  /// The distance from the start of the line, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]
  /// Makes a tabulator.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }
  /// The tabulator itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns true for a tabulator with the same place, alignment and options.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
      && options[.columnTerminators] as? CharacterSet == other.options[.columnTerminators] as? CharacterSet
  }
  /// A hash of the place.
  open override var hash: Int { location.hashValue }
}
