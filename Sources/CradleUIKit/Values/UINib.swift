import CradleGeometry

/// The name of a design made with Apple's Interface Builder, which is not here: it can be passed on and registered, and it is a
/// programming error to make a view of it. Register the class instead.
open class UINib: NSObject {
  /// The name of its file.
  let name: String

  /// A design by its name; bundles count for nothing.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// A programming error: there is nothing to make.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    refuse("instantiate")
  }

  func refuse(_ asked: String) -> Never {
    preconditionFailure(
      "\(asked): the nib \"\(name)\" is Interface Builder's, which is not here; register the view's class")
  }
}
