import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// The elements between two layouts.
@Suite("CollectionViewTransitionLayout")
struct TransitionLayoutTests {
  private func rig() -> (CollectionRig, CollectionViewFlowLayout, CollectionViewFlowLayout) {
    let (small, large) = (CollectionViewFlowLayout(), CollectionViewFlowLayout())
    large.itemSize = Size(width: 110, height: 110)
    return (CollectionRig([20], layout: small), small, large)
  }

  @Test("it is the layout in use during the transition, and its progress places elements between the two")
  func progress() throws {
    let (rig, small, large) = rig()
    let transition = rig.view.startInteractiveTransition(to: large)
    #expect(rig.view.collectionViewLayout === transition)
    #expect(transition.currentLayout === small && transition.nextLayout === large)
    transition.transitionProgress = 0.25
    #expect(rig.view.transitionProgress == 0.25)
    let path = IndexPath(item: 0, section: 0)
    #expect(try #require(rig.cell(0, 0)).attributes.size == Size(width: 65, height: 65))
    #expect(transition.layoutAttributesForItem(at: path)?.size == Size(width: 65, height: 65))
    transition.transitionProgress = 7
    #expect(transition.transitionProgress == 1)
    rig.view.cancelInteractiveTransition()
    #expect(rig.view.collectionViewLayout === small)
  }

  @Test("the completion gets the result once every element has arrived", arguments: [true, false])
  func completion(_ finishes: Bool) {
    let (rig, small, large) = rig()
    var told: [[Bool]] = []
    rig.view.startInteractiveTransition(to: large) { told.append([$0, $1]) }
    rig.view.transitionProgress = 0.5
    rig.advance(0.1)
    if finishes { rig.view.finishInteractiveTransition() } else { rig.view.cancelInteractiveTransition() }
    #expect(told.isEmpty)
    rig.advance(1)
    #expect(told == [[true, finishes]])
    #expect(rig.view.collectionViewLayout === (finishes ? large : small))
  }

  @Test("a subclass from the delegate may show more, by its own animated values")
  func subclass() throws {
    final class Turning: CollectionViewTransitionLayout {
      override func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          var turned = $0
          turned.angle = value(forAnimatedKey: "angle")
          return turned
        }
      }
    }
    final class Delegate: CollectionViewDelegate {
      func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout fromLayout: CollectionViewLayout,
        newLayout toLayout: CollectionViewLayout
      ) -> CollectionViewTransitionLayout { Turning(currentLayout: fromLayout, nextLayout: toLayout) }
    }
    let (rig, _, large) = rig()
    let delegate = Delegate()
    rig.view.delegate = delegate
    let transition = rig.view.startInteractiveTransition(to: large)
    #expect(transition.value(forAnimatedKey: "angle") == 0)
    transition.updateValue(0.5, forAnimatedKey: "angle")
    #expect(try #require(rig.cell(0, 3)).attributes.angle == 0.5)
    rig.view.finishInteractiveTransition()
    rig.rest()
    #expect(try #require(rig.cell(0, 3)).attributes.angle == 0)
  }
}
