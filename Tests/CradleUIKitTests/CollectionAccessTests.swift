import CradleUIKit
import Testing

/// The collection view of a controller.
struct CollectionAccessTests {
  @Test("the first access to a controller's collection view loads the view, and one to its layout does not")
  func access() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout && !controller.isViewLoaded)
    controller.collectionView.backgroundColor = .red
    #expect(controller.isViewLoaded && controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.collectionViewLayout === layout)
  }
}
