/// Ours: UIKit's protocols with optional methods, which have default implementations here.
public protocol OptionalMethods: AnyObject {}

extension OptionalMethods {
  /// Returns true if the object has the method. For an optional method it returns whether the object's class
  /// implements it if the class or a superclass has `MethodNames`, else true.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isImplemented(by: self) } ?? false
  }
}

/// Ours: the names of the optional methods that a class implements, which Swift cannot query. The class stores it in a
/// property, so that each subclass adds a list of its own, also one in another module. The plugin `UIKitSources` adds the
/// property to the delegates of a target.
public struct MethodNames {
  private let names: () -> Set<String>
  /// Makes a list of the names of selectors, such as `"scrollViewDidScroll:"`. The closure is called once for each
  /// class.
  public init(_ names: @escaping () -> Set<String>) { self.names = names }

  /// Returns the names in all lists of an object's class and its superclasses; nil without a list.
  static func all(of object: AnyObject) -> Set<String>? {
    let (lists, type) = (MethodNameLists.current, ObjectIdentifier(type(of: object)))
    if let known = lists.byType[type] { return known }
    var found: Set<String>?
    var mirror = Mirror(reflecting: object) as Mirror?
    while let each = mirror {
      for child in each.children {
        if let list = child.value as? MethodNames { found = (found ?? []).union(list.names()) }
      }
      mirror = each.superclassMirror
    }
    lists.byType[type] = .some(found)
    return found
  }
}

/// The lists that a thread has read, by class.
private final class MethodNameLists: PerThread {
  var byType: [ObjectIdentifier: Set<String>?] = [:]
  static let key = "CradleUIKit.MethodNames"
}
