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
  /// A column of a number of items that the layout computes as it prepares, without asking for the numbers.
  private final class Column: UICollectionViewLayout {
    var count = 0
    override func prepare() {
      super.prepare()
      count = 3
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 50 * count) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).map { index in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        attributes.frame = CGRect(x: 0, y: 50 * index, width: 320, height: 50)
        return attributes
      }
    }
  }
  /// Counts what a `Column` has prepared, and the questions.
  private final class ColumnSource: CellSource {
    weak var column: Column?
    var questions = 0
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      questions += 1
      return column?.count ?? 0
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

  @Test("the data source is asked only once the view is laid out, and after its layout has prepared")
  func questions() {
    let (column, items) = (Column(), ColumnSource(0))
    items.column = column
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: .zero, collectionViewLayout: column)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.frame = window.bounds
    window.addSubview(view)
    #expect(items.questions == 0)
    window.advance(by: 0)
    #expect(view.numberOfItems(inSection: 0) == 3 && view.visibleCells.count == 3)
  }

  @Test("an offset that a layout sets as it prepares may lie in the content that it prepares")
  func offset() {
    final class Jumping: UICollectionViewFlowLayout {
      var target: CGPoint?
      override func prepare() {
        super.prepare()
        if let target { collectionView?.setContentOffset(target, animated: false) }
        target = nil
      }
    }
    let (layout, items) = (Jumping(), CellSource(10))
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 100), 0)
    let (window, view) = collectionWindow(layout, items)
    items.count = 100
    layout.target = CGPoint(x: 0, y: 5000)
    view.reloadData()
    window.advance(by: 0)
    #expect(view.contentOffset.y == 5000)
  }
}
