import CradleGeometry
import Testing

@testable import CradleScrolling

/// The content and the gestures as parts of a scroll view, without one.
@Suite("The content and the gestures of a scroll view")
struct ScrollContentTests {
  private func makeContent() -> ScrollContent {
    ScrollContent(viewport: Size(width: 100, height: 100), content: Size(width: 100, height: 300))
  }

  @Test("each step is reported once, when offset, scale and size of the content agree")
  func steps() {
    let content = makeContent()
    content.zoom.maximum = 4
    var seen: [[Double]] = []
    var changes: [[Bool]] = []
    content.onChange = { [unowned content] change in
      changes.append([change.isMoved, change.isScaled])
      seen.append([content.axes.offset.y, content.zoom.scale, content.axes.content.height])
    }
    content.stop(at: Point(x: 0, y: 40))
    content.stop(at: Point(x: 0, y: 450), scale: 2)
    content.stop()
    #expect(changes == [[true, false], [true, true], [false, false]])
    #expect(seen == [[40, 1, 300], [450, 2, 600], [450, 2, 600]])
  }

  @Test("the recogniser of drags follows a press that becomes a drag, and its release")
  func drag() {
    let (content, gestures, feel) = (makeContent(), ScrollGestures(), ScrollFeel())
    var states: [GestureRecognizer.State] = []
    gestures.pan.onChange = { states.append($0.state) }
    gestures.press(
      PointerEvent(.down, at: Point(x: 50, y: 50), time: 0, device: .touch), flingVelocity: .zero)
    let number = gestures.number
    #expect(gestures.isHolding(number) && !gestures.isDragging && gestures.pan.numberOfTouches == 1)
    _ = gestures.move(PointerEvent(.move, at: Point(x: 50, y: 20), time: 0.1, device: .touch))
    #expect(gestures.startDrag(on: content, feel: feel, canScroll: true, isLocking: false, isPinch: false))
    #expect(gestures.reportDrag(number) && states == [.began])
    // The slop of a touch, 10 points, does not count.
    #expect(gestures.hold(on: content)?.requested == Point(x: 0, y: 20))
    _ = gestures.liftAll()
    gestures.release(.ended)
    #expect(gestures.isPresent(number) && !gestures.isHolding(number) && gestures.pan.numberOfTouches == 0)
    gestures.end()
    gestures.recover()
    #expect(gestures.isNone && states == [.began, .ended, .possible])
  }

  @Test("a gesture that the app begins in a call does not hold for the one that it replaces")
  func replaced() {
    let gestures = ScrollGestures()
    let down = PointerEvent(.down, at: .zero, time: 0, device: .touch)
    gestures.press(down, flingVelocity: .zero)
    let first = gestures.number
    gestures.pan.onChange = { [unowned gestures] gesture in
      if gesture.state == .failed { gestures.press(down, flingVelocity: .zero) }
    }
    gestures.fail()
    #expect(!gestures.isHolding(first) && gestures.isHolding(gestures.number) && !gestures.isNone)
  }
}
