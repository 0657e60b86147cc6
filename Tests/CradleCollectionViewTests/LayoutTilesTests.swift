import CradleDynamics
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

extension DynamicAnimator {
  /// The number of tiled elements in the rectangle, including those without behaviours.
  fileprivate var tileCount: Int { layoutElements?.tiles.tiles.count ?? 0 }
}

/// `DynamicAnimator.tile`, by what it promises a layout.
@Suite("Tiles of behaviours")
struct LayoutTilesTests {
  /// Rounding, in points.
  private static let tolerance = 1e-9
  /// The rounding of the animator's single-precision bodies, in points.
  private static let bodyRounding = 0.01

  private func rig(
    _ counts: [Int], viewport: Size = Size(width: 375, height: 667), headers: Double = 0
  ) -> (rig: CollectionRig, grid: TiledGrid) {
    let grid = TiledGrid()
    grid.headerReferenceSize = Size(width: headers, height: headers)
    return (CollectionRig(counts, layout: grid, viewport: viewport), grid)
  }

  /// Every element in the rectangle has its item, body and spring; nothing else has any.
  private func expectExact(_ grid: TiledGrid, _ comment: Comment? = nil) {
    let homes = grid.homes(in: grid.tiledRect)
    #expect(grid.animator.tileCount == homes.count, comment)
    #expect(grid.animator.itemCount == homes.count, comment)
    #expect(grid.animator.layoutItems.count == homes.count, comment)
    #expect(grid.shared.items.count == homes.count, comment)
    #expect(grid.animator.totalBehaviorCount == homes.count + 1, comment)
    for home in homes {
      let item = grid.animator.layoutItem(for: home.key)
      #expect(item?.home == home && item?.key == home.key && item?.isDeleted == false, comment)
    }
    for (item, anchor) in grid.anchors {
      #expect(anchor.distance(to: item.home.center) < Self.tolerance, comment)
    }
  }

  @Test("holds just the elements in its rectangle, all through a fling", arguments: [0.0, 30])
  func fling(headers: Double) {
    let (rig, grid) = rig(Array(repeating: 90, count: 100), headers: headers)
    expectExact(grid)
    rig.fling(Vector(dx: 0, dy: 6000))
    var farthest = 0.0
    for _ in 0..<60 {
      rig.advance(1.0 / 60)
      expectExact(grid)
      for item in grid.animator.layoutItems {
        farthest = max(farthest, item.center.distance(to: item.home.center))
      }
    }
    #expect(farthest > 20)
    rig.rest()
    #expect(rig.view.isResting)
    let seen = rig.frames
    let homes = grid.homes(in: grid.bounds).filter { $0.category == .cell }.map(\.frame)
    #expect(seen.count == homes.count)
    for (a, b) in zip(seen, homes) { #expect(a.origin.distance(to: b.origin) < Tolerance.halfPoint) }
  }

  @Test("a trip to the end and back gives the same counts, with a million items too")
  func trip() {
    let (rig, grid) = rig([1_000_000])
    let before = grid.animator.itemCount
    #expect(before > 50 && before < 300)
    for key in [ScrollKey.end, .home] {
      _ = rig.view.press(key, time: rig.view.time)
      rig.rest()
      expectExact(grid)
    }
    #expect(grid.animator.itemCount == before)
    // A jump without any time is followed too.
    rig.view.contentOffset = Point(x: 0, y: 1_000_000)
    rig.view.layoutIfNeeded()
    expectExact(grid)
    #expect(rig.frames.count == grid.homes(in: grid.bounds).count)
  }

  @Test("a scroll's cost depends on the elements that enter and leave, not on those that stay")
  func cost() {
    let (rig, grid) = rig([100_000], viewport: Size(width: 375, height: 4000))
    let perRow = grid.homes(in: Rect(x: 0, y: 0, width: 375, height: 10)).count
    #expect(grid.animator.tileCount > 60 * perRow)
    let before = grid.namedCount
    rig.view.contentOffset.y += 54
    rig.view.layoutIfNeeded()
    // A strip of 54 pt at either end touches two rows at most.
    #expect(grid.namedCount > before && grid.namedCount - before <= 4 * perRow)
    expectExact(grid)
  }

  @Test("keeps items with their elements through batches, and releases deleted ones", arguments: 0..<6)
  func batches(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let (rig, grid) = rig([40, 30, 50], headers: 20)
    for round in 0..<25 {
      if random.int(in: 0..<3) == 0 { rig.fling(Vector(dx: 0, dy: Double(random.int(in: -2000..<2001)))) }
      rig.advance(0.05)
      var items: [ElementID: LayoutItem] = [:]
      for item in grid.animator.layoutItems { items[try #require(rig.view.id(of: item.key))] = item }
      let places = items.mapValues(\.center)
      let batch = RandomBatch(of: rig.data, &random, limit: 200, newValue: rig.newValue)
      try rig.view.performUpdates { updates in
        rig.data = batch.data
        for call in batch.calls { call(updates) }
      }
      expectExact(grid, "seed \(seed), round \(round)")
      for item in grid.animator.layoutItems {
        let id = try #require(rig.view.id(of: item.key))
        guard let before = items[id] else { continue }
        #expect(item === before, "\(id) got another item")
        #expect(item.center == places[id])
      }
      let present = Set(grid.animator.layoutItems.map { ObjectIdentifier($0) })
      for (_, item) in items where !present.contains(ObjectIdentifier(item)) {
        let isThere = grid.homes(in: grid.tiledRect).contains { $0.key == item.key } && !item.isDeleted
        #expect(!isThere)
      }
    }
    rig.rest()
    #expect(rig.view.isResting)
    expectExact(grid)
  }

  @Test("starts empty, and adds springs to inserted items")
  func empty() throws {
    let (rig, grid) = rig([0])
    rig.advance(1.0 / 60)
    #expect(grid.animator.itemCount == 0 && rig.view.isResting)
    for index in 0..<30 {
      rig.data[0].insert(rig.newValue(), at: 0)
      rig.view.insertItems(at: [IndexPath(0, 0)])
      #expect(grid.animator.itemCount == index + 1)
      rig.advance(0.03)
    }
    expectExact(grid)
    // Those before are pushed aside by their springs, not put there.
    let first = try #require(grid.animator.layoutItem(for: ElementKey(.cell, IndexPath(0, 20))))
    #expect(first.center.distance(to: first.home.center) > 5)
    rig.rest()
    #expect(first.center.distance(to: first.home.center) < Tolerance.halfPoint)
  }

  @Test("a resize moves the anchors, and the springs bring everything after")
  func resize() throws {
    let (rig, grid) = rig([200])
    let item = try #require(grid.animator.layoutItem(for: ElementKey(.cell, IndexPath(0, 9))))
    let before = item.center
    rig.view.viewportSize = Size(width: 600, height: 500)
    rig.view.layoutIfNeeded()
    #expect(grid.animator.layoutItem(for: item.key) === item)
    #expect(item.center == before && item.home.center.distance(to: before) > 50)
    expectExact(grid)
    rig.rest()
    #expect(item.center.distance(to: item.home.center) < Tolerance.halfPoint)
  }

  @Test("an element of another size gets another body, in the same motion")
  func otherSize() throws {
    let (rig, grid) = rig([200])
    rig.fling(Vector(dx: 0, dy: 800))
    rig.advance(0.1)
    let key = try #require(grid.homes(in: grid.bounds).first).key
    let item = try #require(grid.animator.layoutItem(for: key))
    grid.animator.setAngularVelocity(2, of: item)
    let (center, velocity) = (item.center, grid.animator.velocity(of: item))
    #expect(velocity.length > 10)
    grid.itemSize = Size(width: 60, height: 80)
    rig.view.layoutIfNeeded()
    #expect(grid.animator.layoutItem(for: key) === item)
    #expect(item.bounds.size == Size(width: 60, height: 80))
    #expect(item.center == center)
    #expect((grid.animator.velocity(of: item) - velocity).length < Self.bodyRounding)
    #expect(grid.animator.angularVelocity(of: item) == 2)
    let outline = try #require(
      grid.animator.debugSnapshot().items.first { $0.center.distance(to: center) < 1 })
    guard case .polygon(let corners) = try #require(outline.outlines.first) else {
      Issue.record("no rectangle")
      return
    }
    let width = (corners.map(\.x).max() ?? 0) - (corners.map(\.x).min() ?? 0)
    #expect(abs(width - 60) < Self.bodyRounding)
    expectExact(grid)
  }

  @Test("leaves no behaviours behind after a reload or another layout")
  func orphans() throws {
    let (rig, grid) = rig([300])
    let old = try #require(grid.animator.layoutItems.first)
    rig.data[0].removeLast(200)
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(old.isDeleted)
    expectExact(grid)
    // An item that is deleted while another layout is in use must not return with this one.
    rig.view.setCollectionViewLayout(CollectionViewFlowLayout(), animated: false)
    rig.data[0].removeFirst(90)
    rig.view.deleteItems(at: (0..<90).map { IndexPath(0, $0) })
    rig.view.setCollectionViewLayout(grid, animated: false)
    #expect(grid.animator.itemCount == 10)
    expectExact(grid)
  }

  @Test("every frame rate sees the same motion", arguments: [30.0, 60, 144, 240])
  func frameRates(rate: Double) {
    func places(_ rate: Double) -> [Point] {
      let (rig, grid) = rig([500])
      rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -6), at: Point(x: 100, y: 300), time: 0))
      var time = 0.0
      for frame in 1...Int(rate / 2) {
        rig.view.advance(by: Double(frame) / rate - time)
        time = Double(frame) / rate
      }
      return grid.animator.layoutItems.sorted { $0.key.indexPath < $1.key.indexPath }
        .filter { $0.home.center.y > 500 && $0.home.center.y < 800 }
        .map { grid.animator.layoutAttributes(of: $0).center }
    }
    let (a, b) = (places(120), places(rate))
    #expect(a.count > 10 && a.count == b.count)
    for (a, b) in zip(a, b) { #expect(a.distance(to: b) < Tolerance.halfPoint) }
  }
}
