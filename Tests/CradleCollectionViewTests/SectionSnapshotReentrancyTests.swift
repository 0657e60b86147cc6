import CradleCollectionView
import CradleGeometry
import Testing

/// Section snapshots, and cell providers that apply or read them.
@Suite("Section snapshots in a cell provider")
struct SectionSnapshotReentrancyTests {
  private typealias Source = CollectionViewDiffableDataSource<String, Int>

  /// A source of items without cells, whose provider calls a closure.
  private final class Rig {
    let view = CollectionView(
      viewportSize: Size(width: 300, height: 400), collectionViewLayout: CollectionViewFlowLayout())
    var onItem: (Source, Int) -> Void = { _, _ in }
    private(set) lazy var source: Source = .init(collectionView: view) { [unowned self] view, _, item in
      onItem(source, item)
      return view.noCell
    }
  }

  private func outline(_ items: [Int], below parent: Int? = nil) -> DiffableDataSourceSectionSnapshot<Int> {
    var outline = DiffableDataSourceSectionSnapshot<Int>()
    if let parent {
      outline.append([parent])
      outline.expand([parent])
    }
    outline.append(items, to: parent)
    return outline
  }

  @Test("two that wait for the end of a pass both show")
  func both() {
    let rig = Rig()
    rig.onItem = { source, _ in
      rig.onItem = { _, _ in }
      source.apply(outline([1, 2]), to: "a")
      source.apply(outline([3]), to: "b")
    }
    rig.source.apply(outline([9]), to: "c")
    rig.view.layoutIfNeeded()
    let snapshot = rig.source.snapshot()
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b"])
    #expect(snapshot.itemIdentifiers == [9, 1, 2, 3])
    #expect((0..<3).map { rig.view.numberOfItems(inSection: $0) } == [1, 2, 1])
    rig.onItem = { _, _ in }
  }

  @Test("a section that was deleted, or has shown other items, comes back without its hierarchy")
  func forgotten() {
    let rig = Rig()
    var closed = outline([1])
    closed.append([2, 3], to: 1)
    var flat = DiffableDataSourceSnapshot<String, Int>()
    flat.appendSections(["a"])
    flat.appendItems([1])
    var other = DiffableDataSourceSnapshot<String, Int>()
    other.appendSections(["a"])
    other.appendItems([4])
    for between in [DiffableDataSourceSnapshot<String, Int>(), other] {
      rig.source.apply(closed, to: "a")
      #expect(rig.source.snapshot(for: "a").items == [1, 2, 3])
      rig.source.apply(flat)
      #expect(rig.source.snapshot(for: "a").items == [1, 2, 3])
      rig.source.apply(between)
      rig.source.apply(flat)
      #expect(rig.source.snapshot(for: "a").items == [1])
    }
  }

  @Test("a cell provider sees the hierarchy that is being applied")
  func hierarchy() {
    let rig = Rig()
    var levels: [Int: Int] = [:]
    rig.onItem = { source, item in levels[item] = source.snapshot(for: "a").level(of: item) }
    rig.source.apply(outline([2, 3], below: 1), to: "a")
    rig.view.layoutIfNeeded()
    #expect(levels == [1: 0, 2: 1, 3: 1])
  }
}
