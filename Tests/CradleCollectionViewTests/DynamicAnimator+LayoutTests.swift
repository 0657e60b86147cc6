import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradleScrolling
import Testing

/// A layout that an animator moves without tiles: a cell, a header and a badge that fall. It counts what it
/// is asked.
private final class FallingLayout: CollectionViewLayout {
  override var isPreparedForAnimators: Bool { false }
  private(set) lazy var animator = DynamicAnimator(collectionViewLayout: self)
  let gravity = GravityBehavior()
  let properties = DynamicItemBehavior()
  private(set) var prepareCount = 0
  private(set) var queryCount = 0

  static let header = ElementKey(.supplementary("header"), IndexPath(0, 0))
  static let badge = ElementKey(.decoration("badge"), IndexPath(0, 0))

  override func prepare() {
    prepareCount += 1
    guard animator.behaviors.isEmpty else { return }
    properties.resistance = 0
    let keys = (0..<numberOfItems(inSection: 0)).map { ElementKey(.cell, IndexPath(0, $0)) }
    for (index, key) in (keys + [Self.header, Self.badge]).enumerated() {
      let frame = Rect(x: Double(index) * 60, y: 0, width: 50, height: 40)
      let item = LayoutItem(LayoutAttributes(key.category, at: key.indexPath, frame: frame))
      gravity.addItem(item)
      properties.addItem(item)
    }
    animator.addBehavior(gravity)
    animator.addBehavior(properties)
  }

  override var collectionViewContentSize: Size { bounds.size }

  override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    queryCount += 1
    animator.appendLayoutAttributes(in: rect, into: &buffer)
  }

  override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    animator.layoutAttributesForCell(at: path)
  }
}

@Suite("DynamicAnimator over a layout")
struct DynamicAnimatorLayoutTests {
  /// The sum of the bodies' rounding in a second, in points.
  private static let tolerance = 0.01
  private static let step = 1.0 / 120

  /// How far a body falls in n steps: g·h²·n(n + 1)/2, semi-implicit Euler's closed form.
  private func fall(_ steps: Int) -> Double {
    1000 * Self.step * Self.step * Double(steps * (steps + 1)) / 2
  }

  @Test("the collection advances it, and shows elements of every category at its positions")
  func closedForm() throws {
    let layout = FallingLayout()
    let rig = CollectionRig([3], layout: layout)
    #expect(!rig.view.isResting)
    for frame in 1...40 {
      rig.view.advance(by: 1.0 / 60)
      // UIKit's step is a hair longer than 1/120 s, so the last one is still to come. (Measured.)
      let expected = 20 + fall(2 * frame - 1)
      let elements = rig.view.presentedElements
      #expect(elements.count == 5)
      for element in elements { #expect(abs(element.attributes.center.y - expected) < Self.tolerance) }
    }
    #expect(Set(rig.view.presentedElements.map(\.attributes.category)).count == 3)
  }

  @Test("returns its items' attributes by category, interpolated between the last two states")
  func attributes() throws {
    let layout = FallingLayout()
    let rig = CollectionRig([2], layout: layout)
    rig.advance(0.5)
    rig.view.advance(by: Self.step / 2)
    let between = 20 + (fall(60) + fall(59)) / 2
    let cell = try #require(layout.animator.layoutAttributesForCell(at: IndexPath(0, 1)))
    let header = layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(0, 0))
    let badge = layout.animator.layoutAttributesForDecorationView(ofKind: "badge", at: IndexPath(0, 0))
    for (attributes, x) in [(cell, 85.0), (try #require(header), 145), (try #require(badge), 205)] {
      #expect(abs(attributes.center.y - between) < Self.tolerance)
      #expect(attributes.center.x == x && attributes.size == Size(width: 50, height: 40))
    }
    #expect(cell.key == ElementKey(.cell, IndexPath(0, 1)) && header?.key == FallingLayout.header)
    #expect(rig.cell(0, 1)?.attributes == cell)
    // The item itself is at the last state.
    let item = try #require(layout.animator.layoutItem(for: cell.key))
    #expect(abs(item.attributes.center.y - 20 - fall(60)) < Self.tolerance)
    #expect(layout.animator.layoutAttributesForCell(at: IndexPath(0, 2)) == nil)
    #expect(
      layout.animator.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(0, 0)) == nil)
    #expect(DynamicAnimator().layoutItems.isEmpty)
  }

  @Test("appends the shown elements in a rectangle, turned and scaled, after the buffer's contents")
  func rectangle() throws {
    let layout = FallingLayout()
    let rig = CollectionRig([3], layout: layout)
    rig.advance(0.1)
    let item = try #require(layout.animator.layoutItem(for: ElementKey(.cell, IndexPath(0, 1))))
    layout.animator.hold(item)
    item.center = Point(x: 200, y: 300)
    item.rotation = .pi / 2
    item.attributes.scale = 2
    layout.animator.updateItem(usingCurrentState: item)
    let marker = LayoutAttributes(cellAt: IndexPath(7, 7), frame: .zero)
    func found(_ rect: Rect) -> [ElementKey] {
      var buffer = [marker]
      layout.animator.appendLayoutAttributes(in: rect, into: &buffer)
      #expect(buffer[0] == marker)
      return buffer.dropFirst().map(\.key)
    }
    // 50 × 40, twice as large and upright: x 160…240, y 250…350.
    #expect(found(Rect(x: 100, y: 251, width: 61, height: 1)) == [item.key])
    #expect(found(Rect(x: 239.5, y: 349, width: 9, height: 50)) == [item.key])
    #expect(found(Rect(x: 241, y: 250, width: 9, height: 50)) == [])
    #expect(found(Rect(x: 0, y: 0, width: 1000, height: 200)).count == 4)
    // At once, without a frame.
    #expect(rig.cell(0, 1)?.attributes.center == Point(x: 200, y: 300))
  }

  @Test("while it moves the layout is queried once a frame and not prepared; at rest it is not queried")
  func invalidation() throws {
    let layout = FallingLayout()
    let rig = CollectionRig([3], layout: layout)
    #expect(layout.prepareCount == 1)
    let before = layout.queryCount
    for _ in 0..<30 { rig.view.advance(by: 1.0 / 60) }
    #expect(layout.prepareCount == 1 && layout.queryCount == before + 30)
    layout.gravity.magnitude = 0
    layout.properties.resistance = 100
    rig.rest()
    #expect(rig.view.isResting && !layout.animator.isRunning)
    let atRest = layout.queryCount
    for _ in 0..<30 { rig.view.advance(by: 1.0 / 60) }
    #expect(layout.queryCount == atRest && layout.prepareCount == 1)
    // A change wakes it, and the collection with it.
    layout.gravity.magnitude = 1
    #expect(!rig.view.isResting)
    rig.view.advance(by: 1.0 / 60)
    #expect(layout.queryCount > atRest)
  }

  @Test(
    "items keep to their elements through an insert, a move and a delete; a deleted one is not found any more"
  )
  func batch() throws {
    let layout = FallingLayout()
    let rig = CollectionRig([3], layout: layout)
    rig.advance(0.1)
    let items = try (0..<3).map {
      try #require(layout.animator.layoutItem(for: ElementKey(.cell, IndexPath(0, $0))))
    }
    try rig.view.performUpdates { batch in
      rig.data[0] = [rig.newValue(), rig.data[0][2], rig.data[0][0]]
      batch.insertItems(at: [IndexPath(0, 0)])
      batch.deleteItems(at: [IndexPath(0, 1)])
      batch.moveItem(at: IndexPath(0, 2), to: IndexPath(0, 1))
    }
    func item(_ index: Int) -> LayoutItem? {
      layout.animator.layoutItem(for: ElementKey(.cell, IndexPath(0, index)))
    }
    #expect(item(0) == nil && item(1) === items[2] && item(2) === items[0])
    #expect(items[2].attributes.indexPath == IndexPath(0, 1))
    #expect(items[1].isDeleted && !items[0].isDeleted)
    // The animator still moves it until it is removed, but it is not shown.
    #expect(layout.animator.itemCount == 5 && layout.animator.layoutItems.count == 4)
    layout.gravity.removeItem(items[1])
    layout.properties.removeItem(items[1])
    #expect(layout.animator.itemCount == 4)
    rig.rest()
  }

  @Test("time while the layout is not in use does not count, and an animator's callback may change the data")
  func callbacks() throws {
    let layout = FallingLayout()
    let rig = CollectionRig([3], layout: layout)
    rig.advance(0.1)
    let center = try #require(rig.cell(0, 0)).attributes.center
    rig.view.setCollectionViewLayout(CollectionViewFlowLayout(), animated: false)
    rig.advance(5)
    rig.view.setCollectionViewLayout(layout, animated: false)
    #expect(try #require(rig.cell(0, 0)).attributes.center.distance(to: center) < Self.tolerance)
    var calls = 0
    layout.gravity.action = { [unowned rig] in
      calls += 1
      guard calls == 3 else { return }
      rig.data[0].removeLast()
      rig.view.deleteItems(at: [IndexPath(0, 2)])
    }
    // One call for each step, at every frame rate.
    rig.view.advance(by: 0.1)
    #expect(calls == 12)
    #expect(rig.cell(0, 1) != nil && rig.cell(0, 2) == nil)
  }

  @Test("after data changed while another layout was in use, no item represents a wrong element")
  func staleData() throws {
    let layout = FallingLayout()
    let rig = CollectionRig([3], layout: layout)
    let items = layout.animator.layoutItems
    rig.view.setCollectionViewLayout(CollectionViewFlowLayout(), animated: false)
    rig.data[0].removeFirst()
    rig.view.deleteItems(at: [IndexPath(0, 0)])
    rig.view.setCollectionViewLayout(layout, animated: false)
    #expect(layout.animator.layoutItems.isEmpty && items.count == 5)
    #expect(items.allSatisfy { $0.isDeleted } && rig.view.presentedElements.isEmpty)
    // Unchanged data keeps them.
    let other = FallingLayout()
    let same = CollectionRig([3], layout: other)
    same.view.setCollectionViewLayout(CollectionViewFlowLayout(), animated: false)
    same.view.setCollectionViewLayout(other, animated: false)
    #expect(same.view.presentedElements.count == 5)
  }

  @Test(
    "misuse traps: two items of one element, attributes of another one, tiles without a layout")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      let layout = FallingLayout()
      let frame = Rect(x: 0, y: 0, width: 10, height: 10)
      for _ in 0..<2 {
        let item = LayoutItem(LayoutAttributes(cellAt: IndexPath(0, 0), frame: frame))
        layout.animator.addBehavior(GravityBehavior(items: [item]))
      }
    }
    await #expect(processExitsWith: .failure) {
      let frame = Rect(x: 0, y: 0, width: 10, height: 10)
      LayoutItem(LayoutAttributes(cellAt: IndexPath(0, 0), frame: frame)).attributes.indexPath.item = 1
    }
    await #expect(processExitsWith: .failure) {
      DynamicAnimator().tile(.zero, elements: { _, _ in }, behaviors: { _ in [] })
    }
  }
}
