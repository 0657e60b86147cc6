import CradleUIKit
import TestSupport
import Testing

/// The footers of tables.
struct TableFooterTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "End" }
  }

  @Test("a footer floats at the lower edge of a plain table only", arguments: [true, false])
  func floats(_ isPlain: Bool) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds, style: isPlain ? .plain : .grouped), Rows())
    table.dataSource = rows
    table.contentInset.bottom = 40
    window.addSubview(table)
    window.advance(by: 0)
    let footer = try #require(table.subviews.first { ($0 as? UILabel)?.text == "End" })
    let place = footer.convert(footer.bounds, to: window)
    #expect(isPlain ? abs(place.maxY - 260) < Tolerance.closedForm : place.minY > 300)
    table.contentOffset.y = 10000
    window.advance(by: 0)
    #expect(abs(footer.frame.maxY - table.rect(forSection: 0).maxY) < Tolerance.closedForm)
  }
}
