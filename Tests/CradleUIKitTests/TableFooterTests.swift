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

  final class Stylist: NSObject, UITableViewDelegate {
    var styled: [String?] = []
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      guard let footer = view as? UITableViewHeaderFooterView else { return }
      footer.textLabel?.textColor = .red
      styled.append(footer.textLabel?.text)
    }
  }

  @Test("the view of a title is a header-footer view, whose label the delegate may style; it keeps touches")
  func titles() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows, stylist) = (UITableView(frame: window.bounds, style: .plain), Rows(), Stylist())
    (table.dataSource, table.delegate) = (rows, stylist)
    window.addSubview(table)
    window.advance(by: 0)
    let label = try #require(table.footerView(forSection: 0)?.textLabel)
    #expect(stylist.styled == ["End"] && label.textColor == .red)
    // It begins where the rows' text does.
    let cell = try #require(table.visibleCells.first)
    cell.textLabel?.text = "Row"
    cell.layoutIfNeeded()
    let text = try #require(cell.textLabel)
    #expect(label.convert(label.bounds, to: table).minX == text.convert(text.bounds, to: table).minX)
    let footer = try #require(table.footerView(forSection: 0))
    let middle = CGPoint(x: footer.frame.midX, y: footer.frame.midY)
    #expect(table.hitTest(middle, with: nil)?.isDescendant(of: footer) == true)
  }

  @Test("a footer floats at the lower edge of a plain table only", arguments: [true, false])
  func floats(_ isPlain: Bool) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (table, rows) = (UITableView(frame: window.bounds, style: isPlain ? .plain : .grouped), Rows())
    table.dataSource = rows
    table.contentInset.bottom = 40
    window.addSubview(table)
    window.advance(by: 0)
    let footer = try #require(table.footerView(forSection: 0))
    #expect(footer.textLabel?.text == "End")
    let place = footer.convert(footer.bounds, to: window)
    #expect(isPlain ? abs(place.maxY - 260) < Tolerance.closedForm : place.minY > 300)
    table.contentOffset.y = 10000
    window.advance(by: 0)
    #expect(abs(footer.frame.maxY - table.rect(forSection: 0).maxY) < Tolerance.closedForm)
  }
}
