import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

@Suite("Layouts and data sources that misuse a collection")
struct LayoutMisuseTests {
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

  @Test("a viewport's size that is none traps with a message, before the layout is prepared with it")
  func viewportSize() async {
    let trap = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Columns: CollectionViewLayout {
        private var count = 0
        override func prepare() { count = Int(bounds.width / 100) }
      }
      let view = CollectionView(
        viewportSize: Size(width: 100, height: 100), collectionViewLayout: Columns())
      view.layoutIfNeeded()
      view.viewportSize = Size(width: .nan, height: 100)
    }
    #expect(TrapSentence.has("ScrollView.viewportSize", in: trap?.standardErrorContent))
  }

  @Test("a content size that is none traps with a message that names the layout")
  func contentSize() async {
    let trap = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Hole: CollectionViewLayout {
        override var collectionViewContentSize: Size { Size(width: 100, height: -1) }
      }
      let view = CollectionView(
        viewportSize: Size(width: 100, height: 100), collectionViewLayout: Hole())
      view.layoutIfNeeded()
    }
    #expect(TrapSentence.has("Hole.collectionViewContentSize", in: trap?.standardErrorContent))
  }

  @Test("a group whose subitems are so small that their places would fill the memory traps with a message")
  func tinySubitems() async {
    let trap = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let item = CollectionLayoutItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(0.000_01), heightDimension: .fractionalHeight(1)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: [item])
      let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
      let rig = CollectionRig([5], layout: layout)
      rig.view.layoutIfNeeded()
    }
    #expect(TrapSentence.has("CollectionLayoutGroup", "give them larger", in: trap?.standardErrorContent))
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
