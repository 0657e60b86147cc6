import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// A frame is drawn only if something changed.
struct WindowMotionTests {
  @Test("a resting window needs no frame") func restingWindowNeedsNoFrame() {
    let controller = WindowController.probe()
    #expect(controller.needsFrame(at: 0))
    controller.frame(at: 0)
    #expect(!controller.needsFrame(at: 0.1) && !controller.needsFrame(at: 1000) && controller.deadline == nil)
  }

  @Test("a moving demo needs frames until it rests, and none while paused") func movingDemoNeedsFrames() {
    let controller = WindowController.probe()
    controller.press("G")
    for step in 0...10 { controller.frame(at: Double(step) / 60) }
    #expect(controller.needsFrame(at: 1))
    controller.press("Space", at: 1)
    controller.frame(at: 1)
    #expect(!controller.needsFrame(at: 2))
    controller.press("Space", at: 2)
    controller.session.send(.action("stop", index: nil), at: 2)
    controller.frame(at: 2)
    #expect(!controller.needsFrame(at: 2.1))
  }

  @Test("the highlight arrives within 0.21 s, and a last frame shows it there") func highlightArrives() {
    let controller = WindowController.probe(isAnimated: true)
    controller.frame(at: 0)
    controller.press("Down", at: 1)
    controller.frame(at: 1)
    let target = controller.inspectorLayout.rows[1].card.minY
    #expect(controller.needsFrame(at: 1.1) && controller.inspector.highlight.value(at: 1.05) < target)
    controller.frame(at: 1.19)
    #expect(controller.needsFrame(at: 1.21))
    controller.frame(at: 1.21)
    #expect(controller.inspector.highlight.value(at: 1.21) == target && !controller.needsFrame(at: 1.22))
  }

  @Test("with reduced motion the highlight jumps") func reducedMotionJumps() {
    let controller = WindowController.probe()
    controller.frame(at: 0)
    controller.press("Down", at: 1)
    controller.frame(at: 1)
    #expect(controller.inspector.highlight.value(at: 1) == controller.inspectorLayout.rows[1].card.minY)
    #expect(!controller.needsFrame(at: 1))
  }

  @Test("a message disappears at its time") func messageDisappears() throws {
    let controller = WindowController.probe()
    controller.showToast("Copied")
    controller.frame(at: 0)
    let end = try #require(controller.deadline)
    #expect(!controller.needsFrame(at: end - 0.01) && controller.needsFrame(at: end))
    controller.frame(at: end)
    #expect(controller.toast == nil)
  }

  @Test("a gap of over a tenth of a second counts as a tenth, and hidden time as none")
  func gapsAreLimited() {
    let controller = WindowController.probe()
    controller.press("G")
    controller.frame(at: 0)
    controller.frame(at: 5)
    #expect(abs(controller.session.host.time - 0.1) < Tolerance.rounding)
    controller.hide()
    controller.frame(at: 60)
    #expect(abs(controller.session.host.time - 0.1) < Tolerance.rounding)
  }

  @Test("slow motion halves the demo's time") func slowMotionSlowsTime() {
    var clock = DemoClock()
    clock.advance(to: 1)
    clock.cycleSpeed()
    #expect(abs(clock.advance(to: 1.1) - 0.05) < Tolerance.rounding)
    for _ in 0..<3 { clock.cycleSpeed() }
    #expect(clock.speed == 1)
    #expect(clock.advance(to: 1) == clock.time)
  }

  @Test("each set keeps its values while the other is chosen") func setsKeepTheirValues() {
    let controller = WindowController.probe()
    controller.press("X", "Right", "X")
    #expect(controller.session.parameters[0].number == 0.5)
    controller.press("X")
    #expect(controller.session.parameters[0].number == 0.51)
  }

  @Test("the readout changes at most four times a second") func readoutChangesSlowly() {
    var readout = FrameReadout()
    var texts: [String] = []
    for frame in 0...120 {
      readout.add(at: Double(frame) / 60, cost: 0.0004 + Double(frame % 7) * 1e-4)
      if texts.last != readout.text { texts.append(readout.text) }
    }
    #expect(texts.count <= 10 && texts.last?.hasPrefix("60 fps") == true)
  }

  @Test("every event that reaches the demo is observed") func eventsAreObserved() {
    let controller = WindowController.probe()
    var kinds: [DemoEvent.Kind] = []
    controller.observer = { kinds.append($0.kind) }
    controller.press("Right", "PageDown", "G")
    controller.resize(to: Size(width: 1280, height: 700))
    #expect(
      kinds == [
        .set([.init(name: "damping", value: .number(0.51))]), .key("PageDown"), .key("G"),
        .resize(Size(width: 320, height: 376)),
      ])
  }
}
