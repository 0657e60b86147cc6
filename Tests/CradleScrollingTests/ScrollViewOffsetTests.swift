import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("contentOffset set while something moves")
struct ScrollViewOffsetTests {
  private static let content = Size(width: 375, height: 40_000)

  @Test("shifts a fling, which follows its own curve", arguments: [-4000.0, 1, 2500, 9000])
  func fling(shift: Double) {
    let (rig, plain) = (ScrollRig(content: Self.content), ScrollRig(content: Self.content))
    for each in [rig, plain] {
      each.view.contentOffset.y = 10_000
      each.fling(2500, at: 0)
      each.advance(to: 0.5)
    }
    let speed = rig.view.velocity.dy
    rig.view.contentOffset.y += shift
    #expect(rig.view.phase == .decelerating)
    #expect(rig.view.velocity.dy.isWithin(Tolerance.closedForm, of: speed))
    for time in [0.6, 0.9, 1.7, 4] {
      rig.advance(to: time)
      plain.advance(to: time)
      #expect(rig.view.contentOffset.y.isWithin(Tolerance.summed, of: plain.view.contentOffset.y + shift))
    }
    #expect(rig.story.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("a table whose offset every didScroll moves back scrolls for as long as the fling lasts")
  func recentring() {
    let (rig, plain) = (ScrollRig(content: Self.content), ScrollRig(content: Self.content))
    var wound = 0.0
    rig.onScroll = { view in
      guard view.contentOffset.y > 500 else { return }
      wound += 400
      view.contentOffset.y -= 400
    }
    for each in [rig, plain] {
      each.fling(3000, at: 0)
      each.rest()
    }
    #expect(rig.view.time.isWithin(Tolerance.closedForm, of: plain.view.time))
    #expect((rig.view.contentOffset.y + wound).isWithin(Tolerance.summed, of: plain.view.contentOffset.y))
    #expect(rig.story.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("setContentOffset without animation stops the fling there")
  func stop() {
    let rig = ScrollRig(content: Self.content)
    rig.fling(2500, at: 0)
    rig.advance(to: 0.3)
    rig.view.setContentOffset(Point(x: 0, y: 4000), animated: false)
    #expect(rig.view.phase == .idle)
    #expect(rig.story.last == "didScroll")
    #expect(rig.story.contains("didEndDecelerating"))
    rig.advance(to: 2)
    #expect(rig.view.contentOffset.y == 4000)
  }

  @Test("shifts the target of a page and of a wheel")
  func targets() {
    let pages = ScrollRig(content: Size(width: 375, height: 667 * 9))
    pages.view.isPagingEnabled = true
    pages.view.contentOffset.y = 667
    pages.fling(900, at: 0)
    pages.advance(to: 0.2)
    pages.view.contentOffset.y += 2 * 667
    pages.rest()
    #expect(pages.view.contentOffset.y == 4 * 667)

    let wheel = ScrollRig(content: Self.content)
    wheel.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -3), at: .zero, time: 0))
    wheel.advance(to: 0.05)
    wheel.view.contentOffset.y += 1000
    wheel.rest()
    #expect(wheel.view.contentOffset.y == 1180)
    #expect(wheel.story == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test("a bounce that is taken inside goes on as a deceleration", arguments: ScrollEngine.allCases)
  func bounce(engine: ScrollEngine) {
    let rig = ScrollRig(content: Self.content)
    rig.view.feel.engine = engine
    rig.view.contentOffset.y = rig.view.maximumOffset.y - 300
    rig.fling(2000, at: 0)
    while rig.view.phase == .decelerating { rig.view.advance(by: 0.01) }
    #expect(rig.view.phase == .bouncing)
    let speed = rig.view.velocity.dy
    rig.view.contentOffset.y = 20_000
    #expect(rig.view.phase == .decelerating)
    #expect(rig.view.velocity.dy.isWithin(Tolerance.summed, of: speed))
    rig.rest()
    #expect(rig.view.contentOffset.y > 20_000)
    #expect(rig.story.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("content that every didScroll moves to its edge never shows the bounce, and comes to rest")
  func noTopBounce() {
    let rig = ScrollRig()
    rig.onScroll = { view in
      if view.contentOffset.y < 0 { view.contentOffset.y = 0 }
      #expect(view.contentOffset.y >= 0)
    }
    rig.view.contentOffset.y = 300
    rig.fling(-3000, at: 0)
    rig.rest()
    #expect(rig.view.phase == .idle)
    #expect(rig.view.contentOffset.y == 0)
  }
}

@Suite("The scroll view's clock")
struct ScrollViewClockTests {
  @Test("the app's own clock drives it, from any start time", arguments: [0.0, 1e6, -500])
  func ownClock(start: Double) {
    let size = Size(width: 375, height: 667)
    let view = ScrollView(viewportSize: size, contentSize: Size(width: 375, height: 4400), time: start)
    view.setContentOffset(Point(x: 0, y: 400), animated: true)
    view.advance(to: start + 0.15)
    #expect(view.contentOffset.y.isWithin(Tolerance.summed, of: 200))
    view.advance(to: start + 0.1)
    #expect(view.time == start + 0.15)
    view.advance(to: start + 0.4)
    #expect(view.contentOffset.y == 400)
  }

  @Test("events without a time count at the view's present time")
  func omittedTimes() {
    let (timed, plain) = (ScrollRig(), ScrollRig())
    for step in 0...6 {
      let (time, place) = (Double(step) / 120, Point(x: 100, y: 500 - 12 * Double(step)))
      let phase: PointerEvent.Phase = step == 0 ? .down : step == 6 ? .up : .move
      timed.view.pointer(PointerEvent(phase, at: place, time: time))
      plain.view.advance(to: time)
      plain.view.pointer(PointerEvent(phase, at: place))
      #expect(plain.view.contentOffset == timed.view.contentOffset)
      #expect(plain.view.velocity == timed.view.velocity)
    }
    for rig in [timed, plain] {
      rig.rest()
      rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: .zero))
      #expect(rig.view.press(.down))
      rig.rest()
    }
    #expect(plain.view.contentOffset == timed.view.contentOffset)
    #expect(plain.log == timed.log)
  }

  @Test("a time that is not finite traps")
  func misuse() async {
    let trap = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ScrollView(viewportSize: .zero, contentSize: .zero).advance(to: .nan)
    }
    #expect(TrapSentence.has("ScrollView.advance(to: nan)", in: trap?.standardErrorContent))
    let view = ScrollView(viewportSize: Size(width: 9, height: 9), contentSize: Size(width: 9, height: 99))
    view.pointer(PointerEvent(.down, at: .zero, time: .nan))
    view.pointer(PointerEvent(.down, at: .zero, time: .infinity))
    #expect(!view.isTracking)
  }
}
