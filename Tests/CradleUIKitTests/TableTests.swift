import CradleUIKit
import TestSupport
import Testing

/// A table's places, reuse, heights and selection.
@Suite struct TableTests {
  /// A row whose height follows from its text by constraints.
  final class NoteCell: UITableViewCell {
    let note = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      (note.font, note.numberOfLines) = (.systemFont(ofSize: 20), 0)
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      ])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [100, 100]
    var made = 0
    var chosen: [IndexPath] = []
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      // 30 characters of 10 points fill a line of 300.
      (cell as? NoteCell)?.note.text = String(repeating: "x", count: 30 * (indexPath.row % 3 + 1))
      made += 1
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Part \(section)"
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let notes = Notes()

  init() {
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    (table.dataSource, table.delegate) = (notes, notes)
    window.addSubview(table)
    window.advance(by: 0)
  }

  /// The height of a row: 24 points a line, and 6 above and below.
  private func height(_ row: Int) -> CGFloat { CGFloat(12 + 24 * (row % 3 + 1)) }

  @Test(
    "rows are as high as their constraints need, below a header that stays, and only those in sight have cells"
  )
  func places() throws {
    var top: CGFloat = 28
    for row in 0..<6 {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      #expect(cell.frame == CGRect(x: 0, y: top, width: 320, height: height(row)), "\(row)")
      top += height(row)
    }
    #expect(table.visibleCells.count < 12)
    table.contentOffset.y = 1000
    window.advance(by: 0)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "Part 0" && header.frame.minY == table.contentOffset.y)
    for cell in table.visibleCells {
      let path = try #require(table.indexPath(for: cell))
      #expect(cell.bounds.height == height(path.row) && cell.frame == table.rectForRow(at: path))
    }
  }

  @Test("cells are reused, and scrolling to the last row ends there")
  func reuse() {
    table.scrollToRow(at: IndexPath(row: 99, section: 1), at: .bottom, animated: false)
    for _ in 0..<5 { window.advance(by: 1 / 60) }
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99, section: 1))
    let alive = table.subviews.count { $0 is NoteCell }
    #expect(alive == table.visibleCells.count && alive < 12)
  }

  @Test("a tap selects a row, and a change of the data shows at once")
  func selection() {
    window.touchDown(at: CGPoint(x: 100, y: 50))
    window.touchUp()
    #expect(
      notes.chosen == [IndexPath(row: 0, section: 0)] && table.indexPathForSelectedRow == notes.chosen[0])
    #expect(table.cellForRow(at: notes.chosen[0])?.isSelected == true)
    notes.counts = [2]
    table.performBatchUpdates {
      table.deleteSections(IndexSet(integer: 1), with: .automatic)
      table.deleteRows(at: (2..<100).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }
    window.advance(by: 0)
    #expect(table.visibleCells.count == 2 && table.contentSize.height == 28 + height(0) + height(1))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("a diffable data source shows its states")
  func diffable() {
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    window.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    window.advance(by: 0)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
    #expect(source.indexPath(for: "b") == IndexPath(row: 1, section: 0))
  }

  @Test("headers of a registered class are made by their own initialiser, and used again after a reload")
  func headerViews() throws {
    final class Heading: UITableViewHeaderFooterView {
      var reuses = 0
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        tag = 7
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func prepareForReuse() { reuses += 1 }
    }
    final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "heading")
        view?.textLabel?.text = "Part"
        return view
      }
    }
    let (table, titled) = (UITableView(frame: window.bounds, style: .plain), Titled())
    table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "heading")
    (table.dataSource, table.delegate) = (titled, titled)
    window.addSubview(table)
    window.advance(by: 0)
    let heading = try #require(table.headerView(forSection: 0) as? Heading)
    #expect(heading.tag == 7 && heading.frame == CGRect(x: 0, y: 0, width: 320, height: 28))
    #expect(heading.reuseIdentifier == "heading" && heading.textLabel?.frame.minX == 16)
    table.reloadData()
    window.advance(by: 0)
    #expect(table.headerView(forSection: 0) === heading && heading.reuses == 1)
  }

  @Test("it scrolls to the start of a section without rows, and only to rows that exist")
  func scrollTargets() async {
    notes.counts = [30, 0, 30]
    table.reloadData()
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let suite = TableTests()
      suite.table.scrollToRow(at: IndexPath(row: 100, section: 1), at: .top, animated: false)
    }
    #expect(TrapSentence.has("scrollToRow", "none is 100", in: row?.standardErrorContent))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let suite = TableTests()
      suite.table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: true)
    }
    #expect(TrapSentence.has("scrollToRow", "none is 2", in: section?.standardErrorContent))
  }

  @Test("fewer rows or sections than none trap with a sentence")
  func negativeCounts() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let suite = TableTests()
      suite.notes.counts = [3, -1]
      suite.table.reloadData()
      suite.window.advance(by: 0)
    }
    #expect(TrapSentence.has("numberOfRowsInSection 1 is -1", in: output?.standardErrorContent))
    let picker = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Numbers: UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { -1 }
      }
      let (picker, numbers) = (UIPickerView(), Numbers())
      picker.dataSource = numbers
      _ = picker.numberOfRows(inComponent: 0)
    }
    #expect(TrapSentence.has("numberOfRowsInComponent 0 is -1", in: picker?.standardErrorContent))
  }
}
