import CradleUIKit
import Testing

/// Section snapshots whose trees are deeper than a thread's stack, and rows that do not exist.
struct DeepOutlineTests {
  private static let depth = 100_000

  /// A chain of items, each the child of the one before, all expanded.
  private func chain() -> NSDiffableDataSourceSectionSnapshot<Int> {
    var chain = NSDiffableDataSourceSectionSnapshot<Int>()
    chain.append([0])
    for item in 1..<Self.depth { chain.append([item], to: item - 1) }
    chain.expand(chain.items)
    return chain
  }

  @Test("the descendants of an item are copied at any depth, with what is expanded")
  func copies() {
    let part = chain().snapshot(of: 0)
    #expect(part.items.count == Self.depth - 1 && part.rootItems == [1])
    #expect(part.isExpanded(Self.depth - 1) && part.parent(of: 3) == 2)
  }

  @Test("an item is deleted with its descendants at any depth")
  func deletes() {
    var part = chain()
    part.delete([1])
    #expect(part.items == [0] && !part.contains(Self.depth - 1) && !part.isExpanded(2))
    part.append([1], to: 0)
    #expect(part.items == [0, 1])
  }

  @Test("a table's data source has no rows in sections that do not exist")
  func sections() {
    let table = UITableView(frame: .zero)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    #expect([-1, 0, 7].map { source.tableView(table, numberOfRowsInSection: $0) } == [0, 0, 0])
  }

  @Test("rows that a change of the data finds not yet shown get their cells before it")
  func change() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    let table = UITableView(frame: window.bounds)
    let made = Made()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [made] _, path, item in
      made.rows.append("\(path.row) \(item)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    window.addSubview(table)
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    source.apply(snapshot, animatingDifferences: false)
    window.advance(by: 0)
    table.contentOffset = CGPoint(x: 0, y: 30 * 44)
    made.rows = []
    snapshot.deleteItems(Array(5..<40))
    source.apply(snapshot, animatingDifferences: false)
    window.advance(by: 0)
    #expect(made.rows.contains("30 30") && !made.rows.contains("5 5"))
    #expect(table.visibleCells.count == 5)
  }
  private final class Made { var rows: [String] = [] }
}
