// The named colours, by UIKit's documented parts.
extension UIColor {
  private static func grey(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }
  private static func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    rgb(red / 255, green / 255, blue / 255)
  }

  /// Black.
  public class var black: UIColor { grey(0) }
  /// A grey of brightness 1/3.
  public class var darkGray: UIColor { grey(1.0 / 3) }
  /// A grey of brightness 2/3.
  public class var lightGray: UIColor { grey(2.0 / 3) }
  /// White.
  public class var white: UIColor { grey(1) }
  /// A grey of brightness 1/2.
  public class var gray: UIColor { grey(0.5) }
  /// Red.
  public class var red: UIColor { rgb(1, 0, 0) }
  /// Green.
  public class var green: UIColor { rgb(0, 1, 0) }
  /// Blue.
  public class var blue: UIColor { rgb(0, 0, 1) }
  /// Cyan.
  public class var cyan: UIColor { rgb(0, 1, 1) }
  /// Yellow.
  public class var yellow: UIColor { rgb(1, 1, 0) }
  /// Magenta.
  public class var magenta: UIColor { rgb(1, 0, 1) }
  /// Orange.
  public class var orange: UIColor { rgb(1, 0.5, 0) }
  /// Purple.
  public class var purple: UIColor { rgb(0.5, 0, 0.5) }
  /// Brown.
  public class var brown: UIColor { rgb(0.6, 0.4, 0.2) }
  /// Black with an alpha of 0.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// The system's red in the light style, like all system colours here.
  public class var systemRed: UIColor { bytes(255, 59, 48) }
  /// The system's green.
  public class var systemGreen: UIColor { bytes(52, 199, 89) }
  /// The system's blue.
  public class var systemBlue: UIColor { bytes(0, 122, 255) }
  /// The system's orange.
  public class var systemOrange: UIColor { bytes(255, 149, 0) }
  /// The system's yellow.
  public class var systemYellow: UIColor { bytes(255, 204, 0) }
  /// The system's pink.
  public class var systemPink: UIColor { bytes(255, 45, 85) }
  /// The system's purple.
  public class var systemPurple: UIColor { bytes(175, 82, 222) }
  /// The system's teal.
  public class var systemTeal: UIColor { bytes(48, 176, 199) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { bytes(88, 86, 214) }
  /// The system's grey.
  public class var systemGray: UIColor { bytes(142, 142, 147) }
  /// The main background.
  public class var systemBackground: UIColor { white }
  /// The background of grouped content.
  public class var secondarySystemBackground: UIColor { bytes(242, 242, 247) }
  /// The background of groups.
  public class var systemGroupedBackground: UIColor { bytes(242, 242, 247) }
  /// Text.
  public class var label: UIColor { black }
  /// Secondary text.
  public class var secondaryLabel: UIColor {
    UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  }
  /// Lines between cells.
  public class var separator: UIColor { UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29) }
  /// Text on a dark background.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// Text on a light background.
  public class var darkText: UIColor { black }
  /// The older name of the background of grouped content.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
}
