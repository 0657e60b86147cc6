import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// A gesture or motion that an app begins while another gesture ends goes on, and every drag has one begin and one end.
@Suite("A gesture or motion that begins while another gesture ends")
struct ScrollViewReplacedReleaseTests {
  /// The calls of a release in which the app may begin something else, as the rig logs them.
  private static let calls = [
    "willEndDragging", "didEndDragging(true)", "willBeginDecelerating", "pan ended", "didScroll",
  ]

  /// A rig that flings at 2000 pt/s, and calls `change` once in a call of the release.
  private func fling(changingIn call: String, _ change: @escaping (ScrollRig) -> Void) -> ScrollRig {
    let rig = ScrollRig()
    var isReleased = false
    func hear(_ heard: String) {
      isReleased = isReleased || heard == "pan ended" || heard == "willEndDragging"
      guard isReleased, heard == call else { return }
      rig.onCall = nil
      rig.view.panGestureRecognizer.onChange = nil
      change(rig)
    }
    rig.onCall = { hear($0) }
    rig.view.panGestureRecognizer.onChange = { hear("pan \($0.state)") }
    rig.fling(2000, at: 0)
    // The fling's first step.
    if call == "didScroll" { rig.view.advance(by: 1.0 / 120) }
    return rig
  }

  @Test("a finger that goes down in a call of a release holds the content, and drags it", arguments: calls)
  func finger(call: String) {
    var start = 0.0
    let rig = fling(changingIn: call) { rig in
      let (view, time) = (rig.view, rig.view.time)
      view.pointer(PointerEvent(.down, at: Point(x: 100, y: 300), time: time, device: .touch, id: 7))
      start = view.contentOffset.y
      view.pointer(PointerEvent(.move, at: Point(x: 100, y: 260), time: time, device: .touch, id: 7))
    }
    #expect(start > 0 && rig.view.isTracking && rig.view.phase == .dragging)
    #expect(rig.view.panGestureRecognizer.state == .changed && !rig.view.isDecelerating)
    // Ten of the forty points are the slop.
    rig.view.advance(by: 1)
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.closedForm, of: start + 30))
    #expect(rig.drags == ["begin", "end", "begin"])
    rig.view.pointer(
      PointerEvent(.up, at: Point(x: 100, y: 260), time: rig.view.time, device: .touch, id: 7))
    rig.rest()
    #expect(rig.view.contentOffset.y.isWithin(Tolerance.closedForm, of: start + 30))
    #expect(rig.drags == ["begin", "end", "begin", "end"])
  }

  @Test("a whole fling in a call of a release is the one that moves the content", arguments: calls)
  func flung(call: String) {
    let rig = fling(changingIn: call) { rig in rig.fling(-1000, at: rig.view.time) }
    #expect(rig.view.phase == .decelerating && rig.view.velocity.dy < 0)
    rig.rest()
    #expect(rig.drags == ["begin", "end", "begin", "end"])
    let decelerations = rig.log.filter { $0.hasSuffix("Decelerating") }
    #expect(decelerations.suffix(2) == ["willBeginDecelerating", "didEndDecelerating"])
    #expect(decelerations.count % 2 == 0)
  }

  @Test("animated scrolling that starts in a call of a release goes to its end", arguments: calls)
  func animation(call: String) {
    let rig = fling(changingIn: call) { rig in
      rig.view.setContentOffset(Point(x: 0, y: 700), animated: true)
    }
    #expect(rig.view.isScrollAnimating && !rig.view.isDragging && !rig.view.isDecelerating)
    rig.rest()
    #expect(rig.view.contentOffset.y == 700)
    #expect(rig.drags == ["begin", "end"])
    #expect(rig.log.last == "didEndScrollingAnimation")
  }

  @Test("animated scrolling in the place of a release brings back content beyond an edge of the other axis")
  func bothAxes() {
    let rig = ScrollRig(content: Size(width: 900, height: 4400))
    rig.down(300, x: 100, at: 0)
    rig.move(200, x: 200, at: 0.1)
    #expect(rig.view.contentOffset.x < 0)
    rig.onCall = { [view = rig.view] call in
      if call == "willEndDragging" { view.setContentOffset(Point(x: -50, y: 700), animated: true) }
    }
    rig.up(200, x: 200, at: 0.1)
    #expect(rig.log.last == "didEndDragging(false)")
    rig.rest()
    #expect(rig.view.contentOffset == Point(x: 0, y: 700))
  }

  @Test("scrolling to the top in the place of a release ends at the top")
  func top() {
    let rig = fling(changingIn: "willEndDragging") { $0.view.scrollToTop() }
    rig.rest()
    #expect(rig.view.contentOffset.y == 0 && rig.log.last == "didScrollToTop")
  }

  @Test("a delegate that cancels, moves or disables the gesture in every call of its release gets it once")
  func repeated() {
    for event in [PointerEvent.Phase.cancel, .up, .move] {
      let rig = ScrollRig()
      rig.onCall = { [view = rig.view] call in
        guard call.hasSuffix("EndDragging") else { return }
        view.pointer(PointerEvent(event, at: .zero, time: view.time))
        view.isScrollEnabled = false
        view.isScrollEnabled = true
      }
      rig.fling(2000, at: 0)
      rig.rest()
      #expect(rig.story == ScrollRig.flingStory)
    }
  }

  @Test("a gesture that is cancelled before its drag is reported has neither a begin nor an end")
  func unreported() {
    let rig = ScrollRig()
    rig.down(300, at: 0)
    rig.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    rig.advance(to: 0.1)
    rig.onCall = { [weak rig] call in
      if call == "didEndScrollingAnimation" { rig?.cancel(at: 0.1) }
    }
    rig.clearLog()
    rig.move(280, at: 0.1)
    #expect(rig.log == ["didEndScrollingAnimation"] && !rig.view.isTracking)
    rig.view.advance(by: 1)
    #expect(rig.view.panGestureRecognizer.state == .possible)
  }

  @Test("a gesture that is cancelled in didScroll leaves no recogniser in the middle of a gesture")
  func cancelledInScroll() {
    let rig = ScrollRig()
    rig.onScroll = { view in view.pointer(PointerEvent(.cancel, at: .zero, time: view.time)) }
    rig.down(300, at: 0)
    rig.move(200, at: 0.1)
    #expect(rig.view.panGestureRecognizer.state == .cancelled)
    #expect(rig.story == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
    rig.view.advance(by: 0.1)
    #expect(rig.view.panGestureRecognizer.state == .possible)
  }
}
