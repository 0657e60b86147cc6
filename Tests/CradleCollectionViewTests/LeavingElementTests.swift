import CradleCollectionView
import CradleGeometry
import CradleScrolling
import Testing

/// A flow whose deleted cells slide off to the right at 500 pt/s for a second, by nothing but the time.
private final class SlidingFlow: CollectionViewFlowLayout {
  private(set) var starts: [ElementID: (time: Double, place: LayoutAttributes)] = [:]
  private(set) var asked = 0
  private var ids: [ElementID: LayoutAttributes] = [:]

  override func prepare() {
    super.prepare()
    let time = collectionView?.time ?? 0
    var now: [ElementID: LayoutAttributes] = [:]
    for item in 0..<numberOfItems(inSection: 0) {
      let key = ElementKey(.cell, IndexPath(0, item))
      guard let id = collectionView?.id(of: key) else { continue }
      now[id] = layoutAttributesForItem(at: key.indexPath)
    }
    for (id, place) in ids where now[id] == nil { starts[id] = (time, place) }
    ids = now
  }

  override func layoutAttributes(forLeaving element: ElementID) -> LayoutAttributes? {
    asked += 1
    guard let start = starts[element], let time = collectionView?.time, time < start.time + 1 else {
      return nil
    }
    var place = start.place
    place.center.x += 500 * (time - start.time)
    return place
  }

  override var isMoving: Bool {
    let time = collectionView?.time ?? 0
    return starts.values.contains { time < $0.time + 1 }
  }

  override func didScroll(_ view: ScrollView, isStep: Bool) { if !starts.isEmpty { invalidateAttributes() } }
}

@Suite("Elements that a layout moves away")
struct LeavingElementTests {
  /// Rounding, in points.
  private static let tolerance = 1e-6
  /// The points that a cell may still glide to its earlier home while it leaves.
  private static let stillGliding = 40.0

  private func rig() -> (rig: CollectionRig, layout: SlidingFlow) {
    let layout = SlidingFlow()
    layout.itemSize = Size(width: 100, height: 44)
    return (CollectionRig([9], layout: layout), layout)
  }

  private func delete(_ item: Int, _ rig: CollectionRig, animated: Bool = true) throws {
    rig.data[0].remove(at: item)
    try rig.view.performUpdates(animated: animated) { $0.deleteItems(at: [IndexPath(0, item)]) }
  }

  @Test(
    "a deleted element is where the layout has it, with its view and last path, until the layout returns nil")
  func led() throws {
    let (rig, _) = rig()
    let gone = try #require(rig.cell(0, 4))
    try delete(4, rig)
    for frame in 0..<60 {
      let element = try #require(rig.element(gone.id))
      let distance = 500 * Double(frame) / 60
      #expect(abs(element.attributes.center.x - gone.attributes.center.x - distance) < Self.tolerance)
      #expect(element.attributes.center.y == gone.attributes.center.y && element.attributes.alpha == 1)
      #expect(element.isLeaving && element.view === gone.view)
      #expect(element.attributes.indexPath == IndexPath(0, 4))
      #expect(
        !rig.view.isResting && rig.view.indexPathForItem(at: element.attributes.center) != IndexPath(0, 8))
      rig.view.advance(by: 1.0 / 60)
    }
    #expect(rig.element(gone.id) == nil)
    rig.rest()
    #expect(rig.view.isResting && rig.frames.count == 8)
  }

  @Test("scrolls, further batches and unanimated ones do not disturb it")
  func undisturbed() throws {
    let (rig, _) = rig()
    let first = try #require(rig.cell(0, 0))
    try delete(0, rig)
    rig.advance(0.25)
    let second = try #require(rig.cell(0, 3))
    let start = second.attributes
    try delete(3, rig)
    rig.advance(0.25)
    rig.data[0].insert(rig.newValue(), at: 0)
    try rig.view.performUpdates(animated: false) { $0.insertItems(at: [IndexPath(0, 0)]) }
    rig.view.viewportSize = Size(width: 375, height: 500)
    let a = try #require(rig.element(first.id)).attributes
    let b = try #require(rig.element(second.id)).attributes
    #expect(abs(a.center.x - first.attributes.center.x - 250) < Self.tolerance)
    // The layout has it where it belonged, to which it was still gliding: that motion goes on.
    #expect(abs(b.center.x - start.center.x - 125) < Self.stillGliding && b.alpha == 1)
    rig.advance(0.51)
    #expect(rig.element(first.id) == nil && rig.element(second.id) != nil)
    rig.advance(0.25)
    #expect(rig.element(second.id) == nil)
  }

  @Test(
    "an unanimated delete queries no attributes; a reload removes the element; another layout fades it in place"
  )
  func ends() throws {
    let (rig, layout) = rig()
    try delete(2, rig, animated: false)
    #expect(layout.asked == 0 && rig.view.presentedElements.count == 8)

    let gone = try #require(rig.cell(0, 1))
    try delete(1, rig)
    rig.advance(0.2)
    let before = try #require(rig.element(gone.id)).attributes
    rig.view.setCollectionViewLayout(CollectionViewFlowLayout(), animated: true)
    let after = try #require(rig.element(gone.id)).attributes
    #expect(after.center.distance(to: before.center) < Self.tolerance && after.alpha == 1)
    rig.advance(0.1)
    let faint = try #require(rig.element(gone.id)).attributes
    #expect(faint.alpha > 0 && faint.alpha < 1)
    rig.rest()
    #expect(rig.element(gone.id) == nil)

    let other = LeavingElementTests().rig()
    let last = try #require(other.rig.cell(0, 1))
    try delete(1, other.rig)
    other.rig.advance(0.1)
    #expect(other.rig.element(last.id) != nil)
    other.rig.view.reloadData()
    other.rig.view.layoutIfNeeded()
    #expect(other.rig.element(last.id) == nil && other.rig.view.presentedElements.count == 8)
  }
}
