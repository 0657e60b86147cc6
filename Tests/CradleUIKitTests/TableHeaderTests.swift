import CradleUIKit
import Testing

/// The view above the rows of a table.
struct TableHeaderTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      calls += 1
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("rows move below a new header, and keep their cells and selection")
  func moves() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
    let path = IndexPath(row: 1, section: 0)
    let (height, cell) = (table.contentSize.height, table.cellForRow(at: path))
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    window.advance(by: 0)
    #expect(table.cellForRow(at: path) === cell && rows.calls == 3)
    #expect(table.indexPathForSelectedRow == path && table.contentSize.height == height + 80)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(cell?.frame.minY == 94 && table.tableFooterView?.frame.minY == 50 + height)
    table.tableHeaderView = nil
    window.advance(by: 0)
    #expect(cell?.frame.minY == 44 && rows.calls == 3)
  }
}
