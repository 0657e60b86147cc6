import CradleUIKit
import TestSupport
import Testing

/// Diffable data whose items are carried and whose rows open, written as for UIKit, and what is observed of it.
@Suite struct OutlineFacadeTests {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private static func view(isList: Bool) -> (UIWindow, UICollectionView, Source) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let rows = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: rows)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      cell.tag = item
      cell.accessories = isList && item % 10 == 0 ? [.outlineDisclosure()] : []
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    window.addSubview(view)
    return (window, view, source)
  }
  private static func rest(_ window: UIWindow) { for _ in 0..<180 { window.advance(by: 1 / 60) } }

  @Test("reordering handlers decide which items may be moved, and get the change")
  func reorders() throws {
    let (window, view, source) = Self.view(isList: false)
    final class Heard { var changes: [NSDiffableDataSourceTransaction<String, Int>] = [] }
    let heard = Heard()
    source.reorderingHandlers.canReorderItem = { $0 != 1 }
    source.reorderingHandlers.didReorder = { heard.changes.append($0) }
    var state = NSDiffableDataSourceSnapshot<String, Int>()
    state.appendSections(["a"])
    state.appendItems([0, 1, 2, 3])
    source.apply(state, animatingDifferences: false)
    window.advance(by: 0)
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 100))
    view.endInteractiveMovement()
    Self.rest(window)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 0, 3])
    #expect(view.visibleCells.map(\.tag) == [1, 2, 0, 3])
    let change = try #require(heard.changes.first)
    #expect(heard.changes.count == 1)
    #expect(change.initialSnapshot.itemIdentifiers == [0, 1, 2, 3])
    #expect(change.sectionTransactions.map(\.sectionIdentifier) == ["a"])
    #expect([0, 1, 2, 3].applying(change.difference) == [1, 2, 0, 3])
    #expect(change.sectionTransactions.first?.finalSnapshot.items == [1, 2, 0, 3])
  }

  @Test(
    "a section snapshot shows the children of expanded rows, and a tap on a disclosure expands and collapses one"
  )
  func outline() throws {
    let (window, view, source) = Self.view(isList: true)
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([10, 20])
    tree.append([11, 12], to: 10)
    tree.append([21], to: 20)
    source.apply(tree, to: "tree", animatingDifferences: false)
    window.advance(by: 0)
    #expect(view.visibleCells.map(\.tag) == [10, 20])
    final class Heard { var rows: [String] = [] }
    let heard = Heard()
    source.sectionSnapshotHandlers.willExpandItem = { heard.rows.append("open \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { heard.rows.append("close \($0)") }
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != 20 }
    func tap(y: CGFloat) {
      window.touchDown(at: CGPoint(x: 160, y: y), time: window.time + 0.1)
      window.touchUp(time: window.time + 0.2)
      Self.rest(window)
    }
    tap(y: 20)
    #expect(view.visibleCells.map(\.tag) == [10, 11, 12, 20])
    #expect(source.snapshot(for: "tree").isExpanded(10))
    tap(y: 140)
    #expect(view.visibleCells.map(\.tag) == [10, 11, 12, 20])
    tap(y: 20)
    #expect(view.visibleCells.map(\.tag) == [10, 20])
    #expect(heard.rows == ["open 10", "close 10"])
  }

  /// A header that says how high it wants to be.
  final class Header: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      attributes.size.height = 70
      return attributes
    }
  }

  @Test("a header of an estimated height gets its preferred height, and the rows follow it")
  func headers() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
        elementKind: "title", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(
      Header.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.tag = item
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: path)
    }
    window.addSubview(view)
    var state = NSDiffableDataSourceSnapshot<String, Int>()
    for number in 0..<10 {
      state.appendSections(["\(number)"])
      state.appendItems([2 * number, 2 * number + 1])
    }
    source.apply(state, animatingDifferences: false)
    window.advance(by: 0)
    // Four headers are in sight, once those before them are 70 high.
    let cell = try #require(view.visibleCells.first { $0.tag == 2 })
    #expect(cell.frame == CGRect(x: 0, y: 220, width: 320, height: 40))
    #expect(view.contentSize.height == 1200)
    for _ in 0..<12 {
      view.contentOffset.y = min(view.contentOffset.y + 130, view.contentSize.height - 480)
      window.advance(by: 0)
    }
    #expect(view.contentSize.height == 1500)
    let header = try #require(
      view.supplementaryView(forElementKind: "title", at: IndexPath(item: 0, section: 9)))
    #expect(header.frame == CGRect(x: 0, y: 1350, width: 320, height: 70))
  }

  @Test("a scroll view's offset is observed by a key path and by its name")
  func observes() {
    final class Listener: UIView {
      var offsets: [CGFloat] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { offsets.append((change?[.newKey] as? CGPoint)?.y ?? -1) }
    }
    final class Seen { var pairs: [[CGFloat]] = [] }
    let (view, listener, seen) = (
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Listener(), Seen()
    )
    view.contentSize = CGSize(width: 100, height: 1000)
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
      seen.pairs.append([change.oldValue?.y ?? -1, change.newValue?.y ?? -1])
    }
    view.addObserver(listener, forKeyPath: "contentOffset", options: .new, context: nil)
    view.contentOffset = CGPoint(x: 0, y: 30)
    view.contentOffset = CGPoint(x: 0, y: 30)
    view.contentOffset = CGPoint(x: 0, y: 50)
    #expect(seen.pairs == [[0, 30], [30, 50]])
    #expect(listener.offsets == [30, 50])
    observation.invalidate()
    view.removeObserver(listener, forKeyPath: "contentOffset")
    view.contentOffset = .zero
    #expect(seen.pairs.count == 2 && listener.offsets.count == 2)
  }

  @Test("a pull refreshes once, and the content stays below the control until the refresh ends")
  func refreshes() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 320, height: 1000)
    let control = UIRefreshControl()
    final class Count { var value = 0 }
    let count = Count()
    control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
    view.refreshControl = control
    window.addSubview(view)
    window.touchDown(at: CGPoint(x: 160, y: 20), time: 0)
    for step in 1...22 {
      window.touchMove(to: CGPoint(x: 160, y: 20 + CGFloat(step) * 20), time: Double(step) / 60)
    }
    #expect(count.value == 1 && control.isRefreshing)
    window.touchUp(time: 0.5)
    Self.rest(window)
    // The engine's control is 60 points high.
    #expect(abs(view.contentOffset.y + 60) < Tolerance.halfPoint)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    control.endRefreshing()
    Self.rest(window)
    #expect(abs(view.contentOffset.y) < Tolerance.halfPoint && !control.isRefreshing)
  }
}
