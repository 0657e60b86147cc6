/// A rectangle that belongs to a view without being one. There are no constraints here that could refer to it; its frame is real.
public final class UILayoutGuide: NSObject {
  /// A name to find it by.
  public var identifier = ""
  /// Whose it is.
  public private(set) weak var owningView: UIView?
  private let frame: (UIView) -> CGRect

  init<View: UIView>(of view: View, _ frame: @escaping (View) -> CGRect) {
    owningView = view
    self.frame = { ($0 as? View).map(frame) ?? .zero }
  }

  /// Where it is, in its view's points; nowhere without the view.
  public var layoutFrame: CGRect { owningView.map(frame) ?? .zero }
}

extension UIScrollView {
  /// The content: from its corner, as large as it is.
  public var contentLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self) { CGRect(origin: .zero, size: $0.contentSize) }
  }
  /// What is seen of it: where the scroll view's own frame lies over the content.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) { $0.bounds } }
}
