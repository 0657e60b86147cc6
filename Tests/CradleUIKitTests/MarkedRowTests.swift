import CradleUIKit
import Testing

/// Rows that a snapshot of a table marks.
struct MarkedRowTests {
  private final class Log { var names: [String] = [] }

  @Test("a marked row is reloaded once, and no mark is left in the shown state")
  func reloadedOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (table, log) = (UITableView(frame: window.bounds), Log())
    window.addSubview(table)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
      log.names.append(name)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var first = NSDiffableDataSourceSnapshot<Int, String>()
    first.appendSections([0])
    first.appendItems(["a", "b", "c"])
    source.apply(first, animatingDifferences: false)
    window.advance(by: 0)
    #expect(log.names == ["a", "b", "c"])
    var second = source.snapshot()
    second.reloadItems(["b"])
    source.apply(second, animatingDifferences: false)
    window.advance(by: 0)
    #expect(log.names == ["a", "b", "c", "b"] && source.snapshot().reloadedItemIdentifiers.isEmpty)
    var third = source.snapshot()
    third.appendItems(["d"])
    source.apply(third, animatingDifferences: false)
    window.advance(by: 0)
    #expect(log.names == ["a", "b", "c", "b", "d"])
  }
}
