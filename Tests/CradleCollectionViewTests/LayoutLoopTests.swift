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

  @Test("a layout with attributes of an item that does not exist traps with a message")
  func inventing() async {
    await #expect(processExitsWith: .failure) {
      final class Inventing: CollectionViewLayout {
        override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
          buffer.append(LayoutAttributes(cellAt: IndexPath(item: 2, section: 4), frame: rect))
        }
      }
      let view = CollectionView(
        viewportSize: Size(width: 100, height: 100), collectionViewLayout: Inventing())
      view.layoutIfNeeded()
    }
  }

  @Test("a layout that names an element twice shows it once")
  func naming() {
    final class Stuttering: CollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
        super.layoutAttributesForElements(in: rect, into: &buffer)
        super.layoutAttributesForElements(in: rect, into: &buffer)
      }
    }
    let rig = CollectionRig([5], layout: Stuttering())
    #expect(rig.view.presentedElements.count == 5)
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

  @Test(
    "a delegate may append items whenever the content scrolls, also because of a batch")
  func endless() throws {
    final class Endless: CollectionViewDelegate {
      unowned let rig: CollectionRig
      var appended = 0
      init(_ rig: CollectionRig) { self.rig = rig }
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        guard scrollView.contentOffset.y > scrollView.maximumOffset.y - 100, appended < 20 else { return }
        appended += 1
        let first = rig.data[0].count
        rig.data[0] += (0..<10).map { _ in rig.newValue() }
        rig.view.insertItems(at: (first..<first + 10).map { IndexPath(0, $0) })
      }
    }
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    let rig = CollectionRig([40], layout: layout)
    let endless = Endless(rig)
    rig.view.delegate = endless
    rig.fling(Vector(dx: 0, dy: 4000))
    rig.rest()
    rig.view.contentOffset = rig.view.maximumOffset
    rig.data[0].removeLast(8)
    rig.view.deleteItems(at: (rig.data[0].count..<rig.data[0].count + 8).map { IndexPath(0, $0) })
    rig.rest()
    #expect(endless.appended >= 2)
    #expect(rig.view.numberOfItems(inSection: 0) == rig.data[0].count)
    #expect(rig.view.presentedElements.count == rig.frames.count)
  }

  @Test("a batch from within a data source traps with a message")
  func batchInPass() async {
    await #expect(processExitsWith: .failure) {
      final class Meddling: CollectionViewDataSource {
        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
          3
        }
        func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath)
          -> CollectionViewCell
        {
          collectionView.deleteItems(at: [path])
          return collectionView.noCell
        }
      }
      let source = Meddling()
      let view = CollectionView(
        viewportSize: Size(width: 100, height: 100), collectionViewLayout: CollectionViewFlowLayout())
      view.dataSource = source
      view.layoutIfNeeded()
    }
  }

  @Test("a layout cannot lay out two collections")
  func twoCollections() async {
    await #expect(processExitsWith: .failure) {
      let layout = CollectionViewFlowLayout()
      let first = CollectionView(viewportSize: Size(width: 100, height: 100), collectionViewLayout: layout)
      let second = CollectionView(viewportSize: Size(width: 100, height: 100), collectionViewLayout: layout)
      _ = (first, second)
    }
  }

  @Test("an invalid size traps with a message that names the item")
  func badSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Bad: CollectionViewDelegateFlowLayout, CollectionViewDrawnDataSource {
        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
          9
        }
        func collectionView(
          _ collectionView: CollectionView, layout: CollectionViewLayout, sizingOfItemsInSection section: Int
        ) -> ItemSizing? { .each }
        func collectionView(
          _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> Size {
          Size(width: 10, height: path.item == 7 ? -.infinity : 10)
        }
      }
      let (bad, layout) = (Bad(), CollectionViewFlowLayout())
      layout.delegate = bad
      let view = CollectionView(viewportSize: Size(width: 100, height: 100), collectionViewLayout: layout)
      view.dataSource = bad
      view.layoutIfNeeded()
    }
    #if DEBUG
      // An optimised build stops without the sentence.
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("item 0-7"))
    #else
      _ = result
    #endif
  }
}
