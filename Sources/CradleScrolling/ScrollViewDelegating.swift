/// A scroll view with a delegate of some kind.
///
/// UIKit's collection view narrows the type of its scroll view's `delegate`. A class of Swift may not do so to a property
/// that it inherits, but to one that its superclass has from a protocol.
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: ScrollView {
  /// Whom to tell. Held weakly.
  public var delegate: (any ScrollViewDelegate)? {
    get { appDelegate }
    set { appDelegate = newValue }
  }
}
