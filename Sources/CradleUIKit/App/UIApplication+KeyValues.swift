import CradleGeometry

// Code that also runs in extensions of apps, where `shared` is not available, asks the class for it by name.
extension UIApplication {
  /// Objective-C's name of `shared`, and the one that the plugin `UIKitSources` makes of `#keyPath(UIApplication.shared)`.
  private static let sharedNames: Set = ["sharedApplication", "shared"]

  /// Returns the application for the keys `"sharedApplication"` and `"shared"`; nil for any other.
  public static func value(forKey key: String) -> Any? { sharedNames.contains(key) ? shared : nil }
  /// Returns the application, or a value at the end of a path from it, such as `"sharedApplication.keyWindow"`.
  public static func value(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = keyPath.firstKey else { return value(forKey: keyPath) }
    return (value(forKey: key) as? UIApplication)?.value(forKeyPath: rest)
  }
  /// Returns true for the selector `sharedApplication`: it has only a name, as from `NSSelectorFromString`.
  public static func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { sharedNames.contains($0.description) } ?? false
  }
  /// Returns the application for the selector `sharedApplication`, and nil for nil. Traps for any other.
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    precondition(
      responds(to: aSelector),
      "UIApplication.perform: the class has no method \(aSelector.description) here; call it on UIApplication.shared"
    )
    return Unmanaged.passUnretained(shared)
  }
}

extension UIApplication: KeyValueReadable {
  func named(_ key: String) -> Any? {
    switch key {
    case "keyWindow": keyWindow
    case "windows": windows
    case "statusBarFrame": statusBarFrame
    case "statusBarOrientation": statusBarOrientation.rawValue
    case "userInterfaceLayoutDirection": userInterfaceLayoutDirection.rawValue
    default: nil
    }
  }
}
