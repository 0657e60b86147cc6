/// What kind an element is for those who do not see. Nothing here reads it aloud.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt64
  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that stays.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Not usable.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}
