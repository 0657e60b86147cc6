import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// Faults that users reported in the sample projects that this module rebuilds. Each test states that one does not
/// occur.
@Suite("Reported faults do not occur")
struct ReportedFaultsTests {
  /// The velocities in points per second that a finger reaches.
  private static let flingable = 1e4

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
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> LayoutAttributes? {
        layoutAttributesForItem(at: path).map(inMiddle)
      }
      override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> LayoutAttributes? {
        layoutAttributesForItem(at: path).map(inMiddle)
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
        #expect(element.attributes.center.distance(to: center) < Tolerance.closedForm)
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
    #expect(abs(largest.attributes.scale - 1.3) < Tolerance.closedForm)
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
