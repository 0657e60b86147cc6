import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// Faults of springs that users reported in the sample projects that this module rebuilds.
@Suite("Reported faults of springy lists do not occur")
struct ReportedSpringFaultsTests {
  /// The height of a row and its spacing, in points.
  private static let oneRow = 60.0

  private func springs(_ count: Int) -> (rig: CollectionRig, layout: SpringFlowLayout) {
    let rows = SpringRows(count)
    return (rows.rig, rows.layout)
  }

  /// Drags the content up by a distance in 0.1 s, from a place, and holds it there.
  private func drag(_ rig: CollectionRig, by distance: Double, from place: Point) {
    let start = rig.view.time
    rig.pointer(.down, place.x, place.y, at: start)
    for step in 1...10 {
      rig.pointer(
        .move, place.x, place.y - (distance + 10) * Double(step) / 10, at: start + Double(step) * 0.01)
    }
  }

  // MARK: Springs

  @Test("rows inserted into an empty list have springs")
  func emptyStart() throws {
    let (rig, layout) = springs(0)
    rig.data[0] = (0..<30).map { _ in rig.newValue() }
    rig.view.insertItems(at: (0..<30).map { IndexPath(0, $0) })
    rig.rest()
    drag(rig, by: 60, from: Point(x: 100, y: 100))
    #expect(rig.displacements(layout).filter { $0 > 10 }.count >= 6)
  }

  @Test("appended rows have springs")
  func appended() throws {
    let (rig, layout) = springs(6)
    for _ in 0..<30 {
      rig.data[0].append(rig.newValue())
      rig.view.insertItems(at: [IndexPath(0, rig.data[0].count - 1)])
    }
    rig.rest()
    drag(rig, by: 60, from: Point(x: 100, y: 100))
    let appended = rig.view.indexPathsForVisibleItems.filter { $0.item >= 6 }
    #expect(appended.count >= 6)
    for path in appended { #expect(layout.spring(at: path).displacement > 10, "\(path)") }
  }

  @Test("after an insert or a delete no row takes a neighbour's spring")
  func springsFollowItems() throws {
    let (rig, layout) = springs(40)
    drag(rig, by: 60, from: Point(x: 100, y: 100))
    let before = (0..<12).map { layout.spring(at: IndexPath(0, $0)) }
    rig.data[0].remove(at: 3)
    rig.data[0].insert(rig.newValue(), at: 6)
    try rig.view.performUpdates { batch in
      batch.deleteItems(at: [IndexPath(0, 3)])
      batch.insertItems(at: [IndexPath(0, 6)])
    }
    for (new, old) in [(0, 0), (2, 2), (3, 4), (5, 6), (7, 7), (8, 8)] {
      let lag = layout.spring(at: IndexPath(0, new)).displacement
      #expect(lag == before[old].displacement, "\(old) is now \(new)")
    }
  }

  @Test("after an insert or a delete no row takes a neighbour's size")
  func sizesFollowItems() throws {
    for layout in [CollectionViewFlowLayout(), SpringFlowLayout()] {
      let rig = CollectionRig([6], layout: layout)
      let sizes = DifferingSizes { [unowned rig] path in
        Size(width: 375, height: 20 + 10 * Double(rig.data[path.section][path.item]))
      }
      layout.delegate = sizes
      rig.view.layoutIfNeeded()
      try rig.view.performUpdates { batch in
        rig.data[0].remove(at: 1)
        rig.data[0].insert(rig.data[0].remove(at: 4), at: 0)
        batch.deleteItems(at: [IndexPath(0, 1)])
        batch.moveItem(at: IndexPath(0, 5), to: IndexPath(0, 0))
      }
      rig.rest()
      #expect(rig.frames.map(\.height) == rig.data[0].map { 20 + 10 * Double($0) })
      #expect(rig.frames.map(\.height) == [70, 20, 40, 50, 60])
    }
  }

  @Test("an earlier scroll does not move rows that are inserted later", arguments: [false, true])
  func lateKick(isHeld: Bool) throws {
    let (rig, layout) = springs(40)
    drag(rig, by: 80, from: Point(x: 100, y: 100))
    rig.advance(isHeld ? 0.2 : 0.01)
    if !isHeld {
      rig.pointer(.up, 100, 10)
      rig.rest()
    }
    rig.data[0].insert(rig.newValue(), at: 8)
    rig.view.insertItems(at: [IndexPath(0, 8)])
    for _ in 0..<60 {
      #expect(layout.spring(at: IndexPath(0, 8)) == (0, 0))
      rig.advance(1.0 / 120)
    }
  }

  @Test(
    "a touch at (0, 0) is a touch as any other; a programmatic scroll has none, a wheel has its own place")
  func corner() {
    // It counts as where it is.
    var (rig, layout) = springs(100)
    drag(rig, by: 60, from: .zero)
    var seen = rig.view.indexPathsForVisibleItems.map { layout.spring(at: $0).displacement }
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 <= $1 } && (seen.last ?? 0) > 40)
    #expect((seen.first ?? 99) < 10)
    // A program has no touch, whatever was there before.
    rig.pointer(.cancel, 0, 0)
    rig.rest()
    rig.view.scrollToItem(at: IndexPath(0, 60), at: .top, animated: true)
    for _ in 0..<60 {
      rig.advance(1.0 / 120)
      #expect(rig.displacements(layout).allSatisfy { $0 == 0 })
    }
    // A wheel has its own place, also with the pointer in the corner.
    for place in [Point.zero, Point(x: 100, y: 330)] {
      (rig, layout) = springs(100)
      rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -2), at: place, time: 0.1))
      rig.advance(0.1 + 0.1)
      let paths = rig.view.indexPathsForVisibleItems
      seen = paths.map { layout.spring(at: $0).displacement }
      let nearest = paths.indices.min { abs(seen[$0]) < abs(seen[$1]) }
      let row = nearest.flatMap { rig.cell(0, paths[$0].item) }?.attributes.center.y ?? 0
      #expect(abs(row - rig.view.contentOffset.y - place.y) < Self.oneRow, "\(place)")
      #expect(seen.allSatisfy { $0 >= 0 } && (seen.max() ?? 0) > 10)
    }
  }

  @Test(
    "rows appear without a flash at a margin smaller than one frame's travel", arguments: [60.0, 120],
    [false, true])
  func holes(rate: Double, isSpringy: Bool) {
    let layout = isSpringy ? SpringFlowLayout() : CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    layout.minimumLineSpacing = 0
    let rig = CollectionRig([4000], layout: layout)
    /// Where a row is, whether it is on screen or not.
    func frame(_ item: Int) -> Rect? {
      let path = IndexPath(0, item)
      let lag = (layout as? SpringFlowLayout)?.spring(at: path).displacement ?? 0
      return layout.layoutAttributesForItem(at: path)?.frame.offset(by: Vector(dx: 0, dy: lag))
    }
    rig.fling(Vector(dx: 0, dy: 12_000))
    for _ in 0..<Int(rate) {
      rig.view.advance(by: 1 / rate)
      let seen = rig.view.visibleRect
      let items = rig.view.indexPathsForVisibleItems.map(\.item)
      #expect(items == Array((items.first ?? 0)..<(items.first ?? 0) + items.count) && items.count > 4)
      // Its neighbours are out of sight, and so is everything beyond them.
      for item in [(items.first ?? 0) - 1, (items.last ?? 0) + 1] {
        #expect(frame(item).map { !$0.intersects(seen) } ?? true, "row \(item) at \(seen.minY)")
      }
    }
  }

  @Test("after a resize springs end at the new places", arguments: [250.0, 600])
  func anchors(width: Double) {
    func dragged(width: Double) -> (rig: CollectionRig, layout: SpringFlowLayout) {
      let layout = SpringFlowLayout()
      layout.itemSize = Size(width: 100, height: 44)
      let rig = CollectionRig([200], layout: layout, viewport: Size(width: width, height: 667))
      drag(rig, by: 60, from: Point(x: 100, y: 100))
      return (rig, layout)
    }
    let (rig, layout) = dragged(width: 375)
    #expect((0..<20).contains { layout.spring(at: IndexPath(0, $0)).displacement > 10 })
    rig.view.viewportSize = Size(width: width, height: 500)
    // They swing on around the new places, like those that have been there all along.
    let native = dragged(width: width)
    native.rig.view.viewportSize = Size(width: width, height: 500)
    let swinging = (0..<20).map { native.layout.spring(at: IndexPath(0, $0)) }
    let fresh = CollectionViewFlowLayout()
    fresh.itemSize = layout.itemSize
    let other = CollectionRig([200], layout: fresh, viewport: Size(width: width, height: 500))
    for item in 0..<20 {
      let path = IndexPath(0, item)
      guard let place = fresh.layoutAttributesForItem(at: path), let cell = rig.cell(0, item) else {
        continue
      }
      #expect(abs(layout.spring(at: path).displacement - swinging[item].displacement) < Tolerance.closedForm)
      let lag = cell.attributes.center.y - place.center.y
      #expect(abs(lag - swinging[item].displacement) < Tolerance.closedForm)
      #expect(cell.attributes.center.x == place.center.x)
    }
    rig.pointer(.up, 100, 30)
    rig.rest()
    other.view.contentOffset = rig.view.contentOffset
    #expect(rig.frames == other.frames)
    // And the next scroll pulls at every cell by its new distance: those of one line alike.
    drag(rig, by: 60, from: Point(x: 100, y: 100))
    var lines: [Double: Set<Double>] = [:]
    for path in rig.view.indexPathsForVisibleItems {
      let place = fresh.layoutAttributesForItem(at: path)?.center.y ?? .nan
      lines[place, default: []].insert(layout.spring(at: path).displacement)
    }
    #expect(lines.count > 4 && lines.values.allSatisfy { $0.count == 1 })
  }
}
