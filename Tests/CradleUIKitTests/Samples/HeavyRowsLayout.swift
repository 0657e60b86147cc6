import UIKit

/// Rows on springs: the farther from the finger, the more they lag.
class HeavyRowsLayout: UICollectionViewFlowLayout {
  private lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty,
      let items = super.layoutAttributesForElements(
        in: CGRect(origin: .zero, size: collectionViewContentSize))
    else { return }
    for item in items {
      let behavior = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      behavior.length = 0
      behavior.damping = 0.8
      behavior.frequency = 1
      animator.addBehavior(behavior)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let delta = newBounds.origin.y - view.bounds.origin.y
    let touch = view.panGestureRecognizer.location(in: view)
    animator.behaviors.compactMap { $0 as? UIAttachmentBehavior }.forEach { behavior in
      guard let item = behavior.items.first else { return }
      let resistance = abs(touch.y - behavior.anchorPoint.y) / 1000
      item.center.y += delta < 0 ? max(delta, delta * resistance) : min(delta, delta * resistance)
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}
