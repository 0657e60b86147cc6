import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradleScrolling

/// A layout from public API only: a tiled flow whose elements hang from their places by springs and are pushed by
/// scrolling. It counts its calls.
final class TiledGrid: CollectionViewFlowLayout {
  override var isPreparedForAnimators: Bool { false }
  private(set) lazy var animator = DynamicAnimator(collectionViewLayout: self)
  /// How far beyond what is seen elements hang, in points.
  static let margin = 100.0
  /// The share of a scroll that an element is left behind.
  var lag = 0.2
  /// All items are under this one, too.
  let shared = DynamicItemBehavior()

  private(set) var prepareCount = 0
  private(set) var queryCount = 0
  /// How many elements the flow named for the tiling.
  private(set) var namedCount = 0
  private(set) var tiledRect = Rect.zero
  private var lastOffset = Point.zero

  override init() {
    super.init()
    itemSize = Size(width: 44, height: 44)
    animator.addBehavior(shared)
  }

  override func prepare() {
    super.prepare()
    prepareCount += 1
    tile(bounds)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    tile(newBounds)
    return false
  }

  private func tile(_ bounds: Rect) {
    tiledRect = bounds.insetBy(dx: 0, dy: -Self.margin)
    animator.tile(
      tiledRect,
      elements: { rect, buffer in
        let before = buffer.count
        super.layoutAttributesForElements(in: rect, into: &buffer)
        namedCount += buffer.count - before
      },
      behaviors: { item in
        shared.addItem(item)
        let spring = AttachmentBehavior(item: item, attachedToAnchor: item.center)
        spring.frequency = 1.5
        spring.damping = 0.7
        return [spring]
      }, left: { shared.removeItem($0) })
  }

  override func didScroll(_ view: ScrollView, isStep: Bool) {
    guard isStep else { return }
    let distance = view.contentOffset.y - lastOffset.y
    lastOffset = view.contentOffset
    guard distance != 0, lag != 0 else { return }
    for item in animator.layoutItems {
      item.center.y += distance * lag
      animator.updateItem(usingCurrentState: item)
    }
  }

  override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    queryCount += 1
    animator.appendLayoutAttributes(in: rect, into: &buffer)
  }

  /// Where the flow has the elements of a rectangle at rest.
  func homes(in rect: Rect) -> [LayoutAttributes] {
    var homes: [LayoutAttributes] = []
    super.layoutAttributesForElements(in: rect, into: &homes)
    return homes.filter { $0.frame.intersects(rect) }
  }

  /// The anchors of all springs, each with its item.
  var anchors: [(item: LayoutItem, anchor: Point)] {
    animator.behaviors.compactMap { behavior in
      guard let spring = behavior as? AttachmentBehavior, let item = spring.items.first as? LayoutItem else {
        return nil
      }
      return (item, spring.anchorPoint)
    }
  }
}
