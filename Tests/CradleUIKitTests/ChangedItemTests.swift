import CradleUIKit
import TestSupport
import Testing

/// Changes of the items that an app makes while a collection view shows its cells.
struct ChangedItemTests {
  private final class App: CellSource, UICollectionViewDelegate {
    /// The number of calls for items that do not exist.
    var missing = 0
    var shows: (UICollectionView, IndexPath) -> Void = { _, _ in }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      if indexPath.item >= count { missing += 1 }
      shows(collectionView, indexPath)
    }
  }
  private static func flow() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 80, height: 80)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    return flow
  }

  @Test("a collection that is reloaded when a cell is shown tells of no item that is gone")
  func reloaded() {
    let app = App(20)
    app.shows = { [app] view, path in
      guard app.count == 20, path.item == 1 else { return }
      app.count = 3
      view.reloadData()
    }
    let (window, view) = collectionWindow(Self.flow(), app, delegate: app)
    window.run(1)
    #expect(app.missing == 0 && view.visibleCells.count == 3 && view.subviews.count == 3)
  }

  @Test("items that are deleted when a cell is shown leave one cell for each item that stays")
  func deleted() {
    let app = App(20)
    app.shows = { [app] view, path in
      guard app.count == 20, path.item == 4 else { return }
      app.count = 5
      view.deleteItems(at: (5..<20).map { IndexPath(item: $0, section: 0) })
    }
    let (window, view) = collectionWindow(Self.flow(), app, delegate: app)
    window.run(2)
    #expect(app.missing == 0 && view.visibleCells.count == 5 && view.subviews.count == 5)
  }
}
