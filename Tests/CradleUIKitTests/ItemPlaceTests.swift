import CradleUIKit
import Testing

/// Where a collection view finds items while cells are under way.
@Suite struct ItemPlaceTests {
  @Test("a moving item is found at once where the layout has it", arguments: [1, 2, 5])
  func moving(_ place: Int) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (
      CGSize(width: 90, height: 90), 15, 10
    )
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CellSource(9)
    view.dataSource = source
    window.addSubview(view)
    window.advance(by: 0)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    let goal = CGPoint(x: 45 + 105 * CGFloat(place % 3), y: 45 + 100 * CGFloat(place / 3))
    view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: place, section: 0))
    // The cell has not left yet, and dragging code asks with every event of the finger.
    for _ in 0..<40 {
      #expect(view.indexPathForItem(at: goal) == IndexPath(item: place, section: 0))
      window.advance(by: 1 / 60)
    }
    #expect(view.cellForItem(at: IndexPath(item: place, section: 0)) === cell)
    #expect(view.indexPathForItem(at: CGPoint(x: 97, y: 45)) == nil)
  }
}
