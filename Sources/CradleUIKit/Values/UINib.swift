import CradleGeometry

/// The name of an Interface Builder file. There is no Interface Builder here: the name can be passed on and
/// registered, but making a view from it traps. Register the class instead.
open class UINib: NSObject {
  /// The name of its file.
  let name: String

  /// Makes a nib by its name; the bundle is ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Traps: there is nothing to make.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    refuse("instantiate")
  }

  func refuse(_ asked: String) -> Never {
    preconditionFailure(
      "\(asked): the nib \"\(name)\" is Interface Builder's, which is not here; register the view's class")
  }
}
