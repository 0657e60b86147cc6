import CradleUIKit
import Testing

/// Tables that are laid out within the block of an animation.
struct AnimatedTableTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row"
      return cell
    }
  }
  private final class Reused: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row < 20 ? 50 : 80
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "row"
      return cell
    }
  }

  @Test("a cell that is used for another row in the block appears there laid out, as a new one does")
  func reused() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Reused())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
    let former = table.visibleCells
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      table.contentOffset.y = 1000
      table.layoutIfNeeded()
    }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 21, section: 0)))
    #expect(former.contains(cell))
    let label = cell.textLabel?.layer.presentation()
    #expect(label?.frame == CGRect(x: 16, y: 0, width: 268, height: 80))
    #expect(cell.layer.presentation()?.frame == CGRect(x: 0, y: 1080, width: 300, height: 80))
  }

  @Test("rows that stay are animated by the block, and those that appear are at their places at once")
  func rows() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Rows())
    (table.dataSource, table.rowHeight) = (rows, 50)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    table.tableHeaderView = header
    window.addSubview(table)
    window.advance(by: 0)
    func shown(_ row: Int) throws -> [CGRect?] {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      return [cell, cell.contentView, cell.textLabel].map { $0?.layer.presentation()?.frame }
    }
    let label = CGRect(x: 16, y: 0, width: 268, height: 50)
    let content = CGRect(x: 0, y: 0, width: 300, height: 50)
    #expect(try shown(1) == [CGRect(x: 0, y: 60, width: 300, height: 50), content, label])
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      header.frame.size.height = 50
      table.tableHeaderView = header
      table.frame.size.height = 350
      table.layoutIfNeeded()
    }
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 100)
    window.advance(by: 1)
    #expect(try shown(1) == [CGRect(x: 0, y: 80, width: 300, height: 50), content, label])
    #expect(try shown(5) == [CGRect(x: 0, y: 300, width: 300, height: 50), content, label])
    window.advance(by: 1)
    #expect(try shown(1) == [CGRect(x: 0, y: 100, width: 300, height: 50), content, label])
  }

  @Test("changed rows move with the delay of the block that changes them")
  func delayed() throws {
    final class Rows: NSObject, UITableViewDataSource {
      var count = 3
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    (table.rowHeight, table.dataSource) = (50, rows)
    window.addSubview(table)
    window.advance(by: 0)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
      rows.count = 2
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    let tops: [(seconds: Double, top: CGFloat)] = [(1, 50), (1, 25), (1, 0)]
    for (seconds, top) in tops {
      window.advance(by: seconds)
      #expect(cell.layer.presentation()?.frame.minY == top)
    }
  }
}
