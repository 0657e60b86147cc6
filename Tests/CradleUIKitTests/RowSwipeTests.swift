import CradleUIKit
import Testing

/// Swipes on the rows of a table that changes.
struct RowSwipeTests {
  private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 5
    var reuses = false
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      (reuses ? tableView.dequeueReusableCell(withIdentifier: "mail") : nil)
        ?? UITableViewCell(style: .default, reuseIdentifier: "mail")
    }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      let action = UIContextualAction(style: .destructive, title: "Delete") { [self] _, _, _ in
        count -= 1
        tableView.deleteRows(at: [indexPath], with: .none)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let mail = Mail()

  private func shownTable() -> UITableView {
    let table = UITableView(frame: window.bounds)
    (table.dataSource, table.delegate) = (mail, mail)
    window.addSubview(table)
    window.advance(by: 0)
    return table
  }
  /// Reveals the buttons of the second row.
  private func swipe(_ table: UITableView) throws {
    let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    window.drag(over: row, from: 310, by: -60)
  }
  private func tap(at point: CGPoint) {
    window.touchDown(at: point)
    window.touchUp()
    window.advance(by: 0.5)
  }

  @Test("a touch on a row does not highlight it while the buttons of another one are open")
  func highlight() throws {
    let table = shownTable()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    try swipe(table)
    for isOpen in [true, false] {
      window.touchDown(at: CGPoint(x: 50, y: 150))
      window.advance(by: 0.3)
      #expect(cell.isHighlighted == !isOpen)
      window.touchUp()
      window.advance(by: 0.5)
    }
  }

  @Test("a tap on a row hides the buttons of a swiped one; the next tap selects")
  func taps() throws {
    let table = shownTable()
    try swipe(table)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.contentView.frame.minX == -74)
    tap(at: CGPoint(x: 50, y: 150))
    #expect(cell.contentView.frame.minX == 0 && table.indexPathForSelectedRow == nil)
    tap(at: CGPoint(x: 50, y: 150))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test(
    "a swiped row that leaves the screen, or is loaded again, is put back at once", arguments: [true, false])
  func leaves(_ scrolls: Bool) throws {
    (mail.count, mail.reuses) = (40, true)
    let table = shownTable()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let plain = cell.subviews.count
    try swipe(table)
    #expect(cell.contentView.frame.minX == -74 && cell.subviews.count == plain + 1)
    if scrolls { table.contentOffset = CGPoint(x: 0, y: 800) } else { table.reloadData() }
    window.advance(by: 0)
    #expect(cell.subviews.count == plain && cell.contentView.frame.minX == 0)
    let layer = cell.contentView.layer
    #expect(layer.presentation()?.position.x == layer.position.x)
  }

  @Test("the buttons stay at the edge of a row that becomes wider")
  func resized() throws {
    let table = shownTable()
    try swipe(table)
    table.frame.size.width = 400
    window.advance(by: 0)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let button = try #require(cell.hitTest(CGPoint(x: 399, y: 22), with: nil) as? UIButton)
    #expect(button.convert(button.bounds, to: cell) == CGRect(x: 326, y: 0, width: 74, height: 44))
  }

  @Test("the row that took the place of a deleted one is selected by the first tap")
  func selects() throws {
    let table = shownTable()
    try swipe(table)
    tap(at: CGPoint(x: 310, y: 66))
    tap(at: CGPoint(x: 50, y: 66))
    #expect(mail.count == 4 && table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("a swipe brings the buttons of the row that has taken the place of a deleted one")
  func again() throws {
    let table = shownTable()
    try swipe(table)
    tap(at: CGPoint(x: 310, y: 66))
    #expect(mail.count == 4)
    try swipe(table)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.contentView.frame.minX == -74)
  }
}
