import CradleConstraints
import CradleGeometry

/// The variables of views and guides, and the equations for values that no constraint determines.
extension LayoutEngine {
  /// The greatest width of the readable rectangle, in points: UIKit's at the standard text size.
  static let readableWidth: CGFloat = 672
  /// Weaker than every constraint of the app, so that a scroll view keeps its content size unless a constraint sets it.
  private static let weakestPriority = 0.5

  /// The variables of an item that a constraint involves.
  func box(of item: any LayoutItem) -> Box {
    involved.insert(ObjectIdentifier(item))
    return existingBox(of: item)
  }

  func existingBox(of item: any LayoutItem) -> Box {
    if let existing = boxes[ObjectIdentifier(item)] { return existing }
    // A view that is smaller than its insets has guides of negative size, which must not be a contradiction.
    let isInset = [.margins, .safeArea, .readable].contains((item as? UILayoutGuide)?.kind)
    let new = makeBox(isNonNegative: !isInset)
    boxes[ObjectIdentifier(item)] = new
    if item !== host { retainedItems.append(item) }
    switch item {
    case let view as UIView: define(view, new)
    case let guide as UILayoutGuide: define(guide, new)
    default: break
    }
    return new
  }

  private func makeBox(isNonNegative: Bool = true) -> Box {
    Box(
      x: solver.makeVariable(), y: solver.makeVariable(),
      width: solver.makeVariable(isNonNegative: isNonNegative),
      height: solver.makeVariable(isNonNegative: isNonNegative))
  }

  /// Adds the equation of an expression with a closure's value, now and at each update of the engine.
  private func addEquation(
    _ expression: LinearExpression, priority: Double? = nil, _ value: @escaping () -> CGFloat
  ) {
    let constant = { -Double(value()) }
    // Equations of new variables contradict no earlier ones.
    guard
      let new = try? solver.add(expression + LinearExpression(constant()), .equal, priority: priority)
    else { return }
    followingConstraints.append(FollowingConstraint(constraint: new, constant: constant))
  }

  // MARK: Views

  private func define(_ view: UIView, _ box: Box) {
    if view === host { return defineHost(box) }
    let layout = view.layout
    guard !layout.translatesMask, let above = view.superview else { return follow(view, box) }
    constrainedViews.append(Unowned(value: view))
    contents.append(Content(view: view, box: box))
    if fitting == nil {
      above.layout.placesSubviews = true
      above.layout.adopt(self)
      layout.adopt(self)
    }
    layout.isContentStale = true
  }

  private func defineHost(_ box: Box) {
    guard let fitting else {
      addEquation(LinearExpression(box.width)) { [unowned host] in max(0, host.layer.bounds.width) }
      return addEquation(LinearExpression(box.height)) { [unowned host] in max(0, host.layer.bounds.height) }
    }
    addEquation(LinearExpression(box.width), priority: fitting.horizontal.solverPriority) {
      fitting.target.width
    }
    addEquation(LinearExpression(box.height), priority: fitting.vertical.solverPriority) {
      fitting.target.height
    }
    contents.append(Content(view: host, box: box))
  }

  /// Adds the equations of a view's autoresizing mask.
  private func follow(_ view: UIView, _ box: Box) {
    let mask = view.autoresizingMask
    let (across, down) = mask.shares(of: view.layoutRect, in: view.superview?.layer.bounds.size ?? .zero)
    let outer = mask.isEmpty ? nil : view.superview.map { self.box(of: $0) }
    if fitting == nil { view.layout.adopt(self) }
    func tie(
      _ variable: SolverVariable, _ share: CGFloat, _ extent: SolverVariable?,
      _ value: @escaping (CGRect) -> CGFloat, _ total: @escaping (CGSize) -> CGFloat
    ) {
      var expression = LinearExpression(variable)
      if share != 0, let extent { expression = expression - LinearExpression(extent, times: Double(share)) }
      addEquation(expression) { [unowned view] in
        value(view.layoutRect) - share * total(view.superview?.layer.bounds.size ?? .zero)
      }
    }
    tie(box.x, across[0], outer?.width, \.minX, \.width)
    tie(box.width, across[1], outer?.width, { max(0, $0.width) }, \.width)
    tie(box.y, down[0], outer?.height, \.minY, \.height)
    tie(box.height, down[1], outer?.height, { max(0, $0.height) }, \.height)
  }

  /// The variables of a scroll view's content: the origin of its bounds, and the content's size.
  func content(of view: UIScrollView) -> Box {
    if let existing = scrollContents[ObjectIdentifier(view)] { return existing }
    let new = makeBox()
    scrollContents[ObjectIdentifier(view)] = new
    scrollViews.append(Unowned(value: view))
    addEquation(LinearExpression(new.x)) { [unowned view] in view.layer.bounds.minX }
    addEquation(LinearExpression(new.y)) { [unowned view] in view.layer.bounds.minY }
    addEquation(LinearExpression(new.width), priority: Self.weakestPriority) { [unowned view] in
      view.contentSize.width
    }
    addEquation(LinearExpression(new.height), priority: Self.weakestPriority) { [unowned view] in
      view.contentSize.height
    }
    if fitting == nil {
      view.layout.followsOffset = true
      view.layout.adopt(self)
    }
    return new
  }

  // MARK: Guides

  private func define(_ guide: UILayoutGuide, _ box: Box) {
    guard let view = guide.owningView else { return }
    if fitting == nil { view.layout.adopt(self) }
    switch guide.kind {
    case .constraints: break
    case .margins: inset(box, in: view) { $0.layoutMargins }
    case .safeArea: inset(box, in: view) { $0.safeAreaInsets }
    case .keyboard:
      guard let guide = guide as? UIKeyboardLayoutGuide else { return }
      let outer = self.box(of: view)
      tie(box.x, LinearExpression())
      tie(box.width, LinearExpression(outer.width))
      tie(outer.height, LinearExpression(box.y) + LinearExpression(box.height))
      addEquation(LinearExpression(box.height)) { [unowned guide] in guide.height }
    case .readable: defineReadable(box, in: view)
    case .content:
      guard let view = view as? UIScrollView else { return }
      let content = content(of: view)
      tie(box.x, LinearExpression())
      tie(box.y, LinearExpression())
      tie(box.width, LinearExpression(content.width))
      tie(box.height, LinearExpression(content.height))
    case .frame:
      guard let view = view as? UIScrollView else { return }
      let (content, frame) = (content(of: view), self.box(of: view))
      tie(box.x, LinearExpression(content.x))
      tie(box.y, LinearExpression(content.y))
      tie(box.width, LinearExpression(frame.width))
      tie(box.height, LinearExpression(frame.height))
    }
  }

  private func tie(_ variable: SolverVariable, _ value: LinearExpression) {
    _ = try? solver.add(LinearExpression(variable) - value, .equal)
  }

  private func inset(_ box: Box, in view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) {
    let outer = self.box(of: view)
    addEquation(LinearExpression(box.x)) { [unowned view] in insets(view).left }
    addEquation(LinearExpression(box.y)) { [unowned view] in insets(view).top }
    addEquation(LinearExpression(outer.width) - LinearExpression(box.width)) { [unowned view] in
      insets(view).left + insets(view).right
    }
    addEquation(LinearExpression(outer.height) - LinearExpression(box.height)) { [unowned view] in
      insets(view).top + insets(view).bottom
    }
  }

  /// The margins' rectangle, narrowed to the readable width about its centre.
  private func defineReadable(_ box: Box, in view: UIView) {
    let margins = self.box(of: view.layoutMarginsGuide)
    let middle = LinearExpression(box.x) + LinearExpression(box.width, times: 0.5)
    let total = LinearExpression(margins.x) + LinearExpression(margins.width, times: 0.5)
    _ = try? solver.add(middle - total, .equal)
    _ = try? solver.add(LinearExpression(box.width, plus: -Double(Self.readableWidth)), .lessThanOrEqual)
    _ = try? solver.add(LinearExpression(box.width) - LinearExpression(margins.width), .lessThanOrEqual)
    _ = try? solver.add(
      LinearExpression(box.width) - LinearExpression(margins.width), .equal, priority: 999.999)
    tie(box.y, LinearExpression(margins.y))
    tie(box.height, LinearExpression(margins.height))
  }
}
