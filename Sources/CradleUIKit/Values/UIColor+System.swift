// The system's colours in the light style, by UIKit's documented parts.
extension UIColor {
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor
  {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// The second of the system's greys, each lighter than the one before.
  public class var systemGray2: UIColor { rgb(174, 174, 178) }
  /// The third grey.
  public class var systemGray3: UIColor { rgb(199, 199, 204) }
  /// The fourth grey.
  public class var systemGray4: UIColor { rgb(209, 209, 214) }
  /// The fifth grey.
  public class var systemGray5: UIColor { rgb(229, 229, 234) }
  /// The lightest grey.
  public class var systemGray6: UIColor { rgb(242, 242, 247) }
  /// The system's mint.
  public class var systemMint: UIColor { rgb(0, 199, 190) }
  /// The system's cyan.
  public class var systemCyan: UIColor { rgb(50, 173, 230) }
  /// The system's brown.
  public class var systemBrown: UIColor { rgb(162, 132, 94) }
  /// Links.
  public class var link: UIColor { rgb(0, 122, 255) }
  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { rgb(60, 60, 67, 0.3) }
  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { rgb(60, 60, 67, 0.18) }
  /// The text of an empty field.
  public class var placeholderText: UIColor { rgb(60, 60, 67, 0.3) }
  /// Lines between cells, without transparency.
  public class var opaqueSeparator: UIColor { rgb(198, 198, 200) }
  /// The filling of thin shapes.
  public class var systemFill: UIColor { rgb(120, 120, 128, 0.2) }
  /// The filling of shapes of medium size.
  public class var secondarySystemFill: UIColor { rgb(120, 120, 128, 0.16) }
  /// The filling of large shapes.
  public class var tertiarySystemFill: UIColor { rgb(118, 118, 128, 0.12) }
  /// The filling of large areas.
  public class var quaternarySystemFill: UIColor { rgb(116, 116, 128, 0.08) }
  /// The background over the second one.
  public class var tertiarySystemBackground: UIColor { white }
  /// The background over that of groups.
  public class var secondarySystemGroupedBackground: UIColor { white }
  /// The background over the second one of groups.
  public class var tertiarySystemGroupedBackground: UIColor { rgb(242, 242, 247) }
}
