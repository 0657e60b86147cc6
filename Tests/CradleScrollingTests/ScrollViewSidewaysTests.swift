import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// A view scrolls along the axes that have a range or always bounce; the other axis starts no drag.
@Suite("A drag along an axis that does not scroll")
struct ScrollViewSidewaysTests {
  @Test("does not begin, however long it is", arguments: [PointerEvent.Device.touch, .mouse])
  func sideways(device: PointerEvent.Device) {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 1000
    rig.clearLog()
    rig.down(500, x: 300, at: 0, device: device)
    for step in 1...20 { rig.move(500, x: 300 - 10 * Double(step), at: 0.01 * Double(step)) }
    #expect(rig.view.phase == .held)
    rig.up(500, x: 100, at: 0.21)
    #expect(rig.view.contentOffset == Point(x: 0, y: 1000))
    #expect(rig.log.isEmpty)
  }

  @Test("begins once it has gone by the slop along the other axis, without a jump")
  func turns() {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 1000
    rig.down(500, x: 300, at: 0)
    rig.move(500, x: 200, at: 0.01)
    rig.move(492, x: 200, at: 0.02)
    #expect(rig.view.phase == .held)
    rig.move(487, x: 200, at: 0.03)
    // 13 pt up, of which 10 are the slop.
    #expect(abs(rig.view.contentOffset.y - 1003) < Tolerance.closedForm)
    rig.move(387, x: 0, at: 0.04)
    #expect(abs(rig.view.contentOffset.y - 1103) < Tolerance.closedForm)
  }

  /// The sectors are a directional lock's: a drag nearer to the diagonal than to the axis begins at once.
  @Test("begins at once when it starts diagonally", arguments: [(-12.0, -16.0), (-16, -12)])
  func diagonal(dx: Double, dy: Double) {
    let rig = ScrollRig()
    rig.down(500, x: 300, at: 0)
    rig.move(500 + dy, x: 300 + dx, at: 0.01)
    // 20 pt, of which half are the slop.
    #expect(abs(rig.view.contentOffset.y + dy / 2) < Tolerance.closedForm)
  }

  @Test("begins if the axis always bounces")
  func bounces() {
    let rig = ScrollRig()
    rig.view.alwaysBounceHorizontal = true
    rig.down(500, x: 300, at: 0)
    rig.move(500, x: 200, at: 0.01)
    #expect(rig.view.phase == .dragging)
    #expect(rig.view.contentOffset.x > 0)
  }

  @Test("does not begin by a trackpad")
  func trackpad() {
    let rig = ScrollRig()
    for step in 0..<4 {
      rig.view.wheel(
        WheelEvent(
          delta: Vector(dx: 3, dy: 0.5), isPrecise: true, at: Point(x: 5, y: 6), time: 0.01 * Double(step)))
    }
    #expect(rig.log.isEmpty)
    rig.view.wheel(
      WheelEvent(delta: Vector(dx: 3, dy: -2), isPrecise: true, at: Point(x: 5, y: 6), time: 0.05))
    #expect(abs(rig.view.contentOffset.y - 20) < Tolerance.closedForm)
  }
}
