/// A colour: red, green, blue and alpha, 0 … 1. Nothing here draws; the app's drawing reads the components.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Makes a colour from its components, 0 … 1.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = (red, green, blue, alpha)
    super.init()
  }

  /// Makes the colour of a `#colorLiteral`, from its components, 0 … 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }

  /// Makes a grey, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each 0 … 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let chroma = brightness * saturation
    let sixth = (hue - CGFloat(Double(hue).rounded(.down))) * 6
    let second = chroma * (1 - abs(sixth.truncatingRemainder(dividingBy: 2) - 1))
    let base = brightness - chroma
    let parts: (CGFloat, CGFloat, CGFloat) =
      switch Int(Double(sixth)) {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    self.init(red: parts.0 + base, green: parts.1 + base, blue: parts.2 + base, alpha: alpha)
  }

  /// Makes a colour from its components in a wider space, which are taken as they are.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var named: [String: UIColor] = [:]
  /// Ours: gives a colour a name, as an asset catalogue does.
  public static func register(_ color: UIColor, named name: String) { lock.withLock { named[name] = color } }
  /// Makes the colour that was registered with a name; nil for any other.
  public convenience init?(named name: String) {
    guard let known = Self.lock.withLock({ Self.named[name] })?.components else { return nil }
    self.init(red: known.red, green: known.green, blue: known.blue, alpha: known.alpha)
  }
  /// Makes a colour from a layer's colour.
  public convenience init(cgColor: CGColor) {
    let (red, green, blue, alpha) = cgColor.color.components
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes the components, 0 … 1, to the pointers that are not nil. Returns true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the colour with another alpha, 0 … 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// The colour as a layer's value.
  open var cgColor: CGColor { CGColor(color: self) }

  /// Returns true for a colour with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.components == components } ?? false
  }

  /// The hash of the components.
  open override var hash: Int {
    [components.red, components.green, components.blue, components.alpha].hashValue
  }

  /// Does nothing: there is no context to draw in. The app's drawing reads the views' colours.
  open func setFill() {}
  /// Does nothing; see `setFill()`.
  open func setStroke() {}
  /// Does nothing; see `setFill()`.
  open func set() {}
}

/// A layer's colour.
public final class CGColor: Hashable, Sendable {
  let color: UIColor
  init(color: UIColor) { self.color = color }
  /// The opacity, 0 … 1.
  public var alpha: CGFloat { color.components.alpha }
  /// Always 4.
  public var numberOfComponents: Int { 4 }
  /// Red, green, blue and alpha, 0 … 1.
  public var components: [CGFloat]? {
    [color.components.red, color.components.green, color.components.blue, color.components.alpha]
  }
  /// Returns true if the components are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color.hash) }
}

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
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
/// The default type of a `#colorLiteral`; the compiler looks for this name.
public typealias _ColorLiteralType = UIColor
