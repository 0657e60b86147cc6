import CradleUIKit
import Testing

/// What lists and their cells do as they are deinitialized, while they show rows.
struct LeavingListTests {
  private final class Calls { var count = 0 }
  private final class LeavingTable: UITableView {
    var calls: Calls?
    deinit {
      selectRow(at: IndexPath(row: 7, section: 0), animated: false, scrollPosition: .bottom)
      beginUpdates()
      endUpdates()
      calls?.count += 1
    }
  }
  private final class LeavingRow: UITableViewCell {
    var calls: Calls?
    deinit {
      setEditing(false, animated: false)
      layoutSubviews()
      calls?.count += 1
    }
  }
  private final class LeavingCollection: UICollectionView {
    var calls: Calls?
    deinit {
      performBatchUpdates({ deleteItems(at: [IndexPath(item: 0, section: 0)]) }) { _ in }
      deleteItems(at: [IndexPath(item: 0, section: 0)])
      calls?.count += 1
    }
  }
  private final class Rows: NSObject, UITableViewDataSource {
    let calls: Calls
    init(_ calls: Calls) { self.calls = calls }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = LeavingRow(style: .default, reuseIdentifier: nil)
      cell.calls = calls
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  }

  @Test("a table with an index, and its cells with controls, may change their rows in their deinitializers")
  func table() {
    let (tables, cells) = (Calls(), Calls())
    let rows = Rows(cells)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    do {
      let table = LeavingTable(frame: window.bounds, style: .plain)
      (table.rowHeight, table.dataSource, table.calls) = (50, rows, tables)
      table.setEditing(true, animated: false)
      window.addSubview(table)
      window.advance(by: 0)
      #expect(table.visibleCells.count == 4)
      table.removeFromSuperview()
    }
    window.advance(by: 1)
    #expect(tables.count == 1 && cells.count >= 4)
  }

  @Test("a collection view may change its items in its deinitializer")
  func collection() {
    let (calls, source) = (Calls(), CellSource(9))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    do {
      let view = LeavingCollection(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (view.dataSource, view.calls) = (source, calls)
      window.addSubview(view)
      window.advance(by: 0)
      #expect(!view.visibleCells.isEmpty)
      view.removeFromSuperview()
    }
    window.advance(by: 1)
    #expect(calls.count == 1)
  }
}
