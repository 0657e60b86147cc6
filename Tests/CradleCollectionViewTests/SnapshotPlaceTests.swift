import CradleGeometry
import TestSupport
import Testing

@testable import CradleCollectionView

@Suite("Places in diffable snapshots")
struct SnapshotPlaceTests {
  /// Sections and items in plain arrays, searched from their start.
  private struct Plain {
    var sections: [(name: Int, items: [Int])] = []

    func place(_ item: Int) -> (section: Int, index: Int)? {
      for (number, section) in sections.enumerated() {
        if let index = section.items.firstIndex(of: item) { return (number, index) }
      }
      return nil
    }
    mutating func delete(_ item: Int) {
      if let place = place(item) { sections[place.section].items.remove(at: place.index) }
    }
    mutating func insert(_ items: [Int], _ other: Int, _ step: Int) {
      guard let place = place(other) else { return }
      sections[place.section].items.insert(contentsOf: items, at: place.index + step)
    }
  }

  @Test("edits of any sequence leave every item where plain arrays have it", arguments: RandomTests.seeds)
  func edits(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var (plain, snapshot) = (Plain(), DiffableDataSourceSnapshot<Int, Int>())
    var next = 0
    func new(_ count: Int) -> [Int] {
      next += count
      return Array(next - count..<next)
    }
    func section() throws {
      let name = new(1)
      try snapshot.append(sections: name)
      plain.sections.append((name[0], []))
    }
    try section()
    for _ in 0..<500 {
      let all = plain.sections.flatMap(\.items)
      let (a, b) = (all.randomElement(using: &random) ?? -1, all.randomElement(using: &random) ?? -1)
      let number = random.int(in: 0..<plain.sections.count)
      let step = random.int(in: 0..<2)
      switch random.int(in: 0..<12) {
      case 0...2:
        let items = new(random.int(in: 1..<20))
        try snapshot.append(items: items, to: plain.sections[number].name)
        plain.sections[number].items += items
      case 3...4 where !all.isEmpty:
        let items = new(random.int(in: 1..<3))
        try step == 0 ? snapshot.insert(items: items, before: a) : snapshot.insert(items: items, after: a)
        plain.insert(items, a, step)
      case 5...7:
        let gone = (0..<random.int(in: 1..<12)).compactMap { _ in all.randomElement(using: &random) }
        snapshot.deleteItems(gone + [-1])
        for item in gone { plain.delete(item) }
      case 8...9 where a != b:
        try step == 0 ? snapshot.move(item: a, before: b) : snapshot.move(item: a, after: b)
        plain.delete(a)
        plain.insert([a], b, step)
      case 10 where plain.sections.count < 6: try section()
      case 11 where plain.sections.count > 1:
        let other = random.int(in: 0..<plain.sections.count)
        guard other != number else { break }
        let name = plain.sections[other].name
        if random.bool() {
          snapshot.deleteSections([name])
          plain.sections.remove(at: other)
        } else {
          let target = plain.sections[number].name
          try snapshot.move(section: name, before: target)
          let moved = plain.sections.remove(at: other)
          plain.sections.insert(moved, at: plain.sections.firstIndex { $0.name == target } ?? 0)
        }
      default: break
      }
      #expect(snapshot.sectionIdentifiers == plain.sections.map(\.name))
      let items = plain.sections.flatMap(\.items)
      #expect(snapshot.itemIdentifiers == items && snapshot.numberOfItems == items.count)
      #expect(items.indices.allSatisfy { snapshot.indexOfItem(items[$0]) == $0 })
      #expect(snapshot.indexOfItem(-1) == nil)
    }
  }

  /// An item that counts how often it is compared.
  private struct Counted: Hashable {
    final class Counter { var count = 0 }
    let number: Int
    let counter: Counter
    static func == (a: Self, b: Self) -> Bool {
      a.counter.count += 1
      return a.number == b.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("look-ups and edits compare an item with few others")
  func comparisons() throws {
    let counter = Counted.Counter()
    let items = (0..<10_000).map { Counted(number: $0, counter: counter) }
    func mean(_ calls: Int, _ body: () throws -> Void) rethrows -> Int {
      let before = counter.count
      try body()
      return (counter.count - before) / calls
    }
    let view = CollectionView(
      viewportSize: Size(width: 375, height: 667), collectionViewLayout: CollectionViewFlowLayout())
    let source = CollectionViewDiffableDataSource<Int, Counted>(collectionView: view) { view, _, _ in
      view.noCell
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Counted>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    // A note of the place is found in a table that is at most three quarters full, by 2.5 comparisons in the mean of
    // linear probing (½·(1 + 1/(1 − ¾))), and one more finds the item at the place. The hashes' random seeds make some
    // tables worse: twice of that.
    let few = 7
    #expect(mean(items.count) { for item in items { _ = source.indexPath(for: item) } } <= few)
    // A search is as long as the square root of the number of items at most, to both sides; notes cost one comparison
    // an item, once in so many edits.
    let longest = 2 * 100 + 100
    #expect(mean(1000) { for item in items[..<1000] { snapshot.deleteItems([item]) } } < longest)
    #expect(
      try mean(1000) {
        for item in items[2000..<3000] { try snapshot.move(item: item, before: items[9999]) }
      } < 3 * longest)
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.indexPath(for: items[9999]) == IndexPath(item: 8999, section: 0))
    #expect(mean(5000) { for item in items[5000...] { _ = source.indexPath(for: item) } } <= few)
  }
}
