import CradleCollectionView
import CradleGeometry

/// A batch of changes of a table's rows, with the state shown before it and the animation to the state after it.
final class TableChanges {
  /// The duration of a change's animation, in seconds (ours).
  private static let duration = 0.3

  private unowned let table: UITableView
  /// The number of calls of `beginUpdates()` that have not ended.
  var depth = 0
  var batch = BatchUpdates()
  /// Whether everything is queried again: the table has shown nothing yet, or was reloaded within the changes.
  var isReload: Bool
  var isAnimated = true
  var completions: [(Bool) -> Void] = []
  /// The animations of inserted rows, by their paths after the batch, and of deleted ones, by their paths before.
  var coming: [Foundation.IndexPath: UITableView.RowAnimation] = [:]
  var going: [Foundation.IndexPath: UITableView.RowAnimation] = [:]
  /// The same for sections.
  var comingSections: [Int: UITableView.RowAnimation] = [:]
  var goingSections: [Int: UITableView.RowAnimation] = [:]

  private let old: TableMetrics

  init(of table: UITableView) {
    self.table = table
    isReload = table.isStale
    if !isReload { UIView.performWithoutAnimation(table.bringInLine) }
    old = table.metrics
  }

  /// The values that a layer shows at the start.
  private typealias Start = (view: UIView, state: LayerState)

  /// Updates the table to its new state, and begins the animation towards it.
  func show() {
    guard !isReload, let source = table.dataSource else {
      table.reloadData()
      return complete()
    }
    let counts = (0..<source.numberOfSections(in: table)).map {
      source.tableView(table, numberOfRowsInSection: $0)
    }
    let plan: UpdatePlan
    do {
      plan = try UpdatePlan.of(batch, from: old.sections.map(\.count), to: counts)
    } catch {
      preconditionFailure("UITableView: \(error)")
    }
    var starts: [Start] = []
    let gone = carryCells(plan, &starts)
    let goneEdges = carryEdges(plan, &starts)
    table.selected = Set(table.selected.compactMap { plan.newPath(forOld: EnginePath($0))?.path })
    table.measure { path in
      guard let before = plan.oldPath(forNew: EnginePath(path)), !plan.isReloaded(old: before),
        self.old.sections[before.section].isKnown[before.item]
      else { return nil }
      return self.old.rect(before.path, width: 1)?.height
    }
    let known = Set(table.cells.keys)
    UIView.performWithoutAnimation(table.bringInLine)
    for (path, cell) in table.cells where !known.contains(path) { starts.append(start(of: cell, path, plan)) }
    animate(starts, gone, goneEdges)
  }

  /// Gives the cells that stay their new paths; returns those that go.
  private func carryCells(_ plan: UpdatePlan, _ starts: inout [Start]) -> [(
    path: Foundation.IndexPath, cell: UITableViewCell
  )] {
    let cells = table.cells
    table.cells = [:]
    var gone: [(path: Foundation.IndexPath, cell: UITableViewCell)] = []
    for (path, cell) in cells {
      if let new = plan.newPath(forOld: EnginePath(path)), !plan.isReloaded(old: EnginePath(path)) {
        table.cells[new.path] = cell
        starts.append((cell, cell.layer.presented ?? cell.layer.state))
      } else {
        gone.append((path, cell))
      }
    }
    return gone.sorted { $0.path < $1.path }
  }

  /// Gives the headers and footers that stay their new sections; returns those that go.
  private func carryEdges(_ plan: UpdatePlan, _ starts: inout [Start]) -> [UIView] {
    let edges = table.edges
    table.edges = [:]
    var gone: [UIView] = []
    for (path, view) in edges {
      if let section = plan.newSection(forOld: path.section), !plan.isReloaded(newSection: section) {
        table.edges[Foundation.IndexPath(row: path.row, section: section)] = view
        if view.superview === table { starts.append((view, view.layer.presented ?? view.layer.state)) }
      } else if view.superview === table {
        gone.append(view)
      }
    }
    return gone
  }

  /// The first shown state of a cell that was not visible before: its old place, or the start of its insertion.
  private func start(of cell: UITableViewCell, _ path: Foundation.IndexPath, _ plan: UpdatePlan) -> Start {
    var state = cell.layer.state
    let before = plan.oldPath(forNew: EnginePath(path))
    if let before, !plan.isReloaded(old: before), let rect = old.rect(before.path, width: cell.bounds.width) {
      state.position.y = rect.midY
      return (cell, state)
    }
    let how =
      coming[path] ?? before.flatMap { going[$0.path] } ?? comingSections[path.section]
      ?? plan.oldSection(forNew: path.section).flatMap { goingSections[$0] }
    Self.put(&state, aside: how ?? .automatic)
    return (cell, state)
  }

  /// The place and alpha of a row that is inserted or deleted.
  private static func put(_ state: inout LayerState, aside animation: UITableView.RowAnimation) {
    switch animation {
    case .none: return
    case .left: state.position.x -= state.bounds.width
    case .right: state.position.x += state.bounds.width
    case .top: state.position.y -= state.bounds.height
    case .bottom: state.position.y += state.bounds.height
    case .fade, .middle, .automatic: break
    }
    state.opacity = 0
  }

  private func animate(
    _ starts: [Start], _ gone: [(path: Foundation.IndexPath, cell: UITableViewCell)], _ goneEdges: [UIView]
  ) {
    var steps: [(layer: CALayer, course: ViewAnimation.Course)] = []
    func step(_ layer: CALayer, _ from: LayerState, _ to: LayerState) {
      guard from != to else { return }
      steps.append(
        (
          layer,
          { time in from.interpolated(to: to, (1 - cos(.pi * min(time / Self.duration, 1))) / 2) }
        ))
    }
    for (view, state) in starts { step(view.layer, state, view.layer.state) }
    var leaving: [(view: UIView, state: LayerState)] = []
    for (path, cell) in gone {
      let animation = going[path] ?? goingSections[path.section] ?? .automatic
      leaving.append((cell, aside(cell, animation, step)))
    }
    for view in goneEdges { leaving.append((view, aside(view, .fade, step))) }
    let table = table
    let end: (Bool) -> Void = { [completions] isFinished in
      for (view, state) in leaving { view.layer.state = state }
      for (path, cell) in gone { table.put(cell, away: path) }
      for view in goneEdges { view.removeFromSuperview() }
      for each in completions { each(isFinished) }
    }
    guard isAnimated, !steps.isEmpty, table.window != nil else { return end(true) }
    table.root.storage.animations.append(
      ViewAnimation(steps, delay: 0, duration: Self.duration, completion: end))
  }

  /// Moves a removed view behind the rows and aside; returns its state before, which it has again when it is reused.
  private func aside(
    _ view: UIView, _ animation: UITableView.RowAnimation,
    _ step: (CALayer, LayerState, LayerState) -> Void
  ) -> LayerState {
    let (own, shown) = (view.layer.state, view.layer.presented ?? view.layer.state)
    table.sendSubviewToBack(view)
    var target = own
    Self.put(&target, aside: animation)
    // Without an animation it is invisible at once.
    target.opacity = 0
    UIView.performWithoutAnimation { view.layer.state = target }
    step(view.layer, animation == .none ? target : shown, target)
    return own
  }

  private func complete() { for each in completions { each(true) } }
}
