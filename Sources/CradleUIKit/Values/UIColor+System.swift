// The system's colours in the light style, by UIKit's documented parts.
extension UIColor {
  private static func part(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor
  {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// The second of the system's greys, each lighter than the one before.
  public class var systemGray2: UIColor { part(174, 174, 178) }
  /// The third grey.
  public class var systemGray3: UIColor { part(199, 199, 204) }
  /// The fourth grey.
  public class var systemGray4: UIColor { part(209, 209, 214) }
  /// The fifth grey.
  public class var systemGray5: UIColor { part(229, 229, 234) }
  /// The lightest grey.
  public class var systemGray6: UIColor { part(242, 242, 247) }
  /// The system's mint.
  public class var systemMint: UIColor { part(0, 199, 190) }
  /// The system's cyan.
  public class var systemCyan: UIColor { part(50, 173, 230) }
  /// The system's brown.
  public class var systemBrown: UIColor { part(162, 132, 94) }
  /// Links.
  public class var link: UIColor { part(0, 122, 255) }
  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { part(60, 60, 67, 0.3) }
  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { part(60, 60, 67, 0.18) }
  /// The text of an empty field.
  public class var placeholderText: UIColor { part(60, 60, 67, 0.3) }
  /// Lines between cells, without transparency.
  public class var opaqueSeparator: UIColor { part(198, 198, 200) }
  /// The filling of thin shapes.
  public class var systemFill: UIColor { part(120, 120, 128, 0.2) }
  /// The filling of shapes of medium size.
  public class var secondarySystemFill: UIColor { part(120, 120, 128, 0.16) }
  /// The filling of large shapes.
  public class var tertiarySystemFill: UIColor { part(118, 118, 128, 0.12) }
  /// The filling of large areas.
  public class var quaternarySystemFill: UIColor { part(116, 116, 128, 0.08) }
  /// The background over the second one.
  public class var tertiarySystemBackground: UIColor { white }
  /// The background over that of groups.
  public class var secondarySystemGroupedBackground: UIColor { white }
  /// The background over the second one of groups.
  public class var tertiarySystemGroupedBackground: UIColor { part(242, 242, 247) }
}
