import CradleUIKit
import TestSupport
import Testing

/// The place to which a table scrolls a row.
struct TableTargetTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part" }
  }

  @Test("a row comes to rest inside the insets, and below a floating header", arguments: [true, false])
  func insets(_ isPlain: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds, style: isPlain ? .plain : .grouped), Rows())
    table.rowHeight = 40
    table.dataSource = rows
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 60, right: 0)
    window.addSubview(table)
    window.advance(by: 0)
    let path = IndexPath(row: 15, section: 0)
    func place(_ position: UITableView.ScrollPosition) -> CGRect {
      table.scrollToRow(at: path, at: position, animated: false)
      return table.rectForRow(at: path).offsetBy(dx: 0, dy: -table.contentOffset.y)
    }
    let header = table.rectForHeader(inSection: 0).height
    // The least motion from below, none, and the least one from above.
    table.contentOffset.y = 1200 - 300
    let above = place(.none)
    let still = place(.none)
    table.contentOffset.y = -20
    let below = place(.none)
    #expect(abs(above.minY - (isPlain ? 20 + header : 20)) < Tolerance.closedForm)
    #expect(abs(still.minY - above.minY) < Tolerance.closedForm)
    #expect(abs(below.maxY - 240) < Tolerance.closedForm)
    let (top, middle, bottom) = (place(.top), place(.middle), place(.bottom))
    #expect(header > 0 && abs(top.minY - (isPlain ? 20 + header : 20)) < Tolerance.closedForm)
    #expect(abs(middle.midY - 130) < Tolerance.closedForm)
    #expect(abs(bottom.maxY - 240) < Tolerance.closedForm)
  }
}
