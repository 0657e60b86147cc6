import CradleUIKit
import Testing

/// Rows whose cells the app moves.
struct DisplacedRowTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 9
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      if indexPath.row == 2 { cell.frame.origin.x = 30 }
    }
  }

  @Test("a cell stays where the app puts it while the table scrolls, until its row is placed elsewhere")
  func frame() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    (table.rowHeight, table.dataSource, table.delegate) = (50, rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }
    let moved = try cell(1)
    moved.frame = CGRect(x: 0, y: 10, width: 320, height: 180)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { moved.frame.origin.y = 20 }
    window.advance(by: 0.5)
    #expect(moved.layer.presentation()?.frame.minY == 15)
    window.advance(by: 0.5)
    table.contentOffset.y = 30
    window.advance(by: 1)
    #expect(moved.frame == CGRect(x: 0, y: 20, width: 320, height: 180))
    #expect(try cell(2).frame == CGRect(x: 30, y: 100, width: 320, height: 50))
    rows.count = 10
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    window.advance(by: 1)
    #expect(try cell(2) === moved && moved.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
    #expect(try cell(3).frame == CGRect(x: 0, y: 150, width: 320, height: 50))
    table.reloadData()
    window.advance(by: 0)
    #expect(try cell(1).frame == CGRect(x: 0, y: 50, width: 320, height: 50))
  }
}
