@testable import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("CollectionViewFlowLayout: cells that are measured again")
struct SelfSizingAgainTests: SelfSizingSuite {
  @Test("invalidated items are measured again, others are not; a reload measures all again, animated")
  func again() throws {
    let layout = Self.regimes[0].layout()
    let rig = SizingRig([100], layout: layout) { _ in Size(width: 400, height: 60) }
    rig.view.advance(by: 0.1)
    let before = rig.asked
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 90, section: 0)])
    (rig.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? SizingRig.Cell)?.wanted?.height = 80
    layout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    #expect(rig.asked == before + 1)
    let second = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
    #expect(second.frame.minY == 10 + 60 + 10 + 80 + 10)
    rig.size = { Size(width: 400, height: $0.item == 1 ? 100 : 60) }
    let seen = try #require(rig.view.presentedElements.first { $0.attributes.indexPath.item == 2 })
    rig.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    let now = try #require(rig.view.presentedElements.first { $0.id == seen.id })
    #expect(now.attributes.center == seen.attributes.center, "it glides, and does not jump")
    for _ in 0..<200 { rig.view.advance(by: 1.0 / 120) }
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.size.height == 100)
    let rested = try #require(rig.view.presentedElements.first { $0.id == seen.id })
    #expect(rested.attributes.frame.minY == second.frame.minY + 20)
  }

  @Test("inserts and deletes keep the measured sizes of other items")
  func batches() {
    let regime = Self.regimes[0]
    let layout = regime.layout()
    let rig = SizingRig([50], layout: layout, size: regime.size)
    let learned = (0..<5).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size }
    rig.view.performBatchUpdates({
      rig.counts = [51]
      rig.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      rig.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    })
    let now = (0..<6).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size }
    #expect(now[2...5] == learned[1...4])
    #expect(now[0] == regime.size(IndexPath(item: 0, section: 0)), "what is new was asked in the same pass")
  }

  @Test("another width measures visible items again, and the first line stays in place")
  func resize() throws {
    let regime = Self.regimes[0]
    let rig = SizingRig([400], layout: regime.layout(), size: regime.size)
    for _ in 0..<40 {
      rig.view.contentOffset.y += 100
      rig.view.advance(by: 1.0 / 120)
    }
    let first = try #require(rig.places.filter { $0.value.minY >= 0 }.min { $0.value.minY < $1.value.minY })
    let before = rig.asked
    rig.view.viewportSize = Size(width: 420, height: 600)
    rig.view.layoutIfNeeded()
    #expect(rig.asked > before)
    #expect(rig.places[first.key]?.minY == first.value.minY)
  }

  @Test("items drawn without cells are measured by the layout")
  func drawn() {
    final class Nothing: CollectionViewDrawnDataSource {
      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        100
      }
    }
    let (layout, source) = (Self.regimes[0].layout(), Nothing())
    layout.preferredItemSize = { path, size in Size(width: size.width, height: 40 + Double(path.item)) }
    let view = CollectionView(viewportSize: Size(width: 400, height: 300), collectionViewLayout: layout)
    view.dataSource = source
    #expect(view.presentedElements.map(\.attributes.size.height).prefix(4) == [40, 41, 42, 43])
  }

  @Test("a custom layout gets preferred attributes, and adjusts the offset by its context")
  func others() throws {
    final class Stack: CollectionViewLayout {
      var heights: [Int: Double] = [:]
      private func start(_ item: Int) -> Double { (0..<item).reduce(0) { $0 + (heights[$1] ?? 100) } }
      override var collectionViewContentSize: Size {
        Size(width: 400, height: start(numberOfItems(inSection: 0)))
      }
      override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
        LayoutAttributes(
          cellAt: path,
          frame: Rect(x: 0, y: start(path.item), width: 400, height: heights[path.item] ?? 100))
      }
      override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
        for item in 0..<numberOfItems(inSection: 0) {
          guard let found = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) else { continue }
          if found.frame.intersects(rect) { buffer.append(found) }
        }
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: LayoutAttributes,
        withOriginalAttributes original: LayoutAttributes
      ) -> Bool { preferred.size != original.size }
      override func invalidationContext(
        forPreferredLayoutAttributes preferred: LayoutAttributes,
        withOriginalAttributes original: LayoutAttributes
      ) -> CollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        let change = preferred.size.height - original.size.height
        heights[preferred.indexPath.item] = preferred.size.height
        context.contentSizeAdjustment.height = change
        if original.frame.minY < bounds.minY { context.contentOffsetAdjustment.y = change }
        return context
      }
    }
    let layout = Stack()
    let rig = SizingRig([60], layout: layout) { Size(width: 400, height: 70 + Double($0.item)) }
    #expect(layout.heights.count < 12)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.center.y == 177.0)
    rig.view.contentOffset.y = 3000
    rig.view.layoutIfNeeded()
    let before = rig.places
    rig.view.contentOffset.y -= 30
    rig.view.layoutIfNeeded()
    let moved = rig.places.compactMap { id, rect in before[id].map { rect.minY - $0.minY } }
    #expect(moved.count > 3 && moved.allSatisfy { $0 == 30 }, "\(moved)")
  }

  @Test(
    "a steady scroll over measured cells allocates at most once for each cell that comes into sight",
    .enabled(if: Allocations.areCountedInRelease), arguments: regimes)
  func steady(_ regime: SizingRegime) {
    let rig = SizingRig([3000], layout: regime.layout(), size: regime.size)
    let step = regime.direction == .vertical ? Vector(dx: 0, dy: 7) : Vector(dx: 7, dy: 0)
    func scroll(_ frames: Int, _ step: Vector) {
      for _ in 0..<frames {
        rig.view.contentOffset = rig.view.contentOffset + step
        rig.view.advance(by: 1.0 / 120)
      }
    }
    scroll(600, step)
    scroll(300, -step)
    let frames = 120
    let count = Allocations.count { scroll(frames, step) }
    // Most that comes into sight here are the tags, one every third frame; other frames allocate nothing.
    #expect(count <= frames / 2, "\(count) allocations in \(frames) frames")
  }
}
