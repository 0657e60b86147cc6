import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// Changes by the app while the content springs back.
struct BounceChangeTests {
  /// A view whose content has been pulled down and springs back.
  private func bouncing() -> ScrollRig {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 300
    rig.fling(-3000, at: 0)
    while !(rig.view.phase == .bouncing && rig.view.velocity.dy > 0) { rig.view.advance(by: 0.01) }
    return rig
  }

  @Test("an offset that is set to itself changes nothing")
  func sameOffset() {
    let (rig, other) = (bouncing(), bouncing())
    let offset = rig.view.contentOffset
    rig.view.contentOffset = offset
    #expect(offset.y < 0 && rig.view.contentOffset == offset && rig.view.phase == .bouncing)
    for each in [rig, other] { each.view.advance(by: 0.1) }
    #expect(rig.view.contentOffset == other.view.contentOffset)
  }

  @Test("the spring's velocity becomes no fling once the view does not bounce any more")
  func noBounces() {
    let rig = bouncing()
    rig.view.contentOffset.y = 0
    rig.view.feel.bounces = false
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)
  }
}
