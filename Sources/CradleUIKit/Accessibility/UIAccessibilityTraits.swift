/// The traits of an accessibility element. This library reads nothing aloud.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt64
  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// The element shows a summary when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// It starts playing media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// Its value can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It handles touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// It turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}
