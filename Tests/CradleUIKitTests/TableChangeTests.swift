import CradleUIKit
import TestSupport
import Testing

/// How a table goes from one state of its rows to the next.
@Suite struct TableChangeTests {
  final class Words: NSObject, UITableViewDataSource {
    var words: [String]
    init(_ words: [String]) { self.words = words }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let source = Words(["a", "b", "c", "d"])

  init() {
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    table.dataSource = source
    window.addSubview(table)
    window.advance(by: 0)
  }

  private func shown(_ row: Int) -> (y: CGFloat, alpha: Float)? {
    guard let layer = table.cellForRow(at: IndexPath(row: row, section: 0))?.layer.presentation() else {
      return nil
    }
    return (layer.frame.minY, layer.opacity)
  }
  private var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test(
    "a deleted row fades while the rows below it slide to their new places, and both end there after 0.3 s")
  func deletion() throws {
    let (gone, below) = (table.visibleCells[1], table.visibleCells[2])
    source.words.remove(at: 1)
    var isDone = false
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    } completion: {
      isDone = $0
    }
    #expect(texts == ["a", "c", "d"] && table.visibleCells[1] === below)
    // The row's own frame is the new one at once; what is shown begins at the old one.
    #expect(below.frame.minY == 50)
    #expect(try #require(shown(1)).y == 100)
    window.advance(by: 0.15)
    // Half of the time is half of the way, by symmetry of the curve.
    #expect(abs(try #require(shown(1)).y - 75) < Tolerance.closedForm)
    let half = try #require(gone.layer.presentation())
    #expect(abs(half.opacity - 0.5) < Tolerance.opacity && gone.superview === table && !isDone)
    window.advance(by: 0.15)
    #expect(try #require(shown(1)).y == 50)
    #expect(gone.superview == nil && isDone && gone.alpha == 1)
  }

  @Test(
    "rows come from the side that they are given, and a change within a change begins where the rows are shown"
  )
  func interruption() throws {
    source.words.insert("x", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .left)
    #expect(texts == ["x", "a", "b", "c", "d"])
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.layer.presentation()?.frame.minX == -320)
    window.advance(by: 0.15)
    let before = try #require(shown(1)).y
    #expect(abs(before - 25) < Tolerance.closedForm)
    source.words.removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .right)
    // The row "a" is on its way down and turns back without a jump.
    #expect(abs(try #require(shown(0)).y - before) < Tolerance.closedForm)
    window.advance(by: 1)
    #expect(try #require(shown(0)).y == 0)
    #expect(texts == ["a", "b", "c", "d"] && table.subviews.count { $0 is UITableViewCell } == 4)
  }

  @Test("a moved row keeps its cell and its selection; a row that comes into sight slides from where it was")
  func move() throws {
    source.words = (0..<40).map(String.init)
    table.reloadData()
    window.advance(by: 0)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    source.words.insert(source.words.remove(at: 2), at: 5)
    source.words.insert(source.words.remove(at: 30), at: 0)
    table.performBatchUpdates {
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 6, section: 0))
      table.moveRow(at: IndexPath(row: 30, section: 0), to: IndexPath(row: 0, section: 0))
    }
    #expect(table.cellForRow(at: IndexPath(row: 6, section: 0)) === cell)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 6, section: 0))
    #expect(try #require(shown(0)).y == 30 * 50)
    window.advance(by: 1)
    #expect(try #require(shown(0)).y == 0)
  }

  @Test(
    "equal random states of a diffable source show equal rows, at their places, whatever came before",
    arguments: [1, 2, 3])
  func random(_ seed: UInt64) throws {
    var state = seed
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "word", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    for _ in 0..<60 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      var items = Array(0..<12)
      for place in items.indices { items.swapAt(place, draw(items.count)) }
      for section in 0..<(1 + draw(3)) {
        snapshot.appendSections([section * 7 % 3])
        let count = min(draw(6), items.count)
        snapshot.appendItems(Array(items.prefix(count)))
        items.removeFirst(count)
      }
      var isDone = false
      source.apply(snapshot, animatingDifferences: draw(4) > 0) { isDone = true }
      let now = snapshot.sectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) }.map {
        "\($0)"
      }
      table.layoutIfNeeded()
      // Ten rows of 50 points are in sight of 480.
      #expect(texts.compactMap { $0 } == Array(now.prefix(10)))
      window.advance(by: Double(draw(40)) / 100)
      if draw(3) == 0 {
        window.advance(by: 1)
        #expect(isDone)
        for (row, cell) in table.visibleCells.enumerated() {
          #expect(cell.layer.presentation()?.frame.minY == CGFloat(row) * 50 && cell.alpha == 1)
        }
        #expect(table.subviews.count { $0 is UITableViewCell } == min(now.count, 10))
      }
    }
  }
}
