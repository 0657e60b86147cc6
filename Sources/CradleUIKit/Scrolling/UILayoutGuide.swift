/// A rectangle that belongs to a view. There are no constraints here that could refer to it; only its frame can be read.
public final class UILayoutGuide: NSObject {
  /// A name for debugging.
  public var identifier = ""
  /// The view that the guide belongs to.
  public private(set) weak var owningView: UIView?
  private let frame: (UIView) -> CGRect

  init<View: UIView>(of view: View, _ frame: @escaping (View) -> CGRect) {
    owningView = view
    self.frame = { ($0 as? View).map(frame) ?? .zero }
  }

  /// The guide's rectangle in its view's points; zero if the view no longer exists.
  public var layoutFrame: CGRect { owningView.map(frame) ?? .zero }
}

extension UIScrollView {
  /// The rectangle of the content: its origin is zero, and its size the content size.
  public var contentLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self) { CGRect(origin: .zero, size: $0.contentSize) }
  }
  /// The visible rectangle of the content: the scroll view's bounds.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) { $0.bounds } }
}
