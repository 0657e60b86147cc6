import CradleCollectionView
import CradleGeometry

/// A batch of changes of a table's rows, with the state shown before it and the animation to the state after it.
final class TableChanges {
  /// Nil while the table is deinitialized.
  private weak var table: UITableView?
  /// The number of calls of `beginUpdates()` that have not ended.
  var depth = 0
  var batch = BatchUpdates()
  /// Whether the table reloads everything, because it has shown nothing yet or was reloaded within the batch.
  var isReload: Bool
  var isAnimated = true
  var completions: [(Bool) -> Void] = []
  /// The animations of inserted rows, by their paths after the batch, and of deleted ones, by their paths before.
  var insertions: [Foundation.IndexPath: UITableView.RowAnimation] = [:]
  var deletions: [Foundation.IndexPath: UITableView.RowAnimation] = [:]
  /// The same for sections.
  var sectionInsertions: [Int: UITableView.RowAnimation] = [:]
  var sectionDeletions: [Int: UITableView.RowAnimation] = [:]

  private let old: TableMetrics
  /// Whether the rows have the table's width, and so keep their measured heights.
  private let hasOldWidth: Bool

  init(of table: UITableView) {
    self.table = table
    isReload = table.metrics.isStale
    hasOldWidth = table.contentSize.width == table.bounds.width
    // With a new width the rows would be counted and measured again, from a data source
    // that has already changed.
    if !isReload, hasOldWidth { UIView.outsideOfAnimation(table.synchronizeViews) }
    old = table.metrics
  }

  /// The values that a layer shows at the start.
  private typealias StartState = (view: UIView, state: LayerState)

  /// Updates the table to its new state, and begins the animation towards it.
  func show() {
    guard let table, !isReload, let source = table.dataSource else {
      table?.reloadData()
      return complete()
    }
    let counts = table.counts(from: source)
    let plan: UpdatePlan
    do {
      plan = try UpdatePlan.of(batch, from: old.sections.map(\.count), to: counts)
    } catch {
      preconditionFailure("UITableView: \(error)")
    }
    table.rowViews.noteChange()
    var starts: [StartState] = []
    let removed = moveCells(of: table, plan, &starts)
    let removedHeaderFooters = moveHeaderFooters(of: table, plan, &starts)
    table.selection.move { plan.newPath(forOld: EnginePath($0))?.path }
    table.prefetcher.follow(plan)
    reconfigureRows(of: table, plan, source)
    table.measure { path in
      guard self.hasOldWidth, let before = plan.oldPath(forNew: EnginePath(path)),
        !plan.isReloaded(old: before),
        self.old.sections[before.section].isKnown[before.item]
      else { return nil }
      // As in UIKit, visible rows are measured again, so that an empty batch adjusts
      // them to changed contents.
      let size = CGSize(width: table.bounds.width, height: .greatestFiniteMagnitude)
      return table.cells[path]?.sizeThatFits(size).height ?? self.old.rect(before.path, width: 1)?.height
    }
    let previousPaths = Set(table.cells.keys)
    starts += layOutContents(of: table)
    UIView.outsideOfAnimation(table.synchronizeViews)
    for (path, cell) in table.cells where !previousPaths.contains(path) {
      starts.append(start(of: cell, path, plan))
    }
    animate(starts, removed, removedHeaderFooters, in: table)
  }

  /// Lets the data source configure visible cells again, before they are measured.
  private func reconfigureRows(of table: UITableView, _ plan: UpdatePlan, _ source: any UITableViewDataSource)
  {
    for old in plan.reconfiguredItems {
      guard let path = plan.newPath(forOld: old)?.path, let cell = table.cells[path] else { continue }
      table.pool.reconfigured = cell
      let configured = source.tableView(table, cellForRowAt: path)
      table.pool.reconfigured = nil
      precondition(
        configured === cell,
        "UITableView.reconfigureRows: the data source returned another cell for \(path); dequeue by the same reuse "
          + "identifier, or call reloadRows(at:with:)")
    }
  }

  /// Gives the remaining cells their new heights, and lays out their contents by them. Returns the states of the
  /// contents before, because UIKit animates them along with the heights.
  private func layOutContents(of table: UITableView) -> [StartState] {
    guard isAnimated, UIView.areAnimationsEnabled, table.window != nil else { return [] }
    let block = AnimationBlock()
    let cells = table.cells
    AnimationBlock.running(block) {
      for (path, cell) in cells where table.cells[path] === cell {
        // The app may have changed the rows in a layout.
        guard !table.metrics.isStale, table.isKnown(path) else { continue }
        let rect = table.rectForRow(at: path)
        guard rect.size != cell.bounds.size else { continue }
        table.place(cell, rect)
        cell.layOut()
      }
    }
    return block.views.filter { $0.view.superview !== table }.map { ($0.view, $0.before) }
  }

  /// Assigns the remaining cells their new paths; returns the removed ones.
  private func moveCells(of table: UITableView, _ plan: UpdatePlan, _ starts: inout [StartState]) -> [(
    path: Foundation.IndexPath, cell: UITableViewCell
  )] {
    let removed = table.rowViews.moveCells { path in
      let old = EnginePath(path)
      return plan.isReloaded(old: old) ? nil : plan.newPath(forOld: old)?.path
    }
    for cell in table.cells.values {
      cell.placed = nil
      starts.append((cell, cell.layer.presented ?? cell.layer.state))
    }
    return removed
  }

  private typealias RemovedHeaderFooter = (path: Foundation.IndexPath, view: UIView)
  /// Assigns the remaining headers and footers their new sections; returns the removed ones.
  private func moveHeaderFooters(
    of table: UITableView, _ plan: UpdatePlan, _ starts: inout [StartState]
  ) -> [RemovedHeaderFooter] {
    let removed = table.rowViews.moveHeaderFooters { path in
      guard let section = plan.newSection(forOld: path.section), !plan.isRefreshed(newSection: section) else {
        return nil
      }
      return Foundation.IndexPath(row: path.row, section: section)
    }
    for view in table.rowViews.headerFooters.values where view.superview === table {
      starts.append((view, view.layer.presented ?? view.layer.state))
    }
    return removed.filter { $0.view.superview === table }
  }

  /// Returns the first shown state of a cell that was not visible before: its old position, or the start of its
  /// insertion.
  private func start(of cell: UITableViewCell, _ path: Foundation.IndexPath, _ plan: UpdatePlan) -> StartState
  {
    var state = cell.layer.state
    let before = plan.oldPath(forNew: EnginePath(path))
    if let before, !plan.isReloaded(old: before), let rect = old.rect(before.path, width: cell.bounds.width) {
      state.position.y = rect.midY
      return (cell, state)
    }
    let animation =
      insertions[path] ?? before.flatMap { deletions[$0.path] } ?? sectionInsertions[path.section]
      ?? plan.oldSection(forNew: path.section).flatMap { sectionDeletions[$0] }
    Self.displace(&state, by: animation ?? .automatic)
    return (cell, state)
  }

  /// Displaces and hides a row, as before its insertion or after its deletion.
  private static func displace(_ state: inout LayerState, by animation: UITableView.RowAnimation) {
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
    _ starts: [StartState], _ removed: [(path: Foundation.IndexPath, cell: UITableViewCell)],
    _ removedHeaderFooters: [RemovedHeaderFooter], in table: UITableView
  ) {
    var motion = RowMotion()
    for (view, state) in starts { motion.add(view.layer, from: state, to: view.layer.state) }
    var removedViews: [(view: UIView, state: LayerState)] = []
    for (path, cell) in removed {
      let animation = deletions[path] ?? sectionDeletions[path.section] ?? .automatic
      removedViews.append((cell, moveOut(cell, of: table, animation, &motion)))
    }
    for (_, view) in removedHeaderFooters {
      removedViews.append((view, moveOut(view, of: table, .fade, &motion)))
    }
    let end: (Bool) -> Void = { [completions] isFinished in
      for (view, state) in removedViews { view.layer.state = state }
      for (path, cell) in removed { table.recycle(cell, at: path) }
      for (path, view) in removedHeaderFooters { table.recycleHeaderFooter(view, at: path) }
      for each in completions { each(isFinished) }
    }
    if !isAnimated || !motion.begin(in: table, completion: end) { end(true) }
  }

  /// Moves a removed view out, behind the rows. Returns its former state, to restore before its reuse.
  private func moveOut(
    _ view: UIView, of table: UITableView, _ animation: UITableView.RowAnimation, _ motion: inout RowMotion
  ) -> LayerState {
    let (original, shown) = (view.layer.state, view.layer.presented ?? view.layer.state)
    table.sendSubviewToBack(view)
    var target = original
    Self.displace(&target, by: animation)
    // Without an animation it is invisible at once.
    target.opacity = 0
    UIView.performWithoutAnimation { view.layer.state = target }
    motion.add(view.layer, from: animation == .none ? target : shown, to: target)
    return original
  }

  private func complete() { for each in completions { each(true) } }
}
