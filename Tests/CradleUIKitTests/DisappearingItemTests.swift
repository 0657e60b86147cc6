import CradleUIKit
import Testing

/// Items that a flow removes.
struct DisappearingItemTests {
  private final class Recorder: UICollectionViewFlowLayout {
    var last: UICollectionViewLayoutAttributes?
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      last = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      return last
    }
  }
  private final class Sides: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sides: [CGFloat] = [100, 50]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sides.count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: sides[indexPath.item], height: sides[indexPath.item]) }
  }

  @Test("a deleted item fades at its own place and size, also if another one takes its path")
  func size() throws {
    let (flow, sides) = (Recorder(), Sides())
    let (window, view) = collectionWindow(flow, sides, delegate: sides)
    let path = IndexPath(item: 0, section: 0)
    let frame = try #require(view.layoutAttributesForItem(at: path)).frame
    sides.sides.removeFirst()
    view.performBatchUpdates { view.deleteItems(at: [path]) }
    window.advance(by: 0)
    #expect(flow.last?.frame == frame && flow.last?.alpha == 0 && flow.last?.indexPath == path)
  }
}
