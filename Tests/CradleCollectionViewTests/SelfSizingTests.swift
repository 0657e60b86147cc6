@testable import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// Cells of a flow that say how large they are, once they are seen.
@Suite("CollectionViewFlowLayout: self-sizing cells")
struct SelfSizingTests {
  /// A kind of sizes.
  struct Regime: CustomStringConvertible, Sendable {
    let description: String
    var direction = CollectionView.ScrollDirection.vertical
    var estimate = Size(width: 400, height: 50)
    /// The range of an item's extent along the way, and across it; nil is the whole width.
    var along = 20..<141
    var across: Range<Int>?

    func size(_ path: IndexPath) -> Size {
      var random = SeededRandom(seed: UInt64(path.item &* 7919 &+ path.section &+ 1))
      let (thickness, extent) = (random.int(in: along), across.map { random.int(in: $0) })
      return direction == .vertical
        ? Size(width: Double(extent ?? 400), height: Double(thickness))
        : Size(width: Double(thickness), height: Double(extent ?? 600))
    }

    func layout() -> CollectionViewFlowLayout {
      let layout = CollectionViewFlowLayout()
      layout.scrollDirection = direction
      layout.estimatedItemSize = estimate
      layout.sectionInset = EdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
      return layout
    }
  }

  static let regimes = [
    Regime(description: "rows, most of them taller than thought", estimate: Size(width: 400, height: 30)),
    Regime(description: "rows, most of them shorter than thought", estimate: Size(width: 400, height: 200)),
    Regime(
      description: "tags, several to a line", estimate: Size(width: 90, height: 30), along: 20..<61,
      across: 30..<181),
    Regime(
      description: "columns to the right", direction: .horizontal, estimate: Size(width: 60, height: 600)),
  ]

  @Test("cells are measured when they become visible, and get their preferred size", arguments: regimes)
  func sizes(_ regime: Regime) {
    let rig = SizingRig([500], layout: regime.layout(), size: regime.size)
    #expect(rig.asked < 120)
    #expect(!rig.places.isEmpty)
    for element in rig.view.presentedElements {
      #expect(element.attributes.size == regime.size(element.attributes.indexPath))
    }
    let before = rig.asked
    for _ in 0..<30 { rig.view.advance(by: 1.0 / 120) }
    #expect(rig.asked == before, "a frame at rest asks nobody")
  }

  @Test(
    "the cell under a finger moves with the finger only, up and down",
    arguments: regimes.filter { $0.across == nil }, [0, 1])
  func finger(_ regime: Regime, _ seed: Int) {
    let rig = SizingRig([120, 3000, 50], layout: regime.layout(), size: regime.size)
    // Into the midst of what nobody has seen, so that there is as much above as below.
    rig.view.contentOffset =
      regime.direction == .vertical ? Point(x: 0, y: 20_000) : Point(x: 20_000, y: 0)
    rig.view.advance(by: 1.0 / 120)
    var random = SeededRandom(seed: UInt64(seed))
    var place = Point(x: 200, y: 300)
    rig.pointer(.down, place)
    var worst = 0.0
    for frame in 0..<200 {
      // Far one way, then far the other.
      let speed = random.double(in: 0...25) * (frame / 50 % 2 == 0 ? 1 : -1.5)
      let displacement = regime.direction == .vertical ? Vector(dx: 0, dy: speed) : Vector(dx: speed, dy: 0)
      let before = rig.places
      let offset = rig.view.contentOffset
      place += displacement
      rig.pointer(.move, place)
      let scrolled = rig.view.contentOffset - offset
      rig.view.advance(by: 1.0 / 120)
      for (id, rect) in rig.places {
        guard let old = before[id] else { continue }
        worst = max(worst, (rect.origin - (old.origin - scrolled)).length)
      }
    }
    // Whole points: nothing but the rounding of sums.
    #expect(worst < Tolerance.summed, "moved by \(worst) pt")
  }

  @Test("a fling into unmeasured content keeps its velocity", arguments: [1, -1])
  func fling(_ sign: Double) {
    let regime = Self.regimes[0]
    let rig = SizingRig([4000], layout: regime.layout(), size: regime.size)
    rig.view.contentOffset = Point(x: 0, y: 60_000)
    rig.view.advance(by: 1.0 / 120)
    rig.pointer(.down, Point(x: 200, y: 300))
    for step in 1...12 {
      rig.view.advance(by: 1.0 / 120)
      rig.pointer(.move, Point(x: 200, y: 300 + sign * 16 * Double(step)))
    }
    rig.pointer(.up, Point(x: 200, y: 300 + sign * 16 * 12))
    var last = rig.view.velocity.dy
    #expect(abs(last) > 1000)
    for _ in 0..<120 {
      rig.view.advance(by: 1.0 / 120)
      let now = rig.view.velocity.dy
      #expect(abs(now) <= abs(last) + 1e-6 && now * last > 0, "a fling only slows down")
      last = now
    }
  }

  @Test("once everything is measured, it equals a flow with known sizes", arguments: regimes)
  func oracle(_ regime: Regime) {
    let layout = regime.layout()
    let rig = SizingRig([7, 90], layout: layout, size: regime.size)
    let step = regime.direction == .vertical ? Vector(dx: 0, dy: 150) : Vector(dx: 150, dy: 0)
    for _ in 0..<120 {
      rig.view.contentOffset += step
      rig.view.advance(by: 1.0 / 120)
    }
    let told = regime.layout()
    told.estimatedItemSize = .zero
    let sizes = FlowSizes(regime.size)
    told.delegate = sizes
    let other = SizingRig([7, 90], layout: told, size: regime.size)
    #expect(layout.collectionViewContentSize == told.collectionViewContentSize)
    for section in 0..<2 {
      for item in 0..<other.counts[section] {
        let path = IndexPath(item: item, section: section)
        #expect(layout.layoutAttributesForItem(at: path) == told.layoutAttributesForItem(at: path))
      }
    }
  }

  private final class FlowSizes: CollectionViewDelegateFlowLayout {
    let size: (IndexPath) -> Size
    init(_ size: @escaping (IndexPath) -> Size) { self.size = size }
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> Size { size(indexPath) }
  }

  @Test("of a million items, only visible ones are measured and stored", arguments: regimes)
  func million(_ regime: Regime) {
    let layout = regime.layout()
    let rig = SizingRig([1_000_000], layout: layout, size: regime.size)
    let length = regime.direction.along(rig.view.contentSize)
    for share in [0.5, 0.999, 0.1] {
      let place = length * share
      rig.view.contentOffset = regime.direction == .vertical ? Point(x: 0, y: place) : Point(x: place, y: 0)
      rig.view.layoutIfNeeded()
      #expect(!rig.places.isEmpty)
    }
    #expect(rig.asked < 600)
    guard case .some(let section) = layout.sections.first else { return }
    #expect(section.chunkCount < 30)
  }

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
  func steady(_ regime: Regime) {
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
