/// A colour in sRGB with straight (not premultiplied) alpha; every component from 0 to 1.
public struct Color: Hashable, Sendable {
  /// The red share, 0…1.
  public var red: Double
  /// The green share, 0…1.
  public var green: Double
  /// The blue share, 0…1.
  public var blue: Double
  /// The opacity: 0 is invisible, 1 opaque.
  public var alpha: Double

  /// Pure white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Pure black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Fully transparent.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a colour of four components; values outside 0…1 are kept here and clamped when drawn.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes an opaque colour from 0xRRGGBB; higher bits are ignored.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  /// The same colour with its alpha multiplied by a factor of 0…1.
  public func opacity(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }

  /// The colour interpolated towards another one: 0 is this one, 1 the other; values beyond are clamped.
  package func mixed(with other: Color, fraction: Double) -> Color {
    let t = fraction.clamped(to: 0...1)
    return Color(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t, alpha: alpha + (other.alpha - alpha) * t)
  }

  /// This colour composited over an opaque background.
  package func over(_ ground: Color) -> Color {
    var opaque = ground.mixed(with: self, fraction: alpha)
    opaque.alpha = 1
    return opaque
  }
}

extension Color {
  /// The components as bytes, clamped; NaN counts as 0.
  var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  private static func byte(_ share: Double) -> UInt8 {
    // `!(share > 0)` also catches NaN, which UInt8 would trap on.
    if !(share > 0) { return 0 }
    return share >= 1 ? 255 : UInt8(share * 255 + 0.5)
  }
}
