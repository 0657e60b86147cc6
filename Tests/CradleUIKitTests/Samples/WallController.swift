// As controllers are written.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import Foundation
import UIKit

/// A data source and delegate that asks others as Objective-C's optional methods are asked.
class WallController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var items = Array(0..<40)
  var collectionView: UICollectionView!
  private(set) var log: [String] = []
  weak var outer: UICollectionViewDelegateFlowLayout?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 4
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.register(StairCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! StairCell
    cell.label.text = "\(items[indexPath.item])"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.tag = 7
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    outer?.collectionView?(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      ?? CGSize(width: collectionView.bounds.width / 2, height: indexPath.row % 2 == 0 ? 40 : 60)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 30) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.append("show \(indexPath.item)") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("let go \(decelerate)")
  }
}
