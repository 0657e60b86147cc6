import CradleGeometry
import TestSupport
import Testing

@testable import CradleCollectionView

/// Sums over chunks, compared with packing everything again line by line.
@Suite("Items of many sizes")
struct PackedItemsTests {
  /// Sums in another order, in points.
  private static let tolerance = 1e-6
  /// The points by which an estimate may change when one item is inserted: two lines of 20 points and their spacing.
  private static let oneLine = 60.0
  private static let metrics = FlowMetrics(
    across: 375, available: 355, start: 10, before: 0, after: 0, lineSpacing: 10, itemSpacing: 8, header: 0,
    footer: 0)

  /// The plainest packing there is.
  private func packed(_ sizes: [FlowSize], _ metrics: FlowMetrics) -> (places: [Point], length: Double) {
    var places: [Point] = []
    var along = 0.0
    var index = 0
    while index < sizes.count {
      var used = sizes[index].extent
      var end = index + 1
      while end < sizes.count, used + metrics.itemSpacing + sizes[end].extent <= metrics.available + 1e-6 {
        used += metrics.itemSpacing + sizes[end].extent
        end += 1
      }
      let thickness = sizes[index..<end].map(\.thickness).max() ?? 0
      let left = metrics.available - used
      let isLast = end == sizes.count
      let isAlone = end == index + 1
      let gap = isAlone || isLast ? metrics.itemSpacing : metrics.itemSpacing + left / Double(end - index - 1)
      let centred = isAlone && (!isLast || 2 * used + metrics.itemSpacing > metrics.available + 1e-6)
      var across = metrics.start + (centred ? left / 2 : 0)
      for size in sizes[index..<end] {
        places.append(Point(x: across, y: along + (thickness - size.thickness) / 2))
        across += size.extent + gap
      }
      along += thickness + metrics.lineSpacing
      index = end
    }
    return (places, max(0, along - metrics.lineSpacing))
  }

  private func expectSame(
    _ items: inout PackedItems, _ sizes: [FlowSize], _ metrics: FlowMetrics, _ step: Int
  ) {
    items.settle(throughItem: .max - 1)
    let expected = packed(sizes, metrics)
    guard items.common == nil, abs(items.length - expected.length) < Self.tolerance,
      items.count == sizes.count
    else {
      if items.common == nil { Issue.record("step \(step): \(items.length) instead of \(expected.length)") }
      return
    }
    var seen: [Point] = []
    items.forEachPlace(from: -1, to: items.length + 1) { index, place in
      seen.append(Point(x: place.across, y: place.along))
      if place.size != sizes[index] { Issue.record("step \(step): a wrong size at \(index)") }
    }
    for (a, b) in zip(seen, expected.places) where a.distance(to: b) > Self.tolerance {
      Issue.record("step \(step): \(a) instead of \(b)")
      return
    }
    if seen.count != expected.places.count { Issue.record("step \(step): \(seen.count) places") }
  }

  @Test(
    "random inserts, deletes and resizes give the same lines as packing again, with one item a line and with many",
    arguments: [20.0...90, 300...400, 170...180] as [ClosedRange<Double>],
    LongTests.seeds(3, orMany: 100, inDebug: 2))
  func random(extents: ClosedRange<Double>, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func size() -> FlowSize {
      FlowSize(
        thickness: random.double(in: 10...60), extent: random.double(in: extents)
      ).stored
    }
    var metrics = Self.metrics
    var sizes = (0..<200).map { _ in size() }
    var items = PackedItems(count: 200, metrics: metrics, chunkSize: 8) { sizes[$0] }
    for step in 0..<600 {
      let index = random.int(in: 0..<sizes.count + 1)
      switch random.int(in: 0..<8) {
      case 0..<3:
        let new = size()
        sizes.insert(new, at: index)
        items.insert(new, at: index)
      case 3..<6 where index < sizes.count:
        sizes.remove(at: index)
        items.remove(at: index)
      case 6 where index < sizes.count:
        sizes[index] = size()
        items.setSize(sizes[index], at: index)
      case 7:
        metrics.available = random.double(in: 200...355)
        items.setMetrics(metrics)
      default: _ = items.settle(atMost: 2)
      }
      if step % 5 == 0 { expectSame(&items, sizes, metrics, step) }
    }
  }

  @Test("only requested lines are settled: an insert at the start of a million does not touch the end")
  func laziness() {
    var items = PackedItems(count: 100_000, metrics: Self.metrics, chunkSize: 512) {
      FlowSize(thickness: Double(20 + $0 % 3), extent: 100)
    }
    let before = items.length
    items.insert(FlowSize(thickness: 20, extent: 100), at: 0)
    items.settle(throughOffset: 700)
    #expect(!items.isSettled)
    #expect(abs(items.length - before) < Self.oneLine)
    while !items.isSettled { _ = items.settle(atMost: 64) }
    let fresh = PackedItems(count: 100_001, metrics: Self.metrics, chunkSize: 512) {
      FlowSize(thickness: $0 == 0 ? 20 : Double(20 + ($0 - 1) % 3), extent: 100)
    }
    #expect(abs(items.length - fresh.length) < Self.tolerance)
  }

  @Test("sizes take no more room than they need", arguments: [0, 1, 2, 3])
  func compactness(kind: Int) {
    let said = (0..<64).map { index in
      switch kind {
      case 0: FlowSize(thickness: 44.3, extent: 375)
      case 1: FlowSize(thickness: Double(index) + 0.1, extent: 375)
      case 2: FlowSize(thickness: Double(index), extent: Double(index) / 2)
      default: FlowSize(thickness: Double(index) + 0.1, extent: Double(index))
      }
    }
    let sizes = said.map(\.stored)
    let stored = ChunkSizes(sizes)
    // A stored size differs by a trillionth of a point from the given one, and is returned unchanged.
    for (index, size) in sizes.enumerated() {
      #expect(stored[index] == size)
      #expect(stored.expanded[index] == size)
      #expect(abs(size.thickness - said[index].thickness) <= Tolerance.rounding)
    }
    switch (kind, stored) {
    case (0, .alike), (1, .rows), (2, .short), (3, .long): break
    default: Issue.record("\(kind) is stored as \(stored)")
    }
  }

  @Test("ten million rows lie as evenly at the end as at the start")
  func precision() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44.3)
    layout.minimumLineSpacing = 0
    let rig = CollectionRig([10_000_000], layout: layout)
    rig.view.contentOffset = rig.view.maximumOffset
    let frames = rig.frames
    #expect(frames.count >= 15)
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      // Origins snap to half points; nothing else may show.
      #expect(abs(lower.minY - upper.minY - 44.3) <= Tolerance.halfPoint + Tolerance.summed)
    }
    #expect(abs((frames.last?.maxY ?? 0) - 443_000_000) <= Tolerance.halfPoint)
  }

  @Test("sizes are queried once, and again only for inserted, moved or reloaded items")
  func questions() throws {
    let sizes = DifferingSizes { Size(width: 375, height: 30 + Double($0.item % 7)) }
    let layout = CollectionViewFlowLayout()
    layout.delegate = sizes
    let rig = CollectionRig([5000], layout: layout)
    #expect(sizes.asked.count == 5000)
    sizes.asked = []
    rig.fling(Vector(dx: 0, dy: 3000))
    rig.advance(0.5)
    #expect(sizes.asked.isEmpty)
    rig.data[0].remove(at: 9)
    rig.data[0].insert(rig.newValue(), at: 4000)
    try rig.view.performUpdates { batch in
      batch.deleteItems(at: [IndexPath(0, 9)])
      batch.insertItems(at: [IndexPath(0, 4000)])
      batch.reloadItems(at: [IndexPath(0, 20)])
    }
    #expect(sizes.asked.sorted() == [19, 4000])
  }
}
