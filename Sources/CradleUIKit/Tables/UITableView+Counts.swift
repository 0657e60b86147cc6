import CradleGeometry

/// The data source's counts, and the sections that there are.
extension UITableView {
  /// The number of rows in each section; traps if there are fewer than none.
  func counts(from source: any UITableViewDataSource) -> [Int] {
    let sections = source.numberOfSections(in: self)
    precondition(
      sections >= 0, "UITableView: numberOfSections(in:) is \(sections); return 0 for no sections")
    sectionIndex.show(source.sectionIndexTitles(for: self) ?? [])
    return (0..<sections).map { section in
      let count = source.tableView(self, numberOfRowsInSection: section)
      precondition(
        count >= 0,
        "UITableView: numberOfRowsInSection \(section) is \(count); return 0 for a section without rows")
      return count
    }
  }

  /// Moves the rows to their places between the present header and footer of the table.
  func moveRows() {
    setNeedsLayout()
    guard !isStale else { return }
    metrics.setTops(from: tableHeaderView?.bounds.height ?? 0)
    setContentSize()
  }

  /// Places a cell, with the table's line below it.
  func place(_ cell: UITableViewCell, _ rect: CGRect) {
    set(cell, mover.rect(of: cell, in: rect))
    cell.showSeparator(separatorStyle != .none, separatorColor)
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
