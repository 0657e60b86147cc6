/// Ours: UIKit's protocols with optional methods, which have default implementations here.
public protocol OptionalMethods: AnyObject {}

extension OptionalMethods {
  /// Returns true if the object has the method. For an optional method it returns whether the object's class
  /// implements it if the object is a `MethodListing`, else true.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isImplemented(by: self) } ?? false
  }
}

/// Ours: an object that lists the optional methods that its class implements, which Swift cannot query. The
/// plugin `UIKitSources` adds the conformance to the delegates of a target that calls `responds(to:)`.
public protocol MethodListing: AnyObject {
  /// Returns whether the class or a superclass implements a method with a selector's name, `"scrollViewDidScroll:"`.
  func implementsMethod(_ name: String) -> Bool
}
