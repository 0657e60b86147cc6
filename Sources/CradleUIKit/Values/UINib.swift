import CradleGeometry

/// The name of an Interface Builder file. A nib can be passed on and registered, but making a view from it traps, because
/// there is no Interface Builder here. Register the class instead.
open class UINib: NSObject {
  /// The name of the file.
  let name: String

  /// Makes a nib with a file's name; the bundle is ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Traps: nib files cannot be loaded here.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    refuse("instantiate")
  }

  func refuse(_ asked: String) -> Never {
    preconditionFailure(
      "\(asked): the nib \"\(name)\" is Interface Builder's, which is not here; register the view's class")
  }
}
