import UIKit

/// Cards in a row that repeats beyond a finger's reach. When it is prepared again, the layout keeps the middle card in
/// place.
class RecenteringLayout: UICollectionViewLayout {
  var cardSize = CGSize(width: 100, height: 80)
  var spacing: CGFloat = 20
  private(set) var recentrings = 0
  private var knownSize = CGSize.zero
  private var counts: (sections: Int, items: Int) = (0, 0)

  var pitch: CGFloat { cardSize.width + spacing }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    counts = (
      collectionView.numberOfSections,
      collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    )
    guard collectionView.frame.size != knownSize, counts.items > 0 else { return }
    knownSize = collectionView.frame.size
    recenter(collectionView, on: counts.sections / 2 * counts.items)
  }

  /// Bounds that change while the layout is prepared, as carousels change them.
  private func recenter(_ collectionView: UICollectionView, on number: Int) {
    recentrings += 1
    let x = CGFloat(number) * pitch + cardSize.width / 2 - collectionView.frame.width / 2
    collectionView.bounds = CGRect(origin: CGPoint(x: x, y: 0), size: collectionView.frame.size)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(counts.sections * counts.items) * pitch, height: collectionView?.frame.height ?? 0)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard counts.items > 0, pitch > 0 else { return [] }
    let last = counts.sections * counts.items - 1
    let first = max(0, Int((rect.minX / pitch).rounded(.down)))
    let end = min(last, Int((rect.maxX / pitch).rounded(.down)))
    guard first <= end else { return [] }
    return (first...end).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0 % counts.items, section: $0 / counts.items))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let number = indexPath.section * counts.items + indexPath.item
    attributes.frame = CGRect(
      x: CGFloat(number) * pitch, y: (knownSize.height - cardSize.height) / 2, width: cardSize.width,
      height: cardSize.height)
    return attributes
  }
}

/// A carousel that jumps back by whole rounds while it scrolls, so that it never comes to an end.
class EndlessCards: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let rounds = 9
  let count = 5
  private(set) var jumps = 0

  func numberOfSections(in collectionView: UICollectionView) -> Int { rounds }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let collectionView = scrollView as? UICollectionView,
      let layout = collectionView.collectionViewLayout as? RecenteringLayout
    else { return }
    let round = CGFloat(count) * layout.pitch
    let middle = CGFloat(rounds / 2) * round
    if scrollView.contentOffset.x > middle + 2 * round {
      jumps += 1
      scrollView.contentOffset.x -= 2 * round
    } else if scrollView.contentOffset.x < middle - 2 * round {
      jumps += 1
      scrollView.contentOffset.x += 2 * round
    }
  }
}
