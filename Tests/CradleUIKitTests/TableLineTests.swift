import CradleUIKit
import Testing

/// The lines between the rows of a table.
struct TableLineTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("a table hides and colours the lines of its rows")
  func lines() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.dataSource = rows
    table.separatorColor = .red
    window.addSubview(table)
    window.advance(by: 0)
    let cell = try #require(table.visibleCells.first)
    let line = try #require(cell.subviews.first(where: { $0.backgroundColor == .red }))
    #expect(!line.isHidden && line.frame.maxY == cell.bounds.maxY)
    table.separatorStyle = .none
    window.advance(by: 0)
    #expect(line.isHidden)
  }
}
