import CradleUIKit
import TestSupport
import Testing

/// Batches of a collection view without animation.
struct BatchWithoutAnimationTests {
  /// How far the second item's cell is from its place after an item was inserted before it, in points.
  private func distance(_ insert: (UICollectionView, IndexPath) -> Void) throws -> CGFloat {
    let items = CellSource(2)
    let (window, view) = collectionWindow(UICollectionViewFlowLayout(), items)
    items.count = 3
    insert(view, IndexPath(item: 0, section: 0))
    window.advance(by: 0)
    let path = IndexPath(item: 1, section: 0)
    let (cell, place) = (view.cellForItem(at: path), view.layoutAttributesForItem(at: path))
    return abs(try #require(cell).center.x - (try #require(place).center.x))
  }

  @Test("a batch within performWithoutAnimation moves the items at once, and others are animated")
  func batch() throws {
    let animated = try distance { view, path in
      view.performBatchUpdates { view.insertItems(at: [path]) }
    }
    #expect(animated > 1)
    let atOnce = try distance { view, path in
      UIView.performWithoutAnimation { view.performBatchUpdates { view.insertItems(at: [path]) } }
    }
    #expect(atOnce < Tolerance.closedForm)
  }

  @Test("a single change within performWithoutAnimation moves the items at once")
  func single() throws {
    let animated = try distance { view, path in view.insertItems(at: [path]) }
    #expect(animated > 1)
    let atOnce = try distance { view, path in
      UIView.performWithoutAnimation { view.insertItems(at: [path]) }
    }
    #expect(atOnce < Tolerance.closedForm)
  }

  @Test("the completion of a batch without animation is called")
  func completion() {
    let items = CellSource(2)
    let (window, view) = collectionWindow(UICollectionViewFlowLayout(), items)
    items.count = 3
    var isDone = false
    UIView.performWithoutAnimation {
      view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 0, section: 0)]) }) { isDone = $0 }
    }
    for _ in 0..<2 { window.advance(by: 1 / 60) }
    #expect(isDone)
  }
}
