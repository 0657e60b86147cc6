/// A key together with its modifiers.
public struct Key: Hashable, Sendable {
  /// Keys held along with another.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits, one for each modifier.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Either Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// Either Ctrl key.
    public static let control = Modifiers(rawValue: 2)
    /// Either Alt key.
    public static let alt = Modifiers(rawValue: 4)
    /// Either Super or Windows key.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The key's name in SDL's terms: "Space", "Left", "PageDown", "R", "=". It follows the keyboard's layout.
  /// For punctuation it is the typed character: Shift and "/" is "?".
  public var name: String
  /// The modifiers that were held.
  public var modifiers: Modifiers

  /// Makes a key from its name in SDL's terms and its modifiers.
  package init(_ name: String, modifiers: Modifiers = []) {
    (self.name, self.modifiers) = (name, modifiers)
  }
}
