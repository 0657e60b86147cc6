import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("The pan's recogniser")
struct PanGestureRecognizerTests {
  @Test("goes through its states as the delegate is called")
  func states() {
    let rig = ScrollRig()
    let pan = rig.view.panGestureRecognizer
    var states: [GestureRecognizer.State] = []
    pan.onChange = { states.append($0.state) }
    rig.down(500, at: 0)
    #expect(pan.state == .possible)
    #expect(pan.numberOfTouches == 1)
    rig.move(480, at: 0.01)
    rig.move(460, at: 0.02)
    #expect(pan.state == .changed)
    rig.up(460, at: 0.03)
    #expect(pan.state == .ended)
    #expect(pan.numberOfTouches == 0)
    rig.view.advance(by: 0.01)
    #expect(states == [.began, .changed, .changed, .ended, .possible])

    states = []
    rig.down(500, at: 1)
    rig.up(500, at: 1.1)
    rig.down(500, at: 2)
    rig.move(400, at: 2.1)
    rig.cancel(at: 2.2)
    #expect(states == [.failed, .possible, .began, .changed, .cancelled])
  }

  @Test("reports the pointer's location, translation and velocity")
  func numbers() {
    let rig = ScrollRig()
    let pan = rig.view.panGestureRecognizer
    rig.view.contentOffset.y = 1000
    rig.down(500, at: 0)
    for step in 1...8 { rig.move(500 - 10 * Double(step), at: 0.01 * Double(step)) }
    // The slop of 10 pt is taken off.
    #expect(pan.translation(in: rig.view).isWithin(Tolerance.closedForm, of: Point(x: 0, y: -70)))
    #expect(pan.velocity(in: rig.view).isWithin(Tolerance.summed, of: Point(x: 0, y: -1000)))
    #expect(pan.location(in: nil) == Point(x: 100, y: 420))
    #expect(pan.location(in: rig.view) == Point(x: 100, y: 420 + 1070))
    pan.setTranslation(.zero, in: rig.view)
    rig.move(405, at: 0.09)
    #expect(pan.translation(in: rig.view).isWithin(Tolerance.closedForm, of: Point(x: 0, y: -15)))
  }

  @Test("a trackpad pans, too")
  func trackpad() {
    let rig = ScrollRig()
    let pan = rig.view.panGestureRecognizer
    rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -2), isPrecise: true, at: Point(x: 5, y: 6), time: 0))
    #expect(pan.state == .changed)
    #expect(pan.numberOfTouches == 0)
    #expect(pan.translation(in: nil) == Point(x: 0, y: -20))
    rig.advance(to: 0.5)
    #expect(pan.state == .ended || pan.state == .possible)
  }
}

@Suite("A recogniser that is turned off")
struct RecognizerOffTests {
  @Test("cancels a trackpad's gesture, whose drag ends once")
  func trackpad() {
    let rig = ScrollRig()
    let pan = rig.view.panGestureRecognizer
    rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -2), isPrecise: true, at: Point(x: 5, y: 6), time: 0))
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
    rig.advance(to: 0.5)
    #expect(pan.state == .possible)
    #expect(rig.story == ["willBeginDragging", "didScroll", "didEndDragging(false)"])
  }
}

@Suite("Scrolling that is turned off or locked")
struct ScrollViewEnablingTests {
  @Test("ignores pointers, wheels and keys, but not calls, and does not stop a fling")
  func off() {
    let rig = ScrollRig()
    rig.fling(2000, at: 0)
    rig.advance(to: 0.2)
    rig.view.isScrollEnabled = false
    #expect(rig.view.phase == .decelerating)
    rig.rest()
    rig.clearLog()
    let (before, now) = (rig.view.contentOffset, rig.view.time)
    rig.fling(2000, at: now + 0.1)
    rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: .zero))
    #expect(!rig.view.press(.down))
    rig.rest()
    #expect(rig.view.contentOffset == before)
    #expect(rig.log.isEmpty)
    rig.view.setContentOffset(.zero, animated: true)
    rig.rest()
    #expect(rig.view.contentOffset == .zero)
  }

  @Test("turned off during a drag, it ends the drag as a cancel does")
  func offInDrag() {
    let rig = ScrollRig()
    rig.down(500, at: 0)
    rig.move(450, at: 0.01)
    rig.move(400, at: 0.02)
    rig.view.isScrollEnabled = false
    #expect(rig.view.panGestureRecognizer.state == .cancelled)
    #expect(!rig.view.isDragging)
    #expect(rig.story == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
    rig.move(300, at: 0.03)
    #expect(rig.view.contentOffset.y == 90)
  }

  @Test(
    "a drag within 22.5° of an axis keeps to it, one nearer to a diagonal is free",
    arguments: [(0.0, true), (22, true), (23, false), (45, false), (67, false), (68, true), (90, true)])
  func lock(degrees: Double, isLocked: Bool) {
    let rig = ScrollRig(viewport: Size(width: 300, height: 300), content: Size(width: 3000, height: 3000))
    rig.view.contentOffset = Point(x: 1000, y: 1000)
    rig.view.isDirectionalLockEnabled = true
    let displacement = Vector(angle: degrees / 180 * .pi, length: 10)
    for step in 0...8 {
      let place = Point(x: 150, y: 150) - displacement * Double(step)
      rig.view.pointer(PointerEvent(step == 0 ? .down : .move, at: place, time: 0.01 * Double(step)))
    }
    let moved = rig.view.contentOffset - Point(x: 1000, y: 1000)
    #expect((moved.dx == 0 || moved.dy == 0) == isLocked)
    #expect(isLocked == (rig.view.velocity.dx == 0 || rig.view.velocity.dy == 0))
    #expect(moved.length > 60)
    // Round a corner the lock holds.
    rig.view.pointer(PointerEvent(.move, at: Point(x: 0, y: 0), time: 0.1))
    let after = rig.view.contentOffset - Point(x: 1000, y: 1000)
    #expect((after.dx == 0 || after.dy == 0) == isLocked)
    rig.view.pointer(PointerEvent(.up, at: Point(x: 0, y: 0), time: 0.1))
    rig.rest()
    let end = rig.view.contentOffset - Point(x: 1000, y: 1000)
    #expect((end.dx == 0 || end.dy == 0) == isLocked)
  }
}

@Suite("scrollToTop()")
struct ScrollToTopTests {
  @Test("is animated and reported at its end, at once if the content is at the top")
  func displacement() {
    let rig = ScrollRig()
    rig.view.contentInset.top = 40
    rig.view.contentOffset.y = 900
    rig.clearLog()
    rig.view.scrollToTop()
    rig.rest()
    #expect(rig.view.contentOffset.y == -40)
    #expect(rig.story == ["didScroll", "didScrollToTop"])
    rig.clearLog()
    rig.view.scrollToTop()
    #expect(rig.log == ["didScrollToTop"])
  }

  @Test("stopped midway it reports the end of an animation; refused or turned off it does nothing")
  func stopped() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 900
    rig.clearLog()
    rig.view.scrollToTop()
    rig.advance(to: 0.1)
    rig.down(300, at: 0.1)
    rig.up(300, at: 0.2)
    #expect(rig.story == ["didScroll", "didEndScrollingAnimation"])
    rig.clearLog()
    rig.allowsTop = false
    rig.view.scrollToTop()
    rig.allowsTop = true
    rig.view.scrollsToTop = false
    rig.view.scrollToTop()
    rig.rest()
    #expect(rig.log.isEmpty)
  }
}
