import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// The loop: invalidate, prepare, content size, attributes; one pass a frame.
@Suite("The layout's loop")
struct LayoutLoopTests {
  final class Counting: CollectionViewFlowLayout {
    var calls: [String] = []
    var wantsScrolls = false
    override func prepare() {
      calls.append("prepare")
      super.prepare()
    }
    override var collectionViewContentSize: Size {
      calls.append("size")
      return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
      calls.append("attributes")
      super.layoutAttributesForElements(in: rect, into: &buffer)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
      calls.append("should")
      return wantsScrolls || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  @Test("however often it is invalidated, a frame makes one pass, in order")
  func onePass() {
    let layout = Counting()
    let rig = CollectionRig([100], layout: layout)
    layout.calls = []
    for spacing in [1.0, 2, 3] { layout.minimumLineSpacing = spacing }
    for _ in 0..<5 { layout.invalidateLayout() }
    rig.view.advance(by: 1.0 / 60)
    _ = rig.view.presentedElements
    #expect(layout.calls == ["prepare", "size", "attributes"])
  }

  @Test("a scroll queries visible elements without a prepare()")
  func scroll() {
    let layout = Counting()
    let rig = CollectionRig([1000], layout: layout)
    layout.calls = []
    for _ in 0..<3 { rig.view.contentOffset.y += 7 }
    rig.view.advance(by: 1.0 / 60)
    #expect(layout.calls == ["should", "attributes"])
  }

  @Test("a layout that is invalidated by scrolls is prepared once for each frame that scrolls")
  func wanting() {
    let layout = Counting()
    layout.wantsScrolls = true
    let rig = CollectionRig([1000], layout: layout)
    layout.calls = []
    rig.view.contentOffset.y += 7
    rig.view.advance(by: 1.0 / 60)
    #expect(layout.calls.filter { $0 == "prepare" }.count == 1)
  }

  @Test("a frame in which nothing changed does not query the layout")
  func quiet() {
    let layout = Counting()
    let rig = CollectionRig([1000], layout: layout)
    layout.calls = []
    rig.advance(1)
    #expect(layout.calls.isEmpty)
    #expect(rig.view.isResting)
  }

  @Test("an adjustment of the offset keeps the visible content in place, and a fling going")
  func adjustment() throws {
    let layout = Counting()
    layout.itemSize = Size(width: 375, height: 44)
    let rig = CollectionRig([100], layout: layout)
    rig.fling(Vector(dx: 0, dy: 1500))
    rig.advance(0.1)
    let velocity = rig.view.velocity.dy
    let top = try #require(rig.view.indexPathsForVisibleItems.first)
    let seen = try #require(rig.cell(0, top.item)).attributes.frame.minY - rig.view.contentOffset.y
    layout.sectionInset.top = 500
    let context = CollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = Point(x: 0, y: 500)
    layout.invalidateLayout(with: context)
    rig.view.layoutIfNeeded()
    let after =
      try #require(rig.cell(0, top.item)).attributes.frame.minY - rig.view.contentOffset.y
    #expect(abs(after - seen) < Tolerance.closedForm)
    #expect(abs(rig.view.velocity.dy - velocity) < Tolerance.summed * velocity)
  }

  @Test("an adjustment of the size counts at once, until the next pass measures it")
  func sizeAdjustment() {
    let rig = CollectionRig([100])
    let height = rig.view.contentSize.height
    let context = CollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = Size(width: 0, height: 300)
    rig.view.collectionViewLayout.invalidateLayout(with: context)
    #expect(rig.view.contentSize.height == height + 300)
    rig.view.advance(by: 0.01)
    #expect(rig.view.contentSize.height == height)
  }

  @Test("elements are drawn by zIndex, then decorations, cells and supplementary views, then by path")
  func drawingOrder() {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = Size(width: 30, height: 30)
    layout.sectionDecoration = "backdrop"
    let rig = CollectionRig([3], layout: layout)
    #expect(rig.view.presentedElements.map(\.attributes.category.rank) == [0, 1, 1, 1, 2])
    #expect(rig.view.presentedElements[1...3].map(\.attributes.indexPath.item) == [0, 1, 2])
  }

  @Test("a reload reads the counts again, and nothing keeps its identity")
  func reload() {
    let rig = CollectionRig([5])
    let before = Set(rig.view.presentedElements.map(\.id))
    rig.data = [[1, 2], [3]]
    rig.view.reloadData()
    let after = rig.view.presentedElements.map(\.id)
    #expect(after.count == 3)
    #expect(before.isDisjoint(with: after))
  }

  @Test("an identity stays through scrolling away and back, inserts and removals around it")
  func identity() throws {
    let rig = CollectionRig([1000])
    let id = try #require(rig.cell(0, 10)).id
    rig.view.contentOffset.y = 5000
    rig.advance(0.1)
    rig.data[0].removeSubrange(2..<5)
    rig.data[0].insert(rig.newValue(), at: 0)
    try rig.view.performUpdates { batch in
      batch.deleteItems(at: (2..<5).map { IndexPath(0, $0) })
      batch.insertItems(at: [IndexPath(0, 0)])
    }
    rig.view.contentOffset.y = 0
    rig.rest()
    #expect(rig.cell(0, 8)?.id == id)
  }
}
