import CradleUIKit
import Testing

/// Swipes on rows that the app changes in the calls of the swipes.
struct ChangedSwipeTests {
  private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 9
    var log: [String] = []
    /// The completions of the performed actions.
    var completions: [(Bool) -> Void] = []
    /// Called when actions have been hidden, and before some are revealed.
    var (onEnd, onBegin): (() -> Void, () -> Void) = ({}, {})
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      log.append("ask \(indexPath.row)")
      let action = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, completion in
        self?.completions.append(completion)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
      onBegin()
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath?.row ?? -1)")
      onEnd()
    }
    /// Puts a row before the others, once.
    func insertFirst(in table: UITableView) {
      (onEnd, onBegin) = ({}, {})
      count += 1
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
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
  private func cell(_ row: Int, _ table: UITableView) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }
  /// Reveals the buttons of a cell.
  private func swipe(_ cell: UITableViewCell) { window.drag(over: cell, from: 240, by: -60) }

  @Test("the completion of an action hides the buttons of its own row, and later not those of another one")
  func lateCompletion() throws {
    let table = shownTable()
    let (second, fourth) = (try cell(1, table), try cell(3, table))
    swipe(second)
    window.touchDown(at: second.convert(CGPoint(x: 300, y: second.bounds.midY), to: window))
    window.touchUp(time: window.time + 0.05)
    window.advance(by: 0.5)
    #expect(mail.completions.count == 1 && second.contentView.frame.minX == -74)
    swipe(fourth)
    #expect(second.contentView.frame.minX == 0 && fourth.contentView.frame.minX == -74)
    mail.completions.first?(true)
    window.advance(by: 0.5)
    #expect(fourth.contentView.frame.minX == -74)
  }

  @Test("a row whose place changes as another one's buttons are hidden is asked for at its new place")
  func insertionAtEnd() throws {
    let table = shownTable()
    let fourth = try cell(3, table)
    swipe(try cell(1, table))
    mail.log = []
    mail.onEnd = { [mail] in mail.insertFirst(in: table) }
    swipe(fourth)
    #expect(mail.log == ["end 1", "ask 4", "begin 4"])
    #expect(fourth.contentView.frame.minX == -74 && table.indexPath(for: fourth)?.row == 4)
  }

  @Test("a row that moves while its buttons are shown keeps them in the next swipe, and ends at its place")
  func insertionWhileOpen() throws {
    let table = shownTable()
    let second = try cell(1, table)
    swipe(second)
    mail.insertFirst(in: table)
    window.advance(by: 0.5)
    swipe(second)
    #expect(second.contentView.frame.minX == -74 && mail.log == ["ask 1", "begin 1"])
    table.setEditing(true, animated: false)
    #expect(mail.log == ["ask 1", "begin 1", "end 2"])
  }

  @Test("a table that is loaded again as a swipe begins shows no buttons")
  func reloadAtBegin() throws {
    let table = shownTable()
    let second = try cell(1, table)
    let plain = second.subviews.count
    mail.onBegin = { table.reloadData() }
    swipe(second)
    #expect(mail.log == ["ask 1", "begin 1", "end 1"])
    #expect(second.subviews.count == plain && second.contentView.frame.minX == 0)
    #expect(try cell(1, table).contentView.frame.minX == 0)
  }
}
