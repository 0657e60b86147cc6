import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradleScrolling

/// A grid whose cells hang from their places by springs, and which a scroll leaves a little behind.
final class WobblyGrid: FlowLayout {
  private lazy var animator = DynamicAnimator(layout: self)
  private var lastOffset = Point.zero

  override func prepare() {
    super.prepare()
    tile(bounds)
  }

  override func shouldInvalidate(forBoundsChange newBounds: Rect) -> Bool {
    tile(newBounds)
    return false
  }

  private func tile(_ bounds: Rect) {
    animator.tile(bounds.insetBy(dx: 0, dy: -200), elements: { super.layoutAttributes(in: $0, into: &$1) }) {
      item in
      let spring = AttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.frequency = 1
      spring.damping = 0.6
      return [spring]
    }
  }

  override func didScroll(_ view: ScrollView, isStep: Bool) {
    guard isStep else { return }
    let way = view.contentOffset.y - lastOffset.y
    lastOffset = view.contentOffset
    guard way != 0 else { return }
    for item in animator.layoutItems {
      item.center.y += way * 0.2
      animator.updateItem(usingCurrentState: item)
    }
  }

  override func layoutAttributes(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    animator.appendLayoutAttributes(in: rect, into: &buffer)
  }
}

final class Photos: CollectionViewDataSource {
  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }
}

let photos = Photos()
let collection = CollectionView(viewportSize: Size(width: 375, height: 667), layout: WobblyGrid())
collection.dataSource = photos
collection.layoutIfNeeded()
collection.wheel(WheelEvent(delta: Vector(dx: 0, dy: -5), at: Point(x: 100, y: 300), time: 0))

// Your frames: the collection moves the scroll and the animator on together.
while !collection.isResting {
  collection.advance(by: 1 / 60)
}
print(collection.scrollView.contentOffset.y, collection.indexPathsForVisibleItems.count)  // 300.0 72
