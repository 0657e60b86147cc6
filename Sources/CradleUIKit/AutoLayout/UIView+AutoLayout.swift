extension UIView {
  // MARK: Constraints

  /// The constraints that the view holds: the active ones whose nearest common superview it is, and those added to it.
  public var constraints: [NSLayoutConstraint] { storage.layout?.held ?? [] }
  /// Adds a constraint of the view and those below it; it becomes active. One that is active already stays where it is.
  public func addConstraint(_ constraint: NSLayoutConstraint) { if !constraint.isActive { hold(constraint) } }
  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Removes a constraint that the view holds; it is no longer active.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Removes constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }
  /// The constraints that affect the view's size or position along an axis, except those that follow from others.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let each = holder {
      constraints += each.constraints.filter {
        ($0.firstItem === self || $0.secondItem === self)
          && $0.firstAttribute.isHorizontal == (axis == .horizontal)
      }
      holder = each.superview
    }
    return constraints
  }
  /// Whether the view's layout needs a constraint that it does not have. Always false: values that no constraint
  /// determines are 0.
  public var hasAmbiguousLayout: Bool { false }

  // MARK: Special sizes

  /// The target for the smallest fitting size: zero.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest fitting size: 10 000 × 10 000 points.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The value for a dimension without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Internal

  /// Sets UIKit's margins of a phone's screen for a controller's view, unless the app has set others.
  func applyScreenMargins() {
    if storage.margins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
  }

  func setNeedsConstraintUpdate() {
    layout.needsUpdateConstraints = true
    layout.engine?.noteExternalChange()
    setNeedsLayout()
  }

  func invalidateContentSize() {
    guard let layout = storage.layout else { return }
    layout.isContentStale = true
    layout.engine?.noteExternalChange()
    superview?.setNeedsLayout()
  }

  /// The size of a view without constraints.
  func fittingSizeWithoutConstraints(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let (isWide, isTall) = (horizontal == .required, vertical == .required)
    let fitting = sizeThatFits(
      CGSize(
        width: isWide ? target.width : .greatestFiniteMagnitude,
        height: isTall ? target.height : .greatestFiniteMagnitude))
    return CGSize(
      width: isWide ? target.width : fitting.width, height: isTall ? target.height : fitting.height)
  }

  /// Whether constraints of this view or those below it are active.
  var hasConstraintsBelow: Bool {
    guard storage.hasLayoutsBelow else { return false }
    return !(storage.layout?.held.isEmpty ?? true) || subviews.contains(where: \.hasConstraintsBelow)
  }

  /// The size that fits by the constraints of the view and those below it; nil if there are none.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    // A view that is deinitialized cannot be placed.
    guard storage.hasLayoutsBelow, storage.layout.map({ $0.view != nil }) ?? true else { return nil }
    updateConstraintsBelow()
    guard hasConstraintsBelow else { return nil }
    return LayoutEngine(self, fitting: .init(target: target, horizontal: horizontal, vertical: vertical))
      .fittingSize()
  }

  /// The rectangle that Auto Layout uses: of the size of the bounds, about `center`. It is the frame
  /// without the transform, unless the layer's anchor point is elsewhere than in the middle, which
  /// moves only what is shown.
  var layoutRect: CGRect {
    let (size, center) = (layer.bounds.size, layer.position)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Sets the size of the bounds and the center, which the layer's anchor point is put on.
  func setLayoutRect(_ rect: CGRect) {
    if bounds.size != rect.size { bounds.size = rect.size }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    if center != middle { center = middle }
  }

  /// Solves the constraints that place the subviews, and sets the subviews' frames.
  func placeSubviews() {
    guard let layout = storage.layout, layout.placesSubviews else { return }
    layout.update()
    layout.engine?.placeSubviews(of: self)
  }
}

/// Constraints that contradict each other.
extension NSLayoutConstraint {
  private static let key = "CradleUIKit.NSLayoutConstraint.conflict"
  /// Ours: called with a sentence that names constraints that contradict each other, and the one that is ignored until
  /// the others change. Without it, the sentence goes to the standard error. It holds for the present thread.
  public static var onConflict: ((String) -> Void)? {
    get { Thread.current.threadDictionary[key] as? (String) -> Void }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static func report(_ ignored: NSLayoutConstraint, _ all: [NSLayoutConstraint]) {
    let descriptions = all.map { "\($0)" }.joined(separator: "; ")
    let sentence =
      all.count > 1
      ? "Unable to simultaneously satisfy constraints: \(descriptions). Ignoring \(ignored)."
      : "Unable to satisfy \(ignored) with the given frames. Ignoring it."
    guard let onConflict else { return FileHandle.standardError.write(Data((sentence + "\n").utf8)) }
    onConflict(sentence)
  }
}
