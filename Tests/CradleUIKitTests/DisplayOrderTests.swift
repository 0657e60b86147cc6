import CradleUIKit
import Testing

@Suite("Order of the delegate's display calls")
struct DisplayOrderTests {
  private final class App: CellSource, UICollectionViewDelegate {
    var ended: [Int] = []
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ended.append(indexPath.item)
      // A layout within the layout, during which a cell is still to be removed.
      collectionView.setNeedsLayout()
      collectionView.layoutIfNeeded()
    }
  }

  @Test("cells that leave together end in drawing order, once each, though each lays the view out again")
  func order() {
    let app = App(200)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (app, app)
    window.addSubview(view)
    window.advance(by: 0)
    let shown = view.indexPathsForVisibleItems.map(\.item).sorted()
    #expect(shown.count > 20)
    view.contentOffset.y = 1000
    window.advance(by: 0)
    #expect(app.ended == shown)
    #expect(view.subviews.count == view.visibleCells.count)
  }
}
