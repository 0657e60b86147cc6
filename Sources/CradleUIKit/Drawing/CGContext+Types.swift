// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How colours are mixed with those behind; the app draws them.
public enum CGBlendMode: Int32, Sendable {
  /// Over; darker; lighter; by both; the darkest; the lightest.
  case normal, multiply, screen, overlay, darken, lighten
  /// Brightened; darkened; with a soft or a hard light; by the difference; less of both.
  case colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  /// With the hue, the saturation, the colour or the brightness.
  case hue, saturation, color, luminosity
  /// Nothing; instead; within; outside; on top.
  case clear, copy, sourceIn, sourceOut, sourceAtop
  /// Behind; where the new one is; where it is not; below; where one of both is.
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// By sums.
  case plusDarker, plusLighter
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by either rule; the line; both, by either rule.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How images are enlarged; the app draws them.
public enum CGInterpolationQuality: Int32, Sendable {
  /// By the app; not; fast; finely; between.
  case `default`, none, low, high, medium
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits, with Core Graphics' values.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// What the components of a colour mean. All colours are red, green, blue and alpha here.
public final class CGColorSpace: Sendable {
  /// Core Graphics' name.
  public let name: String?
  init(_ name: String) { self.name = name }
  /// Makes the space of a name.
  public convenience init?(name: String) { self.init(name) }
  /// Red, green and blue of screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Red, green and blue of wider screens; the same here.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Red, green and blue beyond 0 … 1; the same here.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The number of components without alpha.
  public var numberOfComponents: Int { name == "kCGColorSpaceDeviceGray" ? 1 : 3 }
}

/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB) }
/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceGray") }

/// Colours at places between 0 and 1.
public final class CGGradient {
  /// Ours: the colours.
  public let colors: [CGColor]
  /// Ours: the place of each colour, 0 … 1.
  public let locations: [CGFloat]

  private init(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    self.colors = colors
    self.locations =
      locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
      ?? colors.indices.map { colors.count < 2 ? 0 : CGFloat($0) / CGFloat(colors.count - 1) }
  }
  /// Makes a gradient of colours, with as many places; nil spreads them evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colors.compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }, locations)
  }
  /// Makes a gradient of colours by their components, four for each, with as many places; nil spreads them evenly.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(0, count)).map { place in
      UIColor(
        red: components[4 * place], green: components[4 * place + 1], blue: components[4 * place + 2],
        alpha: components[4 * place + 3]
      ).cgColor
    }
    self.init(colors, locations)
  }
}

/// Core Foundation's objects: any here.
public typealias CFTypeRef = AnyObject
/// Core Foundation's list: an array here.
public typealias CFArray = [Any]
/// Core Foundation's text: a string here.
public typealias CFString = String

extension CGColor {
  /// Makes a colour from its components, 0 … 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Makes a colour from its components, 0 … 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Makes a grey, from black at 0 to white at 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(color: UIColor(white: gray, alpha: alpha))
  }
  /// Makes a colour from components, 0 … 1: red, green, blue and alpha, or grey and alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 1 {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
  /// Returns the colour with another alpha, 0 … 1.
  public func copy(alpha: CGFloat) -> CGColor? { color.withAlphaComponent(alpha).cgColor }
  /// The meaning of the components: red, green, blue and alpha.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
