import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// Nothing new, nothing drawn.
struct ShellMotionTests {
  @Test("a resting window needs no frame") func restingWindowNeedsNoFrame() {
    let shell = Shell.probe()
    #expect(shell.needsFrame(at: 0))
    shell.frame(at: 0)
    #expect(!shell.needsFrame(at: 0.1) && !shell.needsFrame(at: 1000) && shell.deadline == nil)
  }

  @Test("a moving demo needs frames until it rests, and none while paused") func movingDemoNeedsFrames() {
    let shell = Shell.probe()
    shell.press("G")
    for step in 0...10 { shell.frame(at: Double(step) / 60) }
    #expect(shell.needsFrame(at: 1))
    shell.press("Space", at: 1)
    shell.frame(at: 1)
    #expect(!shell.needsFrame(at: 2))
    shell.press("Space", at: 2)
    shell.session.send(.action("stop", index: nil), at: 2)
    shell.frame(at: 2)
    #expect(!shell.needsFrame(at: 2.1))
  }

  @Test("the highlight arrives within 0.21 s, and a last frame shows it there") func highlightArrives() {
    let shell = Shell.probe(isAnimated: true)
    shell.frame(at: 0)
    shell.press("Down", at: 1)
    shell.frame(at: 1)
    let target = shell.inspectorLayout.rows[1].card.minY
    #expect(shell.needsFrame(at: 1.1) && shell.inspector.highlight.value(at: 1.05) < target)
    shell.frame(at: 1.19)
    #expect(shell.needsFrame(at: 1.21))
    shell.frame(at: 1.21)
    #expect(shell.inspector.highlight.value(at: 1.21) == target && !shell.needsFrame(at: 1.22))
  }

  @Test("with reduced motion the highlight jumps") func reducedMotionJumps() {
    let shell = Shell.probe()
    shell.frame(at: 0)
    shell.press("Down", at: 1)
    shell.frame(at: 1)
    #expect(shell.inspector.highlight.value(at: 1) == shell.inspectorLayout.rows[1].card.minY)
    #expect(!shell.needsFrame(at: 1))
  }

  @Test("a message disappears at its time") func messageDisappears() throws {
    let shell = Shell.probe()
    shell.say("Copied")
    shell.frame(at: 0)
    let end = try #require(shell.deadline)
    #expect(!shell.needsFrame(at: end - 0.01) && shell.needsFrame(at: end))
    shell.frame(at: end)
    #expect(shell.toast == nil)
  }

  @Test("a gap of over a tenth of a second counts as a tenth, and hidden time as none")
  func gapsAreLimited() {
    let shell = Shell.probe()
    shell.press("G")
    shell.frame(at: 0)
    shell.frame(at: 5)
    #expect(abs(shell.session.host.time - 0.1) < Tolerance.rounding)
    shell.hide()
    shell.frame(at: 60)
    #expect(abs(shell.session.host.time - 0.1) < Tolerance.rounding)
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
    let shell = Shell.probe()
    shell.press("X", "Right", "X")
    #expect(shell.session.parameters[0].number == 0.5)
    shell.press("X")
    #expect(shell.session.parameters[0].number == 0.51)
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
    let shell = Shell.probe()
    var kinds: [DemoEvent.Kind] = []
    shell.observer = { kinds.append($0.kind) }
    shell.press("Right", "PageDown", "G")
    shell.resize(to: Size(width: 1280, height: 700))
    #expect(
      kinds == [
        .set([.init(name: "damping", value: .number(0.51))]), .key("PageDown"), .key("G"),
        .resize(Size(width: 320, height: 376)),
      ])
  }
}
