// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How colours are blended with the background; the app draws them.
public enum CGBlendMode: Int32, Sendable {
  /// The new colour over the old one.
  case normal
  /// The product of both: darker.
  case multiply
  /// The inverse product of the inverses: lighter.
  case screen
  /// `multiply` where the old colour is dark, `screen` where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens the old colour by the new one.
  case colorDodge
  /// Darkens the old colour by the new one.
  case colorBurn
  /// Darkens or brightens, as a diffuse light would.
  case softLight
  /// Darkens or brightens, as a harsh light would.
  case hardLight
  /// The absolute difference of both.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The new hue, with the old saturation and brightness.
  case hue
  /// The new saturation, with the old hue and brightness.
  case saturation
  /// The new hue and saturation, with the old brightness.
  case color
  /// The new brightness, with the old hue and saturation.
  case luminosity
  /// Clears the drawn area.
  case clear
  /// Replaces the old colour and its alpha.
  case copy
  /// The new colour where the old one is opaque.
  case sourceIn
  /// The new colour where the old one is transparent.
  case sourceOut
  /// The new colour over the old one, where the old one is opaque.
  case sourceAtop
  /// The old colour over the new one.
  case destinationOver
  /// The old colour where the new one is opaque.
  case destinationIn
  /// The old colour where the new one is transparent.
  case destinationOut
  /// The old colour over the new one, where the new one is opaque.
  case destinationAtop
  /// Each colour where the other one is transparent.
  case xor
  /// The sum of both, minus white.
  case plusDarker
  /// The sum of both.
  case plusLighter
}

/// The drawn parts of a path: its fill, its stroke or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding number.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The outline.
  case stroke
  /// The inside, by the winding number, and the outline.
  case fillStroke
  /// The inside, by the even-odd rule, and the outline.
  case eoFillStroke
}

/// How images are enlarged; the app draws them.
public enum CGInterpolationQuality: Int32, Sendable {
  /// Chosen by the app.
  case `default`
  /// The nearest pixel.
  case none
  /// Fast and coarse.
  case low
  /// Slow and smooth.
  case high
  /// Between `low` and `high`.
  case medium
}

/// Whether a gradient continues beyond its ends.
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

/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB) }
/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceGray") }

/// Core Foundation's objects: any here.
public typealias CFTypeRef = AnyObject
/// Core Foundation's list: an array here.
public typealias CFArray = [Any]
/// Core Foundation's bytes: data here.
public typealias CFData = NSData
/// A time in seconds.
public typealias CFAbsoluteTime = Double
/// The time of the window that was advanced last, in seconds. Only differences have a meaning, because this library
/// reads no clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
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
