import UIKit

/// A row whose middle item is largest, and that rests with an item in the middle.
open class LensFlowLayout: UICollectionViewFlowLayout {
  @IBInspectable open var smallest: CGFloat = 0.7
  private var wasPrepared = CGSize.zero

  override open func prepare() {
    super.prepare()
    guard let collectionView = self.collectionView, wasPrepared != collectionView.bounds.size else { return }
    wasPrepared = collectionView.bounds.size
    collectionView.decelerationRate = .fast
    let side = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true) as? [UICollectionViewLayoutAttributes]
    else { return nil }
    return attributes.map(magnify)
  }

  private func magnify(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let collectionView = self.collectionView else { return attributes }
    let middle = collectionView.contentOffset.x + collectionView.frame.size.width / 2
    let distance = min(abs(attributes.center.x - middle) / itemSize.width, 1)
    let scale = smallest + (1 - smallest) * (1 - distance)
    attributes.alpha = 1 - distance / 2
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(scale * 10)
    return attributes
  }

  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, !collectionView.isPagingEnabled,
      let attributes = layoutAttributesForElements(in: collectionView.bounds)
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let middle = proposedContentOffset.x + collectionView.bounds.size.width / 2
    let closest =
      attributes.sorted { abs($0.center.x - middle) < abs($1.center.x - middle) }.first
      ?? UICollectionViewLayoutAttributes()
    return CGPoint(
      x: floor(closest.center.x - collectionView.bounds.size.width / 2), y: proposedContentOffset.y)
  }
}
