import CradleGeometry

/// Ours: overridable methods of a view that concern constraints, traits and snapshots. `UIView` inherits it.
open class LaidOutResponder: DrawnResponder {
  private var asView: UIView? { self as? UIView }

  /// The traits of the screen, with the overrides of the views and controllers around the view, and its own.
  open var traitCollection: UITraitCollection { asView?.inheritedTraits ?? .current }
  /// Returns the first view with a tag among this view and those below it; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? asView : asView?.subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Returns true if this is the given view or below it in the tree.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor = asView
    while let each = ancestor {
      if each === view { return true }
      ancestor = each.superview
    }
    return false
  }
  /// Exchanges the subviews at two indexes, counted from the back; an index out of range traps.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard let asView else { return }
    let indices = asView.subviews.indices
    precondition(
      indices.contains(index1) && indices.contains(index2),
      "UIView.exchangeSubview(at: \(index1), withSubviewAt: \(index2)): the indices must be those of two of the "
        + "\(indices.count) subviews; check them against subviews.count")
    asView.storage.subviews.swap(index1, index2)
    asView.sortLayers()
  }
  /// Draws the view into the present image context. Returns true.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if let asView { UIGraphicsGetCurrentContext().map(asView.layer.render(in:)) }
    return true
  }
  /// Returns a view that shows a part of this view as it looks now. The part is given in this view's points; the cap
  /// insets are ignored.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let asView, let snapshot = asView.snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let clipView = UIView(frame: CGRect(origin: .zero, size: rect.size))
    clipView.clipsToBounds = true
    snapshot.frame.origin = CGPoint(x: asView.bounds.minX - rect.minX, y: asView.bounds.minY - rect.minY)
    clipView.addSubview(snapshot)
    return clipView
  }

  /// The layout margins in points, with leading and trailing in place of left and right. Setting them sets
  /// `layoutMargins`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      guard let asView else { return .zero }
      let (margins, isLeft) = (
        asView.layoutMargins, asView.effectiveUserInterfaceLayoutDirection == .leftToRight
      )
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isLeft ? margins.left : margins.right, bottom: margins.bottom,
        trailing: isLeft ? margins.right : margins.left)
    }
    set {
      guard let asView else { return }
      let isLeft = asView.effectiveUserInterfaceLayoutDirection == .leftToRight
      asView.layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isLeft ? newValue.leading : newValue.trailing, bottom: newValue.bottom,
        right: isLeft ? newValue.trailing : newValue.leading)
    }
  }
  /// Scrolls on a request of an assistive technology, which this library never makes. Returns whether
  /// it scrolled: false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Updates

  /// Takes over a new safe area of the view, before it is reported.
  func takeSafeArea(_ insets: UIEdgeInsets) {}
  /// Whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { asView?.storage.layout?.needsUpdateConstraints ?? false }
  /// Calls `updateConstraints()` of this view and of each view below it whose update is due.
  open func updateConstraintsIfNeeded() { asView?.updateConstraintsBelow() }

  // MARK: The content's size

  /// The priority with which the view resists becoming larger than its content; the default is `defaultLow`.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    asView?.storage.layout?.hugging[axis] ?? .defaultLow
  }
  /// Sets the priority with which the view resists becoming larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard let asView, asView.storage.layout?.hugging[axis] ?? .defaultLow != priority else { return }
    asView.layout.hugging[axis] = priority
    asView.discardEngine()
  }
  /// The priority with which the view resists becoming smaller than its content; the default is `defaultHigh`.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    asView?.storage.layout?.resistance[axis] ?? .defaultHigh
  }
  /// Sets the priority with which the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard let asView, asView.storage.layout?.resistance[axis] ?? .defaultHigh != priority else { return }
    asView.layout.resistance[axis] = priority
    asView.discardEngine()
  }
}
