import CradleUIKit
import TestSupport
import Testing

/// A table whose rows are moved by hand, and the names in its data source.
final class MovedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell { var name = "" }
  var sections: [[String]]
  var heights: [String: CGFloat] = [:]
  var calls: [String] = []
  /// Called in each call that ends a movement.
  var onMove: () -> Void = {}
  var target: (IndexPath) -> IndexPath = { $0 }
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))

  init(_ sections: [[String]], heights: [String: CGFloat] = [:]) {
    (self.sections, self.heights) = (sections, heights)
    super.init()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (self, self)
    window.addSubview(table)
    window.advance(by: 0)
    table.setEditing(true, animated: false)
    window.advance(by: 0)
  }
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.name = name(indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[name(indexPath)] ?? 50
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : "Section"
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    name(indexPath) != "fixed"
  }
  func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    calls.append("\(from.section).\(from.row) to \(to.section).\(to.row)")
    sections[to.section].insert(sections[from.section].remove(at: from.row), at: to.row)
    onMove()
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(proposedDestinationIndexPath) }

  func name(_ path: IndexPath) -> String { sections[path.section][path.row] }
  /// The names of the visible rows from the top, by the frames of their cells.
  var shown: [String] {
    table.visibleCells.sorted { $0.frame.midY < $1.frame.midY }.compactMap { ($0 as? Cell)?.name }
  }
  /// Whether the cells are those of the data source's rows, and at their places.
  var isConsistent: Bool {
    table.visibleCells.allSatisfy { cell in
      guard let path = table.indexPath(for: cell) else { return false }
      let (shown, rect) = (cell.frame, table.rectForRow(at: path))
      return (cell as? Cell)?.name == name(path) && shown.width == rect.width
        && abs(shown.minY - rect.minY) < Tolerance.summed
        && abs(shown.height - rect.height) < Tolerance.summed
    }
  }
  /// Holds the reorder control of a row.
  func lift(_ section: Int, _ row: Int) {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    finger = CGPoint(x: 310, y: rect.midY - table.contentOffset.y)
    window.touchDown(at: finger)
  }
  private var finger = CGPoint.zero
  func move(by distance: CGFloat) {
    finger.y += distance
    window.touchMove(to: finger)
  }
  func drop() {
    window.touchUp()
    for _ in 0..<30 { window.advance(by: 1 / 60) }
  }
}

struct MovingRowTests {
  @Test(
    "a row follows the finger, the others make room once it has gone half of its height, and the data moves at the end"
  )
  func moves() throws {
    let rows = MovedRows([["a", "b", "c", "d", "e"]])
    rows.lift(0, 1)
    let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    rows.move(by: 24)
    #expect(cell.frame.minY == 74 && rows.shown == ["a", "b", "c", "d", "e"])
    rows.move(by: 2)
    #expect(
      cell.frame.minY == 76 && rows.table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 50)
    rows.move(by: 50)
    #expect(rows.shown == ["a", "c", "d", "b", "e"] && rows.calls.isEmpty && rows.table.contentOffset.y == 0)
    #expect(rows.table.indexPath(for: cell) == IndexPath(row: 1, section: 0), "the data has not moved yet")
    rows.drop()
    #expect(rows.calls == ["0.1 to 0.3"] && rows.sections == [["a", "c", "d", "b", "e"]])
    #expect(rows.shown == ["a", "c", "d", "b", "e"] && rows.isConsistent)
    #expect(rows.table.indexPath(for: cell) == IndexPath(row: 3, section: 0) && cell.layer.shadowOpacity == 0)
  }

  @Test("rows of other heights change places at their middle, and back")
  func heights() {
    let rows = MovedRows([["a", "tall", "c"]], heights: ["tall": 120])
    rows.lift(0, 0)
    rows.move(by: 59)
    #expect(rows.shown == ["a", "tall", "c"])
    rows.move(by: 2)
    #expect(rows.table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 0)
    rows.move(by: 0)
    #expect(rows.table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 0, "it does not flicker")
    rows.move(by: -2)
    #expect(rows.table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 50)
    rows.drop()
    #expect(rows.calls.isEmpty && rows.isConsistent)
  }

  @Test("a row moves to another section, and to an empty one")
  func sections() {
    let rows = MovedRows([["a", "b"], [], ["c"]])
    rows.lift(0, 0)
    // Headers are 28 points high.
    rows.move(by: 63)
    rows.drop()
    #expect(rows.calls == ["0.0 to 0.1"])
    rows.lift(0, 1)
    rows.move(by: 28)
    rows.drop()
    #expect(rows.sections == [["b"], ["a"], ["c"]] && rows.isConsistent)
    rows.lift(1, 0)
    rows.move(by: 200)
    rows.drop()
    #expect(rows.sections == [["b"], [], ["c", "a"]] && rows.isConsistent)
  }

  @Test("the delegate chooses another row, and one that does not exist changes nothing")
  func target() {
    let rows = MovedRows([["a", "b", "c", "d"]])
    rows.target = { _ in IndexPath(row: 3, section: 0) }
    rows.lift(0, 0)
    rows.move(by: 30)
    rows.drop()
    #expect(rows.sections == [["b", "c", "d", "a"]] && rows.isConsistent)
    rows.target = { _ in IndexPath(row: 9, section: 7) }
    rows.lift(0, 0)
    rows.move(by: 130)
    rows.drop()
    #expect(rows.calls.count == 1 && rows.isConsistent)
  }

  @Test(
    "a cancelled movement, the end of editing and a change of the rows leave the data as it is",
    arguments: 0..<4)
  func cancelled(_ way: Int) {
    let rows = MovedRows([["a", "b", "c", "d"]])
    rows.lift(0, 0)
    rows.move(by: 80)
    switch way {
    case 0: rows.window.touchCancel()
    case 1: rows.table.setEditing(false, animated: true)
    case 2: rows.table.reloadData()
    default:
      rows.sections[0].append("e")
      rows.table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .fade)
    }
    rows.drop()
    #expect(rows.calls.isEmpty && rows.isConsistent && rows.shown == rows.sections[0])
  }

  @Test("the app may reload the table when it is told of the movement")
  func reloads() {
    let rows = MovedRows([["a", "b", "c", "d"]])
    rows.onMove = { [unowned rows] in rows.table.reloadData() }
    rows.lift(0, 2)
    rows.move(by: -80)
    rows.drop()
    #expect(rows.sections == [["c", "a", "b", "d"]] && rows.isConsistent)
  }

  @Test("a row beyond the edge scrolls the table, eight times as far in a second, at every frame rate")
  func scrolls() {
    for rate in [30.0, 60, 120] {
      let rows = MovedRows([(0..<100).map { "\($0)" }])
      rows.lift(0, 3)
      rows.move(by: 110)
      // The row's lower edge is 10 points below the table's: 10 pt / 0.125 s.
      for _ in 0..<Int(rate) { rows.window.advance(by: 1 / rate) }
      #expect(abs(rows.table.contentOffset.y - 80) < Tolerance.summed)
      rows.drop()
      #expect(rows.sections[0][7] == "3" && rows.isConsistent)
    }
  }

  @Test("only movable rows have the control")
  func fixed() {
    let rows = MovedRows([["a", "fixed", "c"]])
    rows.lift(0, 1)
    rows.move(by: 80)
    rows.drop()
    #expect(rows.calls.isEmpty && rows.isConsistent)
  }

  @Test(
    "random movements keep every row once, and the cells are those of their rows",
    arguments: LongTests.seeds(20, orMany: 1000))
  func random(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let names = (0..<12).map { "\($0)" }
    let heights = Dictionary(uniqueKeysWithValues: names.map { ($0, CGFloat(random.double(in: 20...120))) })
    let rows = MovedRows([Array(names[0..<5]), [], Array(names[5...])], heights: heights)
    for _ in 0..<12 {
      let visible = rows.table.indexPathsForVisibleRows ?? []
      let path = visible[random.int(in: 0..<visible.count)]
      rows.lift(path.section, path.row)
      for _ in 0..<8 {
        rows.move(by: random.double(in: -80...80))
        if random.bool() { rows.window.advance(by: random.double(in: 0...0.1)) }
      }
      if random.int(in: 0..<4) == 0 { rows.window.touchCancel() }
      rows.drop()
      #expect(rows.isConsistent)
      let lefts = rows.table.visibleCells.map(\.frame)
      for (a, b) in zip(lefts, lefts.dropFirst()) { #expect(a.maxY <= b.minY + Tolerance.summed) }
    }
    #expect(rows.sections.flatMap { $0 }.sorted() == names.sorted())
  }
}
