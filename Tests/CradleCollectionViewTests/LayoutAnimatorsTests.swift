import CradleDynamics
import CradleGeometry
import Testing

@testable import CradleCollectionView

/// The list of a layout's animators.
@Suite("The animators of a layout")
struct LayoutAnimatorsTests {
  private final class Item: DynamicItem {
    var center = Point.zero
    var rotation = 0.0
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
  }

  /// An animator that runs, and calls a closure in its first frame.
  private func animator(_ action: @escaping () -> Void = {}) -> DynamicAnimator {
    let animator = DynamicAnimator()
    let gravity = GravityBehavior(items: [Item()])
    gravity.action = { [unowned gravity] in
      gravity.action = nil
      action()
    }
    animator.addBehavior(gravity)
    return animator
  }

  @Test("a clock may begin with the seconds since 1970")
  func longFrame() {
    let (list, resting) = (LayoutAnimators(), DynamicAnimator())
    list.add(resting)
    list.advance(to: 1.8e9)
    #expect(!resting.isRunning)
    let running = animator()
    list.add(running)
    list.advance(to: 1.8e9 + 0.5)
    #expect(running.elapsedTime == 0.5)
  }

  @Test("a callback may add one while others are gone: every one that is left takes part in the frame")
  func adding() {
    for gone in 0...3 {
      let list = LayoutAnimators()
      var added: DynamicAnimator?
      var others = (0..<gone).map { _ in DynamicAnimator() }
      for each in others { list.add(each) }
      let first = animator {
        let new = DynamicAnimator()
        list.add(new)
        added = new
      }
      let last = animator()
      list.add(first)
      var later = (0..<gone).map { _ in DynamicAnimator() }
      for each in later { list.add(each) }
      list.add(last)
      others = []
      later = []
      list.advance(to: 1.0 / 60)
      #expect(added != nil)
      #expect(first.elapsedTime == 1.0 / 60 && last.elapsedTime == 1.0 / 60, "\(gone) gone")
    }
  }
}
