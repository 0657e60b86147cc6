import CradleUIKit
import TestSupport
import Testing

/// Rows whose present cells are configured again, without new ones.
@Suite("Rows that are configured again")
struct RowReconfigurationTests {
  final class Cell: UITableViewCell {
    private(set) var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  final class Words: NSObject, UITableViewDataSource, UITableViewDelegate {
    var words = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"]
    var asked: [Int] = []
    var displayed: [Int] = []
    /// Called once, before a cell is configured.
    var onConfigure: () -> Void = {}
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath.row)
      let change = onConfigure
      onConfigure = {}
      change()
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      cell.textLabel?.numberOfLines = 0
      return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
      displayed.append(indexPath.row)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let source = Words()

  private func show(_ dataSource: any UITableViewDataSource) {
    table.register(Cell.self, forCellReuseIdentifier: "word")
    (table.dataSource, table.delegate) = (dataSource, source)
    window.addSubview(table)
    window.advance(by: 0)
    (source.asked, source.displayed) = ([], [])
  }
  private var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test(
    "visible rows keep their cells, unprepared, and get new contents and heights; no others are asked for")
  func keepsCells() throws {
    show(source)
    let cells = table.visibleCells
    let height = cells[1].frame.height
    (source.words[1], source.words[13]) = ("b\nb\nb", "z")
    table.reconfigureRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 13, section: 0)])
    #expect(source.asked == [1] && source.displayed.isEmpty)
    #expect(table.visibleCells.starts(with: cells.prefix(5)) && cells[1].textLabel?.text == "b\nb\nb")
    #expect(cells.allSatisfy { ($0 as? Cell)?.reuses == 0 })
    window.advance(by: 1)
    #expect(cells[1].frame.height > height && cells[2].frame.minY == cells[1].frame.maxY)
    table.scrollToRow(at: IndexPath(row: 13, section: 0), at: .bottom, animated: false)
    window.advance(by: 0)
    #expect(table.cellForRow(at: IndexPath(row: 13, section: 0))?.textLabel?.text == "z")
  }

  @Test("rows that a batch also moves and deletes around are configured at their new places")
  func inBatch() throws {
    show(source)
    let (second, third) = (table.visibleCells[1], table.visibleCells[2])
    source.words = ["c3", "b2"] + source.words[3...]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
      table.reconfigureRows(at: [1, 2].map { IndexPath(row: $0, section: 0) })
    }
    #expect(texts.prefix(3) == ["c3", "b2", "d"])
    #expect(table.visibleCells[0] === third && table.visibleCells[1] === second)
    // The cells slide from where they were, with their new contents.
    #expect(try #require(second.layer.presentation()).frame.minY == second.frame.minY)
    #expect(try #require(third.layer.presentation()).frame.minY > third.frame.minY)
  }

  @Test("items of a snapshot keep their cells, wherever they move", arguments: [true, false])
  func snapshots(isAnimated: Bool) throws {
    var shownWords = ["one", "two", "three"]
    let diffable = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
      cell.textLabel?.text = shownWords[item]
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["numbers"])
    snapshot.appendItems([0, 1, 2])
    diffable.apply(snapshot, animatingDifferences: false)
    show(diffable)
    let cells = table.visibleCells
    shownWords = ["1", "2", "3"]
    snapshot.reconfigureItems([0, 2])
    snapshot.moveItem(2, beforeItem: 0)
    diffable.apply(snapshot, animatingDifferences: isAnimated)
    #expect(texts == ["3", "1", "two"])
    #expect(table.visibleCells == [cells[2], cells[0], cells[1]])
    #expect(diffable.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test("a data source that reloads while a row is configured again shows its new rows")
  func reloadsMeanwhile() {
    show(source)
    source.onConfigure = { [source, table] in
      source.words = ["x", "y"]
      table.reloadData()
    }
    table.performBatchUpdates { table.reconfigureRows(at: [0, 1, 2].map { IndexPath(row: $0, section: 0) }) }
    window.advance(by: 1)
    #expect(texts == ["x", "y"])
  }

  @Test("a row that does not exist, or a data source that returns another cell, traps with a sentence")
  func otherCell() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Fresh: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: "word")
        }
      }
      let (suite, fresh) = (RowReconfigurationTests(), Fresh())
      suite.show(fresh)
      suite.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    }
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let suite = RowReconfigurationTests()
      suite.show(suite.source)
      suite.table.reconfigureRows(at: [IndexPath(row: 14, section: 0)])
    }
    #expect(TrapSentence.has("UITableView", "14", in: missing?.standardErrorContent))
    #expect(
      TrapSentence.has(
        "UITableView.reconfigureRows", "reloadRows(at:with:)", in: output?.standardErrorContent))
  }

  @Test("a snapshot that reloads everything is shown at once; sections have their numbers")
  func reloadingData() {
    let diffable = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    show(diffable)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    var isDone = false
    diffable.applySnapshotUsingReloadData(snapshot) { isDone = true }
    table.layoutIfNeeded()
    #expect(isDone && texts == ["1", "2", "3"])
    #expect(table.visibleCells.allSatisfy { $0.layer.presentation()?.opacity == 1 })
    #expect(diffable.index(for: "b") == 1 && diffable.index(for: "c") == nil)
    #expect(diffable.sectionIdentifier(for: 0) == "a" && diffable.sectionIdentifier(for: 2) == nil)
  }

  /// A diffable source whose sections have titles.
  private final class Titled: UITableViewDiffableDataSource<String, Int> {
    var titles = ["a": "first", "b": "second"]
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).flatMap { titles[$0] }
    }
  }

  @Test("a section that a snapshot reloads gets its title anew, and only that one", arguments: [true, false])
  func reloadedSection(isAnimated: Bool) {
    var words = ["1", "2"]
    let diffable = Titled(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
      cell.textLabel?.text = words[item]
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([0], toSection: "a")
    snapshot.appendItems([1], toSection: "b")
    diffable.apply(snapshot, animatingDifferences: false)
    show(diffable)
    let kept = table.cellForRow(at: IndexPath(row: 0, section: 1))
    func titles() -> [String?] { (0..<2).map { table.headerView(forSection: $0)?.textLabel?.text } }
    #expect(titles() == ["first", "second"])
    (diffable.titles, words) = (["a": "new", "b": "newer"], ["one", "two"])
    snapshot.reloadSections(["a"])
    diffable.apply(snapshot, animatingDifferences: isAnimated)
    window.advance(by: 1)
    #expect(titles() == ["new", "second"] && texts == ["one", "2"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === kept)
  }
}
