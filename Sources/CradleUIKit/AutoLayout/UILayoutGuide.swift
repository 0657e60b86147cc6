/// A rectangle of a view that constraints can refer to, without a view of its own.
open class UILayoutGuide: NSObject, LayoutItem {
  /// The source of the rectangle.
  enum Kind {
    /// Placed by constraints.
    case constraints
    /// The view's layout margins.
    case margins
    /// The view's safe area.
    case safeArea
    /// The view's edge at which a keyboard would be.
    case keyboard
    /// The view's readable width.
    case readable
    /// A scroll view's content.
    case content
    /// A scroll view's frame.
    case frame
  }
  /// A name for debugging.
  open var identifier = ""
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  let kind: Kind
  var layoutView: UIView? { owningView }

  /// Makes a guide without a view; `addLayoutGuide(_:)` gives it one.
  public override init() { kind = .constraints }
  init(_ kind: Kind, of view: UIView?) { (self.kind, owningView) = (kind, view) }

  /// The guide's rectangle in its view's points, as constraints last placed it; zero without a view.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .constraints: return view.storage.layout?.rect(of: self) ?? .zero
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .keyboard:
      let height = (self as? UIKeyboardLayoutGuide)?.height ?? 0
      let bounds = view.bounds
      return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .readable:
      let margins = view.bounds.inset(by: view.layoutMargins)
      let excess = max(0, margins.width - LayoutEngine.readableWidth)
      return margins.insetBy(dx: excess / 2, dy: 0)
    case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return view.bounds
    }
  }
}

extension UIView {
  /// Adds a layout guide, after removing it from its former view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layout.guides.append(layoutGuide)
    discardEngine()
  }
  /// Removes a layout guide; its constraints are no longer active.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    releaseConstraints { $0 === layoutGuide }
    layout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    discardEngine()
  }
  /// The view's own layout guides.
  public var layoutGuides: [UILayoutGuide] { storage.layout?.guides ?? [] }
  /// The rectangle within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { layout.guide(.margins) }
  /// The rectangle that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { layout.guide(.safeArea) }
  /// The rectangle of the keyboard. There is none here: the rectangle is the part below the
  /// safe area, at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { layout.keyboardGuide }
  /// The middle of the rectangle within the margins, at most as wide as text is readable.
  public var readableContentGuide: UILayoutGuide { layout.guide(.readable) }
}

extension UIScrollView {
  /// The rectangle of the content: its origin is zero, and its size the content size. Constraints that determine its
  /// size set the content size.
  public var contentLayoutGuide: UILayoutGuide { layout.guide(.content) }
  /// The visible rectangle of the content: the scroll view's bounds.
  public var frameLayoutGuide: UILayoutGuide { layout.guide(.frame) }
}
