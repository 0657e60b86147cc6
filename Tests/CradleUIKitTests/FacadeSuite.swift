import CradleUIKit
import TestSupport
import Testing

/// Helpers for the suites of collection views.
protocol FacadeSuite {}

extension FacadeSuite {
  /// Items of 80 × 80 without gaps, four to a line.
  static func grid() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 80, height: 80)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    return flow
  }

  static func view(_ layout: UICollectionViewLayout, _ source: NumberSource) -> (
    UIWindow, UICollectionView
  ) {
    collectionWindow(layout, source, delegate: source)
  }

  static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}

/// NumberSource in one section; item n is n at first.
final class NumberSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var numbers = Array(0..<12)
  var filled: [Int] = []
  var keepsLast = false
  var isLocked: (IndexPath) -> Bool = { _ in false }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = numbers[indexPath.item]
    filled.append(indexPath.item)
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    numbers[indexPath.item] != 3
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    keepsLast && proposedIndexPath.item == 11 ? IndexPath(item: 10, section: 0) : proposedIndexPath
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { !isLocked(indexPath) }
}
