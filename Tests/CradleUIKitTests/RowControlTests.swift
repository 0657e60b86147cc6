import CradleUIKit
import TestSupport
import Testing

/// The controls of rows in editing mode.
struct RowControlTests {
  private final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate {
    var notes = ["a", "b", "c", "d"]
    var style = UITableViewCell.EditingStyle.delete
    var isIndented = true
    var calls: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = notes[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      notes[indexPath.row] != "c"
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("\(editingStyle) \(indexPath.row)")
      guard editingStyle == .delete else { return }
      notes.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { style }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
      isIndented
    }
    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Remove" }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let notes = Notes()

  private func shown() -> UITableView {
    let table = UITableView(frame: window.bounds)
    (table.dataSource, table.delegate) = (notes, notes)
    window.addSubview(table)
    window.advance(by: 0)
    return table
  }
  private func edit(_ table: UITableView) {
    table.setEditing(true, animated: true)
    window.advance(by: 0.5)
  }
  private func tap(at point: CGPoint) {
    window.touchDown(at: point)
    window.touchUp()
    window.advance(by: 0.5)
  }
  private func left(_ table: UITableView, _ row: Int) -> CGFloat? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.frame.minX
  }

  @Test("in editing mode the content of rows that can be edited makes room for the control")
  func indents() {
    let table = shown()
    edit(table)
    #expect(left(table, 0) == 38 && left(table, 2) == 0)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.editingStyle == .delete && cell?.contentView.frame.maxX == 320)
    table.setEditing(false, animated: false)
    window.advance(by: 0)
    #expect(left(table, 0) == 0 && cell?.editingStyle == UITableViewCell.EditingStyle.none)
    notes.style = .none
    for isIndented in [true, false] {
      notes.isIndented = isIndented
      edit(table)
      #expect(left(table, 0) == (isIndented ? 38 : 0))
      table.setEditing(false, animated: false)
    }
    table.allowsMultipleSelectionDuringEditing = true
    notes.style = .delete
    edit(table)
    #expect(left(table, 0) == 0)
  }

  @Test("the red control reveals the button that deletes the row")
  func deletes() throws {
    let table = shown()
    edit(table)
    tap(at: CGPoint(x: 26, y: 66))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.contentView.frame.minX == 38 - 74 && notes.calls.isEmpty)
    let titles = cell.subviews.flatMap(\.subviews).compactMap { ($0 as? UIButton)?.title(for: .normal) }
    #expect(titles == ["Remove"])
    // A tap on the row hides the button again.
    tap(at: CGPoint(x: 100, y: 66))
    #expect(cell.contentView.frame.minX == 38 && notes.calls.isEmpty)
    tap(at: CGPoint(x: 26, y: 66))
    tap(at: CGPoint(x: 300, y: 66))
    #expect(notes.calls == ["delete 1"] && notes.notes == ["a", "c", "d"])
    #expect(left(table, 0) == 38 && left(table, 1) == 0 && left(table, 2) == 38)
  }

  @Test("the green control inserts at once")
  func inserts() {
    let table = shown()
    notes.style = .insert
    edit(table)
    tap(at: CGPoint(x: 26, y: 22))
    #expect(notes.calls == ["insert 0"])
  }

  @Test("the end of editing hides the button, and a swipe reveals none in editing mode")
  func ends() throws {
    let table = shown()
    edit(table)
    tap(at: CGPoint(x: 26, y: 66))
    table.setEditing(false, animated: true)
    window.advance(by: 0.5)
    #expect(left(table, 1) == 0)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.subviews.allSatisfy { !($0.subviews.first is UIButton) })
  }
}
