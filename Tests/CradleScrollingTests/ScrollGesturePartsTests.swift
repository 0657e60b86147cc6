import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleScrolling

/// The gestures as parts of a scroll view, without one.
@Suite("A pointer's and a trackpad's gesture")
struct ScrollGesturePartsTests {
  private let axes = ScrollAxes(
    viewport: Size(width: 300, height: 400), content: Size(width: 900, height: 3000))
  private let feel = ScrollFeel()

  private func event(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double = 0, id: Int = 0
  ) -> PointerEvent {
    PointerEvent(phase, at: Point(x: x, y: y), time: time, device: .touch, id: id)
  }

  /// A pointer that has dragged downwards for 40 points, 10 of which were the slop.
  private func dragged() -> PointerGesture {
    var pointer = PointerGesture(event(.down, 100, 100), flingVelocity: .zero)
    pointer.move(event(.move, 100, 140, at: 0.1))
    _ = start(&pointer)
    return pointer
  }

  private func start(_ pointer: inout PointerGesture, isPinch: Bool = false, canScroll: Bool = true) -> Bool {
    pointer.startDrag(
      from: ScrollHold(at: axes, feel: feel), canScroll: canScroll, isLocking: false, isPinch: isPinch)
  }

  @Test("a press becomes a drag at the slop, and only if the content scrolls")
  func slop() {
    var pointer = PointerGesture(event(.down, 100, 100), flingVelocity: .zero)
    pointer.move(event(.move, 100, 109))
    let startsWithin = start(&pointer)
    #expect(!startsWithin && pointer.hold(scale: 1, corner: .zero) == nil)
    pointer.move(event(.move, 100, 110))
    let startsFixed = start(&pointer, canScroll: false)
    #expect(!startsFixed)
    let starts = start(&pointer)
    #expect(starts && pointer.isDragging)
    #expect(pointer.hold(scale: 1, corner: .zero)?.requested == axes.offset)
  }

  @Test("a second finger changes nothing until it moves, and a third one is refused")
  func fingers() throws {
    var pointer = dragged()
    let before = try #require(pointer.hold(scale: 1, corner: .zero))
    #expect(before.requested.y == -30)
    let joins = [1, 1, 2].map { pointer.join(event(.down, 200, 300, id: $0)) }
    #expect(joins == [true, false, false])
    #expect(pointer.hold(scale: 1, corner: .zero)?.requested == before.requested)
    pointer.lift(0, scale: 1, corner: .zero)
    #expect(pointer.hold(scale: 1, corner: .zero)?.requested == before.requested)
    #expect(pointer.touches.count == 1)
  }

  @Test("a pinch keeps the content between the fingers, and ends with one of them")
  func pinch() throws {
    var pointer = dragged()
    _ = pointer.join(event(.down, 200, 140, id: 1))
    #expect(!pointer.startsPinch)
    pointer.move(event(.move, 210, 140, id: 1))
    #expect(pointer.startsPinch)
    let before = try #require(pointer.hold(scale: 1, corner: .zero)).requested
    let middle = pointer.touches.centroid
    let pinches = pointer.startPinch(requesting: 1, scale: 1, corner: .zero)
    #expect(pinches)
    #expect(!pointer.startsPinch && pointer.isPinching && pointer.isDragging)
    pointer.move(event(.move, 320, 140, id: 1))
    #expect(pointer.requestedScale == 2)
    let after = try #require(pointer.hold(scale: 2, corner: .zero)).requested
    let content = before + (middle - .zero)
    let seen = after + (pointer.touches.centroid - .zero)
    #expect(seen.isWithin(Tolerance.closedForm, of: Point(x: content.x * 2, y: content.y * 2)))
    pointer.lift(1, scale: 2, corner: .zero)
    #expect(!pointer.isPinching && pointer.isDragging && pointer.requestedScale == nil)
  }

  @Test("a stopped fling's velocity is added to a flick, but not after a pause")
  func flywheel() {
    let (fling, flick) = (Vector(dx: 0, dy: 2000), Vector(dx: 0, dy: 1800))
    var pointer = PointerGesture(event(.down, 100, 100), flingVelocity: fling)
    pointer.move(event(.move, 100, 60, at: 0.01))
    _ = start(&pointer)
    #expect(pointer.carried(flick).dy > flick.dy)
    pointer.move(event(.move, 100, 60, at: 0.011 + Flywheel.maximumPause))
    #expect(pointer.carried(flick) == flick)
  }

  @Test("a trackpad's gesture ends a timeout after its last event, and leaves out the locked axis")
  func trackpad() {
    var trackpad = TrackpadGesture(
      hold: ScrollHold(at: axes, feel: feel), lock: .horizontal, at: .zero, time: 1)
    #expect(trackpad.end == 1 + ScrollFeel.preciseTimeout)
    let scrolled = trackpad.scroll(by: Vector(dx: 5, dy: 7), at: .zero, time: 2)
    #expect(scrolled == Vector(dx: 0, dy: 7))
    #expect(trackpad.hold.requested == Point(x: 0, y: 7))
    #expect(trackpad.end == 2 + ScrollFeel.preciseTimeout)
    #expect(trackpad.requestedScale(factor: 2) == nil, "it does not zoom yet")
    trackpad.startZoom(requesting: 3)
    #expect(trackpad.requestedScale(factor: 2) == 6)
    #expect(trackpad.requestedScale(factor: .infinity) == nil && trackpad.requestedScale(factor: 0) == nil)
  }

  @Test("a gesture is a pointer's or a trackpad's, never both")
  func exclusive() {
    var gesture = ScrollGesture()
    gesture.begin(dragged())
    gesture.trackpad?.startZoom(requesting: 1)
    gesture.trackpad = nil
    #expect(gesture.pointer != nil && gesture.isDragging && !gesture.isZooming)
    gesture.begin(TrackpadGesture(hold: ScrollHold(at: axes, feel: feel), lock: .none, at: .zero, time: 0))
    #expect(gesture.pointer == nil && gesture.isDragging)
  }

  @Test("a gesture differs from earlier ones, and is present until its end, also while it is released")
  func numbers() {
    var gesture = ScrollGesture()
    gesture.begin(dragged())
    let first = gesture.number
    gesture.pointer?.release(.ended)
    #expect(gesture.isPresent(first) && gesture.isReleased && gesture.isDragging)
    gesture.begin(dragged())
    #expect(!gesture.isPresent(first) && gesture.isPresent(gesture.number) && !gesture.isReleased)
    gesture.end()
    #expect(gesture.isNone && !gesture.isPresent(gesture.number))
  }

  @Test(
    "a hold displays the offset at which it is made, within and beyond the range",
    arguments: ScrollPlatform.allCases, [-250.0, -1, 0, 700, 2600, 2850])
  func hold(platform: ScrollPlatform, y: Double) {
    let feel = ScrollFeel(platform)
    var axes = axes
    axes.offset = Point(x: 40, y: feel.bounces ? y : axes.clamped(Point(x: 0, y: y)).y)
    let hold = ScrollHold(at: axes, feel: feel)
    let displayed = hold.displayed(in: axes, lock: .none, isZoom: false, feel: feel)
    #expect(displayed.isWithin(Tolerance.closedForm, of: axes.offset), "\(displayed)")
    var moved = hold
    moved.requested.y += 10
    #expect(moved.displayed(in: axes, lock: .vertical, isZoom: false, feel: feel) == axes.offset)
  }

  @Test("a release has no velocity against its travel, nor outward from beyond an edge")
  func release() {
    func velocity(_ pointer: Double, travel: Double, requested: Double) -> Double {
      var hold = ScrollHold(at: axes, feel: feel)
      hold.requested.y = requested
      let (pointer, travel) = (Vector(dx: 0, dy: pointer), Vector(dx: 0, dy: travel))
      return hold.releaseVelocity(pointer: pointer, travel: travel, in: axes, feel: feel).dy
    }
    #expect(velocity(-900, travel: -40, requested: 500) == 900)
    #expect(velocity(-900, travel: 40, requested: 500) == 0)
    #expect(velocity(900, travel: 40, requested: -50) == 0)
    #expect(velocity(-900, travel: -40, requested: -50) == 900)
  }
}
