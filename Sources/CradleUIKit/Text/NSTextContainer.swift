/// The kinds of data to detect in a text, such as links; this library detects none.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The area of a text.
open class NSTextContainer: NSObject {
  /// The space at both ends of lines, in points; the default is 5.
  open var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines; 0 for any.
  open var maximumNumberOfLines = 0
  /// The truncation or wrapping of lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size in points; unlimited by default.
  open var size: CGSize
  /// Whether its width follows its view's; always so here.
  open var widthTracksTextView = true
  /// Whether its height follows its view's; has no effect here.
  open var heightTracksTextView = false
  /// The paths that text is laid out around; has no effect here.
  open var exclusionPaths: [UIBezierPath] = []
  /// Makes an area of a size.
  public init(size: CGSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  {
    self.size = size
  }
}
