import CradleUIKit
import Testing

/// Rows that change while editing begins.
struct EditingReloadTests {
  private final class Source: NSObject, UITableViewDataSource {
    var count = 5
    var missing: [IndexPath] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      if indexPath.row >= count { missing.append(indexPath) }
      if count > 1, tableView.isEditing {
        count = 1
        tableView.reloadData()
      }
      return true
    }
  }

  @Test("the data source is not asked about rows that it has no more")
  func reload() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, source) = (UITableView(frame: window.bounds, style: .plain), Source())
    table.rowHeight = 44
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    table.setEditing(true, animated: false)
    window.advance(by: 1 / 60)
    #expect(source.missing.isEmpty && table.visibleCells.count == 1)
  }
}
