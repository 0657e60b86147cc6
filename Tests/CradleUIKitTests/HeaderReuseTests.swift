import CradleUIKit
import Testing

/// Headers that leave the screen and come back.
struct HeaderReuseTests {
  private final class Chapters: NSObject, UITableViewDataSource, UITableViewDelegate {
    var title = "Chapter"
    var made = 0
    func numberOfSections(in tableView: UITableView) -> Int { 9 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      if header == nil { made += 1 }
      let shown = header ?? UITableViewHeaderFooterView(reuseIdentifier: "header")
      shown.textLabel?.text = "\(title) \(section)"
      return shown
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let chapters = Chapters()

  private func shownTable() -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 370
    (table.dataSource, table.delegate) = (chapters, chapters)
    window.addSubview(table)
    window.advance(by: 0)
    return table
  }
  private func scroll(_ table: UITableView, to section: Int) {
    table.contentOffset = CGPoint(x: 0, y: 400 * CGFloat(section))
    window.advance(by: 0)
  }

  @Test("a header that left the screen shows the next section, and is no longer its old section's")
  func reuse() {
    let table = shownTable()
    for section in 1..<9 { scroll(table, to: section) }
    #expect(chapters.made <= 2)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 8)?.textLabel?.text == "Chapter 8")
  }

  @Test("a header that comes back is queried again")
  func again() {
    let table = shownTable()
    scroll(table, to: 4)
    chapters.title = "Part"
    scroll(table, to: 0)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Part 0")
  }

  @Test("the former header of a section that is queried again is kept for reuse")
  func reload() {
    let table = shownTable()
    let header = table.headerView(forSection: 0)
    UIView.performWithoutAnimation { table.reloadSections([0], with: .none) }
    #expect(header != nil && table.dequeueReusableHeaderFooterView(withIdentifier: "header") === header)
  }
}
