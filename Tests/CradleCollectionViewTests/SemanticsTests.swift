import CradleDynamics
import CradleGeometry
import CradleScrolling
import Testing

@testable import CradleCollectionView

/// Behaviour of UIKit that code written for it relies on.
@Suite("UIKit's semantics")
struct SemanticsTests {
  /// The share by which the tracker's estimate may miss the speed of even moves.
  private static let trackedShare = 0.01

  // MARK: Layouts

  /// A flow that ties each cell to its place in `prepare()`, as most layouts on an animator do.
  private final class TilingInPrepare: CollectionViewFlowLayout {
    lazy var animator = DynamicAnimator(collectionViewLayout: self)
    var tied: Set<IndexPath> = []
    var preparations = 0

    override func prepare() {
      super.prepare()
      preparations += 1
      let seen = super.layoutAttributesForElements(in: bounds.insetBy(dx: 0, dy: -100)) ?? []
      for attributes in seen where tied.insert(attributes.indexPath).inserted {
        let spring = AttachmentBehavior(
          item: LayoutItem(attributes), attachedToAnchor: attributes.center + Vector(dx: 0, dy: 5))
        (spring.length, spring.frequency, spring.damping) = (0, 1, 0.5)
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
      var seen: [LayoutAttributes] = []
      animator.appendLayoutAttributes(in: rect, into: &seen)
      return seen
    }
  }

  @Test("an animator has its layout prepared while it moves something, so that tiling in prepare() works")
  func animatorInvalidates() {
    let layout = TilingInPrepare()
    layout.itemSize = Size(width: 375, height: 40)
    let rig = CollectionRig([1000], layout: layout)
    rig.view.setContentOffset(Point(x: 0, y: 3000), animated: true)
    rig.advance(0.5)
    let paths = rig.view.indexPathsForVisibleItems
    #expect(paths.contains { $0.item > 60 } && paths.count >= 13)
    #expect(layout.preparations > 20)
    rig.rest()
    let before = layout.preparations
    rig.advance(1)
    #expect(layout.preparations == before, "at rest it is left alone")
  }

  private final class Asking: CollectionViewFlowLayout {
    var seen: [(old: Rect, offset: Point, size: Size, new: Rect)] = []
    override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
      if let view = collectionView {
        seen.append((view.bounds, view.contentOffset, view.viewportSize, newBounds))
      }
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  @Test("while a layout is queried about new bounds the collection still has the old ones")
  func oldBounds() throws {
    let layout = Asking()
    let rig = CollectionRig([400], layout: layout)
    layout.seen = []
    rig.view.contentOffset.y = 40
    rig.view.layoutIfNeeded()
    rig.view.viewportSize = Size(width: 300, height: 500)
    let (scroll, resize) = (try #require(layout.seen.first), try #require(layout.seen.dropFirst().first))
    let size = Size(width: 375, height: 667)
    #expect(scroll.old == Rect(origin: .zero, size: size) && scroll.offset == .zero)
    #expect(scroll.new == Rect(origin: Point(x: 0, y: 40), size: size))
    #expect(resize.old == scroll.new && resize.size == size)
    #expect(resize.new.size == Size(width: 300, height: 500))
    #expect(rig.view.bounds.size == resize.new.size)
  }

  private final class Targeting: CollectionViewFlowLayout {
    var velocities: [Point] = []
    override func targetContentOffset(
      forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
    ) -> Point {
      velocities.append(velocity)
      return proposed
    }
  }

  @Test("the velocity of a target is in points per millisecond", arguments: [800.0, 1500, 3000])
  func velocityUnit(speed: Double) throws {
    let layout = Targeting()
    let rig = CollectionRig([2000], layout: layout)
    rig.fling(Vector(dx: 0, dy: speed))
    let velocity = try #require(layout.velocities.first)
    // The pointer's moves are even, so that the tracker's estimate is their speed.
    #expect(velocity.x == 0 && abs(velocity.y - speed / 1000) < Self.trackedShare * speed / 1000)
  }

  // MARK: The array and the buffer

  private final class Faint: CollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { attributes in
        var attributes = attributes
        attributes.alpha = 0.5
        return attributes
      }
    }
  }

  private final class FaintBuffer: CollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
      let start = buffer.count
      super.layoutAttributesForElements(in: rect, into: &buffer)
      for index in start..<buffer.count { buffer[index].alpha = 0.5 }
    }
  }

  @Test("a subclass may override the array or the buffer method, and both queries get its attributes")
  func eitherForm() {
    for layout in [Faint(), FaintBuffer()] {
      let rig = CollectionRig([100], layout: layout)
      #expect(rig.view.presentedElements.count > 50)
      #expect(rig.view.presentedElements.allSatisfy { $0.attributes.alpha == 0.5 })
      var buffer = [LayoutAttributes(cellAt: IndexPath(0, 99), frame: .zero)]
      layout.appendLayoutAttributes(in: layout.bounds, into: &buffer)
      #expect(buffer.count == rig.view.presentedElements.count + 1 && buffer[0].alpha == 1)
    }
  }
}
