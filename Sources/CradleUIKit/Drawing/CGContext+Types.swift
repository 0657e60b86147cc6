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

/// The drawn parts of a path: its fill, its stroke or both.
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
/// The time of the window that was advanced last, in seconds: differences count, because nothing here reads a clock.
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
