import CradleUIKit
import Testing

/// The selection of a table whose delegate or heights change.
struct KeptSelectionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("a change of the delegate or of a height keeps the selection, and a reload does not")
  func keeps() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.dataSource = rows
    window.addSubview(table)
    window.advance(by: 0)
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.delegate = rows
    table.rowHeight = 60
    table.sectionHeaderHeight = 20
    table.sectionFooterHeight = 20
    #expect(table.indexPathForSelectedRow == path)
    window.advance(by: 0)
    #expect(table.cellForRow(at: path)?.isSelected == true)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == false)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }
}
