import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

@Suite("Scrolling a collection")
struct CollectionScrollingTests {
  private func rows(_ count: Int = 100, viewport: Size = Size(width: 375, height: 667)) -> CollectionRig {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    layout.minimumLineSpacing = 0
    return CollectionRig([count], layout: layout, viewport: viewport)
  }

  @Test(
    "an item is scrolled to the requested position, as far as the content reaches",
    arguments: [
      (50, CollectionView.ScrollPosition.top, 2200), (50, .bottom, 2200 + 44 - 667),
      (50, .centeredVertically, 2222 - 333.5),
      (0, .bottom, 0), (99, .top, 4400 - 667), (50, [], 2200 + 44 - 667), (3, [], 0),
    ] as [(Int, CollectionView.ScrollPosition, Double)])
  func positions(item: Int, position: CollectionView.ScrollPosition, expected: Double) {
    let rig = rows()
    rig.view.scrollToItem(at: IndexPath(0, item), at: position, animated: false)
    #expect(abs(rig.view.contentOffset.y - expected) < Tolerance.closedForm)
    rig.view.contentOffset = .zero
    rig.view.scrollToItem(at: IndexPath(0, item), at: position, animated: true)
    rig.rest()
    #expect(abs(rig.view.contentOffset.y - expected) < Tolerance.closedForm)
  }

  @Test(
    "an item is scrolled to a position between the content's insets",
    arguments: [
      (50, CollectionView.ScrollPosition.top, 2200 - 47), (50, .bottom, 2200 + 44 - 667 + 100),
      (50, .centeredVertically, 2222 - 333.5 + 26.5), (0, .top, -47), (99, .bottom, 4400 - 667 + 100),
      (50, [], 2200 + 44 - 667 + 100), (12, [], 44 * 13 - 667 + 100), (10, [], -47),
    ] as [(Int, CollectionView.ScrollPosition, Double)])
  func positionsBetweenInsets(item: Int, position: CollectionView.ScrollPosition, expected: Double) {
    let rig = rows()
    rig.view.contentInset = EdgeInsets(top: 47, left: 0, bottom: 100, right: 0)
    rig.view.scrollToItem(at: IndexPath(0, item), at: position, animated: false)
    #expect(abs(rig.view.contentOffset.y - expected) < Tolerance.closedForm)
  }

  @Test("an item that does not exist is refused with a sentence")
  func missing() async {
    await #expect(processExitsWith: .failure) {
      let view = CollectionView(
        viewportSize: Size(width: 10, height: 10), collectionViewLayout: CollectionViewFlowLayout())
      view.scrollToItem(at: IndexPath(item: 0, section: 0), animated: false)
    }
  }

  @Test("End shows a full view on the same frame")
  func end() {
    let rig = rows(1_000_000)
    rig.view.contentOffset = rig.view.maximumOffset
    #expect(rig.frames.count == 16)
    #expect(rig.cell(0, 999_999) != nil)
  }

  @Test("a list at its top stays there through a resize; rows take the new width at once")
  func resize() {
    final class FullWidth: CollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: CollectionView, layout: CollectionViewLayout, sizingOfItemsInSection section: Int
      ) -> ItemSizing? {
        .uniform(Size(width: layout.bounds.width, height: 44))
      }
    }
    let (layout, width) = (CollectionViewFlowLayout(), FullWidth())
    layout.delegate = width
    let rig = CollectionRig([100], layout: layout)
    rig.view.viewportSize = Size(width: 600, height: 300)
    #expect(rig.frames.count > 5 && rig.frames.allSatisfy { $0.width == 600 && $0.minX == 0 })
    #expect(rig.view.contentOffset == .zero)
  }

  @Test("wheel and keys move it without a touch's callbacks on a row")
  func otherInput() {
    let rig = rows()
    rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -2), at: .zero, time: 0))
    rig.rest()
    #expect(abs(rig.view.contentOffset.y - 120) < Tolerance.subpixel)
    #expect(rig.view.press(.home, time: rig.view.time))
    rig.rest()
    #expect(abs(rig.view.contentOffset.y) < Tolerance.subpixel)
    #expect(rig.log.isEmpty)
  }

  // MARK: Prefetching

  final class Prefetcher: CollectionViewDataSourcePrefetching {
    var asked: [[Int]] = []
    var cancelled: [Int] = []
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [IndexPath]) {
      asked.append(paths.map(\.item))
    }
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      cancelled += paths.map(\.item)
    }
  }

  @Test("items ahead are prefetched, the nearest first, and none twice")
  func prefetching() throws {
    let rig = rows()
    let prefetcher = Prefetcher()
    rig.view.prefetchDataSource = prefetcher
    rig.view.advance(by: 0.01)
    for _ in 0..<10 {
      rig.view.contentOffset.y += 100
      rig.view.advance(by: 0.01)
    }
    let first = try #require(prefetcher.asked.first)
    #expect(first == first.sorted())
    #expect(first.first == 18)
    let all = prefetcher.asked.flatMap { $0 }
    #expect(Set(all).count == all.count)
    #expect(prefetcher.cancelled.isEmpty)
  }

  @Test("a reversal cancels the prefetching of invisible items, and requests those above, the nearest first")
  func cancelling() throws {
    let rig = rows()
    rig.view.contentOffset.y = 2000
    let prefetcher = Prefetcher()
    rig.view.prefetchDataSource = prefetcher
    rig.view.advance(by: 0.01)
    rig.view.contentOffset.y += 100
    rig.view.advance(by: 0.01)
    let asked = Set(prefetcher.asked.flatMap { $0 })
    rig.view.contentOffset.y -= 200
    rig.view.advance(by: 0.01)
    #expect(Set(prefetcher.cancelled) == asked)
    let back = try #require(prefetcher.asked.last)
    #expect(back == back.sorted(by: >))
  }

  @Test("prefetched items follow a batch")
  func batch() throws {
    let rig = rows()
    let prefetcher = Prefetcher()
    rig.view.prefetchDataSource = prefetcher
    rig.view.advance(by: 0.01)
    rig.view.contentOffset.y += 100
    rig.view.advance(by: 0.01)
    let asked = Set(prefetcher.asked.flatMap { $0 })
    rig.data[0].removeFirst()
    rig.view.deleteItems(at: [IndexPath(0, 0)])
    #expect(Set(rig.view.prefetcher.requested.map(\.item)) == Set(asked.map { $0 - 1 }))
  }
}
