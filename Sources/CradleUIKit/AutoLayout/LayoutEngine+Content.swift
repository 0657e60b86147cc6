import CradleConstraints

/// An unowned reference, in an array, to an object that outlives it.
struct Unowned<Object: AnyObject> {
  unowned let value: Object
}

/// The sizes of views' contents.
extension LayoutEngine {
  /// Measures the contents of views, and views with text of several lines a second time, at their width.
  func measure() {
    for index in contents.indices {
      let view = contents[index].view
      let layout = view.layout
      guard layout.isContentStale || fitting != nil else { continue }
      if fitting == nil { layout.isContentStale = false }
      layout.measuredWidth = nil
      setContentSize(index, view.intrinsicContentSize)
    }
    let wrapping = contents.indices.filter { contents[$0].view.wrapsContent }
    // Widths hardly depend on heights, so the second round usually finds nothing to do.
    for _ in 0..<4 {
      var isDone = true
      for index in wrapping {
        let content = contents[index]
        let width = CGFloat(solver.value(of: content.box.width))
        guard let layout = content.view.storage.layout, content.size.width > 0 else { continue }
        layout.measuredWidth = width < content.size.width - 1 / 64 ? width : nil
        let height = content.view.intrinsicContentSize.height
        guard height != content.size.height else { continue }
        setContentSize(index, CGSize(width: content.size.width, height: height))
        isDone = false
      }
      if isDone { return }
    }
  }

  private func setContentSize(_ index: Int, _ size: CGSize) {
    guard size != contents[index].size else { return }
    for constraint in contents[index].constraints { solver.remove(constraint) }
    contents[index].constraints = []
    contents[index].size = size
    let (view, box) = (contents[index].view, contents[index].box)
    for (axis, variable, extent) in [
      (NSLayoutConstraint.Axis.horizontal, box.width, size.width), (.vertical, box.height, size.height),
    ] where extent >= 0 && extent.isFinite {
      let expression = LinearExpression(variable, plus: -Double(extent))
      for (priority, relation) in [
        (view.contentHuggingPriority(for: axis), ConstraintSolver.Relation.lessThanOrEqual),
        (view.contentCompressionResistancePriority(for: axis), .greaterThanOrEqual),
      ] {
        let new = try? solver.add(expression, relation, priority: priority.contentPriority)
        if let new { contents[index].constraints.append(new) }
        involved.insert(ObjectIdentifier(view))
      }
    }
  }
}
