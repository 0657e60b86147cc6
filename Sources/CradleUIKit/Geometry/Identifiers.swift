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
