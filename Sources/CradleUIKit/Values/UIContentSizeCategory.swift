/// The text size that the user chose. It is the standard one here.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Makes a category of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The standard one.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the standard sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// Posted when the user chose another one; never here.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
