import CradleUIKit
import Testing

/// Rows that change while a touch selects one.
struct SelectionWithinChangeTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c"]
    /// The names of the rows that were selected and deselected, as the delegate's paths find them.
    var (selected, deselected): ([String], [String]) = ([], [])
    var (onHighlight, onUnhighlight, onDeselect): (() -> Void, () -> Void, () -> Void) = ({}, {}, {})
    private func name(_ path: IndexPath) -> String {
      names.indices.contains(path.row) ? names[path.row] : "none"
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { onHighlight() }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { onUnhighlight() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(name(indexPath))
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      deselected.append(name(indexPath))
      onDeselect()
    }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480))

  init() {
    table.rowHeight = 44
    (table.dataSource, table.delegate) = (rows, rows)
    window.addSubview(table)
    window.advance(by: 0)
  }
  private func tap(_ row: Int) {
    window.touchDown(at: CGPoint(x: 50, y: 22 + 44 * CGFloat(row)), time: window.time + 1)
    window.touchUp(time: window.time + 0.05)
  }
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
  private func reload(_ names: [String]) {
    rows.names = names
    table.reloadData()
  }
  private func delete(_ row: Int) {
    rows.names.remove(at: row)
    table.deleteRows(at: [path(row)], with: .none)
  }

  @Test("a reload as the row is highlighted selects nothing")
  func reloadOfHighlight() {
    rows.onHighlight = { reload(["a"]) }
    tap(2)
    #expect(rows.selected.isEmpty && table.indexPathForSelectedRow == nil)
  }

  @Test("a row that is inserted above the highlighted one leaves that one selected")
  func insertionOfHighlight() {
    rows.onHighlight = {
      rows.names.insert("new", at: 0)
      table.insertRows(at: [path(0)], with: .none)
    }
    tap(1)
    #expect(rows.selected == ["b"] && table.indexPathForSelectedRow == path(2))
  }

  @Test("the touched row is selected at its new path if the deselected one is deleted")
  func deletionOfDeselected() {
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    rows.onDeselect = { delete(0) }
    tap(2)
    #expect(rows.deselected == ["a"] && rows.selected == ["c"])
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test("a reload as another row is deselected selects nothing")
  func reloadOfDeselected() {
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    rows.onDeselect = { reload(["c"]) }
    tap(2)
    #expect(rows.selected.isEmpty && table.indexPathForSelectedRow == nil)
  }

  @Test("a row of several that is deleted as its highlight ends is not deselected")
  func deletionOfSeveral() {
    table.allowsMultipleSelection = true
    for row in 0..<2 { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    rows.onUnhighlight = { [rows] in
      rows.onUnhighlight = {}
      delete(1)
    }
    tap(1)
    #expect(rows.deselected.isEmpty && table.indexPathsForSelectedRows == [path(0)])
  }
}
