import CradleGeometry
import CradleScrolling
import Testing

@testable import Playground

/// Nothing new, nothing drawn.
struct ShellMotionTests {
  @Test func `a resting window asks for no frame`() {
    let shell = Shell.probe()
    #expect(shell.needsFrame(at: 0))
    shell.frame(at: 0)
    #expect(!shell.needsFrame(at: 0.1) && !shell.needsFrame(at: 1000) && shell.deadline == nil)
  }

  @Test func `a moving demo asks for frames until it rests, paused for none`() {
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

  @Test func `what glides arrives within 200 ms, and a last frame shows it there`() {
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

  @Test func `reduced motion jumps`() {
    let shell = Shell.probe()
    shell.frame(at: 0)
    shell.press("Down", at: 1)
    shell.frame(at: 1)
    #expect(shell.inspector.highlight.value(at: 1) == shell.inspectorLayout.rows[1].card.minY)
    #expect(!shell.needsFrame(at: 1))
  }

  @Test func `a message goes by itself, at its time`() throws {
    let shell = Shell.probe()
    shell.say("Copied")
    shell.frame(at: 0)
    let end = try #require(shell.deadline)
    #expect(!shell.needsFrame(at: end - 0.01) && shell.needsFrame(at: end))
    shell.frame(at: end)
    #expect(shell.toast == nil)
  }

  @Test func `a gap over a tenth of a second counts as one, and hidden time not at all`() {
    let shell = Shell.probe()
    shell.press("G")
    shell.frame(at: 0)
    shell.frame(at: 5)
    #expect(abs(shell.session.host.time - 0.1) < 1e-12)
    shell.hide()
    shell.frame(at: 60)
    #expect(abs(shell.session.host.time - 0.1) < 1e-12)
  }

  @Test func `slow motion slows the demo's time`() {
    var clock = DemoClock()
    clock.advance(to: 1)
    clock.cycleSpeed()
    #expect(abs(clock.advance(to: 1.1) - 0.05) < 1e-12)
    for _ in 0..<3 { clock.cycleSpeed() }
    #expect(clock.speed == 1)
    #expect(clock.advance(to: 1) == clock.time)
  }

  @Test func `two sets keep their values while the other plays`() {
    let shell = Shell.probe()
    shell.press("X", "Right", "X")
    #expect(shell.session.parameters[0].number == 0.5)
    shell.press("X")
    #expect(shell.session.parameters[0].number == 0.51)
  }

  @Test func `the readout changes four times a second at most`() {
    var readout = FrameReadout()
    var texts: [String] = []
    for frame in 0...120 {
      readout.add(at: Double(frame) / 60, cost: 0.0004 + Double(frame % 7) * 1e-4)
      if texts.last != readout.text { texts.append(readout.text) }
    }
    #expect(texts.count <= 10 && texts.last?.hasPrefix("60 fps") == true)
  }

  @Test func `everything that reaches the demo can be recorded`() {
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
