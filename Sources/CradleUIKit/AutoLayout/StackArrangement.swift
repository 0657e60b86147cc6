/// The constraints of a stack view, along its axis and across it.
struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides between neighbours whose sizes are equal.
  private(set) var gaps: [UILayoutGuide] = []
  private let stack: UIStackView
  private let box: any LayoutItem
  private let shown: [UIView]
  private typealias Attribute = NSLayoutConstraint.Attribute
  private let start: Attribute
  private let end: Attribute
  private let size: Attribute
  private let middle: Attribute

  /// Slightly weaker than required, as in UIKit, so that a stack that is too small for its views' proportions is not
  /// a contradiction.
  private static let nearlyRequired = UILayoutPriority(999)
  /// Weaker than an app's priorities. It makes lengths that nothing else determines as small as possible.
  private static let shrinkPriority = UILayoutPriority(49)
  /// UIKit's, for equal distances between centres; contents are stronger.
  private static let centeringPriority = UILayoutPriority(149)

  init(_ stack: UIStackView, distance: (UIView) -> CGFloat) {
    self.stack = stack
    box = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let isRow = stack.axis == .horizontal
    (start, end, size, middle) =
      isRow ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    for view in stack.arrangedSubviews where view.isHidden { relate(view, size, .equal, nil, constant: 0) }
    arrangeAlongAxis(distance)
    distributeSizes()
    align(isRow: isRow)
  }

  private mutating func relate(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ other: Attribute? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      LayoutTerm(first, attribute), relation, second.map { LayoutTerm($0, other ?? attribute) },
      multiplier: multiplier, constant: constant)
    (constraint.priority, constraint.identifier) = (priority, "UIStackView")
    constraints.append(constraint)
  }

  // MARK: Along

  /// Constrains the views from one end to the other, with the distances between them.
  private mutating func arrangeAlongAxis(_ distance: (UIView) -> CGFloat) {
    guard let first = shown.first, let last = shown.last else { return }
    relate(first, start, .equal, box)
    relate(last, end, .equal, box)
    let isEven = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(shown, shown.dropFirst()) {
      relate(next, start, isEven ? .greaterThanOrEqual : .equal, view, end, constant: distance(view))
      if isEven { addEqualGap(view, next) }
    }
    relate(stack, size, .equal, nil, priority: Self.shrinkPriority)
  }

  /// Adds a guide from one view's end, or its centre, to the next one's start or centre; all guides have the same
  /// length.
  private mutating func addEqualGap(_ view: UIView, _ next: UIView) {
    let isCentering = stack.distribution == .equalCentering
    let gap = UILayoutGuide()
    stack.addLayoutGuide(gap)
    gaps.append(gap)
    relate(gap, start, .equal, view, isCentering ? middle : end)
    relate(gap, end, .equal, next, isCentering ? middle : start)
    if gap !== gaps[0] {
      relate(gap, size, .equal, gaps[0], priority: isCentering ? Self.centeringPriority : .required)
    }
  }

  /// Constrains the sizes to be equal, or in proportion to the contents.
  private mutating func distributeSizes() {
    guard let first = shown.first else { return }
    func content(_ view: UIView) -> CGFloat {
      let content = view.intrinsicContentSize
      return size == .width ? content.width : content.height
    }
    for view in shown.dropFirst() {
      switch stack.distribution {
      case .fillEqually: relate(view, size, .equal, first)
      case .fillProportionally where content(first) > 0 && content(view) > 0:
        relate(
          view, size, .equal, first, multiplier: content(view) / content(first), priority: Self.nearlyRequired
        )
      default: break
      }
    }
  }

  // MARK: Across

  private mutating func align(isRow: Bool) {
    let (low, high, across, centre): (Attribute, Attribute, Attribute, Attribute) =
      isRow ? (.top, .bottom, .height, .centerY) : (.leading, .trailing, .width, .centerX)
    for view in shown {
      switch stack.alignment {
      case .fill: relate(view, low, .equal, box)
      case .leading: relate(view, low, .equal, box)
      case .trailing: relate(view, high, .equal, box)
      case .center: relate(view, centre, .equal, box)
      case .firstBaseline, .lastBaseline:
        let line: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if isRow { relate(view, line, .equal, shown[0]) }
      }
      relate(view, low, .greaterThanOrEqual, box)
      relate(view, high, stack.alignment == .fill ? .equal : .lessThanOrEqual, box)
    }
    if !shown.isEmpty { relate(stack, across, .equal, nil, priority: Self.shrinkPriority) }
  }
}
