import CradleUIKit
import Testing

/// When a collection view asks its data source for numbers, and what it tells its layout about them.
struct DataCountTests {
  /// A layout of a column that notes the contexts of its invalidations.
  private final class Noting: UICollectionViewFlowLayout {
    var contexts: [String] = []
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append("\(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
      super.invalidateLayout(with: context)
    }
  }

  @Test("a batch tells the layout that the numbers change if it inserts or deletes, as a reload does")
  func contexts() {
    let (layout, items) = (Noting(), CellSource(4))
    let (window, view) = collectionWindow(layout, items)
    layout.contexts = []
    items.count = 3
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(layout.contexts == ["false true", "false true"])
    layout.contexts = []
    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    #expect(layout.contexts == ["false false"])
    layout.contexts = []
    view.reloadData()
    window.advance(by: 0)
    #expect(layout.contexts == ["true true"])
  }
}
