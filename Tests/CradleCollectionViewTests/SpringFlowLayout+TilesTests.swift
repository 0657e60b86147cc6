import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("Tiles of springs")
struct SpringFlowLayoutTilesTests {
  private static let viewport = Size(width: 375, height: 667)

  struct Flight: Sendable {
    var damping: Double
    var speed: Double
    var isGrid: Bool
    var rate: Double

    /// A Latin square: every damping and every speed meets each form at each frame rate, but not every combination
    /// occurs.
    static let all = [0.0, 0.05, 0.1, 0.5, 1].enumerated().flatMap { row, damping in
      [3000.0, 5000, 10_000, 20_000].enumerated().map { column, speed in
        Flight(
          damping: damping, speed: speed, isGrid: (row + column) % 2 == 0,
          rate: (row + column) % 4 < 2 ? 60 : 120)
      }
    }
  }

  /// Columns of the grid: the fewest that have a middle and two sides.
  private static let columns = 3

  /// As many lines as the flings of a speed need before the end. The longest way is the last fling's, 2 · speed · 0.5 s
  /// at most; a spring reaches 3300 pt beyond (see `bound`); a viewport, the drags and a reserve make up the rest.
  private static func lines(_ speed: Double) -> Int { Int((8000 + 1.8 * speed) / 54) }

  private static func count(isGrid: Bool, speed: Double) -> Int { lines(speed) * (isGrid ? columns : 1) }

  /// The springs of the demos: rows of the list, or cells of the grid.
  private func make(_ isTiled: Bool, isGrid: Bool, damping: Double, speed: Double) -> (
    rig: CollectionRig, layout: SpringFlowLayout
  ) {
    let layout = SpringFlowLayout(
      damping: damping, frequency: isGrid ? 1 : 0.8, resistance: isGrid ? 1500 : 500)
    layout.itemSize = Size(width: isGrid ? 115 : 375, height: 44)
    layout.metric = isGrid ? .taxicab : .along
    layout.margin = isTiled ? 100 : .infinity
    let rig = CollectionRig(
      [Self.count(isGrid: isGrid, speed: speed)], layout: layout, viewport: Self.viewport)
    rig.view.alwaysBounceVertical = true
    return (rig, layout)
  }

  @Test(
    "the screen is the same with tiles and without, at any damping and speed, in rows and in a grid",
    arguments: Flight.all)
  func alike(flight: Flight) {
    let tiled = make(true, isGrid: flight.isGrid, damping: flight.damping, speed: flight.speed)
    let whole = make(false, isGrid: flight.isGrid, damping: flight.damping, speed: flight.speed)
    let speed = flight.speed
    var greatest = 0.0
    for velocity in [speed, -0.4 * speed, speed, -2 * speed] {
      for (rig, _) in [tiled, whole] {
        rig.fling(Vector(dx: 0, dy: velocity), from: Point(x: 40, y: velocity > 0 ? 400 : 100))
      }
      for _ in 0..<Int(0.6 * flight.rate) {
        for (rig, _) in [tiled, whole] { rig.view.advance(by: 1 / flight.rate) }
        let (seen, all) = (tiled.rig.view.presentedElements, whole.rig.view.presentedElements)
        #expect(seen.map(\.id) == all.map(\.id))
        for (a, b) in zip(seen, all) {
          greatest = max(greatest, (a.attributes.center - b.attributes.center).length)
        }
      }
    }
    #expect(greatest < Tolerance.halfPoint)
    #expect(whole.layout.springCount == Self.count(isGrid: flight.isGrid, speed: speed))
    #expect(tiled.layout.springCount < whole.layout.springCount)
  }

  @Test(
    "at any speed, springs exist only within their largest deflection of the viewport",
    arguments: [0.0, 0.5, 1], [20_000.0, 200_000])
  func bound(damping: Double, speed: Double) {
    // A faster throw meets the end of the content of this one.
    let (rig, layout) = make(true, isGrid: true, damping: damping, speed: min(speed, 20_000))
    // √(0.9² + 2²) resistances, what a tile is widened by at once, and a line.
    let distance: Double = 2.2 * 1500 + 667 / 4 + 100 + 54
    let most = Self.columns * Int((667 + 2 * distance) / 54 + 1)
    for velocity in [speed, -0.4 * speed, speed, -2 * speed] {
      rig.fling(Vector(dx: 0, dy: velocity), from: Point(x: 40, y: velocity > 0 ? 400 : 100))
      for _ in 0..<50 {
        rig.view.advance(by: 1.0 / 60)
        #expect(layout.springCount <= most)
      }
    }
  }
}
