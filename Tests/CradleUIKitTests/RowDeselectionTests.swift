import CradleUIKit
import Testing

/// Rows that a touch deselects.
struct RowDeselectionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var kept: Int?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will \(indexPath.row)")
      return indexPath.row == kept ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("did \(indexPath.row)")
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let rows = Rows()

  private func shownTable() -> UITableView {
    let table = UITableView(frame: window.bounds)
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
    return table
  }
  private func tap(_ row: Int) {
    window.touchDown(at: CGPoint(x: 50, y: CGFloat(44 * row + 22)), time: window.time + 1)
    window.touchUp(time: window.time + 0.05)
  }

  @Test("the delegate is asked before a touch on another row deselects a row")
  func single() {
    let table = shownTable()
    tap(0)
    #expect(rows.log.isEmpty)
    tap(1)
    #expect(rows.log == ["will 0", "did 0"] && table.indexPathsForSelectedRows?.map(\.row) == [1])
  }

  @Test("a row stays selected if the delegate does not let it go")
  func several() {
    let table = shownTable()
    table.allowsMultipleSelection = true
    rows.kept = 0
    for row in [0, 1, 0, 1] { tap(row) }
    #expect(rows.log == ["will 0", "will 1", "did 1"])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0])
  }
}
