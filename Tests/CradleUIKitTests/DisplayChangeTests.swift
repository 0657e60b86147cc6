import CradleUIKit
import TestSupport
import Testing

/// Changes that an app makes while a collection view displays cells, or within a batch.
@Suite("Changes from willDisplay and batches") struct DisplayChangeTests {
  private final class App: CellSource, UICollectionViewDelegate {
    var willDisplay: (UICollectionView) -> Void = { _ in }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { willDisplay(collectionView) }
  }

  private static func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: side, height: side)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    return flow
  }

  @Test("a layout set in willDisplay applies in the same frame", arguments: [false, true])
  func layout(animated: Bool) {
    let (app, wide) = (App(50), Self.flow(160))
    var isFinished = false
    app.willDisplay = { view in
      if view.collectionViewLayout !== wide {
        view.setCollectionViewLayout(wide, animated: animated) { isFinished = $0 }
      }
    }
    let (window, view) = collectionWindow(Self.flow(80), app, delegate: app)
    #expect(view.collectionViewLayout === wide)
    window.run(2)
    #expect(isFinished && view.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 160, height: 160) })
    #expect(view.visibleCells.count == view.subviews.count)
  }

  @Test("reloadData within a batch replaces the batch's changes, whatever they are")
  func reload() {
    let app = App(50)
    let (window, view) = collectionWindow(Self.flow(80), app, delegate: app)
    var ends: [Bool] = []
    view.performBatchUpdates {
      app.count = 3
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.reloadData()
    } completion: {
      ends.append($0)
    }
    window.run(1)
    #expect(view.numberOfItems(inSection: 0) == 3 && view.visibleCells.count == 3 && ends == [true])
    app.count = 4
    view.insertItems(at: [IndexPath(item: 3, section: 0)])
    window.run(1)
    #expect(view.visibleCells.count == 4)
  }
}
