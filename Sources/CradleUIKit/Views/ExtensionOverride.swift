/// Ours: finds the class whose override of an extension's member applies. The plugin `UIKitSources` calls it where
/// sources override a member of an extension, which Objective-C allows.
public enum ExtensionOverride {
  /// Returns the index, among the given classes, of a class or its nearest superclass; nil if none of them is among
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
