import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("A scroll view's delegate")
struct ScrollViewDelegateTests {
  @Test("gets UIScrollView's calls in a fling in their order, each once")
  func fling() {
    let rig = ScrollRig()
    rig.fling(1500, at: 0)
    rig.rest()
    #expect(rig.story == ScrollRig.flingStory)
  }

  @Test("gets them in the same order when the fling bounces")
  func bounce() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 400
    rig.clearLog()
    rig.fling(-2500, at: 0)
    rig.rest()
    #expect(rig.story == ScrollRig.flingStory)
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test("gets no deceleration after a release without velocity inside the range")
  func noSpeed() {
    let rig = ScrollRig()
    rig.down(500, at: 0)
    rig.move(400, at: 0.1)
    rig.up(400, at: 0.5)
    rig.rest()
    #expect(rig.story == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
  }

  @Test("gets no call after a press without a drag")
  func press() {
    let rig = ScrollRig()
    rig.down(500, at: 0)
    rig.up(500, at: 0.1)
    rig.advance(to: 1)
    #expect(rig.log.isEmpty)
  }

  @Test("gets one end of a deceleration that a pointer stops, then the bounce after its release")
  func touchStopsMotion() {
    let rig = ScrollRig()
    let lift = rig.fling(1500, at: 0)
    rig.advance(to: lift + 0.1)
    rig.down(300, at: lift + 0.1)
    #expect(rig.story == ScrollRig.flingStory)
    rig.up(300, at: lift + 0.2)
    rig.advance(to: lift + 1)
    #expect(rig.story == ScrollRig.flingStory)

    let beyond = ScrollRig()
    let end = beyond.fling(-1500, from: 100, at: 0)
    #expect(beyond.view.contentOffset.y < 0)
    beyond.down(300, at: end + 0.01)
    beyond.clearLog()
    beyond.advance(to: end + 0.5)
    #expect(beyond.view.contentOffset.y < 0)
    beyond.up(300, at: end + 0.5)
    beyond.rest()
    #expect(beyond.story == ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
    #expect(beyond.view.contentOffset.y == 0)
  }

  @Test("gets one end of animated scrolling, also when it is stopped")
  func animation() {
    let rig = ScrollRig()
    rig.view.setContentOffset(Point(x: 0, y: 400), animated: true)
    rig.rest()
    #expect(rig.story == ["didScroll", "didEndScrollingAnimation"])

    rig.clearLog()
    rig.view.setContentOffset(Point(x: 0, y: 0), animated: true)
    rig.view.advance(by: 0.1)
    rig.down(300, at: rig.view.time)
    rig.up(300, at: rig.view.time + 0.1)
    rig.advance(to: 5)
    #expect(rig.story == ["didScroll", "didEndScrollingAnimation"])

    rig.clearLog()
    rig.view.setContentOffset(Point(x: 0, y: 0), animated: true)
    rig.view.setContentOffset(Point(x: 0, y: 50), animated: false)
    #expect(rig.story == ["didEndScrollingAnimation", "didScroll"])

    rig.clearLog()
    rig.view.setContentOffset(Point(x: 0, y: 0), animated: true)
    rig.view.contentOffset.y = 80
    #expect(rig.story == ["didScroll", "didEndScrollingAnimation"])
    #expect(rig.view.phase == .idle)
  }

  @Test("gets the velocity in points per millisecond and the target that UIKit announces")
  func announcement() {
    let rig = ScrollRig(content: Size(width: 375, height: 44_000))
    rig.view.contentOffset.y = 5000
    rig.fling(750, at: 0)
    let start = rig.view.contentOffset.y
    #expect(abs(rig.announcedVelocity[0].y - 0.75) < Tolerance.closedForm)
    // Where openuikit's recorded fling ends: x₀ + (v₀ − 10)·0.4995.
    #expect(abs(rig.announced[0].y - start - 740 * 0.4995) < Tolerance.summed)
  }

  @Test("gets a target within the range at any speed", arguments: [-90_000.0, -3000, 3000, 90_000])
  func announcedWithinRange(speed: Double) {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 2000
    rig.fling(speed, from: 3000, at: 0)
    #expect((0...rig.view.maximumOffset.y).contains(rig.announced[0].y))
  }

  @Test(
    "may change the target: the release speed is kept, and the content ends there without a step backwards"
  )
  func retarget() {
    // Targets as in openuikit's recordings, nearer and farther ones; the decay changes, not the speed.
    for (speed, target) in [(1000.0, 480.0), (3000, 1400), (1000, 60), (200, 400), (180, 300), (3000, 3000)] {
      let rig = ScrollRig()
      rig.view.contentOffset.y = 400
      rig.chooseTarget = { $0 + Vector(dx: 0, dy: 400 + target - $0.y) }
      rig.fling(speed, at: 0)
      let start = rig.view.contentOffset.y
      #expect(400 + target > start)
      #expect(abs(rig.view.velocity.dy - speed) < Tolerance.summed)
      var last = start
      for _ in 0..<6000 where rig.view.phase != .idle {
        rig.view.advance(by: 0.001)
        #expect(rig.view.contentOffset.y >= last - Tolerance.closedForm)
        #expect(rig.view.contentOffset.y <= 400 + target + Tolerance.summed)
        last = rig.view.contentOffset.y
      }
      #expect(rig.view.contentOffset.y == 400 + target)
    }
  }

  @Test(
    "where a decay leads to the target, the content follows that decay", arguments: [480.0, 300, 700])
  func retargetedDecay(target: Double) throws {
    let rig = ScrollRig()
    rig.chooseTarget = { Point(x: $0.x, y: target) }
    let lift = rig.fling(1000, at: 0)
    let law = try #require(Deceleration(from: rig.view.contentOffset.y, velocity: 1000, endingAt: target))
    for time in [0.05, 0.2, 0.6, 1.2] {
      rig.advance(to: lift + time)
      #expect(abs(rig.view.contentOffset.y - law.value(at: time)) < Tolerance.summed)
    }
  }

  @Test("a target that is near for the speed is not overshot, at the steepest rate too")
  func retargetedSpring() {
    for distance in [1.0, 5, 20, 60] {
      let rig = ScrollRig()
      rig.view.feel.decelerationRate = 0.9
      rig.view.contentOffset.y = 300
      rig.chooseTarget = { [view = rig.view] in Point(x: $0.x, y: view.contentOffset.y + distance) }
      rig.fling(distance * 40 + 200, from: 3000, at: 0)
      let target = rig.view.contentOffset.y + distance
      while rig.view.phase != .idle {
        rig.view.advance(by: 0.001)
        #expect(rig.view.contentOffset.y <= target + Tolerance.closedForm)
      }
      #expect(rig.view.contentOffset.y == target)
    }
  }

  @Test("a target against the speed, or beyond the range, ends in range and at rest")
  func awkwardTargets() {
    for target in [-500.0, 0, 100, 99_999, .nan] {
      let rig = ScrollRig()
      rig.view.contentOffset.y = 800
      rig.chooseTarget = { Point(x: $0.x, y: target) }
      rig.fling(1200, at: 0)
      rig.rest()
      #expect(rig.view.phase == .idle)
      if target.isFinite {
        #expect(rig.view.contentOffset.y == min(max(target, 0), rig.view.maximumOffset.y))
      }
      #expect(rig.story.filter { $0 == "didEndDecelerating" }.count == 1)
    }
  }

  @Test("may move the content in didScroll")
  func reentrant() {
    let rig = ScrollRig()
    rig.onScroll = { view in
      if view.contentOffset.y > 500 { view.setContentOffset(Point(x: 0, y: 100), animated: false) }
    }
    rig.fling(3000, at: 0)
    rig.rest()
    #expect(rig.view.phase == .idle)
    #expect(rig.story.filter { $0 == "didEndDecelerating" }.count == 1)
    #expect(rig.view.contentOffset.y == 100)
  }
}
