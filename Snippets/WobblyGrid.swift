import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradleScrolling

/// A grid of any length whose cells are attached to their places by springs, and lag behind a scroll.
final class WobblyGrid: CollectionViewFlowLayout {
  private lazy var animator = DynamicAnimator(collectionViewLayout: self)
  private var lastOffset = 0.0

  override func prepare() {
    super.prepare()
    tile(bounds)
  }

  // The layout tiles in shouldInvalidateLayout(forBoundsChange:), so a frame of the animator need not prepare it.
  override var isPreparedForAnimators: Bool { false }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    tile(newBounds)
    return false
  }

  private func tile(_ seen: Rect) {
    let rect = seen.insetBy(dx: 0, dy: -200)
    animator.tile(rect, elements: { super.layoutAttributesForElements(in: $0, into: &$1) }) { item in
      let spring = AttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.frequency = 1
      spring.damping = 0.6
      return [spring]
    }
  }

  override func didScroll(_ view: ScrollView, isStep: Bool) {
    guard isStep, view.contentOffset.y != lastOffset else { return }
    for item in animator.layoutItems {
      item.center.y += 0.2 * (view.contentOffset.y - lastOffset)
      animator.updateItem(usingCurrentState: item)
    }
    lastOffset = view.contentOffset.y
  }

  override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    animator.appendLayoutAttributes(in: rect, into: &buffer)
  }
}

// Give it a data source, your events and your frames.
let grid = CollectionView(viewportSize: Size(width: 375, height: 667), collectionViewLayout: WobblyGrid())
