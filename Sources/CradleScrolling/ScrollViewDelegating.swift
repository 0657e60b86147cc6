/// A scroll view with a delegate whose type a subclass may narrow.
///
/// UIKit's collection view narrows the type of its inherited `delegate`. A Swift class cannot narrow an
/// inherited property, but it can narrow one that its superclass has from a protocol extension.
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: ScrollView {
  /// The object that the scroll view calls. Held weakly.
  public var delegate: (any ScrollViewDelegate)? {
    get { appDelegate }
    set { appDelegate = newValue }
  }
}
