import CradleGeometry

/// The views of the rows, headers and footers that are in sight.
extension UITableView {
  /// Adds, places and removes cells, headers and footers at once.
  func synchronizeViews() { synchronizeViews(in: nil) }

  /// Adds, places and removes cells, headers and footers. Called during an update, it requests
  /// another pass of that update. As in UIKit, `block` animates the views that stay; new views are
  /// laid out without animation.
  func synchronizeViews(in block: AnimationBlock?) {
    guard rowViews.beginUpdate() else { return }
    defer { rowViews.endUpdate() }
    for _ in 0..<Self.mostPasses where rowViews.beginPass() { updateViews(in: block) }
    if !rowViews.isRequested { prefetcher.requestRowsAhead() }
    if rowViews.isRequested { setNeedsLayout() }
  }

  /// The largest number of passes in a frame; chosen. Correct apps change the rows in few of their callbacks;
  /// changes in the last pass wait for the next frame.
  private static let mostPasses = 8

  private func updateViews(in block: AnimationBlock?) {
    var former = block == nil ? [] : Set(cells.values.map { ObjectIdentifier($0) })
    if contentSize.width != bounds.width { metrics.markStale() }
    var paths = rowsInSight
    // Rows that are smaller than estimated make others visible.
    while !rowViews.isOutdated, let path = paths.first(where: { !isKnown($0) }) {
      guard let cell = cell(for: path) else { return }
      let height = cell.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
      if rowViews.isOutdated { return }
      let isAbove = rectForRow(at: path).minY < contentOffset.y
      let change = metrics.setHeight(height, of: shownPath(path))
      setContentSize()
      if isAbove, change != 0 { contentOffset.y += change }
      paths = rowsInSight
    }
    if rowViews.isOutdated { return }
    let visible = Set(paths)
    for (path, cell) in cells where !visible.contains(path) {
      rowViews.set(nil, at: path)
      // The cell may be reused for another row.
      former.remove(ObjectIdentifier(cell))
      recycle(cell, at: path)
      if rowViews.isOutdated { return }
    }
    for path in paths {
      guard let cell = cell(for: path) else { return }
      let stays = former.contains(ObjectIdentifier(cell))
      AnimationBlock.running(in: stays ? block : nil) { place(cell, rectForRow(at: path)) }
      if block != nil, !stays { cell.layOut() }
    }
    layoutHeaderFooters(in: block)
    AnimationBlock.running(in: block) {
      tableHeaderView?.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
      tableFooterView?.frame = CGRect(
        x: 0, y: metrics.end, width: bounds.width, height: tableFooterView?.bounds.height ?? 0)
      backgroundView?.frame = bounds
    }
    fillerRows.layOut(in: self, block)
  }

  /// Moves the rows to their places between the present header and footer of the table.
  func moveRows() {
    setNeedsLayout()
    guard !metrics.isStale else { return }
    metrics.setTops(from: tableHeaderView?.bounds.height ?? 0)
    setContentSize()
  }

  /// Places a cell, with the table's line below it. As in UIKit, a cell whose place has not changed keeps a
  /// frame that the app has set.
  func place(_ cell: UITableViewCell, _ rect: CGRect) {
    let rect = mover.rect(of: cell, in: rect)
    if cell.placed != rect {
      cell.placed = rect
      set(cell, rect)
    }
    cell.show(rowLine)
  }

  /// Gives a cell the indentation that the delegate returns, by default its own.
  private func indent(_ cell: UITableViewCell, at path: IndexPath) {
    let level = delegate?.tableView(self, indentationLevelForRowAt: path)
    if let level, level != cell.indentationLevel { cell.indentationLevel = level }
  }

  func set(_ view: UIView, _ rect: CGRect) { if view.frame != rect { view.frame = rect } }
  /// Whether the height of a row is final: measured, or returned by the delegate.
  func isKnown(_ path: IndexPath) -> Bool {
    let shown = shownPath(path)
    return metrics.sections[shown.section].isKnown[shown.row]
  }
  /// The rows that need a cell: also the one that is moved by hand.
  private var rowsInSight: [IndexPath] {
    let rows = currentMetrics.rows(from: bounds.minY, to: bounds.maxY).map(dataPath)
    guard let moved = mover.order?.original, !rows.contains(moved) else { return rows }
    return rows + [moved]
  }

  /// The cell of a row, a new one if it has none; nil if the app has changed the rows meanwhile.
  private func cell(for path: IndexPath) -> UITableViewCell? {
    if let existing = cells[path] { return existing }
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    rowViews.prepare(cell, at: path)
    if !rowViews.isOutdated { showControls(of: cell, at: path) }
    if !rowViews.isOutdated { indent(cell, at: path) }
    rowViews.endPreparation()
    if rowViews.isOutdated {
      pool.recycle(cell)
      return nil
    }
    rowViews.set(cell, at: path)
    cell.placed = nil
    place(cell, rectForRow(at: path))
    cell.setSelected(selection.rows.contains(path), animated: false)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    // The delegate may have moved or removed the row.
    if !rowViews.isOutdated || rowViews.contains(cell) {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    return rowViews.isOutdated ? nil : cell
  }

  // MARK: Counts

  /// The number of rows in each section; traps if a count is negative.
  func counts(from source: any UITableViewDataSource) -> [Int] {
    let sections = source.numberOfSections(in: self)
    precondition(
      sections >= 0, "UITableView: numberOfSections(in:) is \(sections); return 0 for no sections")
    return (0..<sections).map { section in
      let count = source.tableView(self, numberOfRowsInSection: section)
      precondition(
        count >= 0,
        "UITableView: numberOfRowsInSection \(section) is \(count); return 0 for a section without rows")
      return count
    }
  }

  /// The metrics of a section; traps for one that does not exist.
  func existing(_ section: Int, _ call: String) -> TableMetrics.Section {
    let sections = currentMetrics.sections
    precondition(
      sections.indices.contains(section),
      "UITableView.\(call): there are \(sections.count) sections, and none is \(section); ask numberOfSections first"
    )
    return sections[section]
  }
}
