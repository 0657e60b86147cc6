/// The views of a table's rows, headers and footers by their present paths, and the state of their update. An
/// update calls the app, which may change the rows meanwhile.
struct RowViews {
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  /// The headers, at row 0 of their sections, and the footers, at row 1; also those that were only measured.
  private(set) var headerFooters: [IndexPath: UIView] = [:]

  /// The cell that the data source has returned for a row, while it is prepared; nil for none.
  private var arriving: (path: IndexPath, cell: UITableViewCell)?

  // MARK: The views

  /// The cell of a row, also one that is prepared; nil for none.
  func cell(at path: IndexPath) -> UITableViewCell? {
    cells[path] ?? (arriving?.path == path ? arriving?.cell : nil)
  }
  /// Begins to prepare a cell, in calls of the app.
  mutating func prepare(_ cell: UITableViewCell, at path: IndexPath) { arriving = (path, cell) }
  mutating func endPreparation() { arriving = nil }
  mutating func set(_ cell: UITableViewCell?, at path: IndexPath) { cells[path] = cell }
  mutating func setHeaderFooter(_ view: UIView?, at path: IndexPath) { headerFooters[path] = view }

  /// The present path of a cell; nil for one that has left.
  func path(of cell: UITableViewCell?) -> IndexPath? { cells.first { $0.value === cell }?.key }
  func contains(_ cell: UITableViewCell) -> Bool { path(of: cell) != nil }

  /// Removes all views, because the rows are loaded again; returns the former ones.
  mutating func removeAll() -> RowViews {
    noteChange()
    let before = self
    (cells, headerFooters) = ([:], [:])
    return before
  }

  /// Moves the cells to new paths; returns those without one, from the top.
  @discardableResult
  mutating func moveCells(
    _ newPath: (IndexPath) -> IndexPath?
  ) -> [(path: IndexPath, cell: UITableViewCell)] {
    Self.move(&cells, newPath).map { ($0.path, $0.view) }
  }
  /// Moves the headers and footers to new paths; returns those without one, from the top.
  mutating func moveHeaderFooters(_ newPath: (IndexPath) -> IndexPath?) -> [(path: IndexPath, view: UIView)] {
    Self.move(&headerFooters, newPath)
  }
  private static func move<View>(
    _ views: inout [IndexPath: View], _ newPath: (IndexPath) -> IndexPath?
  ) -> [(path: IndexPath, view: View)] {
    var removed: [(path: IndexPath, view: View)] = []
    var moved: [IndexPath: View] = [:]
    for (path, view) in views {
      if let new = newPath(path) { moved[new] = view } else { removed.append((path, view)) }
    }
    views = moved
    return removed.sorted { $0.path < $1.path }
  }

  // MARK: The update

  private var isRunning = false
  /// Whether the views are being updated.
  var isUpdating: Bool { isRunning }
  /// Whether the views have to be updated once more.
  private(set) var isRequested = false
  /// Whether the rows have changed since the present pass began, so that its paths are out of date.
  private(set) var isOutdated = false

  /// Records a change of the rows: the pass under way ends, and another one follows.
  mutating func noteChange() { (isRequested, isOutdated) = (true, true) }

  /// Requests an update, and begins it; returns false if one is under way, which then makes another pass.
  mutating func beginUpdate() -> Bool {
    isRequested = true
    if isRunning { return false }
    isRunning = true
    return true
  }
  /// Begins a pass; returns false if none is requested.
  mutating func beginPass() -> Bool {
    guard isRequested else { return false }
    (isRequested, isOutdated) = (false, false)
    return true
  }
  mutating func endUpdate() { isRunning = false }
}
