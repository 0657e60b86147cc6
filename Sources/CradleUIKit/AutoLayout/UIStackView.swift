import CradleGeometry

/// A view that arranges views in a row or a column, by constraints that it makes itself.
open class UIStackView: UIView {
  /// How arranged views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// The views keep the sizes of their contents, stretched or compressed by priority.
    case fill
    /// All views get the same size.
    case fillEqually
    /// The views get sizes in proportion to their contents.
    case fillProportionally
    /// The distances between neighbouring views are equal.
    case equalSpacing
    /// The distances between the centres of neighbouring views are equal.
    case equalCentering
  }
  /// How arranged views are aligned across the stack.
  public enum Alignment: Int, Sendable {
    /// Stretched across the stack.
    case fill
    /// At the leading or top edge.
    case leading
    /// Aligned by the first baselines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing or bottom edge.
    case trailing
    /// Aligned by the last baselines.
    case lastBaseline
    /// The other name of `leading`, for a row.
    public static let top = Alignment.leading
    /// The other name of `trailing`, for a row.
    public static let bottom = Alignment.trailing
  }

  /// The direction; the default is horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
  /// How the views share the length; the default is `fill`.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
  /// How the views are aligned across; the default is `fill`.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
  /// The distance between neighbours, in points; for equal spacing the smallest one. The default is 0.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
  /// Whether vertical distances are measured between baselines; has no effect here.
  open var isBaselineRelativeArrangement = false
  /// Whether the views lie within the layout margins instead of the bounds; the default is false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }
  /// The distance that stands for `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance that stands for the system's, 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// A distance that was set for a view. It may be set before the view is arranged, and is removed with the view.
  private struct Distance {
    weak var view: UIView?
    let value: CGFloat
  }

  /// The arranged views, in their order; all are subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  private var distances: [Distance] = []
  private var arrangementConstraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Makes an empty stack with a frame in its superview's points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an empty stack; the archive is not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Adds a view at the end; it becomes a subview.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Inserts a view at an index of 0 … the number of arranged views; others trap. An arranged view moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.remove(view)
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "UIStackView.insertArrangedSubview: index \(stackIndex) is out of range; the stack has \(arrangedSubviews.count) views"
    )
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }
  /// Stops arranging a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.remove(view)
    setDistance(nil, after: view)
    rearrange()
  }
  /// Stops arranging a subview that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing != customSpacing(after: arrangedSubview) else { return }
    setDistance(spacing == Self.spacingUseDefault ? nil : spacing, after: arrangedSubview)
    rearrange()
  }
  private func setDistance(_ value: CGFloat?, after view: UIView) {
    distances.removeAll { $0.view == nil || $0.view === view }
    if let value { distances.append(Distance(view: view, value: value)) }
  }
  /// The distance after a view that was set for it, else `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    distances.first { $0.view === arrangedSubview }?.value ?? Self.spacingUseDefault
  }

  override func subviewDidHide(_ view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { rearrange() }
  }

  private func rearrange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Makes the constraints of the present arrangement.
  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangementConstraints)
    for guide in gaps { removeLayoutGuide(guide) }
    let arrangement = StackArrangement(self) { [weak self] in self?.distance(after: $0) ?? 0 }
    (arrangementConstraints, gaps) = (arrangement.constraints, arrangement.gaps)
    NSLayoutConstraint.activate(arrangementConstraints)
    super.updateConstraints()
  }

  private func distance(after view: UIView) -> CGFloat {
    let distance = distances.first { $0.view === view }?.value ?? spacing
    return distance == Self.spacingUseSystem ? systemSpacing : distance
  }
}
