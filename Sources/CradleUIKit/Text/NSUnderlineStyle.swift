/// The style of a line under or through a text, which the app draws; without a pattern the line is solid.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int
  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A dash and a dot in turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turns.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words only, not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
