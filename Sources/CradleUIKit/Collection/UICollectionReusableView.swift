import CradleGeometry

/// A view that represents an element while it is visible, and is reused for another one afterwards.
open class UICollectionReusableView: UIView {
  /// The reuse identifier with which it was dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The engine's view that holds it.
  weak var box: AnyObject?
  /// The collection view that dequeued it, before it becomes that view's subview.
  weak var collection: UICollectionView?
  /// The attributes that were last applied.
  var lastAttributes: UICollectionViewLayoutAttributes?
  /// The geometry that was last set; nil before the first.
  var lastGeometry: ElementGeometry?
  /// Whether its preferred attributes are being computed.
  var isMeasured = false

  /// Makes a view with a frame; the collection view sets another one.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty view; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var hostsLayout: Bool { hostsReusableLayout }
  /// Resets the view; called before it is dequeued again.
  open func prepareForReuse() {}
  /// Takes new attributes; called only when they have changed. The view's own properties are already set from
  /// them.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes it prefers, for a layout with estimates: by default the size that its constraints
  /// determine, in the dimensions that are estimates.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let layout = (collection ?? superview as? UICollectionView)?.collectionViewLayout
    let open = layout?.engine.estimates(of: layoutAttributes.engine.key) ?? (width: false, height: false)
    guard open.width || open.height, hasConstraintsBelow else { return layoutAttributes }
    let target = CGSize(
      width: open.width ? 0 : layoutAttributes.size.width,
      height: open.height ? 0 : layoutAttributes.size.height)
    layoutAttributes.size = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: open.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: open.height ? .fittingSizeLevel : .required)
    return layoutAttributes
  }
  /// Updates the content before it is measured.
  func prepareToMeasure() {}
  /// Called before another layout replaces the present one.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after another layout has replaced the old one.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns a closure that makes views of a class; nil for none.
  static func factory(_ viewClass: AnyClass?) -> (() -> UICollectionReusableView)? {
    guard let viewClass else { return nil }
    guard let viewType = viewClass as? UIView.Type else {
      preconditionFailure(
        "register: \(viewClass) is no view's class; give a subclass of UICollectionReusableView")
    }
    return {
      guard let view = outsideOfAnimation(viewType.made) as? UICollectionReusableView else {
        preconditionFailure("register: \(viewClass) is no subclass of UICollectionReusableView")
      }
      return view
    }
  }
}
