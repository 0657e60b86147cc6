import CradleUIKit
import Testing

/// Selection in a table that is edited.
struct EditedTableTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("taps select rows during editing only if the table allows it, and several only if it allows several")
  func taps() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.dataSource = rows
    window.addSubview(table)
    window.advance(by: 0)
    func tap(_ row: Int) {
      window.touchDown(at: CGPoint(x: 50, y: 44 * row + 20))
      window.touchUp(time: window.time + 0.05)
    }
    table.isEditing = true
    tap(0)
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsSelectionDuringEditing = true
    tap(0)
    tap(1)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    table.allowsMultipleSelectionDuringEditing = true
    tap(2)
    #expect(table.indexPathsForSelectedRows?.count == 2)
  }
}
