import CradleGeometry
import CradleScrolling
import CradleStage
import Testing

@testable import Playground

/// The strip under the stage as hands and keys reach it.
struct ShellTimelineTests {
  /// A shell in which the page was scrolled, and which has come to rest.
  private func moved(_ demo: any Demo.Type = ScrollDemo.self) -> Shell {
    let shell = Shell(demo: demo, size: Size(width: 1280, height: 800), isAnimated: false) { text, _ in
      Double(text.count) * 7
    }
    shell.frame(at: 0.1)
    shell.session.send(.key("PageDown"), at: 0.1)
    for frame in 1...60 { shell.frame(at: 0.1 + Double(frame) / 60) }
    return shell
  }

  private func offset(_ shell: Shell) -> Double {
    shell.session.demo.scrolls.first?.view.contentOffset.y ?? -1
  }

  @Test("a drag on the timeline goes back in time, and its release goes on from there")
  func dragGoesBack() throws {
    let shell = moved()
    let timeline = try #require(shell.layout.timeline)
    let (now, last) = (offset(shell), shell.session.reach.upperBound)
    let middle = timeline.track.midY
    let tape = shell.session.world.tape
    let place = timeline.x(before: tape.time(of: last) - tape.time(of: last / 3), span: shell.timelineSpan)
    shell.drag(.down, timeline.track.maxX, middle, at: 2)
    #expect(!shell.session.isScrubbing)
    shell.drag(.move, place, middle, at: 2.1)
    shell.frame(at: 2.2)
    #expect(shell.session.isScrubbing && offset(shell) < now && offset(shell) > 0)
    shell.drag(.up, place, middle, at: 2.3)
    #expect(!shell.session.isPast && shell.session.reach.upperBound < last)
    for frame in 0...120 { shell.frame(at: 2.4 + Double(frame) / 60) }
    #expect(offset(shell) == now)
  }

  @Test("Escape returns to the present, and arrow keys step by frames") func escapeReturnsAndArrowsStep() {
    let shell = moved()
    let (now, last) = (offset(shell), shell.session.reach.upperBound)
    shell.press("Left", modifiers: .control, at: 2)
    #expect(shell.session.frame == last - 1)
    shell.press("Left", at: 2)
    shell.press("Right", at: 2)
    shell.press("Left", modifiers: [.control, .shift], at: 2)
    shell.frame(at: 2.1)
    #expect(shell.session.isScrubbing && offset(shell) < now)
    shell.press("Escape", at: 2.2)
    #expect(!shell.session.isPast && offset(shell) == now && shell.session.reach.upperBound == last)
  }

  @Test("a loop is tuned with the arrows at once, also after a drag on the stage") func loopIsTuned() throws {
    let shell = moved()
    let place = shell.layout.viewport.center
    for (phase, y, time) in [(PointerEvent.Phase.down, 0.0, 2.0), (.move, -40, 2.05), (.up, -60, 2.1)] {
      shell.drag(phase, place.x, place.y + y, at: time)
      shell.frame(at: time)
    }
    for frame in 1...60 { shell.frame(at: 2.1 + Double(frame) / 60) }
    #expect(shell.focus == .stage)
    shell.press("L", modifiers: .control, at: 3.2)
    #expect(shell.session.isLooping && shell.focus == .panel)
    let before = shell.session.parameters.settings
    shell.press("Right", at: 3.3)
    shell.frame(at: 3.4)
    #expect(shell.session.isLooping && shell.session.parameters.settings != before)
  }

  @Test("V cycles through the views of both sets, and both get the same drag") func vShowsBothSets() throws {
    let shell = moved()
    shell.press("V", at: 2)
    for frame in 0...10 { shell.frame(at: 2 + Double(frame) / 60) }
    #expect(shell.session.comparison == .split && shell.panes.count == 2)
    #expect(shell.layout.panes.allSatisfy { shell.layout.stage.contains($0) })
    #expect(!shell.layout.panes[0].intersects(shell.layout.panes[1]))
    let place = shell.layout.panes[1].center
    shell.drag(.down, place.x, place.y, at: 3)
    shell.drag(.move, place.x, place.y - 40, at: 3.1)
    shell.frame(at: 3.2)
    let offsets = shell.panes.compactMap { $0.host.demo.scrolls.first?.view.contentOffset.y }
    #expect(offsets.count == 2 && offsets[0] == offsets[1])
    shell.drag(.up, place.x, place.y - 40, at: 3.3)
    shell.press("V", at: 3.4)
    #expect(shell.session.comparison == .ghost && shell.panes.count == 1)
    shell.press("V", at: 3.5)
    #expect(shell.session.comparison == .off && shell.session.rival == nil)
  }

  @Test("a fit of samples becomes set B, and one undo takes it back") func fitBecomesSetB() throws {
    let shell = moved(BounceDemo.self)
    let host = DemoHost(ScrollDemo.self, viewport: Size(width: 375, height: 667))
    try host.set("rate", .number(0.99))
    let view = try #require(host.demo.scrolls.first?.view)
    var samples = SampleReader.Samples()
    for (index, event) in [
      (PointerEvent.Phase.down, 600.0), (.move, 560), (.move, 500), (.move, 440), (.up, 440),
    ]
    .enumerated() {
      let time = Double(index) * 0.016
      view.pointer(PointerEvent(event.0, at: Point(x: 100, y: event.1), time: time))
    }
    for frame in 6...90 {
      host.advance(to: Double(frame) / 60)
      samples.times.append(Double(frame) / 60)
      samples.offsets.append(view.contentOffset.y)
    }
    shell.take(try FitReport(samples, FitOptions(file: "samples.csv")))
    #expect(shell.session.card.id == "scroll" && shell.session.sets.current == .b)
    #expect(shell.session.comparison == .split)
    let rate = try #require(shell.session.parameters.named("rate"))
    // Samples of our own law give its rate back within what the issue of fitting asks for.
    #expect(abs(rate.number - 0.99) < 0.0002)
    #expect(shell.differences.contains { $0.title == rate.title })
    shell.press("Z", modifiers: .control, at: 4)
    #expect(shell.session.parameters.named("rate")?.isDefault == true)
  }

  @Test(
    "both sets are drawn as recorded", arguments: [(800.0, 600.0), (1280, 800)],
    [ComparisonView.split, .ghost])
  func bothSetsAreDrawn(window: (Double, Double), view: ComparisonView) throws {
    let stage = try OffscreenStage(size: Size(width: window.0, height: window.1))
    let shell = Shell(demo: SpringListDemo.self, size: stage.canvas.size, isAnimated: false) {
      stage.canvas.width(of: $0, $1)
    }
    while shell.session.comparison != view { shell.changeView() }
    shell.session.compare(.b, at: 0)
    shell.session.set([DemoEvent.Setting(name: "damping", value: .number(0.1))], at: 0)
    for frame in 0...18 {
      let time = 0.1 + Double(frame) / 60
      let place = shell.layout.viewport.origin + Vector(dx: 100, dy: 250 - Double(frame) * 10)
      shell.drag(frame == 0 ? .down : .move, place.x, place.y, at: time)
      shell.frame(at: time)
    }
    #expect(
      try ComparedRun.line(shell.session.shownHosts[0].host)
        != ComparedRun.line(shell.session.shownHosts[1].host))
    shell.draw(on: stage.canvas)
    try GoldenShare.expect(stage, "compare-\(view)-\(Int(window.0))")
  }
}
