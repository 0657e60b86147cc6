import CradleUIKit
import Testing

/// Rows beside the insets of the safe area.
struct RowSafeAreaTests {
  private final class Notched: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30) }
  }
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryView = indexPath.row == 1 ? UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) : nil
      cell.backgroundView = UIView()
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }
  private let window = Notched(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let table = UITableView()
  private let rows = Rows()

  private func show() {
    table.frame = window.bounds
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
  }
  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test("contents keep clear of the safe area, and backgrounds do not")
  func contents() throws {
    show()
    let (first, second) = (try cell(0), try cell(1))
    #expect(first.frame.width == 400 && first.backgroundView?.frame == first.bounds)
    #expect(first.contentView.frame.minX == 44 && first.contentView.frame.maxX == 370)
    #expect(first.textLabel?.frame.minX == 16)
    // The accessory has a margin of 16 points at its right.
    #expect(second.accessoryView?.frame.maxX == 354 && second.contentView.frame.maxX == 334)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.contentView.frame.minX == 44 && header.contentView.frame.maxX == 370)
  }

  @Test("without insetsContentViewsToSafeArea contents are as wide as their rows")
  func without() throws {
    show()
    table.insetsContentViewsToSafeArea = false
    window.advance(by: 0)
    #expect(try cell(0).contentView.frame.minX == 0 && cell(0).contentView.frame.maxX == 400)
    table.insetsContentViewsToSafeArea = true
    window.advance(by: 0)
    #expect(try cell(0).contentView.frame.minX == 44 && cell(0).contentView.frame.maxX == 370)
  }

  @Test("the controls of editing mode are within the safe area, too")
  func editing() throws {
    show()
    table.setEditing(true, animated: false)
    window.advance(by: 0)
    let cell = try cell(0)
    #expect(cell.contentView.frame.minX == 82)
    let buttons = cell.subviews.filter { $0 is UIButton }
    #expect(buttons.map(\.frame.maxX) == [82])
    table.setEditing(false, animated: false)
    window.advance(by: 0)
    #expect(cell.contentView.frame.minX == 44)
  }
}
