import CradleGeometry
import TestSupport
import Testing

@testable import CradleCollectionView

/// Flows whose lines or items overlap because a minimum spacing is negative, compared with packing everything again.
@Suite("A flow of overlapping lines")
struct OverlappingFlowTests {
  /// Sums in another order, in points.
  private static let tolerance = 1e-6

  @Test("insets that outweigh all lines leave a content without length", arguments: [0, 3])
  func negativeInsets(count: Int) {
    let flow = CollectionViewFlowLayout()
    flow.sectionInset = EdgeInsets(top: -40, left: 0, bottom: -20, right: 0)
    let rig = CollectionRig([count], layout: flow)
    // A line of 50 points between insets of −60.
    #expect(rig.view.contentSize == Size(width: rig.view.viewportSize.width, height: 0))
    rig.data[0] += (0..<60).map { _ in rig.newValue() }
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height > 0)
  }

  private func metrics(_ lines: Double, _ items: Double) -> FlowMetrics {
    FlowMetrics(
      across: 300, available: 300, start: 0, before: 0, after: 0, lineSpacing: lines, itemSpacing: items,
      header: 0, footer: 0)
  }

  /// Where each item's line starts, how many items each line has, and how far the lines reach, by the plainest packing.
  private func packed(_ sizes: [FlowSize], _ metrics: FlowMetrics)
    -> (starts: [Double], centers: [Double], end: Double)
  {
    var (starts, centers, along, end, index) = ([Double](), [Double](), 0.0, 0.0, 0)
    while index < sizes.count {
      var (used, next) = (sizes[index].extent, index + 1)
      while next < sizes.count, used + metrics.itemSpacing + sizes[next].extent <= 300 + 1e-6 {
        used += metrics.itemSpacing + sizes[next].extent
        next += 1
      }
      let thickness = sizes[index..<next].map(\.thickness).max() ?? 0
      for _ in index..<next {
        starts.append(along)
        centers.append(along + thickness / 2)
      }
      end = max(end, along + thickness)
      along += max(0, thickness + metrics.lineSpacing)
      index = next
    }
    return (starts, centers, end)
  }

  private func sizes(_ seed: UInt64, isRow: Bool) -> [FlowSize] {
    var random = SeededRandom(seed: seed)
    return (0..<150).map { _ in
      FlowSize(
        thickness: Double.random(in: 20...200, using: &random).rounded(),
        extent: isRow ? 300 : Double.random(in: 30...180, using: &random).rounded())
    }
  }

  @Test(
    "with many sizes, places, extent and the items in a range equal those of packing again, also after changes",
    arguments: [-10, -60, -150, -400], [(0, true), (1, false), (2, false)] as [(UInt64, Bool)])
  func packing(spacing: Double, regime: (seed: UInt64, isRow: Bool)) {
    let metrics = metrics(spacing, -12)
    var sizes = sizes(regime.seed, isRow: regime.isRow)
    var items = PackedItems(count: sizes.count, metrics: metrics, chunkSize: 8) { sizes[$0] }
    var random = SeededRandom(seed: regime.seed + 100)
    for round in 0..<12 {
      if round > 0 {
        let index = Int.random(in: 0..<sizes.count, using: &random)
        let new = self.sizes(UInt64(round), isRow: regime.isRow)[0]
        switch round % 3 {
        case 0:
          sizes.remove(at: index)
          items.remove(at: index)
        case 1:
          sizes.insert(new, at: index)
          items.insert(new, at: index)
        default:
          sizes[index] = new
          items.setSize(new, at: index)
        }
        while !items.isSettled { _ = items.settle(atMost: 3) }
      }
      let (_, centers, end) = packed(sizes, metrics)
      #expect(abs(items.length - end) < Self.tolerance, "round \(round)")
      for index in sizes.indices {
        let place = items.place(of: index)
        #expect(abs(place.along + place.size.thickness / 2 - centers[index]) < Self.tolerance)
      }
      let low = Double.random(in: -50...max(0, end), using: &random)
      var found: Set<Int> = []
      items.forEachPlace(from: low, to: low + 300) { index, _ in found.insert(index) }
      for index in sizes.indices {
        let (start, extent) = (centers[index] - sizes[index].thickness / 2, sizes[index].thickness)
        if start <= low + 300, start + extent >= low { #expect(found.contains(index), "\(index) at \(low)") }
      }
    }
  }

  @Test(
    "equal sizes are found by division where packing puts them", arguments: [-10, -40, -60, -200],
    [-30, -90, -100, -150])
  func equal(lines: Double, items: Double) {
    let metrics = metrics(lines, items)
    let size = FlowSize(thickness: 50, extent: 100)
    let uniform = UniformItems(count: 40, size: size, metrics: metrics)
    let (starts, _, end) = packed(Array(repeating: size, count: 40), metrics)
    #expect(abs(uniform.length - end) < Self.tolerance)
    for index in 0..<40 {
      #expect(abs(uniform.place(of: index).along - starts[index]) < Self.tolerance, "\(index)")
    }
    let found = uniform.indices(from: 35, to: 70)
    for index in 0..<40 where starts[index] <= 70 && starts[index] + 50 >= 35 {
      #expect(found.contains(index), "\(index)")
    }
  }

  @Test("a carousel of cards that overlap by 60 shows each card 40 further, and ends with the last one")
  func carousel() {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(width: 100, height: 400)
    layout.minimumLineSpacing = -60
    let rig = CollectionRig([20], layout: layout, viewport: Size(width: 375, height: 400))
    #expect(rig.view.contentSize == Size(width: 19 * 40 + 100, height: 400))
    // Cards start before 375: 0, 40, … 360.
    #expect(rig.frames.map(\.minX) == (0..<10).map { Double($0) * 40 })
    rig.view.contentOffset = Point(x: 400, y: 0)
    rig.view.layoutIfNeeded()
    // The first that reaches in ends after 400: card 8, from 320 to 420.
    #expect(rig.frames.first?.minX == 320)
  }
}
