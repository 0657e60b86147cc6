import CradleUIKit
import Testing

/// The lines between the rows of a table.
struct TableLineTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("a table hides and colours the lines of its rows")
  func lines() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.dataSource = rows
    table.separatorColor = .red
    window.addSubview(table)
    window.advance(by: 0)
    let cell = try #require(table.visibleCells.first)
    let line = try #require(cell.subviews.first(where: { $0.backgroundColor == .red }))
    #expect(!line.isHidden && line.frame.maxY == cell.bounds.maxY)
    table.separatorStyle = .none
    window.advance(by: 0)
    #expect(line.isHidden)
  }

  private func shown(_ rows: any UITableViewDataSource, _ style: UITableView.Style = .plain) -> UITableView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let table = UITableView(frame: window.bounds, style: style)
    (table.dataSource, table.separatorColor) = (rows, .red)
    window.addSubview(table)
    window.advance(by: 0)
    return table
  }
  private func line(_ cell: UITableViewCell?) -> CGRect? {
    cell?.layoutIfNeeded()
    return cell?.subviews.first { $0.backgroundColor == .red }?.frame
  }
  private func span(_ cell: UITableViewCell?) -> [CGFloat]? { line(cell).map { [$0.minX, $0.maxX] } }

  @Test("lines begin at the text; the table's insets apply to cells without their own, from either reference")
  func insets() throws {
    let rows = Rows()
    let table = shown(rows)
    let cells = table.visibleCells
    #expect(span(cells.first) == [16, 300] && table.separatorInset.left == 16)
    table.separatorInset = UIEdgeInsets(top: 9, left: 3, bottom: 9, right: 11)
    cells[1].separatorInset = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 20)
    table.layoutIfNeeded()
    #expect(span(cells[0]) == [3, 289] && span(cells[1]) == [0, 280])
    #expect(cells[0].separatorInset == table.separatorInset && cells[1].separatorInset.left == -4)
    table.separatorInsetReference = .fromAutomaticInsets
    table.layoutIfNeeded()
    #expect(span(cells[0]) == [19, 289] && span(cells[1]) == [12, 280])
  }

  private func fillers(_ table: UITableView) -> [CGFloat] {
    table.layoutIfNeeded()
    return table.subviews.filter { $0.backgroundColor == .red }.map(\.frame.maxY).sorted()
  }

  @Test("empty rows fill a plain table with lines if it gives them a height, as far as it reaches")
  func fillerRows() throws {
    let rows = Rows()
    let table = shown(rows)
    #expect(fillers(table) == [])
    table.fillerRowHeight = 50
    #expect(fillers(table) == [182, 232, 282, 332])
    table.fillerRowHeight = 1e-300
    #expect(fillers(table).count == Int(168 * UIScreen.main.scale), "a row is not lower than its line")
    table.fillerRowHeight = UITableView.automaticDimension
    #expect(fillers(table) == [176, 220, 264, 308])
    table.rowHeight = 100
    #expect(fillers(table) == [])
    table.rowHeight = 60
    #expect(fillers(table) == [240, 300])
    table.separatorStyle = .none
    #expect(fillers(table) == [])
    table.separatorStyle = .singleLine
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    #expect(fillers(table) == [])
  }

  @Test("grouped tables have no empty rows")
  func grouped() {
    let rows = Rows()
    let table = shown(rows, .grouped)
    table.fillerRowHeight = 50
    #expect(fillers(table) == [])
  }
}
