import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("Programmatic scrolling")
struct ScrollViewProgrammaticTests {
  /// The curve that the project openuikit recorded from UIScrollView: d·(1 − cos(πt/0.3))/2, whatever the distance.
  @Test(
    "animated takes 0.3 s on the measured cosine", arguments: [(0.1333, 165.5), (0.2667, 388.0), (0.3, 400)])
  func cosine(time: Double, expected: Double) {
    let rig = ScrollRig()
    rig.view.setContentOffset(Point(x: 0, y: 400), animated: true)
    rig.advance(to: time)
    #expect(abs(rig.view.contentOffset.y - expected) < Tolerance.halfPoint)
    #expect(rig.view.phase == (time < 0.3 ? .animating : .idle))
  }

  @Test("keeps to the range, and reports an end only for animations that began")
  func range() {
    let rig = ScrollRig()
    rig.view.setContentOffset(Point(x: 50, y: 99_999), animated: true)
    rig.rest()
    #expect(rig.view.contentOffset == rig.view.maximumOffset)
    rig.view.contentOffset = Point(x: -5, y: -5)
    #expect(rig.view.contentOffset == .zero)
    rig.clearLog()
    rig.view.setContentOffset(.zero, animated: true)
    rig.rest()
    #expect(rig.log.isEmpty)
  }

  @Test("during a drag it scrolls at once, and the drag goes on from there")
  func inDrag() {
    let rig = ScrollRig()
    rig.down(500, at: 0)
    rig.move(490, at: 0.01)
    rig.move(440, at: 0.02)
    rig.view.contentOffset.y = 1000
    rig.move(430, at: 0.03)
    #expect(rig.view.contentOffset.y == 1010)
    rig.view.setContentOffset(.zero, animated: true)
    #expect(rig.view.phase == .dragging)
    #expect(rig.view.contentOffset.y == 1010)
  }

  @Test(
    "scrollRectToVisible moves just as far as it must",
    arguments: [
      (100.0, 50.0, 500.0, 100.0), (600, 50, 500, 500), (1200, 50, 500, 583), (900, 2000, 500, 900),
    ])
  func reveal(y: Double, height: Double, from: Double, expected: Double) {
    let rig = ScrollRig()
    rig.view.contentOffset.y = from
    rig.view.scrollRectToVisible(Rect(x: 0, y: y, width: 10, height: height), animated: false)
    #expect(rig.view.contentOffset.y == expected)
  }

  @Test("misuse traps with a message")
  func misuse() async {
    let traps = await [
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        ScrollView(viewportSize: Size(width: 1, height: 1), contentSize: .zero).contentOffset.y = .nan
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ScrollView(viewportSize: Size(width: -1, height: 1), contentSize: .zero)
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        ScrollView(viewportSize: .zero, contentSize: .zero).advance(by: -1)
      },
    ]
    for (name, trap) in zip(
      ["ScrollView.contentOffset", "ScrollView.viewportSize", "ScrollView.advance(by: -1.0)"], traps)
    {
      #expect(TrapSentence.has(name, in: trap?.standardErrorContent))
    }
  }
}

@Suite("A changing range")
struct ScrollViewRangeTests {
  /// The speed in points per second at which a deceleration ends.
  private static let stopSpeed = 10.0

  @Test("runs from −inset.top to content − viewport + inset.bottom, never below its start")
  func range() {
    let rig = ScrollRig()
    rig.view.contentInset = EdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    #expect(rig.view.minimumOffset.y == -50)
    #expect(rig.view.maximumOffset.y == 4400 - 667 + 30)
    rig.view.contentSize.height = 100
    #expect(rig.view.maximumOffset.y == -50)
  }

  @Test("content resting at the top stays pinned when the inset grows or shrinks")
  func pinned() {
    let rig = ScrollRig()
    rig.view.contentInset.top = 80
    #expect(rig.view.contentOffset.y == -80)
    rig.view.contentInset.top = 20
    #expect(rig.view.contentOffset.y == -20)
    rig.view.contentOffset.y = 500
    rig.view.contentInset.top = 90
    #expect(rig.view.contentOffset.y == 500)
  }

  @Test("content that rests stays where it is while there is room, also when the content grows")
  func stays() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 1200
    rig.view.contentSize.height = 9000
    #expect(rig.view.contentOffset.y == 1200)
    rig.view.contentSize.height = 1500
    #expect(rig.view.contentOffset.y == 1500 - 667)
    rig.view.viewportSize.height = 1000
    #expect(rig.view.contentOffset.y == 500)
  }

  @Test("a change during a drag makes no jump")
  func inDrag() {
    let rig = ScrollRig()
    rig.down(100, at: 0)
    rig.move(310, at: 0.02)
    let shown = rig.view.contentOffset.y
    rig.view.viewportSize.height = 500
    rig.view.contentSize.height = 800
    #expect(rig.view.contentOffset.y == shown)
    rig.move(310, at: 0.03)
    #expect(abs(rig.view.contentOffset.y - shown) < Tolerance.closedForm)
  }

  @Test("content caught beyond an edge stays where the pointer holds it")
  func inCatch() {
    let rig = ScrollRig()
    let lift = rig.fling(-1500, from: 100, at: 0)
    rig.down(300, at: lift + 0.01)
    let held = rig.view.contentOffset.y
    #expect(held < -10)
    rig.view.contentSize.height = 9000
    rig.view.viewportSize.height = 500
    #expect(rig.view.contentOffset.y == held)
    rig.up(300, at: lift + 0.5)
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test("a fling goes on unchanged when the content grows, and bounces at a new end")
  func inFling() {
    let rig = ScrollRig()
    let lift = rig.fling(2000, at: 0)
    let law = Deceleration(from: rig.view.contentOffset.y, velocity: 2000)
    rig.advance(to: lift + 0.2)
    rig.view.contentSize.height = 20_000
    for time in [0.2, 0.3, 0.7, 1.5] {
      rig.advance(to: lift + time)
      #expect(abs(rig.view.contentOffset.y - law.value(at: time)) < Tolerance.summed)
    }

    let short = ScrollRig()
    let shortLift = short.fling(2000, at: 0)
    short.advance(to: shortLift + 0.2)
    short.view.contentSize.height = short.view.contentOffset.y + 667 + 20
    short.advance(to: shortLift + 0.3)
    #expect(short.view.phase == .bouncing)
    short.rest()
    #expect(abs(short.view.contentOffset.y - short.view.maximumOffset.y) < Tolerance.closedForm)
    #expect(short.story.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test(
    "a fling away from an end that overtakes it goes on inside, or springs home where it would not get there",
    arguments: [-2400.0, -300, -200], [true, false])
  func inFlingHome(velocity: Double, bounces: Bool) {
    let rig = ScrollRig()
    rig.view.feel.bounces = bounces
    rig.view.contentOffset.y = rig.view.maximumOffset.y
    let lift = rig.fling(velocity, from: 300, at: 0)
    let law = Deceleration(from: rig.view.contentOffset.y, velocity: velocity)
    rig.advance(to: lift + 0.05)
    let (place, speed) = (rig.view.contentOffset.y, rig.view.velocity.dy)
    rig.view.viewportSize.height = 4400 - place + 120
    let edge = rig.view.maximumOffset.y
    #expect(abs(place - edge - 120) < Tolerance.closedForm)
    #expect(abs(rig.view.contentOffset.y - (bounces ? place : edge)) < Tolerance.closedForm)
    #expect(abs(rig.view.velocity.dy - speed) < Tolerance.summed)
    rig.rest()
    let end = bounces ? (law.end < edge ? law.end : edge) : law.end - 120
    #expect(abs(rig.view.contentOffset.y - end) < Tolerance.summed)
    #expect(rig.story.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test("a bounce goes to the new edge, or becomes a deceleration if there is none any more")
  func inBounce() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = rig.view.maximumOffset.y
    let lift = rig.fling(3000, from: 3000, at: 0)
    rig.advance(to: lift + 0.05)
    #expect(rig.view.phase == .bouncing)
    rig.view.contentSize.height -= 100
    #expect(rig.view.phase == .bouncing)
    let speed = rig.view.velocity.dy
    #expect(abs(speed) > Self.stopSpeed)
    rig.view.contentSize.height = 9000
    #expect(rig.view.phase == .decelerating)
    #expect(abs(rig.view.velocity.dy - speed) < Tolerance.summed)
    rig.rest()
    #expect((0...rig.view.maximumOffset.y).contains(rig.view.contentOffset.y))
    let other = ScrollRig()
    other.view.contentOffset.y = other.view.maximumOffset.y
    other.advance(to: other.fling(3000, from: 3000, at: 0) + 0.05)
    other.view.contentSize.height -= 100
    other.rest()
    #expect(other.view.contentOffset.y == other.view.maximumOffset.y)
  }

  @Test("animations keep to the new range")
  func inAnimation() {
    let rig = ScrollRig()
    rig.view.setContentOffset(Point(x: 0, y: 3000), animated: true)
    rig.view.advance(by: 0.1)
    rig.view.contentSize.height = 2000
    rig.rest()
    #expect(rig.view.contentOffset.y == 2000 - 667)
    #expect(rig.story.filter { $0 == "didEndScrollingAnimation" }.count == 1)
  }
}
