import CradleUIKit
import Testing

/// Rows that are indented by their depth in a hierarchy, and in editing mode.
@Suite struct RowIndentationTests {
  private class Outline: NSObject, UITableViewDataSource {
    var cells: [UITableViewCell] = (0..<3).map { number in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells[indexPath.row]
    }
  }
  private final class Plain: Outline, UITableViewDelegate {
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { .none }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private func shown(_ outline: any UITableViewDataSource & UITableViewDelegate) -> UITableView {
    let table = UITableView(frame: window.bounds)
    (table.dataSource, table.delegate) = (outline, outline)
    window.addSubview(table)
    window.advance(by: 0)
    return table
  }

  @Test("without the delegate's method cells keep their own levels, which indent labels but not other views")
  func own() throws {
    let outline = Plain()
    outline.cells[1].indentationLevel = 3
    outline.cells[2].indentationLevel = 2
    outline.cells[2].indentationWidth = 15
    let view = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
    outline.cells[1].contentView.addSubview(view)
    _ = shown(outline)
    #expect(outline.cells.map { $0.textLabel?.frame.minX } == [16, 46, 46])
    #expect(outline.cells.map { $0.textLabel?.frame.maxX } == [304, 304, 304])
    #expect(outline.cells.map(\.indentationLevel) == [0, 3, 2] && view.frame.minX == 5)
    outline.cells[1].indentationLevel = -1
    window.advance(by: 0)
    #expect(outline.cells[1].textLabel?.frame.minX == 16, "only positive levels indent")
  }

  @Test("the delegate's levels are set before rows are shown and measured, and an image moves, too")
  func delegated() throws {
    final class Tree: Outline, UITableViewDelegate {
      var shown: [Int] = []
      func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indexPath.row * 8
      }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { shown.append(cell.indentationLevel) }
    }
    let tree = Tree()
    let text = String(repeating: "abcd ", count: 24)
    for cell in tree.cells {
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text
    }
    let size = CGSize(width: 10, height: 10)
    tree.cells[2].imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in }
    let table = shown(tree)
    #expect(tree.shown == [0, 8, 16])
    #expect(tree.cells[2].imageView?.frame.minX == 176)
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
    for (cell, height) in zip(tree.cells, heights).prefix(2) {
      let label = try #require(cell.textLabel)
      let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      #expect(height == fitting.height + 20)
    }
  }

  @Test("a cell without a control says whether editing indents it, unless the delegate does")
  func editing() {
    final class Fixed: Outline, UITableViewDelegate {
      func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
      { .none }
      func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 2
      }
    }
    func check(_ outline: Outline & UITableViewDelegate, _ expected: [Bool]) {
      outline.cells[1].shouldIndentWhileEditing = false
      let table = shown(outline)
      table.setEditing(true, animated: false)
      window.advance(by: 0)
      #expect(outline.cells.map { $0.contentView.frame.minX > 0 } == expected)
      // Cells that arrive in editing mode, too.
      table.reloadData()
      window.advance(by: 0)
      #expect(outline.cells.map { $0.contentView.frame.minX > 0 } == expected)
      table.removeFromSuperview()
    }
    check(Plain(), [true, false, true])
    check(Fixed(), [true, true, false])
  }
}
