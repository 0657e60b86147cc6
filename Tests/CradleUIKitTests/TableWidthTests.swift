import CradleUIKit
import Testing

/// A table whose width changes.
struct TableWidthTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("rows can be inserted before the layout for a new width")
  func insertion() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.dataSource = rows
    window.addSubview(table)
    window.advance(by: 0)
    table.frame.size.width = 200
    rows.count = 4
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    window.advance(by: 1)
    #expect(table.numberOfRows(inSection: 0) == 4 && table.visibleCells.count == 4)
    #expect(table.contentSize.width == 200 && table.visibleCells.first?.frame.width == 200)
  }
}
