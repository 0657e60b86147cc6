import CradleUIKit
import Testing

/// The primary actions of rows and items: what a tap does besides selecting.
@Suite struct PrimaryActionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 4
    var log: [String] = []
    var selects = true
    var chosen: (UITableView, IndexPath) -> Void = { _, _ in }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will \(indexPath.row)")
      return selects ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("did \(indexPath.row)")
      chosen(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      log.append("primary \(indexPath.row)")
    }
  }
  private final class Items: CellSource, UICollectionViewDelegate {
    var log: [String] = []
    var selects = true
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      selects
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("did \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.append("primary \(indexPath.item)") }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show() {
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
  }
  private func tap(_ number: Int, in window: UIWindow? = nil) {
    let window = window ?? self.window
    window.touchDown(at: CGPoint(x: 20, y: 44 * CGFloat(number) + 20))
    window.touchUp()
    window.advance(by: 0.5)
  }

  @Test("a tap performs the action after the selection, also if it selects nothing")
  func tapped() {
    show()
    tap(1)
    tap(1)
    #expect(rows.log == ["will 1", "did 1", "primary 1", "will 1", "did 1", "primary 1"])
    (rows.log, rows.selects) = ([], false)
    tap(2)
    #expect(rows.log == ["will 2", "primary 2"])
  }

  @Test("in editing mode there is none, unless the delegate says so")
  func editing() {
    final class Allowing: NSObject, UITableViewDataSource, UITableViewDelegate {
      var log: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 1
      }
      func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append(indexPath.row)
      }
    }
    table.allowsSelectionDuringEditing = true
    show()
    table.isEditing = true
    window.advance(by: 0)
    func touch(_ row: Int) {
      window.touchDown(at: CGPoint(x: 200, y: 44 * CGFloat(row) + 20))
      window.touchUp()
      window.advance(by: 0.5)
    }
    touch(1)
    #expect(rows.log == ["will 1", "did 1"])
    let allowing = Allowing()
    (table.dataSource, table.delegate) = (allowing, allowing)
    window.advance(by: 0)
    touch(2)
    touch(1)
    #expect(allowing.log == [1])
  }

  @Test("a tap that adds to a selection, or takes from it, performs none")
  func several() {
    table.allowsMultipleSelection = true
    show()
    for row in [0, 2, 2, 0, 3] { tap(row) }
    #expect(rows.log == ["will 0", "did 0", "primary 0", "will 2", "did 2", "will 3", "did 3", "primary 3"])
  }

  @Test("the action follows a row that moves in the calls, also through a reload, and ends with it")
  func changed() {
    show()
    rows.chosen = { [rows] table, _ in
      rows.count += 1
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    tap(1)
    rows.chosen = { table, _ in table.reloadData() }
    tap(2)
    rows.chosen = { [rows] table, path in
      rows.count -= 1
      table.deleteRows(at: [path], with: .none)
    }
    tap(3)
    rows.chosen = { [rows] table, _ in
      rows.count = 0
      table.reloadData()
    }
    tap(2)
    #expect(rows.log.filter { $0.hasPrefix("primary") } == ["primary 2", "primary 2"])
  }

  @Test("items have them, too", arguments: [false, true])
  func items(isMultiple: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let items = Items(4)
    let (window, view) = collectionWindow(layout, items, delegate: items)
    view.allowsMultipleSelection = isMultiple
    tap(1, in: window)
    tap(2, in: window)
    #expect(items.log == ["did 1", "primary 1", "did 2"] + (isMultiple ? [] : ["primary 2"]))
    for path in view.indexPathsForSelectedItems ?? [] { view.deselectItem(at: path, animated: false) }
    (items.log, items.selects) = ([], false)
    tap(3, in: window)
    #expect(items.log == ["primary 3"])
    (items.log, items.selects) = ([], true)
    view.allowsSelectionDuringEditing = true
    view.isEditing = true
    tap(0, in: window)
    #expect(items.log == ["did 0"])
  }
}
