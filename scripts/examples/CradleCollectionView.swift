// Added in front of every example in CradleCollectionView's documentation comments, when `make docs` compiles them.
import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradlePhysics
import CradleScrolling

let collection = CollectionView(
  viewportSize: Size(width: 375, height: 667), collectionViewLayout: CollectionViewFlowLayout())
