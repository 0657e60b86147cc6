@testable import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// The cost of a compositional layout is proportional to what is in sight.
@Suite("CollectionViewCompositionalLayout: cost")
struct CompositionalCostTests {
  @Test("anywhere among a million items, a frame's cost depends only on the visible items")
  func million() {
    let (rig, layout) = compositional([1_000_000, 1_000_000, 1_000_000]) { section in
      switch section {
      case 0: Samples.grid(columns: 4, height: 100)
      case 1: Samples.strip(.continuous, width: 50)
      default: Samples.grid(columns: 1, height: 44)
      }
    }
    #expect(layout.collectionViewContentSize.height == 250_000.0 * 100 + 100 + 1_000_000.0 * 44)
    #expect(layout.frame(0, 999_999) == Rect(x: 300, y: 24_999_900, width: 100, height: 100))
    #expect(layout.frame(1, 999_999).minX == 999_999.0 * 50)
    layout.orthogonalScrollView(inSection: 1)?.contentOffset.x = 2.5e7
    rig.view.contentOffset.y = 25_000_000 - 300
    rig.view.layoutIfNeeded()
    // 3 rows of 4, a strip of 8, and 5 rows.
    #expect(rig.view.presentedElements.count == 12 + 8 + 5)
    #expect(rig.cellsMade < 100)
  }

  @Test("of a million measured rows, only those that have been seen are stored")
  func measuredMillion() {
    let (rig, layout) = compositional([1_000_000]) { _ in
      let size = Samples.size(.fractionalWidth(1), .estimated(50))
      return CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    }
    var asked = 0
    layout.preferredItemSize = { path, size in
      asked += 1
      return Size(width: size.width, height: 40 + Double(path.item % 20))
    }
    rig.view.layoutIfNeeded()
    rig.view.contentOffset.y = 3e7
    rig.view.layoutIfNeeded()
    #expect(asked < 40)
    #expect(rig.view.presentedElements.count < 20)
  }

  @Test("sums and places of lengths equal those of adding one by one", arguments: 0..<10)
  func lengths(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let count = random.int(in: 1..<700)
    var lengths = GroupLengths(count: count, estimate: 10)
    var plain = Array(repeating: 10.0, count: count)
    for _ in 0..<60 {
      let index = random.int(in: 0..<count)
      plain[index] = random.double(in: 1...40)
      lengths[index] = plain[index]
    }
    var start = 0.0
    for index in 0..<count {
      #expect(abs(lengths.start(of: index) - start) < Tolerance.closedForm)
      #expect(lengths.index(at: start + 0.5) == index)
      start += plain[index]
    }
    #expect(abs(lengths.start(of: count) - start) < Tolerance.closedForm)
    #expect(lengths.index(at: -5) == 0)
    #expect(lengths.index(at: start + 100) == count - 1)
  }

  @Test(
    "60 s of a steady scroll, up, down and sideways, allocate nothing",
    .enabled(if: Allocations.areCountedInRelease))
  func steady() {
    let (rig, layout) = compositional([400_000, 100_000, 400_000]) { section in
      switch section {
      case 0:
        let item = CollectionLayoutItem(
          layoutSize: Samples.size(.fractionalWidth(0.25), .fractionalHeight(1)),
          supplementaryItems: [Samples.badge()])
        let part = CollectionLayoutSection(
          group: .horizontal(layoutSize: Samples.row(100), subitems: [item]))
        part.boundarySupplementaryItems = [Samples.header(30, pinned: true)]
        part.decorationItems = [.background(elementKind: "card")]
        return part
      case 1: return Samples.strip(.continuous, width: 90)
      default: return Samples.grid(columns: 1, height: 44)
      }
    }
    func scroll(_ frames: Int) {
      for _ in 0..<frames {
        // Not `y += 7`: an open property is changed in place by a coroutine, whose frame the caller may allocate.
        rig.view.contentOffset = Point(x: 0, y: rig.view.contentOffset.y + 7)
        if let strip = layout.orthogonalScrollView(inSection: 1) {
          strip.contentOffset = Point(x: strip.contentOffset.x + 5, y: 0)
        }
        rig.view.advance(by: 1.0 / 120)
      }
    }
    // Through what is in sight of all three, until every list has been as long as it gets.
    rig.view.contentOffset.y = 10_000_000 - 900
    scroll(400)
    rig.view.contentOffset.y = 10_000_000 - 700
    let crossing = Allocations.count { scroll(120) }
    #expect(crossing == 0, "\(crossing) allocations in 120 frames over all sections")
    rig.view.contentOffset.y = 0
    scroll(400)
    let count = Allocations.count { scroll(60 * 120) }
    #expect(count == 0, "\(count) allocations in 60 s")
  }
}
