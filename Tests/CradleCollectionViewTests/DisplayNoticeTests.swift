import Testing

@testable import CradleCollectionView

/// The notices of views that have appeared and disappeared.
struct DisplayNoticeTests {
  @Test("a notice that was taken holds no view, which may change the collection as it is deinitialized")
  func released() {
    var notices = DisplayNotices()
    weak var first: CollectionReusableView?
    weak var second: CollectionReusableView?
    do {
      let views = [CollectionViewCell(), CollectionViewCell()]
      (first, second) = (views[0], views[1])
      for (item, view) in views.enumerated() {
        notices.add(view, ElementKey(.cell, IndexPath(item: item, section: 0)), isShown: true)
      }
    }
    let isNotifying = notices.beginNotifying()
    #expect(isNotifying && first != nil)
    var item = notices.take()?.key.indexPath.item
    #expect(item == 0 && first == nil && second != nil)
    item = notices.take()?.key.indexPath.item
    #expect(item == 1 && second == nil)
    item = notices.take()?.key.indexPath.item
    #expect(item == nil)
  }
}
