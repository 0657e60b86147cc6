/// Ours: finds which class's form of an extension's member counts. The plugin `UIKitSources` calls it where sources override what an
/// extension declares, which Objective-C allows.
public enum ExtensionOverride {
  /// Returns the place of the nearest class among those given, from a class upwards; nil if neither it nor a superclass is among
  /// them.
  public static func nearest(_ start: AnyClass?, _ classes: [AnyClass]) -> Int? {
    var current: AnyClass? = start
    while let each = current {
      if let index = classes.firstIndex(where: { $0 == each }) { return index }
      current = _getSuperclass(each)
    }
    return nil
  }
  /// Returns the superclass of a class; nil for none.
  public static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
