import CradleCollectionView
import CradleGeometry
import TestSupport
import Testing

/// Batches and cells that are measured as they come into sight.
@Suite("CollectionViewCompositionalLayout: changes")
struct CompositionalUpdateTests {
  @Test("a badge follows its item through a batch")
  func badges() throws {
    let (rig, _) = compositional([6]) { _ in
      let item = CollectionLayoutItem(
        layoutSize: Samples.size(.fractionalWidth(0.25), .fractionalHeight(1)),
        supplementaryItems: [Samples.badge()])
      return CollectionLayoutSection(group: .horizontal(layoutSize: Samples.row(100), subitems: [item]))
    }
    func badge(_ item: Int) -> PresentedElement? {
      rig.view.presentedElements.first {
        $0.attributes.category == .supplementary("badge") && $0.attributes.indexPath.item == item
          && !$0.isLeaving
      }
    }
    let (id, place) = (badge(2)?.id, badge(2)?.attributes.center)
    rig.data[0].remove(at: 0)
    rig.view.deleteItems(at: [IndexPath(0, 0)])
    #expect(badge(1)?.id == id)
    #expect(badge(1)?.attributes.center == place)
    rig.rest()
    #expect(badge(1)?.attributes.center.x == 196.0)
    #expect(rig.view.presentedElements.count == 10)
  }

  @Test("inserts, deletes and moves are animated from the shown places")
  func batch() throws {
    let (rig, layout) = compositional([9]) { _ in Samples.grid(columns: 3, height: 90) }
    let id = rig.cell(0, 4)?.id
    let seen = rig.cell(0, 4)?.attributes.center
    rig.data[0].insert(rig.newValue(), at: 0)
    rig.view.insertItems(at: [IndexPath(0, 0)])
    #expect(rig.cell(0, 5)?.id == id)
    #expect(rig.cell(0, 5)?.attributes.center == seen)
    rig.rest()
    #expect(rig.cell(0, 5)?.attributes.frame == layout.frame(0, 5))
  }

  /// A list whose rows are thought to be 40 high and are 30 … 69.
  private func measured(_ counts: [Int], heights: @escaping (Int) -> Double = { 30 + Double($0 * 7 % 40) })
    -> (rig: CollectionRig, layout: CollectionViewCompositionalLayout, asked: () -> Int)
  {
    final class Counter { var count = 0 }
    let counter = Counter()
    let (rig, layout) = compositional(counts) { _ in
      let size = Samples.size(.fractionalWidth(1), .estimated(40))
      return CollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    }
    layout.preferredItemSize = { path, size in
      counter.count += 1
      return Size(width: size.width, height: heights(path.item))
    }
    rig.view.layoutIfNeeded()
    return (rig, layout, { counter.count })
  }

  @Test("rows are measured as they come into sight, once each, and follow each other")
  func estimates() {
    let (rig, layout, asked) = measured([1000])
    #expect(asked() < 25)
    var place = 0.0
    for item in 0..<10 {
      #expect(layout.frame(0, item) == Rect(x: 0, y: place, width: 400, height: 30 + Double(item * 7 % 40)))
      place += 30 + Double(item * 7 % 40)
    }
    let before = asked()
    rig.advance(0.5)
    #expect(asked() == before)
    #expect(rig.view.contentSize == layout.collectionViewContentSize)
  }

  @Test("scrolling up over unmeasured rows moves no visible row")
  func upwards() throws {
    let (rig, layout, _) = measured([1000])
    rig.view.contentOffset.y = 20_000
    rig.view.layoutIfNeeded()
    var seen: [IndexPath: Double] = [:]
    var compared = 0
    for _ in 0..<200 {
      let offset = rig.view.contentOffset.y
      seen = [:]
      for cell in layout.elements(in: layout.bounds) { seen[cell.indexPath] = cell.frame.minY - offset }
      rig.view.contentOffset.y -= 13
      rig.view.layoutIfNeeded()
      let now = rig.view.contentOffset.y
      for cell in layout.elements(in: layout.bounds) {
        guard let before = seen[cell.indexPath], before > 0 else { continue }
        #expect(abs(cell.frame.minY - now - before - 13) < Tolerance.summed)
        compared += 1
      }
    }
    #expect(compared > 200, "at least a cell in each step")
  }

  @Test("measured sizes follow their items through a batch")
  func measuredBatch() throws {
    let (rig, layout, asked) = measured([1000])
    let before = asked()
    rig.data[0].removeFirst()
    try rig.view.performUpdates(animated: false) { $0.deleteItems(at: [IndexPath(0, 0)]) }
    #expect(layout.frame(0, 0).height == 37)
    #expect(layout.frame(0, 1).minY == 37)
    #expect(asked() <= before + 2)
  }

  @Test("a group in a row is as tall as its tallest cell, and a share of it follows")
  func tallest() {
    let (rig, layout) = compositional([6]) { _ in
      let cell = CollectionLayoutItem(layoutSize: Samples.size(.fractionalWidth(0.3), .estimated(20)))
      let line = CollectionLayoutItem(layoutSize: Samples.size(.fractionalWidth(0.4), .fractionalHeight(1)))
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: Samples.size(.fractionalWidth(1), .estimated(20)), subitems: [cell, cell, line]))
    }
    layout.preferredItemSize = { path, size in Size(width: size.width, height: 50 + Double(path.item) * 10) }
    rig.view.layoutIfNeeded()
    #expect(isNear(layout.frame(0, 0), Rect(x: 0, y: 0, width: 120, height: 50)))
    #expect(isNear(layout.frame(0, 2), Rect(x: 240, y: 0, width: 160, height: 60)))
    #expect(isNear(layout.frame(0, 4), Rect(x: 120, y: 60, width: 120, height: 90)))
    #expect(layout.collectionViewContentSize.height == 150)
  }

  @Test("a change to a flow and back animates everything and keeps a section's offset")
  func layouts() {
    let (rig, layout) = compositional([20, 20]) {
      $0 == 0 ? Samples.strip(.groupPaging, width: 150) : Samples.grid(columns: 4, height: 80)
    }
    layout.orthogonalScrollView(inSection: 0)?.contentOffset.x = 300
    rig.view.layoutIfNeeded()
    let seen = rig.cell(0, 2)?.attributes.center
    rig.view.setCollectionViewLayout(CollectionViewFlowLayout(), animated: true)
    #expect(rig.cell(0, 2)?.attributes.center == seen)
    rig.rest()
    rig.view.setCollectionViewLayout(layout, animated: true)
    rig.rest()
    #expect(layout.orthogonalScrollView(inSection: 0)?.contentOffset.x == 300)
    #expect(rig.cell(0, 2)?.attributes.frame == layout.frame(0, 2))
  }
}
