// In UIKit boundary identifiers are any copyable objects. Here a string and an index path are values, which
// elsewhere Objective-C bridges to objects.

extension String: @retroactive NSCopying {
  /// The string itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension IndexPath: @retroactive NSCopying {
  /// The path itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
