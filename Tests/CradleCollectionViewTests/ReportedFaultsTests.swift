import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// Faults that users reported in the sample projects that this module rebuilds. Each test states that one does not
/// occur.
@Suite("Reported faults do not occur")
struct ReportedFaultsTests {
  /// Rounding, in points.
  private static let tolerance = 1e-9
  /// The height of a row and its spacing, in points.
  private static let oneRow = 60.0
  /// The velocities in points per second that a finger reaches.
  private static let flingable = 1e4

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
      #expect(abs(layout.spring(at: path).displacement - swinging[item].displacement) < Self.tolerance)
      let lag = cell.attributes.center.y - place.center.y
      #expect(abs(lag - swinging[item].displacement) < Self.tolerance)
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

  // MARK: Lines and rings

  @Test("an item that leaves the zoomed range loses its zoom")
  func zoomLeft() {
    let layout = LineLayout()
    layout.distance = 120
    let rig = CollectionRig([40], layout: layout, viewport: Size(width: 1200, height: 400))
    var zoomed: Set<IndexPath> = []
    rig.fling(Vector(dx: 3000, dy: 0))
    while !rig.view.isResting {
      rig.view.advance(by: 1.0 / 60)
      let middle = rig.view.visibleRect.midX
      for element in rig.view.presentedElements {
        let path = element.attributes.indexPath
        if abs(element.attributes.center.x - middle) < layout.distance {
          zoomed.insert(path)
        } else {
          #expect(element.attributes.scale == 1 && element.attributes.zIndex == 0, "\(path)")
          #expect(element.view?.attributes?.scale == 1)
        }
      }
    }
    #expect(zoomed.count > 5)
  }

  @Test("a snap without a candidate is finite")
  func noCandidate() {
    for layout in [LineLayout(), FeaturedLayout()] {
      let rig = CollectionRig([0], layout: layout)
      let proposed = Point(x: 12, y: 12)
      for velocity in [Point.zero, Point(x: 0.9, y: 0.9), Point(x: -0.9, y: -0.9)] {
        let target = layout.targetContentOffset(
          forProposedContentOffset: proposed, withScrollingVelocity: velocity)
        #expect(target.isFinite && target.x.magnitude <= proposed.x && target.y.magnitude <= proposed.y)
      }
      #expect(
        layout.targetContentOffset(forProposedContentOffset: proposed).isFinite
          && layout.collectionViewContentSize.isFinite)
      rig.fling(Vector(dx: 2000, dy: 2000))
      rig.rest()
      #expect(rig.view.contentOffset == .zero)
    }
  }

  @Test("a target of infinity from a layout is ignored")
  func infinity() {
    final class Careless: CollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
      ) -> Point {
        Point(x: 0, y: .infinity)
      }
      override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
        Point(x: .nan, y: 0)
      }
    }
    let rig = CollectionRig([400], layout: Careless())
    rig.fling(Vector(dx: 0, dy: 1500))
    rig.rest()
    #expect(rig.view.contentOffset.isFinite && rig.view.contentOffset.y > 300)
    rig.view.viewportSize = Size(width: 300, height: 300)
    rig.view.setCollectionViewLayout(Careless(), animated: true)
    rig.rest()
    #expect(rig.view.contentOffset.isFinite)
  }

  @Test(
    "a snap stays within the content", arguments: [-1e12, -6000, -500, 0, 500, 6000, 1e12] as [Double])
  func beyondTheEnds(velocity: Double) {
    for layout in [LineLayout(), FeaturedLayout()] {
      let rig = CollectionRig([5], layout: layout)
      let view = rig.view
      let along = Vector(dx: velocity, dy: velocity)
      for proposed in [-1e9, -1, 0, 400, 1e9] {
        for target in [
          layout.targetContentOffset(
            forProposedContentOffset: Point(x: proposed, y: proposed),
            withScrollingVelocity: Point(x: velocity / 1000, y: velocity / 1000)),
          layout.targetContentOffset(forProposedContentOffset: Point(x: proposed, y: proposed)),
        ] {
          let place = layout is LineLayout ? target.x : target.y
          let end = layout is LineLayout ? view.maximumOffset.x : view.maximumOffset.y
          #expect(place >= 0 && place <= end)
        }
      }
      guard abs(velocity) < Self.flingable else { continue }
      for _ in 0..<3 {
        rig.fling(along)
        rig.rest()
        let offset = view.contentOffset
        #expect(offset.x >= 0 && offset.x <= view.maximumOffset.x)
        #expect(offset.y >= 0 && offset.y <= view.maximumOffset.y)
      }
    }
  }

  @Test("only inserted cells start at the circle's centre")
  func collapse() throws {
    /// Answers for whatever it is asked for, as the original does.
    final class Naive: CollectionViewFlowLayout {
      override func initialLayoutAttributes(forAppearing element: LayoutAttributes) -> LayoutAttributes? {
        inMiddle(element)
      }
      override func finalLayoutAttributes(forDisappearing element: LayoutAttributes) -> LayoutAttributes? {
        inMiddle(element)
      }
      func inMiddle(_ element: LayoutAttributes) -> LayoutAttributes {
        var attributes = element
        attributes.center = Point(x: 187.5, y: 300)
        return attributes
      }
    }
    let rig = CollectionRig([8], layout: Naive())
    let before = Dictionary(
      uniqueKeysWithValues: rig.view.presentedElements.map { ($0.id, $0.attributes.center) })
    try rig.view.performUpdates { batch in
      rig.data[0].remove(at: 3)
      rig.data[0].append(rig.newValue())
      batch.deleteItems(at: [IndexPath(0, 3)])
      batch.insertItems(at: [IndexPath(0, 7)])
    }
    let inMiddle = rig.view.presentedElements.filter { $0.attributes.center == Point(x: 187.5, y: 300) }
    #expect(inMiddle.map(\.attributes.indexPath) == [IndexPath(0, 7)])
    for element in rig.view.presentedElements {
      if let center = before[element.id] {
        #expect(element.attributes.center.distance(to: center) < Self.tolerance)
      }
    }
  }

  // MARK: Layout changes

  @Test("an animated layout switch does not jump")
  func jump() throws {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = Size(width: 100, height: 100)
    let rig = CollectionRig([90], layout: flow)
    rig.view.contentOffset.y = 1500
    rig.rest()
    func seen() -> [ElementID: Point] {
      let offset = rig.view.contentOffset - Point.zero
      return Dictionary(
        uniqueKeysWithValues: rig.view.presentedElements.map { ($0.id, $0.attributes.center - offset) })
    }
    var last = seen()
    rig.view.setCollectionViewLayout(LineLayout(), animated: true)
    let view = rig.view
    #expect(view.contentOffset.x <= view.maximumOffset.x && view.contentOffset.y == 0)
    let jumps = seen().compactMap { id, place in last[id]?.distance(to: place) }
    #expect(jumps.count > 3 && jumps.allSatisfy { $0 < Tolerance.summed }, "\(jumps)")
    // And no later frame takes a step that the way's length does not explain.
    while !rig.view.isResting {
      last = seen()
      rig.view.advance(by: 1.0 / 120)
      for (id, place) in seen() {
        if let before = last[id] { #expect(before.distance(to: place) < 80) }
      }
    }
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 250) == 0)
  }

  @Test("an animated layout switch computes the zoom for the new offset")
  func zoomOfTheOldOffset() throws {
    let rig = CollectionRig([12, 7, 20], layout: CollectionViewFlowLayout())
    rig.view.contentOffset = Point(x: 0, y: 150)
    rig.view.setCollectionViewLayout(LineLayout(), animated: true)
    rig.rest()
    let middle = rig.view.visibleRect.midX
    let largest = try #require(rig.view.presentedElements.max { $0.attributes.scale < $1.attributes.scale })
    #expect(abs(largest.attributes.scale - 1.3) < Self.tolerance)
    #expect(abs(largest.attributes.center.x - middle) < Tolerance.halfPoint)
  }

  // MARK: Cost

  @Test("a frame queries visible attributes only")
  func rebuild() {
    /// Counts what a frame asks for and what it gets.
    final class Counting: CollectionViewFlowLayout {
      var preparations = 0
      var asked: [Rect] = []
      var answered = 0
      var single = 0
      override func prepare() {
        preparations += 1
        super.prepare()
      }
      override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
        let before = buffer.count
        super.layoutAttributesForElements(in: rect, into: &buffer)
        asked.append(rect)
        answered += buffer.count - before
      }
      override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
        single += 1
        return super.layoutAttributesForItem(at: path)
      }
    }
    let layout = Counting()
    let sizes = DifferingSizes { Size(width: 375, height: 44 + Double($0.item % 3)) }
    layout.delegate = sizes
    let rig = CollectionRig([100_000], layout: layout)
    rig.fling(Vector(dx: 0, dy: 5000))
    rig.advance(0.2)
    (layout.preparations, layout.asked, layout.answered, layout.single, sizes.asked) = (0, [], 0, 0, [])
    for frame in 1...20 {
      rig.view.advance(by: 1.0 / 120)
      #expect(layout.asked.count == frame && layout.asked.last == rig.view.visibleRect)
    }
    #expect(layout.preparations == 0 && layout.single == 0 && sizes.asked.isEmpty)
    #expect(layout.answered <= 20 * 17)
  }
}
