import CradleGeometry
import CradleScrolling
import Testing

@testable import Playground

/// The help in a window that is too small for it.
struct HelpScrollTests {
  private let controller = WindowController.probe(480, 360)
  private var region: ScrollRegion { controller.overlays.helpScroll }

  private func open(at time: Double) {
    controller.press("F1", at: time)
    controller.frame(at: time)
  }

  private func rest(from time: Double) {
    for frame in 0...180 { controller.frame(at: time + Double(frame) / 60) }
  }

  @Test("the wheel, a drag and the keys scroll it to its end, and it opens at its beginning")
  func scrolls() {
    open(at: 0)
    let end = HelpLayout(card: QuietDemo.card, size: controller.size).contentHeight - (360 - 16)
    #expect(region.canScroll && region.offset == 0 && end > 0)
    controller.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: Point(x: 240, y: 180), time: 0.1))
    rest(from: 0.2)
    let wheeled = region.offset
    #expect(wheeled > 0 && controller.overlays.isHelpOpen)
    controller.drag(.down, 240, 300, at: 4)
    for step in 1...10 { controller.drag(.move, 240, 300 - 10 * Double(step), at: 4 + Double(step) / 60) }
    controller.drag(.up, 240, 200, at: 5)
    #expect(region.offset > wheeled && controller.overlays.isHelpOpen)
    rest(from: 5)
    controller.press("End", at: 9)
    rest(from: 9)
    #expect(abs(region.offset - end) < 1)
    controller.press("Escape", at: 13)
    #expect(!controller.overlays.isHelpOpen)
    open(at: 14)
    #expect(region.offset == 0)
  }

  @Test("a click closes it, and keys that scroll it reach no demo and change no value") func clicks() {
    open(at: 0)
    controller.press("Down", "Right", "PageDown", "End", at: 1)
    #expect(controller.quiet?.log == [] && controller.hasDefaults && controller.inspector.picked == 0)
    rest(from: 1)
    controller.click(240, 180, at: 5)
    #expect(!controller.overlays.isHelpOpen)
  }

  @Test("in a window with room it does not scroll") func whole() {
    let controller = WindowController.probe(1280, 800)
    controller.press("F1", at: 0)
    #expect(!controller.overlays.helpScroll.canScroll)
    controller.resize(to: Size(width: 480, height: 360))
    #expect(controller.overlays.helpScroll.canScroll)
  }
}
