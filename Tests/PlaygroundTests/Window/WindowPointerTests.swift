import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// The pointer over the window; the viewport at 1280 × 800 with buttons begins at (444, 72) and is 320 × 488.
struct WindowPointerTests {
  let controller = WindowController.probe()

  @Test("a drag that begins in the demo stays the demo's outside of the stage")
  func dragStaysTheDemos() throws {
    controller.drag(.down, 464, 172, at: 1)
    controller.drag(.move, 1200, 150, at: 1.1)
    controller.drag(.up, -50, 900, at: 1.2)
    let got = try #require(controller.quiet?.pointers)
    #expect(got.map(\.phase) == [.down, .move, .up])
    #expect(got.map(\.location) == [Point(x: 20, y: 100), Point(x: 756, y: 78), Point(x: -494, y: 828)])
    #expect(controller.focus == .stage && controller.hasDefaults)
  }

  @Test("a resting demo's time stands still, and passes while a pointer is down")
  func timePassesWhileDown() throws {
    controller.drag(.down, 464, 172, at: 100)
    controller.drag(.move, 464, 180, at: 100.05)
    controller.drag(.up, 464, 190, at: 100.07)
    controller.drag(.down, 464, 190, at: 200)
    let times = try #require(controller.quiet?.pointers.map(\.time))
    #expect(times[0] == 0)
    #expect(abs(times[1] - 0.05) < Tolerance.closedForm && abs(times[2] - 0.07) < Tolerance.closedForm)
    #expect(times[3] == times[2])
  }

  @Test("losing the focus cancels a drag") func losingTheFocusCancels() {
    controller.drag(.down, 464, 172, at: 1)
    controller.loseFocus()
    controller.drag(.up, 464, 172, at: 2)
    #expect(controller.quiet?.pointers.map(\.phase) == [.down, .cancel])
  }

  @Test("a slider follows the pointer, a tenth as far with Shift") func sliderFollows() {
    // The first track lies at y 142…146 from x 1008, 248 long.
    controller.drag(.down, 1008 + 62, 144)
    #expect(controller.session.parameters[0].number == 0.25)
    controller.drag(.move, 1008 + 124, 300)
    #expect(controller.session.parameters[0].number == 0.5)
    controller.keyboard.modifiers = .shift
    controller.drag(.move, 1008 + 124, 300)
    controller.drag(.move, 1008 + 136.4, 300)
    #expect(controller.session.parameters[0].number == 0.505)
    controller.drag(.up, 1008 + 136.4, 300)
    #expect(controller.inspector.drag == nil && controller.focus == .panel)
  }

  @Test("a press on a slider's thumb does not move it") func pressOnTheThumb() {
    controller.drag(.down, 1008 + 128, 144)
    #expect(controller.session.parameters[0].isDefault)
  }

  @Test("a double click on a value restores its default") func doubleClickRestores() {
    controller.press("Right")
    controller.click(1240, 121, at: 1)
    #expect(!controller.session.parameters[0].isDefault)
    controller.click(1240, 121, at: 1.2)
    #expect(controller.session.parameters[0].isDefault)
  }

  @Test("switches and buttons act when released on them, not elsewhere") func controlsActOnRelease() {
    let row =
      controller.inspectorLayout.rows[4].card.center + (controller.layout.inspector.origin - .zero as Vector)
    controller.click(row.x, row.y)
    #expect(controller.session.parameters[4].isOn)
    let button = controller.layout.actions[0].center
    controller.drag(.down, button.x, button.y)
    controller.drag(.up, button.x, button.y - 200)
    #expect(controller.quiet?.log == [])
    controller.click(button.x, button.y)
    #expect(controller.quiet?.log == ["go"])
  }

  @Test("a click in the sidebar opens a demo") func sidebarOpensADemo() {
    #expect(controller.target(at: Point(x: 100, y: 218)) == .demo(1))
    controller.click(100, 218)
    #expect(controller.session.card.id == "probe")
  }

  @Test("the wheel scrolls the view under the pointer and never moves a slider") func wheelScrolls() {
    controller.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: Point(x: 464, y: 172), time: 1))
    #expect(controller.quiet?.log == ["wheel 20.0 100.0"])
    let low = WindowController.probe(1280, 400)
    low.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: Point(x: 1100, y: 144), time: 1))
    for step in 0...60 { low.frame(at: 1 + Double(step) / 60) }
    #expect(
      low.session.parameters[0].isDefault && abs(low.inspector.scroll.offset - 60) < Tolerance.halfPoint)
  }

  @Test("hovering over a button highlights it and needs one frame") func hoveringHighlights() {
    controller.frame(at: 0)
    controller.hover(at: controller.bar.pause.center, now: 1)
    #expect(controller.hover == .pause && controller.cursor == .hand && controller.needsFrame(at: 1))
    // The cursor is a grabbing hand over the demo, and an I-beam over a value that can be typed.
    controller.hover(at: controller.layout.viewport.center, now: 1)
    #expect(controller.cursor == .grab)
    controller.pointer(PointerEvent(.down, at: controller.layout.viewport.center, time: 1))
    #expect(controller.cursor == .grabbing)
    controller.pointer(PointerEvent(.up, at: controller.layout.viewport.center, time: 1))
    #expect(controller.cursor == .grab)
    let value = controller.inspectorLayout.rows[0].value.center + (controller.layout.inspector.origin - .zero)
    controller.hover(at: value, now: 1)
    #expect(controller.cursor == .text)
    controller.hover(at: controller.barButtons.first { $0.target == .pause }?.frame.center, now: 1)
    controller.frame(at: 1)
    controller.hover(at: controller.bar.pause.center + Vector(dx: 1, dy: 0), now: 1.1)
    #expect(!controller.needsFrame(at: 1.1))
  }
}
