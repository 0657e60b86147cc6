/// The meaning of a colour's components. All colours have red, green, blue and alpha here.
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
