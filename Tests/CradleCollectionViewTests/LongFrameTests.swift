import CradleDynamics
import CradleGeometry
import CradleScrolling
import Testing

@testable import CradleCollectionView

/// The work of one call is bounded, also on a clock that jumps: the first time of an app's clock may be the seconds since
/// 1970.
@Suite("A long frame of a collection")
struct LongFrameTests {
  /// A layout that moves for ever, in steps of a minute.
  private final class EndlessLayout: CollectionViewLayout {
    var steps: [Double] = []
    override var isMoving: Bool { true }
    override func nextStep(after time: Double, in view: ScrollView) -> Double? { time + 60 }
    override func didScroll(_ view: ScrollView, isStep: Bool) { if isStep { steps.append(view.time) } }
  }

  @Test(
    "takes at most an hour in steps, and the rest of its time as one", arguments: [90.0, 3600, 1e6, 1.8e9])
  func steps(seconds: Double) {
    let layout = EndlessLayout()
    let view = CollectionView(viewportSize: Size(width: 320, height: 480), collectionViewLayout: layout)
    view.advance(to: seconds)
    let minutes = Int(min(seconds, 3600) / 60)
    #expect(layout.steps == (1...minutes).map { 60 * Double($0) } + (seconds > 3600 ? [seconds] : []))
    #expect(view.time == seconds)
    layout.steps = []
    view.advance(by: 60)
    #expect(layout.steps == [seconds + 60])
  }

  @Test("no time passes before the first frame of a collection that is made with its clock's time")
  func firstFrame() {
    let layout = EndlessLayout()
    let animator = DynamicAnimator(collectionViewLayout: layout)
    let item = LayoutItem(
      LayoutAttributes(
        cellAt: IndexPath(item: 0, section: 0), frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    animator.addBehavior(GravityBehavior(items: [item]))
    let view = CollectionView(
      viewportSize: Size(width: 320, height: 480), collectionViewLayout: layout, time: 1.8e9)
    #expect(view.time == 1.8e9)
    view.advance(by: 0.5)
    #expect(animator.elapsedTime == 0.5)
  }
}
