import CradleUIKit
import Testing

/// Swipes on the rows of a table that changes.
struct RowSwipeTests {
  private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 5
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
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

  @Test("a swipe brings the buttons of the row that has taken the place of a deleted one")
  func again() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, mail) = (UITableView(frame: window.bounds), Mail())
    (table.dataSource, table.delegate) = (mail, mail)
    window.addSubview(table)
    window.advance(by: 0)
    func swipe() {
      let start = window.time
      window.touchDown(at: CGPoint(x: 310, y: 66))
      for step in 1...10 {
        window.touchMove(to: CGPoint(x: 310 - 6 * CGFloat(step), y: 66), time: start + Double(step) / 60)
      }
      window.touchUp(time: start + 1)
      window.advance(by: 0.5)
    }
    swipe()
    window.touchDown(at: CGPoint(x: 310, y: 66))
    window.touchUp()
    window.advance(by: 0.5)
    #expect(mail.count == 4)
    swipe()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.contentView.frame.minX == -74)
  }
}
