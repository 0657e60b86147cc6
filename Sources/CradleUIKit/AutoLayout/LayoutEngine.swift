import CradleConstraints
import CradleGeometry

/// Places the views of one tree by their constraints.
///
/// Each item has four variables: its left and top edge in its superview's points, its width and its height. A view with
/// an autoresizing mask has equations for them, whose constants follow its frame; a view that constraints place has
/// weak inequalities for the size of its content. The topmost view's size is fixed; to fit a view it is only preferred.
final class LayoutEngine {
  /// The size that a fitting view should have, and how strongly.
  struct Fitting {
    var target: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }
  struct Box {
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
  }
  /// An equation that the engine adds itself, whose constant follows a value outside, such as a frame.
  struct FollowingConstraint {
    let constraint: ConstraintSolver.Constraint
    let constant: () -> Double
  }
  /// The constraints for the size of a view's content: hugging and compression resistance along each axis.
  struct Content {
    unowned let view: UIView
    let box: Box
    var constraints: [ConstraintSolver.Constraint] = []
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  unowned let host: UIView
  let fitting: Fitting?
  var solver = ConstraintSolver()
  var boxes: [ObjectIdentifier: Box] = [:]
  /// The items that constraints involve. As in UIKit the others keep their frames.
  var involved: Set<ObjectIdentifier> = []
  /// The extents of scroll views' contents and the origins of their bounds.
  var scrollContents: [ObjectIdentifier: Box] = [:]
  var followingConstraints: [FollowingConstraint] = []
  var contents: [Content] = []
  /// Retains the items, which the app may release while it returns sizes.
  var retainedItems: [AnyObject] = []
  /// The views that constraints place.
  var constrainedViews: [Unowned<UIView>] = []
  var scrollViews: [Unowned<UIScrollView>] = []

  private var installed: [ObjectIdentifier: (handle: ConstraintSolver.Constraint, base: Double)] = [:]
  private var owners: [ConstraintSolver.Constraint: NSLayoutConstraint] = [:]
  private var added: [NSLayoutConstraint] = []
  private var removed: [ConstraintSolver.Constraint] = []
  private var changed: [NSLayoutConstraint] = []
  /// Constraints that contradict others; they are tried again after each change.
  private var unsatisfied: [NSLayoutConstraint] = []
  private var isUpdating = false
  /// Whether it has been solved before.
  private var isSolved = false
  /// Whether something has changed since the last update.
  private(set) var isStale = true

  /// Makes an engine for the tree of a view, or to fit the view.
  init(_ host: UIView, fitting: Fitting? = nil) {
    (self.host, self.fitting) = (host, fitting)
    host.forEachLayout { added += $0.held }
    host.forEachParticipant { _ = existingBox(of: $0) }
  }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    added.append(constraint)
    isStale = true
  }
  func remove(_ constraint: NSLayoutConstraint) {
    isStale = true
    added.remove(constraint)
    unsatisfied.remove(constraint)
    changed.removeAll { $0 === constraint }
    guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    owners[entry.handle] = nil
    removed.append(entry.handle)
  }
  func constantChanged(_ constraint: NSLayoutConstraint) {
    isStale = true
    if installed[ObjectIdentifier(constraint)] != nil { changed.append(constraint) }
  }
  /// Marks the solution as stale, because a frame, an inset or a content's size may have changed.
  func noteExternalChange() { if !isUpdating { isStale = true } }

  // MARK: Solving

  /// Solves the constraints, and marks the views whose subviews move for layout.
  func update() {
    guard isStale, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    isStale = false
    let isChanged = isSolved && !(removed.isEmpty && changed.isEmpty && added.isEmpty)
    for handle in removed { solver.remove(handle) }
    removed = []
    updateConstants()
    let new = added
    added = []
    for constraint in new { install(constraint) }
    let retried = unsatisfied
    unsatisfied = []
    for constraint in retried { install(constraint, isRetry: true) }
    measure()
    solver.tabulate()
    isSolved = true
    if fitting == nil { publish() }
    if isChanged { host.constraintsDidChange() }
  }

  /// Sets all changed constants at once, because one by one they might contradict each other.
  private func updateConstants() {
    var constants = followingConstraints.map { ($0.constraint, $0.constant()) }
    for constraint in changed {
      guard let entry = installed[ObjectIdentifier(constraint)] else { continue }
      constants.append((entry.handle, entry.base - Double(constraint.constant)))
    }
    changed = []
    while true {
      do {
        return try solver.setConstants(constants)
      } catch let conflict {
        // Only constraints of the app can contradict: each of the engine's own equations defines one variable.
        let named = conflict.constraints.compactMap { owners[$0] }
        guard let last = named.last, let entry = installed.removeValue(forKey: ObjectIdentifier(last)) else {
          return
        }
        owners[entry.handle] = nil
        solver.remove(entry.handle)
        constants.removeAll { $0.0 == entry.handle }
        reject(last, named)
      }
    }
  }

  private func install(_ constraint: NSLayoutConstraint, isRetry: Bool = false) {
    guard let expression = expression(of: constraint) else { return }
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let constant = Double(constraint.constant)
    do {
      let handle = try solver.add(
        expression - LinearExpression(constant), relation, priority: constraint.priority.solverPriority)
      installed[ObjectIdentifier(constraint)] = (handle, expression.constant)
      owners[handle] = constraint
    } catch {
      if isRetry { return unsatisfied.append(constraint) }
      reject(constraint, error.constraints.compactMap { owners[$0] } + [constraint])
    }
  }

  private func reject(_ constraint: NSLayoutConstraint, _ all: [NSLayoutConstraint]) {
    unsatisfied.append(constraint)
    NSLayoutConstraint.report(constraint, all)
  }

  // MARK: Results

  /// Marks the superviews of the views that are to be placed elsewhere, and sets scroll views' content sizes.
  private func publish() {
    for entry in constrainedViews {
      guard let rect = rect(of: entry.value) else { continue }
      if let placed = entry.value.layout.placedRect, rect.isNear(placed) { continue }
      entry.value.superview?.setNeedsLayout()
    }
    for entry in scrollViews {
      guard let box = scrollContents[ObjectIdentifier(entry.value)] else { continue }
      let size = CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
        .roundedToPixels
      if entry.value.contentSize != size { entry.value.contentSize = size }
    }
  }

  /// The solved rectangle of an item in its superview's points, on pixels as in UIKit; nil if no constraint places it.
  func rect(of item: any LayoutItem) -> CGRect? {
    let id = ObjectIdentifier(item)
    guard involved.contains(id), let box = boxes[id] else { return nil }
    let (x, y) = (CGFloat(solver.value(of: box.x)), CGFloat(solver.value(of: box.y)))
    let (right, bottom) = (
      x + CGFloat(solver.value(of: box.width)), y + CGFloat(solver.value(of: box.height))
    )
    let origin = CGPoint(x: x.roundedToPixel(), y: y.roundedToPixel())
    return CGRect(
      x: origin.x, y: origin.y, width: max(0, right.roundedToPixel() - origin.x),
      height: max(0, bottom.roundedToPixel() - origin.y))
  }

  /// Sets the frames of a view's subviews.
  func placeSubviews(of view: UIView) {
    let outer = isUpdating
    isUpdating = true
    defer { isUpdating = outer }
    for subview in view.subviews {
      guard let layout = subview.storage.layout, !layout.translatesMask else { continue }
      layout.placedRect = rect(of: subview)
      if let rect = layout.placedRect, !rect.isNear(subview.layoutRect) { subview.setLayoutRect(rect) }
    }
  }

  /// The size that fits the host, in whole pixels.
  func fittingSize() -> CGSize {
    let widths = contents.map { $0.view.layout.measuredWidth }
    update()
    for (content, width) in zip(contents, widths) { content.view.layout.measuredWidth = width }
    let box = box(of: host)
    return CGSize(
      width: CGFloat(solver.value(of: box.width)).roundedToPixel(.up),
      height: CGFloat(solver.value(of: box.height)).roundedToPixel(.up))
  }
}

extension CGFloat {
  /// The nearest pixel's edge, up to a rounding error of the solver.
  func roundedToPixel(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> CGFloat {
    let scale = UIScreen.main.scale
    let pixels = self * scale
    let nearest = pixels.rounded()
    return ((pixels - nearest).magnitude < 1e-3 ? nearest : pixels.rounded(rule)) / scale
  }
}

extension CGRect {
  /// Whether it is the same up to a rounding error.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
      < 1e-6
  }
}

extension CGSize {
  fileprivate var roundedToPixels: CGSize {
    CGSize(width: width.roundedToPixel(), height: height.roundedToPixel())
  }
}
