import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@Suite("Content that moves under a scroll")
struct ScrollViewShiftTests {
  /// Rounding, in points.
  private static let tolerance = 1e-6
  private let taller = Size(width: 375, height: 5400)
  private let shift = Vector(dx: 0, dy: 1000)

  @Test("a fling goes on as if nothing had happened")
  func fling() {
    let (rig, twin) = (ScrollRig(), ScrollRig(content: Size(width: 375, height: 5400)))
    rig.fling(2000, at: 0)
    twin.view.contentOffset.y = 1000
    twin.fling(2000, at: 0)
    for view in [rig.view, twin.view] { view.advance(by: 0.2) }
    rig.view.setContentSize(taller, shiftingOffsetBy: shift)
    for _ in 0..<240 {
      #expect(abs(rig.view.contentOffset.y - twin.view.contentOffset.y) < Self.tolerance)
      for view in [rig.view, twin.view] { view.advance(by: 1.0 / 120) }
    }
  }

  @Test("a drag goes on from there, without a jump")
  func drag() {
    let rig = ScrollRig()
    rig.down(400, at: 0)
    rig.move(300, at: 0.1)
    let before = rig.view.contentOffset.y
    rig.view.setContentSize(taller, shiftingOffsetBy: shift)
    #expect(abs(rig.view.contentOffset.y - before - 1000) < Self.tolerance)
    rig.move(280, at: 0.12)
    #expect(abs(rig.view.contentOffset.y - before - 1020) < Self.tolerance)
    #expect(rig.view.isDragging)
  }

  @Test("an animation ends at its target, moved along")
  func animation() {
    let rig = ScrollRig()
    rig.view.setContentOffset(Point(x: 0, y: 400), animated: true)
    rig.view.advance(by: 0.15)
    rig.view.setContentSize(taller, shiftingOffsetBy: shift)
    #expect(abs(rig.view.contentOffset.y - 1200) < Self.tolerance)
    rig.rest()
    #expect(abs(rig.view.contentOffset.y - 1400) < Self.tolerance)
  }

  @Test("a wheel's spring keeps its velocity, and its target is shifted")
  func scrollSmoothly() {
    let rig = ScrollRig()
    rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -5), at: .zero, time: 0))
    rig.view.advance(by: 0.05)
    let velocity = rig.view.velocity.dy
    rig.view.setContentSize(taller, shiftingOffsetBy: shift)
    #expect(abs(rig.view.velocity.dy - velocity) < Self.tolerance * velocity)
    rig.rest()
    #expect(abs(rig.view.contentOffset.y - 1300) < Self.tolerance)
  }

  @Test("at rest it ends within the new range")
  func rest() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 3000
    rig.view.setContentSize(Size(width: 375, height: 2000), shiftingOffsetBy: Vector(dx: 0, dy: -500))
    #expect(rig.view.contentOffset.y == 2000 - 667)
    rig.view.setContentSize(Size(width: 375, height: 2000), shiftingOffsetBy: Vector(dx: 0, dy: -5000))
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test("content that dynamics moves is shifted, and keeps its velocity")
  func dynamics() {
    let view = ScrollView(
      viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 375, height: 9000))
    view.feel.engine = .dynamics
    view.pointer(PointerEvent(.down, at: Point(x: 180, y: 600), time: 0, device: .touch))
    for step in 1...10 {
      let time = Double(step) / 100
      view.pointer(PointerEvent(.move, at: Point(x: 180, y: 600 - 2000 * time), time: time, device: .touch))
    }
    view.pointer(PointerEvent(.up, at: Point(x: 180, y: 400), time: 0.1, device: .touch))
    view.advance(by: 0.1)
    let (offset, velocity) = (view.contentOffset.y, view.velocity.dy)
    #expect(velocity > 500)
    view.setContentSize(Size(width: 375, height: 9500), shiftingOffsetBy: Vector(dx: 0, dy: 500))
    #expect(view.contentOffset.y == offset + 500)
    #expect(abs(view.velocity.dy - velocity) < Tolerance.stillness)
    view.advance(by: 0.05)
    #expect(view.contentOffset.y > offset + 510)
  }
}
