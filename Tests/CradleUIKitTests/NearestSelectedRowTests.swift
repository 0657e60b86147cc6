import CradleUIKit
import Testing

/// Scrolling to the nearest selected row, and changes that are not in the data source.
@Suite struct NearestSelectedRowTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
  private let rows = Rows()
  private func table(_ selected: [Int], at offset: CGFloat) -> UITableView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: window.bounds)
    (table.dataSource, table.rowHeight, table.allowsMultipleSelection) = (rows, 44, true)
    window.addSubview(table)
    window.advance(by: 0)
    for row in selected {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.contentOffset.y = offset
    return table
  }

  // Ten rows of 44 pt are shown, from the tenth on.
  @Test(
    "the selected row that is nearest to the position is there afterwards",
    arguments: [
      (UITableView.ScrollPosition.top, 12 * 44), (.bottom, 22 * 44 - 440), (.middle, 12 * 44 + 22 - 220),
    ] as [(UITableView.ScrollPosition, CGFloat)])
  func nearest(position: UITableView.ScrollPosition, offset: CGFloat) {
    let table = table([2, 12, 21, 39], at: 440)
    table.scrollToNearestSelectedRow(at: position, animated: false)
    #expect(table.contentOffset.y == offset)
  }

  @Test("without a position the table scrolls as little as possible, and not at all without a selected row")
  func least() {
    let far = table([30], at: 440)
    far.scrollToNearestSelectedRow(at: .none, animated: false)
    #expect(far.contentOffset.y == 924)
    let none = table([], at: 440)
    none.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(none.contentOffset.y == 440)
  }

  @Test("changes are uncommitted from their beginning to their end")
  func uncommitted() {
    let table = table([], at: 0)
    #expect(!table.hasUncommittedUpdates)
    table.beginUpdates()
    table.performBatchUpdates({ #expect(table.hasUncommittedUpdates) })
    #expect(table.hasUncommittedUpdates)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
  }
}
