import CradleGeometry
import TestSupport
import Testing

@testable import CradleCollectionView

/// Any counts of a data source are shown, or refused with a sentence.
@Suite("Counts of a data source") struct ItemCountTests {
  final class Counts: CollectionViewDataSource {
    var items: [Int]
    var sections: Int?
    init(_ items: [Int]) { self.items = items }
    func numberOfSections(in collectionView: CollectionView) -> Int { sections ?? items.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      section < items.count ? items[section] : 0
    }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    { collectionView.noCell }
  }

  private static func show(_ counts: Counts) -> CollectionView {
    let view = CollectionView(
      viewportSize: Size(width: 320, height: 480), collectionViewLayout: CollectionViewFlowLayout())
    view.dataSource = counts
    view.layoutIfNeeded()
    return view
  }

  @Test(
    "counts of up to 10¹² in all are shown, however often they change",
    arguments: LongTests.seeds(8, orMany: 400))
  func largeCountsAreShown(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let counts = Counts([])
    let view = Self.show(counts)
    for _ in 0..<20 {
      counts.items = (0..<random.int(in: 0..<5)).map { _ in
        // Of every size up to a quarter of the limit.
        Int.random(in: 0...(1 << random.int(in: 0..<38)), using: &random)
      }
      view.reloadData()
      view.layoutIfNeeded()
      #expect(
        (0..<counts.items.count).allSatisfy { view.numberOfItems(inSection: $0) == counts.items[$0] })
      view.contentOffset = view.maximumOffset
      view.layoutIfNeeded()
      #expect(view.presentedElements.allSatisfy { $0.attributes.frame.isFinite })
      #expect(view.presentedElements.isEmpty == counts.items.allSatisfy { $0 == 0 })
    }
  }

  @Test("the largest number of items stops with a sentence") func mostItems() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.show(Counts([5, Int.max]))
    }
    #expect(TrapSentence.has("numberOfItemsInSection 1", "at most 10¹²", in: output?.standardErrorContent))
  }

  @Test("items of several sections that are too many together stop with a sentence") func manyItems() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.show(Counts([600_000_000_000, 600_000_000_000]))
    }
    #expect(TrapSentence.has("numberOfItemsInSection 1", "at most 10¹²", in: output?.standardErrorContent))
  }

  @Test("the largest number of sections stops with a sentence") func mostSections() async {
    let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let counts = Counts([5])
      counts.sections = .max
      _ = Self.show(counts)
    }
    #expect(TrapSentence.has("numberOfSections(in:)", "at most 10⁶", in: output?.standardErrorContent))
  }

  @Test("fewer items or sections than none stop with a sentence") func negative() async {
    let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.show(Counts([5, -1]))
    }
    #expect(TrapSentence.has("numberOfItemsInSection 1 is -1", "return 0", in: items?.standardErrorContent))
    let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let counts = Counts([5])
      counts.sections = -1
      _ = Self.show(counts)
    }
    #expect(TrapSentence.has("numberOfSections(in:) is -1", "return 0", in: sections?.standardErrorContent))
  }
}
