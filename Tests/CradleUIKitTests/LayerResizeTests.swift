import CradleUIKit
import Testing

/// Scroll views whose layers the app resizes.
struct LayerResizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Scrolls as far as possible, and returns the offset.
  private func end(_ view: UIScrollView) -> CGFloat {
    view.scrollRectToVisible(
      CGRect(x: 0, y: view.contentSize.height - 1, width: 1, height: 1), animated: false)
    return view.contentOffset.y
  }

  @Test("a scroll view has the size of its layer with the next layout, whatever sets it")
  func scrolling() {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 320, height: 2000)
    window.addSubview(view)
    window.advance(by: 0)
    view.layer.bounds.size.height = 240
    window.advance(by: 0)
    #expect(end(view) == 1760 && view.bounds.size == CGSize(width: 320, height: 240))
    view.layer.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    view.layoutIfNeeded()
    #expect(end(view) == 1700 && view.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test("lists show the rows and items that fit in their layers")
  func lists() {
    let (rows, items) = (Rows(), CellSource(100))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    (table.rowHeight, table.dataSource) = (50, rows)
    window.addSubview(table)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 100), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    window.addSubview(collection)
    window.advance(by: 0)
    #expect(table.visibleCells.count == 2 && collection.visibleCells.count == 2)
    for view in [table, collection] { view.layer.bounds.size = CGSize(width: 320, height: 200) }
    window.advance(by: 0)
    #expect(table.visibleCells.count == 4 && collection.visibleCells.count == 4)
    table.layer.bounds.size.width = 200
    window.advance(by: 0)
    #expect(table.visibleCells.first?.bounds.width == 200)
  }
}
