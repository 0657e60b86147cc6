// UIKit's boundaries are named by anything that copies. Here a string and a path are values, which Objective-C's bridge makes
// objects elsewhere.

extension String: @retroactive NSCopying {
  /// The string itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension IndexPath: @retroactive NSCopying {
  /// The path itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
