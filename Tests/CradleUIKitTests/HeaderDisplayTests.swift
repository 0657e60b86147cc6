import CradleUIKit
import Testing

/// The calls when headers and footers are shown and have left the screen.
struct HeaderDisplayTests {
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var count = 2
    /// Whether the next header that is shown leaves one section, and loads the table again.
    var shrinks = false
    var missing = 0
    func numberOfSections(in tableView: UITableView) -> Int { count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      if section >= count { missing += 1 }
      return "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      log.append("header \(section) comes")
      guard shrinks else { return }
      (shrinks, count) = (false, 1)
      tableView.reloadData()
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      log.append("footer \(section) comes")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    { log.append("header \(section) gone") }
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    { log.append("footer \(section) gone") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let sections = Sections()

  private func shownTable() -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 400
    (table.dataSource, table.delegate) = (sections, sections)
    window.addSubview(table)
    window.advance(by: 0)
    return table
  }

  @Test("the delegate is told of headers and footers that come and go while the table scrolls")
  func scroll() {
    let table = shownTable()
    #expect(sections.log == ["header 0 comes", "footer 0 comes"])
    sections.log = []
    table.contentOffset = CGPoint(x: 0, y: 500)
    window.advance(by: 0)
    #expect(sections.log == ["header 0 gone", "footer 0 gone", "header 1 comes", "footer 1 comes"])
    sections.log = []
    table.reloadData()
    #expect(sections.log.sorted() == ["footer 1 gone", "header 1 gone"])
  }

  @Test("a table that is loaded again when a header is shown asks for no section that it no longer has")
  func reload() {
    let table = shownTable()
    table.rowHeight = 44
    (sections.log, sections.count, sections.shrinks) = ([], 3, true)
    table.reloadData()
    for _ in 0..<2 { window.advance(by: 0) }
    #expect(sections.missing == 0 && !sections.log.contains("header 1 comes"))
    #expect(table.numberOfSections == 1 && sections.log.last == "footer 0 comes")
  }

  @Test("the delegate is told of the header and the footer of a section that is deleted")
  func deletion() {
    let table = shownTable()
    sections.log = []
    sections.count = 1
    UIView.performWithoutAnimation { table.deleteSections([0], with: .none) }
    window.advance(by: 0)
    let gone = sections.log.filter { $0.hasSuffix("gone") }
    #expect(gone.sorted() == ["footer 0 gone", "header 0 gone"])
  }
}
