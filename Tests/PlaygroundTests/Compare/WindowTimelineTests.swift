import CradleGeometry
import CradleScrolling
import CradleStage
import Testing

@testable import Playground

/// The strip under the stage as hands and keys reach it.
struct WindowTimelineTests {
  /// A tenth of the difference between UIKit's two rates, which a fit to our own law has to tell apart.
  private static let fittedRate = 0.0002

  /// A window in which the page was scrolled, and which has come to rest.
  private func moved(_ demo: any Demo.Type = ScrollDemo.self) -> WindowController {
    let controller = WindowController(demo: demo, size: Size(width: 1280, height: 800), isAnimated: false) {
      text, _ in
      Double(text.count) * 7
    }
    controller.frame(at: 0.1)
    controller.session.send(.key("PageDown"), at: 0.1)
    for frame in 1...60 { controller.frame(at: 0.1 + Double(frame) / 60) }
    return controller
  }

  private func offset(_ controller: WindowController) -> Double {
    controller.session.demo.scrolls.first?.view.contentOffset.y ?? -1
  }

  @Test("a drag on the timeline goes back in time, and its release goes on from there")
  func dragGoesBack() throws {
    let controller = moved()
    let timeline = try #require(controller.layout.timeline)
    let (now, last) = (offset(controller), controller.session.reach.upperBound)
    let middle = timeline.track.midY
    let recording = controller.session.mainRun.recording
    let place = timeline.x(
      before: recording.time(of: last) - recording.time(of: last / 3),
      span: TimelineTrack(timeline, of: controller.session).span)
    controller.drag(.down, timeline.track.maxX, middle, at: 2)
    #expect(!controller.session.isScrubbing)
    controller.drag(.move, place, middle, at: 2.1)
    controller.frame(at: 2.2)
    #expect(controller.session.isScrubbing && offset(controller) < now && offset(controller) > 0)
    controller.drag(.up, place, middle, at: 2.3)
    #expect(!controller.session.isPast && controller.session.reach.upperBound < last)
    for frame in 0...120 { controller.frame(at: 2.4 + Double(frame) / 60) }
    #expect(offset(controller) == now)
  }

  @Test("Escape returns to the present, and arrow keys step by frames") func escapeReturnsAndArrowsStep() {
    let controller = moved()
    let (now, last) = (offset(controller), controller.session.reach.upperBound)
    controller.press("Left", modifiers: .control, at: 2)
    #expect(controller.session.frame == last - 1)
    controller.press("Left", at: 2)
    controller.press("Right", at: 2)
    controller.press("Left", modifiers: [.control, .shift], at: 2)
    controller.frame(at: 2.1)
    #expect(controller.session.isScrubbing && offset(controller) < now)
    controller.press("Escape", at: 2.2)
    #expect(
      !controller.session.isPast && offset(controller) == now && controller.session.reach.upperBound == last)
  }

  @Test("a loop is tuned with the arrows at once, also after a drag on the stage") func loopIsTuned() throws {
    let controller = moved()
    let place = controller.layout.viewport.center
    for (phase, y, time) in [(PointerEvent.Phase.down, 0.0, 2.0), (.move, -40, 2.05), (.up, -60, 2.1)] {
      controller.drag(phase, place.x, place.y + y, at: time)
      controller.frame(at: time)
    }
    for frame in 1...60 { controller.frame(at: 2.1 + Double(frame) / 60) }
    #expect(controller.focus == .stage)
    controller.press("L", modifiers: .control, at: 3.2)
    #expect(controller.session.isLooping && controller.focus == .panel)
    let before = controller.session.parameters.settings
    controller.press("Right", at: 3.3)
    controller.frame(at: 3.4)
    #expect(controller.session.isLooping && controller.session.parameters.settings != before)
  }

  @Test("V cycles through the views of both sets, and both get the same drag") func vShowsBothSets() throws {
    let controller = moved()
    controller.press("V", at: 2)
    for frame in 0...10 { controller.frame(at: 2 + Double(frame) / 60) }
    #expect(controller.session.comparison == .split && controller.panes.count == 2)
    #expect(controller.layout.panes.allSatisfy { controller.layout.stage.contains($0) })
    #expect(!controller.layout.panes[0].intersects(controller.layout.panes[1]))
    let place = controller.layout.panes[1].center
    controller.drag(.down, place.x, place.y, at: 3)
    controller.drag(.move, place.x, place.y - 40, at: 3.1)
    controller.frame(at: 3.2)
    let offsets = controller.panes.compactMap { $0.host.demo.scrolls.first?.view.contentOffset.y }
    #expect(offsets.count == 2 && offsets[0] == offsets[1])
    controller.drag(.up, place.x, place.y - 40, at: 3.3)
    controller.press("V", at: 3.4)
    #expect(controller.session.comparison == .ghost && controller.panes.count == 1)
    controller.press("V", at: 3.5)
    #expect(controller.session.comparison == .off && controller.session.otherRun == nil)
  }

  /// A fit to a fling of the `scroll` demo at a rate of 0.99.
  private func report() throws -> FitReport {
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
    return try FitReport(samples, FitOptions(file: "samples.csv"))
  }

  @Test("a fit of samples leaves the page of all demos, and shows the demo that it changes")
  func fitLeavesTheHomePage() throws {
    let controller = moved()
    controller.press("H", modifiers: .control, at: 2)
    controller.apply(try report())
    #expect(!controller.isHome && controller.session.comparison == .split)
  }

  @Test("a fit of samples becomes set B, and one undo takes it back") func fitBecomesSetB() throws {
    let controller = moved(BounceDemo.self)
    controller.apply(try report())
    #expect(controller.session.card.id == "scroll" && controller.session.sets.current == .b)
    #expect(controller.session.comparison == .split)
    let rate = try #require(controller.session.parameters.named("rate"))
    #expect(abs(rate.number - 0.99) < Self.fittedRate)
    #expect(controller.session.differences.contains { $0.title == rate.title })
    controller.press("Z", modifiers: .control, at: 4)
    #expect(controller.session.parameters.named("rate")?.isDefault == true)
  }

  @Test(
    "both sets are drawn as recorded", arguments: [(800.0, 600.0), (1280, 800)],
    [ComparisonView.split, .ghost])
  func bothSetsAreDrawn(window: (Double, Double), view: ComparisonView) throws {
    let stage = try OffscreenStage(size: Size(width: window.0, height: window.1))
    let controller = WindowController(demo: SpringListDemo.self, size: stage.canvas.size, isAnimated: false) {
      stage.canvas.width(of: $0, $1)
    }
    while controller.session.comparison != view { controller.changeView() }
    controller.session.compare(.b, at: 0)
    controller.session.set([DemoEvent.Setting(name: "damping", value: .number(0.1))], at: 0)
    for frame in 0...18 {
      let time = 0.1 + Double(frame) / 60
      let place = controller.layout.viewport.origin + Vector(dx: 100, dy: 250 - Double(frame) * 10)
      controller.drag(frame == 0 ? .down : .move, place.x, place.y, at: time)
      controller.frame(at: time)
    }
    #expect(
      try ComparedRun.line(controller.session.shownHosts[0].host)
        != ComparedRun.line(controller.session.shownHosts[1].host))
    controller.draw(on: stage.canvas)
    try GoldenShare.expect(stage, "compare-\(view)-\(Int(window.0))")
  }
}
