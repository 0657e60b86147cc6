import CradleCollectionView
import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// A flow whose rows lag behind a hand, all alike: on one spring of their own, by half of what it scrolls.
private final class LaggingFlow: CollectionViewFlowLayout {
  private let spring = Spring(frequency: 2, dampingRatio: 1)
  /// The lag in points, and its speed in points per second, at which the layout stops: no display shows them.
  private static let still = 0.05
  private var (lag, speed) = (0.0, 0.0)
  private var (state, seen) = (0.0, 0.0)

  override var isMoving: Bool { lag != 0 || speed != 0 }

  override func nextStep(after time: Double, in view: ScrollView) -> Double? {
    isMoving || scrollInput.moves(view) ? Self.step(after: time) : nil
  }

  override func willScroll(_ view: ScrollView) {
    if !isMoving { state = view.time }
  }

  override func didScroll(_ view: ScrollView, isStep: Bool) {
    guard isStep else { return }
    let curve = spring.curve(from: lag, to: 0, velocity: speed)
    let duration = view.time - state
    (lag, speed) = (curve.value(at: duration), curve.velocity(at: duration))
    if scrollInput.moves(view) { lag += (view.contentOffset.y - seen) / 2 }
    (state, seen) = (view.time, view.contentOffset.y)
    if abs(lag) < Self.still, abs(speed) < Self.still, !scrollInput.moves(view) { (lag, speed) = (0, 0) }
    invalidateAttributes()
  }

  override var largestCellDisplacement: Double { abs(lag) }

  override func appendCells(
    ofSection section: Int, in rect: Rect, into buffer: inout [LayoutAttributes]
  ) {
    let start = buffer.count
    appendPlacedCells(
      ofSection: section, in: rect.insetBy(dx: 0, dy: -largestCellDisplacement), into: &buffer)
    for index in start..<buffer.count { buffer[index] = shown(buffer[index]) }
  }

  override func shown(_ attributes: LayoutAttributes) -> LayoutAttributes {
    guard attributes.category == .cell else { return attributes }
    var shown = attributes
    shown.center.y += lag
    return shown
  }

  override func velocity(of element: LayoutAttributes, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(of: element, scrollingBy: velocity)
    if element.category == .cell { carried.center.dy += speed }
    return carried
  }
}

/// A flow that lets deleted rows fall for half a second.
private final class FallingFlow: CollectionViewFlowLayout {
  static let gravity = 1000.0
  private var falls: [ElementID: (start: Double, from: LayoutAttributes)] = [:]

  private func time(of element: ElementID) -> Double? {
    guard let fall = falls[element], let now = collectionView?.time else { return nil }
    return now - fall.start
  }

  /// Rows that were on screen are known by what was last laid out of them.
  private var known: [ElementID: LayoutAttributes] = [:]

  override func appendCells(
    ofSection section: Int, in rect: Rect, into buffer: inout [LayoutAttributes]
  ) {
    let start = buffer.count
    super.appendCells(ofSection: section, in: rect, into: &buffer)
    for attributes in buffer[start...] {
      if let id = collectionView?.id(ofItemAt: attributes.indexPath) { known[id] = attributes }
    }
  }

  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    let alive = Set(
      (0..<numberOfItems(inSection: 0)).compactMap {
        collectionView?.id(ofItemAt: IndexPath(item: $0, section: 0))
      })
    for (id, attributes) in known where !alive.contains(id) && falls[id] == nil {
      falls[id] = (collectionView?.time ?? 0, attributes)
    }
  }

  override var isMoving: Bool { !falls.isEmpty }

  override func didScroll(_ view: ScrollView, isStep: Bool) {
    guard isMoving else { return }
    for (id, fall) in falls where view.time - fall.start >= 0.5 { (falls[id], known[id]) = (nil, nil) }
    invalidateAttributes()
  }

  override func layoutAttributes(forLeaving element: ElementID) -> LayoutAttributes? {
    guard let time = time(of: element), var place = falls[element]?.from else { return nil }
    place.center.y += Self.gravity / 2 * time * time
    return place
  }

  override func velocity(ofLeaving element: ElementID, scrollingBy velocity: Vector) -> ElementVelocity {
    var carried = super.velocity(ofLeaving: element, scrollingBy: velocity)
    carried.center.dy += Self.gravity * (time(of: element) ?? 0)
    return carried
  }
}

/// Layouts from public API only: they follow drags, steps, velocities and leaving elements.
@Suite("Layouts written with public API only")
struct LayoutsOfOthersTests {
  /// The share by which the trapezium rule may miss a step's path: h²/12 of the third derivative.
  private static let frameShare = 0.01

  private func lagging() -> CollectionRig {
    let layout = LaggingFlow()
    layout.itemSize = Size(width: 375, height: 44)
    return CollectionRig([1000], layout: layout)
  }

  private func drag(_ rig: CollectionRig, _ distance: Double) {
    rig.pointer(.down, 100, 500, at: 0.1)
    for number in 1...10 {
      rig.pointer(.move, 100, 500 - distance * Double(number) / 10, at: 0.1 + 0.02 * Double(number))
    }
  }

  @Test("rows lag behind the pointer, move by their velocity, and come to rest")
  func hand() throws {
    let rig = lagging()
    drag(rig, 200)
    let row = try #require(rig.view.presentedElements.dropFirst(3).first)
    let place = try #require(
      rig.view.collectionViewLayout.layoutAttributesForItem(at: row.attributes.indexPath))
    #expect(row.attributes.center.y > place.center.y + 10)
    // The pointer has stayed where it is for long enough: what moves is the spring. Ten frames of a step each.
    rig.advance(0.15)
    #expect(rig.view.velocity == .zero)
    for _ in 0..<10 {
      let before = try #require(rig.element(row.id))
      rig.advance(1.0 / 120)
      let after = try #require(rig.element(row.id))
      let mean = (before.screenVelocity.dy + after.screenVelocity.dy) / 2
      let distance = after.attributes.center.y - before.attributes.center.y
      #expect((distance * 120).isWithin(Self.frameShare * abs(mean) + Tolerance.subpixel, of: mean))
    }
    rig.pointer(.up, 100, 300, at: rig.view.time + 0.2)
    rig.rest()
    let rested = try #require(rig.element(row.id))
    #expect(rested.attributes.center == place.center && rested.screenVelocity == .zero)
  }

  @Test("the rows are in the same places at every frame rate", arguments: [30, 60, 144.0])
  func frames(rate: Double) {
    func places(_ rate: Double) -> [ElementID: Point] {
      let rig = lagging()
      drag(rig, 300)
      rig.pointer(.up, 100, 200, at: 0.31)
      rig.advance(0.5 - rig.view.time, step: 1 / rate)
      return rig.view.presentedElements.reduce(into: [:]) { $0[$1.id] = $1.attributes.center }
    }
    let (reference, other) = (places(120), places(rate))
    #expect(reference.count > 10)
    for (id, place) in reference {
      // The offset's law is summed over other frames.
      #expect(other[id]?.distance(to: place) ?? .infinity < Tolerance.summed)
    }
  }

  @Test("a layout moves a deleted element away with its own velocity until it returns nil")
  func leaving() throws {
    let layout = FallingFlow()
    layout.itemSize = Size(width: 375, height: 44)
    let rig = CollectionRig([10], layout: layout)
    let row = try #require(rig.cell(0, 2))
    rig.data[0].remove(at: 2)
    rig.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    rig.advance(0.25)
    let falling = try #require(rig.element(row.id))
    #expect(falling.isLeaving)
    let distance = FallingFlow.gravity / 2 * 0.25 * 0.25
    #expect(
      falling.attributes.center.isWithin(
        Tolerance.closedForm, of: row.attributes.center + Vector(dx: 0, dy: distance)))
    #expect(falling.screenVelocity.dy.isWithin(Tolerance.closedForm, of: FallingFlow.gravity * 0.25))
    rig.advance(0.3)
    #expect(rig.element(row.id) == nil)
  }
}
