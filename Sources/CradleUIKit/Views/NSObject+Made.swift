import CradleGeometry

extension NSObject {
  convenience init(byInit: Void) { self.init() }
  /// Makes an object of a class known only at run time, by its own `init()`; see `UIView.made()`.
  @_silgen_name("$s10Foundation8NSObjectC11CradleUIKitE6byInitACyt_tcfC")
  static func objectByInit() -> NSObject
}

extension NSObjectProtocol where Self: NSObject {
  /// Ours: a new object of a class that is only known while the program runs, by the class's own `init()`. The plugin
  /// `UIKitSources` writes it for `Item()` of a type parameter and for `type.init()` of a metatype.
  public static func madeByInit() -> Self {
    guard let object = objectByInit() as? Self else {
      preconditionFailure("madeByInit(): \(self) makes another class")
    }
    return object
  }
}
