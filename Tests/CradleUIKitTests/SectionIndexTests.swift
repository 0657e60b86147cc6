import CradleUIKit
import Testing

/// The index at the edge of a table.
struct SectionIndexTests {
  /// 26 sections of five rows of 44 points under headers of 28.
  private class Source: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "M", "Z"]
    var asked: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { 26 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append(title)
      return [0, 12, 25][index]
    }
  }
  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private func table() -> UITableView {
    let table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 44
    table.sectionHeaderHeight = 28
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }
  private func titles(_ table: UITableView) -> [UILabel] {
    let index = table.subviews.last { $0.frame.width == 15 && !$0.isHidden }
    return index?.subviews.compactMap { $0 as? UILabel } ?? []
  }

  @Test("a touch on a title scrolls to its section, and a finger that moves on to those of the others")
  func touches() throws {
    let table = table()
    let labels = titles(table)
    #expect(labels.map(\.text) == ["A", "M", "Z"])
    let places = labels.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: window) }
    try #require(places.count == 3)
    #expect(places[1] == CGPoint(x: 312.5, y: 240), "in the middle of the edge")
    window.touchDown(at: places[1], time: 0)
    #expect(table.contentOffset == CGPoint(x: 0, y: 12 * (5 * 44 + 28)))
    window.touchMove(to: places[2], time: 0.1)
    #expect(table.contentOffset.y == table.contentSize.height - 480)
    window.touchMove(to: CGPoint(x: places[2].x, y: places[2].y + 1), time: 0.15)
    window.touchMove(to: CGPoint(x: places[0].x, y: 1), time: 0.2)
    window.touchUp(time: 0.3)
    #expect(source.asked == ["M", "Z", "A"])
    #expect(table.contentOffset.y == 0)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("the index stays at the edge while the rows scroll")
  func scrolling() {
    let table = table()
    table.contentOffset.y = 700
    window.layoutIfNeeded()
    let middle = titles(table).map { $0.convert($0.bounds, to: window).midY }
    #expect(middle.count == 3 && middle[1] == 240)
  }

  @Test("there is none without titles, for few rows, or before they are reloaded")
  func hidden() {
    let table = table()
    table.sectionIndexMinimumDisplayRowCount = 131
    window.layoutIfNeeded()
    #expect(titles(table).isEmpty)
    table.sectionIndexMinimumDisplayRowCount = 130
    table.sectionIndexColor = .red
    window.layoutIfNeeded()
    #expect(titles(table).map(\.textColor) == [.red, .red, .red])
    source.titles = nil
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    #expect(titles(table).isEmpty)
  }
}
