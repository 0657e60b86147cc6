@testable import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// Self-sizing cells of a flow, measured when they become visible.
@Suite("CollectionViewFlowLayout: self-sizing cells")
struct SelfSizingTests: SelfSizingSuite {
  @Test("cells are measured when they become visible, and get their preferred size", arguments: regimes)
  func sizes(_ regime: SizingRegime) {
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
  func finger(_ regime: SizingRegime, _ seed: Int) {
    let rig = SizingRig([120, 3000, 50], layout: regime.layout(), size: regime.size)
    // Into the middle of unmeasured content, with as much above as below.
    rig.view.contentOffset =
      regime.direction == .vertical ? Point(x: 0, y: 20_000) : Point(x: 20_000, y: 0)
    rig.view.advance(by: 1.0 / 120)
    var random = SeededRandom(seed: UInt64(seed))
    var place = Point(x: 200, y: 300)
    rig.pointer(.down, place)
    var (worst, compared) = (0.0, 0)
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
        compared += 1
      }
    }
    #expect(compared > 200, "at least a cell in each frame")
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
      #expect(abs(now) <= abs(last) + Tolerance.summed && now * last > 0, "a fling only slows down")
      last = now
    }
  }

  @Test("once everything is measured, it equals a flow with known sizes", arguments: regimes)
  func oracle(_ regime: SizingRegime) {
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
  func million(_ regime: SizingRegime) {
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
}
