import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// When the delegate is told, and what a view that is zoomed may read.
@Suite("The reports of a scroll view")
struct ScrollViewReportTests {
  /// Starts to scroll at the end of a zoom.
  private final class Chain: ScrollViewDelegate {
    let picture = Picture()
    var log: [String] = []
    func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { picture }
    func scrollViewDidEndZooming(
      _ scrollView: ScrollView, with view: (any ZoomableView)?, atScale scale: Double
    ) {
      scrollView.setContentOffset(Point(x: 300, y: 200), animated: true)
      log.append("didEndZooming")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
      log.append("didEndScrollingAnimation at \(scrollView.contentOffset.x)")
    }
  }

  @Test("scrolling that starts at the end of a zoom ends later, not with it")
  func chain() {
    let (view, chain) = (
      ScrollView(viewportSize: Size(width: 400, height: 300), contentSize: Size(width: 800, height: 600)),
      Chain()
    )
    view.delegate = chain
    view.maximumZoomScale = 4
    view.setZoomScale(2, animated: true)
    while view.zoomScale < 2 { view.advance(by: 1.0 / 60) }
    #expect(chain.log == ["didEndZooming"] && view.isScrollAnimating)
    view.advance(by: 1)
    #expect(chain.log == ["didEndZooming", "didEndScrollingAnimation at 300.0"])
  }

  @Test("a frame reports one scroll, also if a key moves one axis and dynamics the other")
  func oneScroll() {
    let rig = ScrollRig(content: Size(width: 3000, height: 4400))
    rig.view.feel.engine = .dynamics
    rig.down(400, x: 300, at: 0)
    for step in 1...8 {
      rig.move(400 - Double(step) * 20, x: 300 - Double(step) * 20, at: Double(step) * 0.007)
    }
    rig.up(240, x: 140, at: 0.056)
    _ = rig.view.press(.down)
    #expect(rig.view.isDecelerating && rig.view.isScrollAnimating)
    rig.clearLog()
    rig.view.advance(by: 1.0 / 60)
    #expect(rig.log == ["didScroll"])
  }

  @Test("a release that brings held content back to its edge reports the scroll")
  func clampedRelease() {
    let rig = ScrollRig()
    rig.down(100, at: 0)
    rig.move(300, at: 0.1)
    #expect(rig.view.contentOffset.y < 0)
    rig.view.feel.bounces = false
    rig.clearLog()
    rig.up(300, at: 0.5)
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.log == ["willEndDragging", "didScroll", "didEndDragging(false)"])
  }

  @Test(
    "scrolling that a call starts under a resting finger continues after it lifts",
    arguments: ScrollEngine.allCases)
  func pressed(engine: ScrollEngine) {
    let rig = ScrollRig()
    rig.view.feel.engine = engine
    rig.down(300, at: 0)
    rig.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    rig.advance(to: 0.1)
    rig.up(300, at: 0.1)
    #expect(rig.view.isScrollAnimating && rig.view.phase == .animating)
    rig.rest()
    #expect(rig.view.contentOffset.y == 500 && !rig.view.isScrollAnimating)
    #expect(rig.story == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test("a drag stops scrolling that a call started under the finger, and holds the content from there")
  func pressedThenDragged() {
    let rig = ScrollRig()
    rig.down(300, at: 0)
    rig.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    rig.advance(to: 0.1)
    let start = rig.view.contentOffset.y
    rig.clearLog()
    rig.move(280, at: 0.1)
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.closedForm, of: start + 10))
    #expect(rig.log == ["didEndScrollingAnimation", "willBeginDragging", "didScroll"])
    rig.advance(to: 0.6)
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.closedForm, of: start + 10))
    rig.up(280, at: 0.6)
    rig.rest()
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.closedForm, of: start + 10))
  }

  @Test("scrolling under a resting finger is shifted with its content")
  func pressedThenShifted() {
    let rig = ScrollRig()
    rig.down(300, at: 0)
    rig.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    rig.advance(to: 0.15)
    rig.view.setContentSize(Size(width: 375, height: 4600), shiftingOffsetBy: Vector(dx: 0, dy: 200))
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.closedForm, of: 450))
    rig.advance(to: 1)
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.closedForm, of: 700))
  }

  @Test("content that shrank under a resting finger returns to its range, while the other axis is animated")
  func shrunk() {
    let rig = ScrollRig(content: Size(width: 1000, height: 4400))
    rig.view.contentOffset = Point(x: 600, y: 0)
    rig.down(300, at: 0)
    rig.view.setContentOffset(Point(x: 600, y: 500), animated: true)
    rig.view.contentSize.width = 500
    rig.advance(to: 0.1)
    rig.up(300, at: 0.1)
    rig.rest()
    #expect(rig.view.contentOffset == Point(x: 125, y: 500))
    #expect(rig.story == ["didScroll", "didEndScrollingAnimation"])
  }

  /// Scrolls to a place of its own after a drag.
  private final class Returning: ScrollViewDelegate {
    var log: [String] = []
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      log.append("didEndDragging(\(decelerate))")
      scrollView.setContentOffset(Point(x: 0, y: 50), animated: true)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { log.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { log.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
      log.append("didEndScrollingAnimation at \(scrollView.contentOffset.y)")
    }
  }

  @Test("an animation that replaces a fling at the end of a drag is not reported as a deceleration")
  func replaced() {
    let (rig, returning) = (ScrollRig(), Returning())
    rig.view.delegate = returning
    rig.fling(2000, at: 0)
    #expect(!rig.view.isDecelerating && rig.view.isScrollAnimating)
    rig.rest()
    #expect(returning.log == ["didEndDragging(true)", "didEndScrollingAnimation at 50.0"])
  }

  /// A view whose size is read off the scroll view that zooms it.
  private final class Dependent: ZoomableView, ScrollViewDelegate {
    weak var scrollView: ScrollView?
    var center = Point(x: 400, y: 300)
    var transform = Transform.identity
    var bounds: Rect {
      let offset = scrollView?.contentOffset ?? .zero
      let isLegal = offset.isFinite && (scrollView?.zoomScale ?? 1) > 0
      return Rect(x: 0, y: 0, width: isLegal ? 800 : 0, height: 600)
    }
    func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { self }
  }

  @Test("a zoomed view may read the scroll view in its getters, at any time")
  func dependent() {
    let view = ScrollView(
      viewportSize: Size(width: 400, height: 300), contentSize: Size(width: 800, height: 600))
    let dependent = Dependent()
    (view.delegate, dependent.scrollView, view.maximumZoomScale) = (dependent, view, 4)
    view.setZoomScale(2, animated: true)
    view.advance(by: 0.1)
    view.wheel(WheelEvent(delta: Vector(dx: 0, dy: 2), at: Point(x: 50, y: 60), isZoom: true))
    view.advance(by: 0.05)
    view.contentInset = EdgeInsets(all: 9)
    view.advance(by: 2)
    #expect(view.contentSize.width.isWithin(Tolerance.closedForm, of: 800 * view.zoomScale))
    #expect(view.zoomScale > 1 && view.phase == .idle)
  }

  /// A view that moves the scroll view in a getter.
  private final class Forbidden: ZoomableView, ScrollViewDelegate {
    weak var scrollView: ScrollView?
    var center = Point(x: 400, y: 300)
    var transform = Transform.identity
    var bounds: Rect {
      scrollView?.contentOffset.y += 1
      return Rect(x: 0, y: 0, width: 800, height: 600)
    }
    func viewForZooming(in scrollView: ScrollView) -> (any ZoomableView)? { self }
  }

  @Test("traps for a zoomed view whose getter changes the scroll view")
  func forbidden() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (view, forbidden) = (
        ScrollView(viewportSize: Size(width: 400, height: 300), contentSize: Size(width: 800, height: 600)),
        Forbidden()
      )
      (view.delegate, forbidden.scrollView, view.maximumZoomScale) = (forbidden, view, 4)
      view.setZoomScale(2, animated: false)
    }
    #expect(TrapSentence.has("getters may only read it", in: result?.standardErrorContent))
  }
}
