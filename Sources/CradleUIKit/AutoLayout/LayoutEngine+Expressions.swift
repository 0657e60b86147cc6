import CradleConstraints

/// The attributes of items as functions of the variables.
extension LayoutEngine {
  /// The function that a constraint compares with 0, without its constant: first − multiplier · second.
  /// Nil if an item no longer exists.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let holder = constraint.holder, let first = expression(constraint.first, in: holder, constraint)
    else {
      return nil
    }
    guard let term = constraint.second else { return first }
    guard let second = expression(term, in: holder, constraint) else { return nil }
    return first - Double(constraint.multiplier) * second
  }

  /// An attribute in the points of a view above its item, or of the item itself.
  private func expression(
    _ term: LayoutTerm, in holder: UIView, _ constraint: NSLayoutConstraint
  ) -> LinearExpression? {
    guard var item = term.item, let view = item.layoutView else { return nil }
    var attribute = term.attribute
    if let inner = attribute.withinMargins, item is UIView {
      (item, attribute) = (view.layoutMarginsGuide, inner)
    }
    // For views inside, a scroll view's edges are its content's; its size and centre are its frame's.
    if item === holder, let scroll = item as? UIScrollView, constraint.isInside(scroll) {
      switch attribute {
      case .width, .height: break
      case .centerX, .centerY: item = scroll.frameLayoutGuide
      default: item = scroll.contentLayoutGuide
      }
    }
    let box = box(of: item)
    switch attribute {
    case .width: return LinearExpression(box.width)
    case .height: return LinearExpression(box.height)
    default: break
    }
    let isHorizontal = attribute.isHorizontal ?? true
    let origin = origin(of: item, in: holder, isHorizontal)
    let size = isHorizontal ? box.width : box.height
    switch attribute {
    case .right, .trailing, .bottom: return origin + LinearExpression(size)
    case .centerX, .centerY: return origin + LinearExpression(size, times: 0.5)
    case .firstBaseline, .lastBaseline:
      let baseline = (item as? UIView)?.baseline(isFirst: attribute == .firstBaseline) ?? (part: 1, offset: 0)
      return origin + LinearExpression(size, times: Double(baseline.part), plus: Double(baseline.offset))
    default: return origin
    }
  }

  /// The left or top edge of an item in the points of a view above it.
  private func origin(of item: any LayoutItem, in holder: UIView, _ isHorizontal: Bool) -> LinearExpression {
    guard !(item === holder), var view = item.layoutView else { return LinearExpression() }
    func edge(_ item: any LayoutItem) -> LinearExpression {
      let box = box(of: item)
      return LinearExpression(isHorizontal ? box.x : box.y)
    }
    var sum = edge(item)
    if item === view {
      guard let above = view.superview else { return sum }
      view = above
    }
    while view !== holder, let above = view.superview {
      if let scroll = view as? UIScrollView {
        let content = content(of: scroll)
        sum = sum - LinearExpression(isHorizontal ? content.x : content.y)
      }
      sum = sum + edge(view)
      view = above
    }
    return sum
  }
}

extension NSLayoutConstraint {
  /// Whether it relates a scroll view to something inside.
  fileprivate func isInside(_ scroll: UIScrollView) -> Bool {
    let other = first.item === scroll ? second?.item : first.item
    guard let other, !(other === scroll) else { return false }
    return other.layoutView?.isDescendant(of: scroll) ?? false
  }
}
