import CradleGeometry
import CradleScrolling
import Testing

/// Events whose numbers are finite, and whose sums are not.
@Suite("ScrollView: events of any size")
struct LargeEventTests {
  private let view = ScrollView(
    viewportSize: Size(width: 300, height: 300), contentSize: Size(width: 3000, height: 3000))

  @Test("fingers anywhere leave the offset finite", arguments: [1e9, 1e12, 1e160, 1e308])
  func fingers(_ far: Double) {
    view.pointer(PointerEvent(.down, at: Point(x: 100, y: 100), time: 0.1))
    view.pointer(PointerEvent(.move, at: Point(x: 50, y: 50), time: 0.2))
    view.pointer(PointerEvent(.move, at: Point(x: far, y: 0), time: 0.3))
    view.pointer(PointerEvent(.down, at: Point(x: -far, y: 0), time: 0.4, id: 1))
    view.pointer(PointerEvent(.move, at: Point(x: -far, y: far), time: 0.5, id: 1))
    #expect(view.contentOffset.isFinite && view.isDragging)
    view.pointer(PointerEvent(.cancel, at: .zero, time: 0.6))
    view.advance(by: 10)
    let (offset, end) = (view.contentOffset, view.maximumOffset)
    #expect((0...end.x).contains(offset.x) && (0...end.y).contains(offset.y))
  }

  @Test("turns of any size leave the offset finite", arguments: [1e9, 1e12, 1e160, 1e308], [false, true])
  func turns(_ far: Double, _ isPrecise: Bool) {
    for (step, turn) in [far, -far, far, 1].enumerated() {
      view.wheel(
        WheelEvent(
          delta: Vector(dx: turn, dy: -turn), isPrecise: isPrecise, at: .zero, time: Double(step) / 60))
      #expect(view.contentOffset.isFinite)
    }
    view.advance(by: 10)
    #expect(view.contentOffset.isFinite && view.isResting)
  }
}
