import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// Snapshots that are applied from the callbacks of the collection that shows them.
@Suite("Diffable snapshots from a collection's callbacks")
struct DiffableReentrancyTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  /// A collection whose cell provider, delegate and completions apply random snapshots, now and then.
  final class Rig: CollectionViewDelegate {
    let view = CollectionView(
      viewportSize: Size(width: 300, height: 400), collectionViewLayout: CollectionViewFlowLayout())
    private var source: CollectionViewDiffableDataSource<Int, Int>?
    private var random: SeededRandom
    /// The snapshot that was applied last.
    private(set) var last = Snapshot()
    /// The applies from callbacks that are still allowed.
    private var budget = 0
    private(set) var nested = 0
    private(set) var applied = 0
    private(set) var completed = 0

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      view.register(forCellWithReuseIdentifier: "cell") { CollectionViewCell() }
      view.delegate = self
      source = CollectionViewDiffableDataSource(collectionView: view) { [unowned self] view, path, _ in
        hear()
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }

    /// Applies a snapshot and lets some time pass.
    func step() {
      budget = 6
      apply()
      view.advance(by: random.double(in: 0...0.3))
      if random.bool() { view.setContentOffset(Point(x: 0, y: random.double(in: 0...900)), animated: true) }
      budget = 0
    }

    private func hear() {
      guard budget > 0, random.int(in: 0..<5) == 0 else { return }
      budget -= 1
      nested += 1
      apply()
    }

    private func apply() {
      last = state()
      applied += 1
      let completion = { [unowned self] in
        completed += 1
        hear()
      }
      switch random.int(in: 0..<4) {
      case 0: source?.applySnapshotUsingReloadData(last, completion: completion)
      default: source?.apply(last, animatingDifferences: random.bool(), completion: completion)
      }
    }

    /// Some of 60 items in some of 4 sections, in any order.
    private func state() -> Snapshot {
      var state = Snapshot()
      let sections = (0..<4).shuffled(using: &random).prefix(random.int(in: 1..<5))
      state.appendSections(Array(sections))
      for item in (0..<60).shuffled(using: &random).prefix(random.int(in: 0..<60)) {
        state.appendItems([item], toSection: sections[random.int(in: 0..<sections.count)])
      }
      return state
    }

    /// A sentence about what is wrong now; nil if nothing is.
    func fault() -> String? {
      view.layoutIfNeeded()
      guard let shown = source?.snapshot() else { return "there is no source" }
      if shown.sectionIdentifiers != last.sectionIdentifiers { return "it has other sections" }
      if shown.itemIdentifiers != last.itemIdentifiers { return "it has other items" }
      let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      let wanted = last.sectionIdentifiers.map { last.itemIdentifiers(inSection: $0).count }
      if counts != wanted { return "it has \(counts) items of \(wanted)" }
      let cells = view.presentedElements.filter { !$0.isLeaving && $0.attributes.category == .cell }
      let strays = cells.filter { source?.itemIdentifier(for: $0.attributes.indexPath) == nil }
      return strays.isEmpty ? nil : "it shows what the data does not have"
    }

    func rest() { for _ in 0..<600 where !view.isResting { view.advance(by: 0.1) } }

    func collectionView(
      _ view: CollectionView, willDisplay cell: CollectionViewCell, forItemAt path: IndexPath
    ) { hear() }
    func collectionView(
      _ view: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt path: IndexPath
    ) { hear() }
    func scrollViewDidScroll(_ view: ScrollView) { hear() }
  }

  @Test("the last applied snapshot is shown, and every completion is called once")
  func lastOneIsShown() {
    var nested = 0
    for seed in LongTests.seeds(3, orMany: 500) {
      let rig = Rig(seed: seed)
      for step in 0..<25 {
        rig.step()
        guard let fault = rig.fault() else { continue }
        Issue.record("seed \(seed), step \(step): \(fault)")
        return
      }
      rig.rest()
      #expect(rig.fault() == nil && rig.completed == rig.applied, "seed \(seed)")
      nested += rig.nested
    }
    #expect(nested > 30)
  }

  @Test(
    "a source whose collection is gone keeps the snapshot, and calls the completion",
    arguments: [false, true])
  func outlivesTheCollection(reloads: Bool) {
    var collection: CollectionView? = CollectionView(
      viewportSize: Size(width: 100, height: 100), collectionViewLayout: CollectionViewFlowLayout())
    let source = collection.map { view in
      CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, _, _ in
        CollectionViewCell()
      }
    }
    collection = nil
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    var count = 0
    if reloads {
      source?.applySnapshotUsingReloadData(snapshot) { count += 1 }
    } else {
      source?.apply(snapshot) { count += 1 }
    }
    #expect(count == 1 && source?.snapshot().itemIdentifiers == [1, 2])
  }
}
