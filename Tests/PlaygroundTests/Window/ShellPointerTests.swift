import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// The pointer over the window; the viewport at 1280 × 800 with buttons begins at (444, 72) and is 320 × 488.
struct ShellPointerTests {
  let shell = Shell.probe()

  @Test("a drag that begins in the demo stays the demo's outside of the stage")
  func dragStaysTheDemos() throws {
    shell.drag(.down, 464, 172, at: 1)
    shell.drag(.move, 1200, 150, at: 1.1)
    shell.drag(.up, -50, 900, at: 1.2)
    let got = try #require(shell.quiet?.pointers)
    #expect(got.map(\.phase) == [.down, .move, .up])
    #expect(got.map(\.location) == [Point(x: 20, y: 100), Point(x: 756, y: 78), Point(x: -494, y: 828)])
    #expect(shell.focus == .stage && shell.hasDefaults)
  }

  @Test("a resting demo's time stands still, and passes while a pointer is down")
  func timePassesWhileDown() throws {
    shell.drag(.down, 464, 172, at: 100)
    shell.drag(.move, 464, 180, at: 100.05)
    shell.drag(.up, 464, 190, at: 100.07)
    shell.drag(.down, 464, 190, at: 200)
    let times = try #require(shell.quiet?.pointers.map(\.time))
    #expect(times[0] == 0)
    #expect(abs(times[1] - 0.05) < Tolerance.closedForm && abs(times[2] - 0.07) < Tolerance.closedForm)
    #expect(times[3] == times[2])
  }

  @Test("losing the focus cancels a drag") func losingTheFocusCancels() {
    shell.drag(.down, 464, 172, at: 1)
    shell.loseFocus()
    shell.drag(.up, 464, 172, at: 2)
    #expect(shell.quiet?.pointers.map(\.phase) == [.down, .cancel])
  }

  @Test("a slider follows the pointer, a tenth as far with Shift") func sliderFollows() {
    // The first track lies at y 142…146 from x 1008, 248 long.
    shell.drag(.down, 1008 + 62, 144)
    #expect(shell.session.parameters[0].number == 0.25)
    shell.drag(.move, 1008 + 124, 300)
    #expect(shell.session.parameters[0].number == 0.5)
    shell.modifiers = .shift
    shell.drag(.move, 1008 + 124, 300)
    shell.drag(.move, 1008 + 136.4, 300)
    #expect(shell.session.parameters[0].number == 0.505)
    shell.drag(.up, 1008 + 136.4, 300)
    #expect(shell.inspector.drag == nil && shell.focus == .panel)
  }

  @Test("a press on a slider's thumb does not move it") func pressOnTheThumb() {
    shell.drag(.down, 1008 + 128, 144)
    #expect(shell.session.parameters[0].isDefault)
  }

  @Test("a double click on a value restores its default") func doubleClickRestores() {
    shell.press("Right")
    shell.click(1240, 121, at: 1)
    #expect(!shell.session.parameters[0].isDefault)
    shell.click(1240, 121, at: 1.2)
    #expect(shell.session.parameters[0].isDefault)
  }

  @Test("switches and buttons act when released on them, not elsewhere") func controlsActOnRelease() {
    let row = shell.inspectorLayout.rows[4].card.center + (shell.layout.inspector.origin - .zero as Vector)
    shell.click(row.x, row.y)
    #expect(shell.session.parameters[4].isOn)
    let button = shell.layout.actions[0].center
    shell.drag(.down, button.x, button.y)
    shell.drag(.up, button.x, button.y - 200)
    #expect(shell.quiet?.log == [])
    shell.click(button.x, button.y)
    #expect(shell.quiet?.log == ["go"])
  }

  @Test("a click in the sidebar opens a demo") func sidebarOpensADemo() {
    #expect(shell.target(at: Point(x: 100, y: 218)) == .demo(1))
    shell.click(100, 218)
    #expect(shell.session.card.id == "probe")
  }

  @Test("the wheel scrolls the view under the pointer and never moves a slider") func wheelScrolls() {
    shell.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: Point(x: 464, y: 172), time: 1))
    #expect(shell.quiet?.log == ["wheel 20.0 100.0"])
    let low = Shell.probe(1280, 400)
    low.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: Point(x: 1100, y: 144), time: 1))
    for step in 0...60 { low.frame(at: 1 + Double(step) / 60) }
    #expect(low.session.parameters[0].isDefault && abs(low.inspector.scroll.offset - 60) < 0.5)
  }

  @Test("hovering over a button highlights it and needs one frame") func hoveringHighlights() {
    shell.frame(at: 0)
    shell.hover(at: shell.bar.pause.center, now: 1)
    #expect(shell.hover == .pause && shell.cursor == .hand && shell.needsFrame(at: 1))
    // What can be dragged has the grabbing hand, what can be typed the I-beam.
    shell.hover(at: shell.layout.viewport.center, now: 1)
    #expect(shell.cursor == .grab)
    shell.pointer(PointerEvent(.down, at: shell.layout.viewport.center, time: 1))
    #expect(shell.cursor == .grabbing)
    shell.pointer(PointerEvent(.up, at: shell.layout.viewport.center, time: 1))
    #expect(shell.cursor == .grab)
    let value = shell.inspectorLayout.rows[0].value.center + (shell.layout.inspector.origin - .zero)
    shell.hover(at: value, now: 1)
    #expect(shell.cursor == .text)
    shell.hover(at: shell.barButtons.first { $0.target == .pause }?.frame.center, now: 1)
    shell.frame(at: 1)
    shell.hover(at: shell.bar.pause.center + Vector(dx: 1, dy: 0), now: 1.1)
    #expect(!shell.needsFrame(at: 1.1))
  }
}
