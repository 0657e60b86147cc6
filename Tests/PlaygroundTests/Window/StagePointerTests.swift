import CradleGeometry
import CradleScrolling
import Testing

@testable import Playground

/// The press under way, by event times alone.
struct StagePointerTests {
  private let viewport = Rect(x: 100, y: 50, width: 320, height: 500)

  private func event(
    _ phase: PointerEvent.Phase, _ x: Double, _ time: Double, _ device: PointerEvent.Device = .touch
  ) -> PointerEvent {
    PointerEvent(phase, at: Point(x: x, y: 60), time: time, device: device)
  }

  @Test("a finger held for half a second is a right click at its exact time") func heldFingerIsARightClick() {
    var pointer = StagePointer()
    _ = pointer.handle(event(.down, 110, 1), viewport: viewport)
    #expect(pointer.holdDeadline == 1.5 && pointer.hold(at: 1.49, viewport: viewport).isEmpty)
    let held = pointer.hold(at: 1.52, viewport: viewport)
    #expect(held.map(\.phase) == [.down, .up] && held.allSatisfy { $0.button == .right && $0.time == 1.5 })
    #expect(held[0].location == Point(x: 10, y: 10) && pointer.holdDeadline == nil)
    // The lift clicks nothing a second time.
    #expect(pointer.handle(event(.up, 111, 2), viewport: viewport).map(\.phase) == [.cancel])
  }

  @Test("an event after the hold's time brings the hold first") func lateEventBringsTheHold() {
    var pointer = StagePointer()
    _ = pointer.handle(event(.down, 110, 1), viewport: viewport)
    let got = pointer.handle(event(.move, 111, 1.7), viewport: viewport)
    #expect(got.map(\.phase) == [.down, .up, .move] && got.map(\.time) == [1.5, 1.5, 1.7])
  }

  @Test("a drag beyond the slop is no hold and ends with an up") func dragIsNoHold() {
    var pointer = StagePointer()
    _ = pointer.handle(event(.down, 110, 1), viewport: viewport)
    _ = pointer.handle(event(.move, 130, 1.2), viewport: viewport)
    #expect(pointer.holdDeadline == nil)
    #expect(pointer.handle(event(.up, 130, 2), viewport: viewport).map(\.phase) == [.up])
  }

  @Test("a drag after a hold ends with an up") func dragAfterAHold() {
    var pointer = StagePointer()
    _ = pointer.handle(event(.down, 110, 1), viewport: viewport)
    _ = pointer.hold(at: 1.6, viewport: viewport)
    _ = pointer.handle(event(.move, 150, 1.8), viewport: viewport)
    #expect(pointer.handle(event(.up, 150, 2), viewport: viewport).map(\.phase) == [.up])
  }

  @Test("the mouse makes no hold") func mouseMakesNoHold() {
    var pointer = StagePointer()
    _ = pointer.handle(event(.down, 110, 1, .mouse), viewport: viewport)
    #expect(pointer.holdDeadline == nil && pointer.hold(at: 9, viewport: viewport).isEmpty)
  }

  @Test("a second finger keeps its id, ends the hold, and stays down when the first lifts")
  func secondFingerKeepsItsID() {
    var pointer = StagePointer()
    func second(_ phase: PointerEvent.Phase, _ x: Double, _ time: Double) -> PointerEvent {
      PointerEvent(phase, at: Point(x: x, y: 60), time: time, device: .touch, id: 1)
    }
    _ = pointer.handle(event(.down, 110, 1), viewport: viewport)
    let down = pointer.handle(second(.down, 150, 1.1), viewport: viewport)
    #expect(down == [PointerEvent(.down, at: Point(x: 50, y: 10), time: 1.1, device: .touch, id: 1)])
    #expect(pointer.holdDeadline == nil)
    #expect(pointer.handle(event(.up, 110, 2), viewport: viewport).map(\.phase) == [.up])
    #expect(pointer.isDown)
    #expect(pointer.handle(second(.move, 160, 2.1), viewport: viewport).map(\.id) == [1])
    #expect(pointer.handle(second(.up, 160, 2.2), viewport: viewport).map(\.phase) == [.up])
    #expect(!pointer.isDown)
  }
}
