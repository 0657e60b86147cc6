import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("SpringFlowLayout")
struct SpringFlowLayoutTests {
  /// The difference in rows between two counts of visible springs: a partly visible row at either edge, before and
  /// after.
  private static let partlyVisible = 4

  private func rig(_ count: Int) -> (rig: CollectionRig, layout: SpringFlowLayout) {
    let rows = SpringRows(count)
    return (rows.rig, rows.layout)
  }

  @Test("programmatic scrolling displaces no row, animated or not, also right after a drag")
  func programmatic() {
    let (rig, layout) = rig(200)
    rig.fling(Vector(dx: 0, dy: 1200))
    rig.rest()
    rig.view.scrollToItem(at: IndexPath(0, 150), at: .top, animated: true)
    for _ in 0..<60 {
      rig.advance(1.0 / 120)
      #expect(rig.displacements(layout).allSatisfy { $0 == 0 })
    }
    rig.view.contentOffset = Point(x: 0, y: 100)
    rig.advance(1.0 / 60)
    #expect(rig.displacements(layout).allSatisfy { $0 == 0 })
    #expect(rig.frames.allSatisfy { $0.minY.truncatingRemainder(dividingBy: 54) == 0 })
  }

  @Test("springs exist only near the viewport, however many items, and their number returns")
  func tiling() {
    let (rig, layout) = rig(100_000)
    let atStart = layout.springCount
    #expect(atStart > 10 && atStart < 60)
    rig.fling(Vector(dx: 0, dy: 9000))
    rig.advance(0.2)
    #expect(rig.displacements(layout).contains { abs($0) > 20 })
    #expect(layout.springCount < 60)
    rig.rest()
    #expect(rig.displacements(layout).allSatisfy { $0 == 0 })
    _ = rig.view.press(.end, time: rig.view.time)
    rig.rest()
    _ = rig.view.press(.home, time: rig.view.time)
    rig.rest()
    rig.view.layoutIfNeeded()
    #expect(abs(layout.springCount - atStart) <= Self.partlyVisible)
  }

  @Test(
    "99 of 100 reported velocities equal the visible ones within 2 %, also of rows that hinder each other or are at their limit",
    arguments: [1500.0, 6000], [SpringFlowLayout.Metric.along, .taxicab])
  func seenVelocity(speed: Double, metric: SpringFlowLayout.Metric) {
    let (rig, layout) = rig(2000)
    (layout.damping, layout.metric) = (0.3, metric)
    if metric == .taxicab { layout.itemSize = Size(width: 44, height: 44) }
    rig.fling(Vector(dx: 0, dy: speed))
    let instant = 1.0 / 2000
    var (compared, off) = (0, 0)
    var before: [IndexPath: (displacement: Double, velocity: Double)] = [:]
    for _ in 0..<2000 {
      rig.view.advance(by: instant)
      var now: [IndexPath: (displacement: Double, velocity: Double)] = [:]
      for path in rig.view.indexPathsForVisibleItems {
        let spring = layout.spring(at: path)
        now[path] = spring
        guard let old = before[path] else { continue }
        let seen = (spring.displacement - old.displacement) / instant
        compared += 1
        if min(abs(seen - old.velocity), abs(seen - spring.velocity)) > 0.02 * speed { off += 1 }
      }
      before = now
    }
    #expect(compared > 10_000)
    #expect(off * 100 <= compared)
  }

  @Test("works sideways as well: a drag pulls at columns, and their other axis stays")
  func sideways() {
    let layout = SpringFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(width: 60, height: 200)
    let rig = CollectionRig([80], layout: layout, viewport: Size(width: 400, height: 200))
    rig.fling(Vector(dx: 1500, dy: 0))
    rig.advance(0.05)
    #expect(rig.displacements(layout).contains { abs($0) > 10 })
    #expect(rig.frames.allSatisfy { $0.minY == 0 })
    let frames = rig.frames
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(b.minX > a.minX) }
    rig.rest()
    #expect(rig.displacements(layout).allSatisfy { $0 == 0 })
  }

  @Test(
    "lines of differing cells keep their order, and move alike with tiles and without", arguments: [0.0, 100])
  func differing(margin: Double) {
    let sizes = DifferingSizes {
      Size(width: 40 + Double($0.item * 37 % 90), height: 30 + Double($0.item * 53 % 40))
    }
    func make(_ isTiled: Bool) -> (rig: CollectionRig, layout: SpringFlowLayout) {
      let layout = SpringFlowLayout(damping: 0.4, frequency: 1, resistance: 800)
      layout.delegate = sizes
      layout.headerReferenceSize = Size(width: 30, height: 30)
      layout.metric = .taxicab
      layout.margin = isTiled ? margin : .infinity
      return (CollectionRig([150, 3, 150, 40], layout: layout), layout)
    }
    let (tiled, whole) = (make(true), make(false))
    for speed in [4000.0, -6000, 2500] {
      for (rig, _) in [tiled, whole] { rig.fling(Vector(dx: 0, dy: speed), from: Point(x: 80, y: 300)) }
      for _ in 0..<60 {
        tiled.rig.advance(1.0 / 60)
        whole.rig.advance(1.0 / 60)
        let (seen, all) = (tiled.rig.view.presentedElements, whole.rig.view.presentedElements)
        #expect(whole.layout.springCount == 343 && tiled.layout.springCount < 330)
        #expect(seen.map(\.id) == all.map(\.id))
        for (a, b) in zip(seen, all) {
          #expect((a.attributes.center - b.attributes.center).length < Tolerance.halfPoint)
        }
        expectOrder(seen.map(\.attributes).filter { $0.category == .cell }, tiled.layout)
      }
    }
    tiled.rig.rest()
    #expect(tiled.rig.displacements(tiled.layout).allSatisfy { $0 == 0 })
  }

  /// Of two cells that overlap by more than the gaps between cells of a line, the one that belongs above is above.
  private func expectOrder(_ cells: [LayoutAttributes], _ layout: SpringFlowLayout) {
    for (index, a) in cells.enumerated() {
      for b in cells[(index + 1)...] {
        guard
          let (one, other) = layout.layoutAttributesForItem(at: a.indexPath)
            .flatMap({ one in layout.layoutAttributesForItem(at: b.indexPath).map { (one, $0) } }),
          other.center.y > one.center.y, abs(a.center.x - b.center.x) < (a.size.width + b.size.width) / 2 - 40
        else { continue }
        #expect(b.center.y > a.center.y, "\(a.indexPath), \(b.indexPath)")
      }
    }
  }

  @Test("without damping no step is dropped too early, and the history is bounded")
  func undamped() {
    let layout = SpringFlowLayout(damping: 0, frequency: 0.5, resistance: 2000)
    layout.itemSize = Size(width: 375, height: 44)
    let rig = CollectionRig([100_000], layout: layout)
    for turn in 0..<30 {
      rig.fling(Vector(dx: 0, dy: turn.isMultiple(of: 2) ? 3000 : -2500))
      rig.advance(1)
    }
    let frames = rig.frames
    #expect(layout.springCount < 200)
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(b.midY > a.midY && b.minY - a.maxY <= 60) }
    // Damped again, it comes to rest exactly.
    layout.damping = 0.8
    rig.rest()
    #expect(rig.displacements(layout).allSatisfy { $0 == 0 })
  }

  @Test("turning tiles on or off during a motion changes nothing visible")
  func switching() {
    let (rig, layout) = rig(2000)
    rig.fling(Vector(dx: 0, dy: 4000))
    rig.advance(0.2)
    let before = rig.frames
    layout.margin = .infinity
    rig.view.layoutIfNeeded()
    #expect(layout.springCount == 2000)
    #expect(!before.isEmpty && rig.frames.count == before.count)
    for (a, b) in zip(before, rig.frames) { #expect(abs(a.midY - b.midY) < Tolerance.summed) }
    layout.margin = 100
    rig.view.layoutIfNeeded()
    #expect(layout.springCount < 60)
    #expect(rig.frames.count == before.count)
    for (a, b) in zip(before, rig.frames) { #expect(abs(a.midY - b.midY) < Tolerance.summed) }
  }

  @Test("a new width during a motion moves cells alike with tiles and without")
  func resizing() {
    func make(_ isTiled: Bool) -> (rig: CollectionRig, layout: SpringFlowLayout) {
      let layout = SpringFlowLayout(damping: 0.8, frequency: 0.5, resistance: 800)
      layout.itemSize = Size(width: 44, height: 44)
      layout.metric = .taxicab
      layout.margin = isTiled ? 100 : .infinity
      return (CollectionRig([4000], layout: layout), layout)
    }
    let (tiled, whole) = (make(true), make(false))
    var greatest = 0.0
    for width in [800.0, 320, 1280, 375] {
      for (rig, _) in [tiled, whole] {
        rig.fling(Vector(dx: 0, dy: 3000), from: Point(x: 60, y: 300))
        rig.advance(0.05)
        rig.view.viewportSize = Size(width: width, height: 667)
      }
      for _ in 0..<30 {
        for (rig, _) in [tiled, whole] { rig.advance(1.0 / 60, step: 1.0 / 60) }
        let (seen, all) = (tiled.rig.view.presentedElements, whole.rig.view.presentedElements)
        #expect(whole.layout.springCount == 4000 && tiled.layout.springCount < 4000)
        #expect(seen.map(\.id) == all.map(\.id))
        for (a, b) in zip(seen, all) {
          greatest = max(greatest, (a.attributes.center - b.attributes.center).length)
        }
      }
    }
    #expect(greatest < Tolerance.halfPoint)
    #expect(tiled.rig.displacements(tiled.layout).contains { abs($0) > 20 })
  }

  /// Where every element is seen, in the viewport's points.
  private func places(_ rig: CollectionRig) -> [ElementID: Point] {
    let offset = rig.view.contentOffset - Point.zero
    return Dictionary(
      uniqueKeysWithValues: rig.view.presentedElements.map { ($0.id, $0.attributes.center - offset) })
  }

  @Test("a held transition starts with springs at rest, and nothing jumps", arguments: [3000.0, -3000])
  func transition(speed: Double) {
    let (rig, layout) = rig(60)
    rig.fling(Vector(dx: 0, dy: speed), from: Point(x: 180, y: 560))
    rig.advance(0.15)
    #expect(rig.displacements(layout).contains { abs($0) > 5 })
    let before = places(rig)
    let next = CollectionViewFlowLayout()
    next.itemSize = Size(width: 160, height: 60)
    rig.view.startInteractiveTransition(to: next)
    #expect(!layout.isMoving)
    let after = places(rig)
    #expect(after.count > 8)
    for (id, place) in after { #expect(before[id].map { (place - $0).length < Tolerance.halfPoint } ?? true) }
    // Taken back, every cell arrives in its place.
    rig.view.cancelInteractiveTransition()
    rig.rest()
    #expect(rig.frames.allSatisfy { $0.minY.truncatingRemainder(dividingBy: 54) == 0 })
  }

  @Test("a scroll without a pointer brings moving cells to rest within a viewport's length")
  func calming() {
    let (rig, layout) = rig(2000)
    rig.fling(Vector(dx: 0, dy: -200))
    rig.fling(Vector(dx: 0, dy: 5000))
    rig.advance(0.1)
    #expect(rig.displacements(layout).contains { abs($0) > 50 })
    rig.view.setContentOffset(Point(x: 0, y: 60_000), animated: false)
    rig.advance(1.0 / 120)
    #expect(rig.displacements(layout).allSatisfy { $0 == 0 })
    #expect(rig.frames.count == 13 || rig.frames.count == 14)
  }
}
