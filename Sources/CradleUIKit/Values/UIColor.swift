/// A colour: red, green, blue and alpha, 0 … 1. Nothing here draws; the app's drawing reads the components.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Makes a colour from its components, 0 … 1.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = (red, green, blue, alpha)
    super.init()
  }

  /// Makes clear black.
  public convenience override init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Makes the colour of a `#colorLiteral`, from its components, 0 … 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }

  /// Makes a grey, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each 0 … 1. The hue is periodic; one that is not finite counts
  /// as 0, which is red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let chroma = brightness * saturation
    let hueSixths = hue.isFinite ? (hue - CGFloat(Double(hue).rounded(.down))) * 6 : 0
    let intermediate = chroma * (1 - abs(hueSixths.truncatingRemainder(dividingBy: 2) - 1))
    let minimum = brightness - chroma
    let parts: (CGFloat, CGFloat, CGFloat) =
      switch Int(Double(hueSixths)) {
      case 0: (chroma, intermediate, 0)
      case 1: (intermediate, chroma, 0)
      case 2: (0, chroma, intermediate)
      case 3: (0, intermediate, chroma)
      case 4: (intermediate, 0, chroma)
      default: (chroma, 0, intermediate)
      }
    self.init(red: parts.0 + minimum, green: parts.1 + minimum, blue: parts.2 + minimum, alpha: alpha)
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
    guard let components = Self.lock.withLock({ Self.named[name] })?.components else { return nil }
    self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }
  /// Makes the colour that was registered with a name; nil for any other. Bundle and traits are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
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

  /// Returns true for a colour with the same components, and the same image if it repeats one.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.components == components && $0.patternImage == patternImage } ?? false
  }

  /// The hash of the components.
  open override var hash: Int {
    [components.red, components.green, components.blue, components.alpha].hashValue
  }

  /// Ours: the image that the colour repeats; nil for a plain colour.
  open private(set) var patternImage: UIImage?
  /// Makes a colour that repeats an image, which the app draws; its components are those of clear.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 0)
    patternImage = image
  }
  /// Makes a colour of the present traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let (red, green, blue, alpha) = dynamicProvider(.current).components
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Returns the colour itself, because there is only one appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  /// Writes the brightness of a grey and alpha, 0 … 1, to the pointers that are not nil. Returns whether it is a grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard components.red == components.green, components.green == components.blue else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }
  /// Writes hue, saturation, brightness and alpha, 0 … 1, to the pointers that are not nil. Returns true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue, opacity) = components
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let chroma = most - least
    var hueSixths: CGFloat = 0
    if chroma > 0 {
      if most == red {
        hueSixths = (green - blue) / chroma
      } else if most == green {
        hueSixths = (blue - red) / chroma + 2
      } else {
        hueSixths = (red - green) / chroma + 4
      }
    }
    hue?.pointee = (hueSixths < 0 ? hueSixths + 6 : hueSixths) / 6
    saturation?.pointee = most > 0 ? chroma / most : 0
    brightness?.pointee = most
    alpha?.pointee = opacity
    return true
  }

  /// Makes it the colour of fillings in the present context; without a context does nothing.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes it the colour of lines in the present context; without a context does nothing.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  /// Makes it the colour of fillings and lines in the present context; without a context does nothing.
  open func set() {
    setFill()
    setStroke()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
/// The default type of a `#colorLiteral`; the compiler looks for this name.
public typealias _ColorLiteralType = UIColor
