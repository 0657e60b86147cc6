import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("A refresh control")
struct RefreshControlTests {
  /// A rig with a control, and the number of refreshes that pulls have started.
  private final class Rig {
    let hand = ScrollRig()
    let control = RefreshControl()
    var count = 0
    var view: ScrollView { hand.view }

    init() {
      control.onRefresh = { [weak self] in self?.count += 1 }
      view.refreshControl = control
    }

    /// Pulls until a given overscroll shows; the finger stays down.
    func pull(_ overscroll: Double, at time: Double) {
      let travel = overscroll * 667 / (0.55 * (667 - overscroll))
      hand.down(100, at: time)
      for step in 1...20 { hand.move(110 + travel * Double(step) / 20, at: time + 0.01 * Double(step)) }
    }
  }

  @Test("refreshes once the pull is far enough, and not before", arguments: [(119.0, 0), (121, 1)])
  func trigger(overscroll: Double, count: Int) {
    let rig = Rig()
    rig.pull(overscroll, at: 0)
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.summed, of: -overscroll))
    #expect(rig.count == count)
    #expect(rig.control.isRefreshing == (count == 1))
    #expect(rig.control.pullProgress.isWithin(Tolerance.summed, of: min(1, overscroll / 120)))
  }

  @Test("keeps its inset until the refresh is over, without a jump")
  func room() {
    let rig = Rig()
    rig.pull(150, at: 0)
    let shown = rig.view.contentOffset.y
    #expect(rig.view.adjustedContentInset.top == 60)
    #expect(rig.view.contentInset.top == 0)
    rig.hand.up(rig.view.panGestureRecognizer.location(in: nil).y, at: 0.5)
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.closedForm, of: shown))
    rig.hand.rest()
    #expect(rig.view.contentOffset.y == -60)
    #expect(rig.count == 1)
    rig.hand.clearLog()
    rig.control.endRefreshing()
    #expect(rig.view.contentOffset.y == -60)
    #expect(rig.view.phase == .bouncing)
    rig.view.advance(by: 0.05)
    #expect((-60..<0).contains(rig.view.contentOffset.y))
    rig.hand.rest()
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.hand.story == ["didChangeAdjustedContentInset", "didScroll"])
  }

  @Test("refreshes once for each pull")
  func once() {
    let rig = Rig()
    rig.pull(150, at: 0)
    rig.control.endRefreshing()
    let place = rig.view.panGestureRecognizer.location(in: nil).y
    let before = rig.view.contentOffset.y
    rig.hand.move(place + 1, at: 0.3)
    #expect(rig.count == 1)
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.resting, of: before))
    rig.hand.up(place + 1, at: 0.5)
    rig.hand.rest()
    rig.pull(150, at: rig.view.time)
    #expect(rig.count == 2)
  }

  @Test("refreshes once for each pull by a trackpad, too")
  func trackpad() {
    let rig = Rig()
    for count in 1...2 {
      for step in 0..<40 {
        rig.view.wheel(
          WheelEvent(
            delta: Vector(dx: 0, dy: 2), isPrecise: true, at: Point(x: 100, y: 100),
            time: Double(10 * count) + 0.01 * Double(step)))
      }
      rig.hand.rest()
      #expect(rig.count == count)
      rig.control.endRefreshing()
      rig.hand.rest()
      #expect(rig.view.contentOffset.y == 0)
    }
  }

  @Test("beginRefreshing() neither calls back nor scrolls, but adds the inset")
  func programmatic() {
    let rig = Rig()
    rig.control.beginRefreshing()
    #expect(rig.count == 0)
    #expect(rig.view.contentOffset.y == 0)
    rig.view.setContentOffset(Point(x: 0, y: -rig.control.height), animated: true)
    rig.hand.rest()
    #expect(rig.view.contentOffset.y == -60)
    rig.view.refreshControl = nil
    rig.hand.rest()
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.view.adjustedContentInset == .zero)
  }

  @Test("away from the top its end does not scroll, and a disabled control does nothing")
  func elsewhere() {
    let rig = Rig()
    rig.control.beginRefreshing()
    rig.view.contentOffset.y = 700
    rig.control.endRefreshing()
    #expect(rig.view.contentOffset.y == 700)
    #expect(rig.view.phase == .idle)
    rig.view.contentOffset.y = 0
    rig.control.isEnabled = false
    rig.pull(200, at: 0)
    #expect(rig.count == 0)
  }

  @Test(
    "ends during a hold or a zoom that lets a scroll to it continue, and the list rests in its range",
    arguments: [false, true])
  func endsWhileHeld(_ isZoom: Bool) {
    let rig = ZoomRig()
    let control = RefreshControl()
    rig.view.refreshControl = control
    control.beginRefreshing()
    if !isZoom { rig.hand.down(100, at: 0) }
    rig.view.contentOffset = Point(x: 0, y: 200)
    rig.view.setContentOffset(Point(x: 0, y: -control.height), animated: true)
    rig.view.advance(by: 0.1)
    if isZoom { rig.view.zoom(to: Rect(x: 0, y: -100, width: 200, height: 150), animated: true) }
    rig.view.advance(by: 0.05)
    control.endRefreshing()
    rig.view.advance(by: 0.15)
    if !isZoom { rig.hand.up(100, at: 0.4) }
    rig.hand.rest()
    #expect(rig.view.contentOffset.y >= rig.view.minimumOffset.y, "\(rig.view.contentOffset)")
  }

  @Test("a fling that bounces beyond the top does not refresh: it is not a pull")
  func bounce() {
    let rig = Rig()
    rig.view.contentOffset.y = 2000
    rig.hand.fling(-9000, from: 100, at: 0)
    var farthest = 0.0
    while rig.view.phase != .idle {
      rig.view.advance(by: 1 / 120)
      farthest = min(farthest, rig.view.contentOffset.y)
    }
    #expect(farthest < -120)
    #expect(rig.count == 0)
  }
}
