import CradleUIKit
import Testing

/// Changes of the rows that an app makes while a table shows its cells.
struct ChangedRowTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 20
    /// The number of calls for rows that do not exist.
    var missing = 0
    var shows: (UITableView, IndexPath) -> Void = { _, _ in }
    var makes: (UITableView, IndexPath) -> Void = { _, _ in }
    var leaves: (UITableView) -> Void = { _ in }
    private func check(_ path: IndexPath) { if path.row >= count { missing += 1 } }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      check(indexPath)
      makes(tableView, indexPath)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      check(indexPath)
      shows(tableView, indexPath)
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { leaves(tableView) }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))

  private func show() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
  }
  private var cellViews: Int { table.subviews.filter { $0 is UITableViewCell }.count }

  @Test("a table that is reloaded when a cell is shown asks for no row that is gone, in the same frame")
  func displayed() {
    rows.shows = { [rows] table, path in
      guard rows.count == 20, path.row == 1 else { return }
      rows.count = 3
      table.reloadData()
    }
    show()
    #expect(rows.missing == 0 && table.visibleCells.count == 3 && cellViews == 3)
  }

  @Test("a table that is reloaded when a cell is made asks for no row that is gone")
  func made() {
    rows.makes = { [rows] table, path in
      guard rows.count == 20, path.row == 2 else { return }
      rows.count = 2
      table.reloadData()
    }
    show()
    #expect(rows.missing == 0 && table.visibleCells.count == 2 && cellViews == 2)
  }

  @Test("rows that are deleted when a cell is shown leave one cell for each row that stays")
  func deleted() {
    rows.shows = { [rows] table, path in
      guard rows.count == 20, path.row == 4 else { return }
      rows.count = 5
      table.deleteRows(at: (5..<20).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    show()
    for _ in 0..<60 { window.advance(by: 1 / 60) }
    #expect(rows.missing == 0 && table.visibleCells.count == 5 && cellViews == 5)
  }

  @Test("a row that is deleted when its own cell is shown has none")
  func own() {
    rows.shows = { [rows] table, path in
      guard rows.count == 20 else { return }
      rows.count = 19
      table.deleteRows(at: [path], with: .none)
    }
    show()
    for _ in 0..<60 { window.advance(by: 1 / 60) }
    #expect(table.visibleCells.count == 10 && cellViews == 10)
    #expect(Set(table.visibleCells.map { ObjectIdentifier($0) }).count == 10)
  }

  @Test("a table that is reloaded again when a cell leaves takes each cell out once")
  func left() {
    show()
    var isFirst = true
    rows.leaves = { table in
      if isFirst {
        isFirst = false
        table.reloadData()
      }
    }
    table.reloadData()
    window.advance(by: 0)
    #expect(Set(table.visibleCells.map { ObjectIdentifier($0) }).count == 10 && cellViews == 10)
  }
}
