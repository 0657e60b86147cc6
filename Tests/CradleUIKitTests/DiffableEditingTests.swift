import CradleUIKit
import Testing

/// Editing rows of a diffable data source.
struct DiffableEditingTests {
  private class Source: UITableViewDiffableDataSource<Int, Int> {
    var commits: [IndexPath] = []
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { commits.append(indexPath) }
  }
  private final class EditableSource: Source {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  @Test("a row is edited only if a subclass allows it", arguments: [false, true])
  func edits(_ isEditable: Bool) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let cell: Source.CellProvider = { _, _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    let source: Source =
      isEditable
      ? EditableSource(tableView: table, cellProvider: cell) : Source(tableView: table, cellProvider: cell)
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    let path = IndexPath(row: 1, section: 0)
    table.commit(.delete, forRowAt: path)
    #expect(source.commits == (isEditable ? [path] : []))
  }
}
