import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// The hand that shows a demo which nobody touches: once, never in what is recorded, and gone at the first touch.
struct HandTests {
  private func shell(_ demo: any Demo.Type, _ width: Double = 1280, _ height: Double = 800) -> Shell {
    let shell = Shell(demo: demo, size: Size(width: width, height: height), isAnimated: true) { text, _ in
      Double(text.count) * 7
    }
    shell.guide.isOn = true
    shell.awaitHand()
    return shell
  }

  /// Draws frames until a time, or until something holds.
  @discardableResult
  private func run(
    _ shell: Shell, from start: Double = 0, to end: Double, until isOver: () -> Bool = { false }
  ) -> Double {
    var time = start
    while time < end, !isOver() {
      time += 1.0 / 60
      shell.frame(at: time)
    }
    return time
  }

  private func offset(_ shell: Shell) -> Double { shell.session.demo.scrolls[0].view.contentOffset.y }

  @Test("the hand is explained where it covers nothing: in the timeline, or by a message if that has no room")
  func handIsExplained() {
    for (size, isInTimeline) in [
      ((640.0, 480.0), true), ((1280, 800), true), ((360, 480), false), ((640, 150), false),
    ] {
      let shell = shell(SpringListDemo.self, size.0, size.1)
      run(shell, to: 5) { shell.guide.hand != nil }
      #expect(shell.guide.hand != nil && (shell.handHint != nil) == isInTimeline, "\(size)")
      #expect((shell.toast == nil) == isInTimeline, "\(size)")
      shell.takeOver()
      #expect(shell.handHint == nil && shell.toast == nil, "\(size)")
    }
  }

  @Test("the hand shows an untouched demo once, outside of undo") func handShowsADemoOnce() {
    let shell = shell(SpringListDemo.self)
    #expect(shell.deadline == 1.5)
    run(shell, to: 1.4)
    #expect(shell.guide.hand == nil && offset(shell) == 0)
    let gone = run(shell, from: 1.4, to: 20) { shell.guide.hand == nil && offset(shell) > 100 }
    #expect(gone < 10 && shell.session.heldButtons.isEmpty)
    run(shell, from: gone, to: gone + 10)
    #expect(shell.guide.hand == nil && !shell.needsFrame(at: gone + 10.1))
    // Its actions are no steps of undo.
    shell.press("Z", modifiers: .control, at: gone + 11)
    #expect(shell.toast?.text == "Nothing to undo")
    // Coming back to the demo is no first time.
    shell.open(0)
    shell.open(DemoCatalog.demos.firstIndex { $0.card.id == "spring-list" } ?? 0)
    #expect(shell.guide.due == nil)
  }

  @Test("a touch ends the hand at once, and the demo goes on from there") func touchEndsTheHand() throws {
    let shell = shell(ScrollDemo.self)
    let time = run(shell, to: 10) { shell.guide.hand?.pressed != nil && offset(shell) > 50 }
    let before = offset(shell)
    let place = shell.layout.viewport.center
    shell.drag(.down, place.x, place.y, at: time)
    #expect(shell.guide.hand == nil && offset(shell) == before)
    shell.drag(.move, place.x, place.y - 53, at: time + 0.02)
    #expect(abs(offset(shell) - before - 50) < Tolerance.closedForm)
    shell.drag(.up, place.x, place.y - 53, at: time + 0.5)
    #expect(shell.session.heldButtons.isEmpty)
  }

  @Test(
    "a key, wheel, resize, hiding or another demo ends the hand and holds no button",
    arguments: ["key", "wheel", "resize", "hide", "demo"])
  func otherInputEndsTheHand(what: String) {
    let shell = shell(ScrollDemo.self)
    let time = run(shell, to: 10) { shell.guide.hand?.pressed != nil }
    let before = offset(shell)
    switch what {
    case "key": shell.press("T", at: time)
    case "wheel": shell.wheel(.init(delta: .zero, isPrecise: true, at: .zero, time: time))
    case "resize": shell.resize(to: Size(width: 1000, height: 700))
    case "hide": shell.hide()
    default: shell.open(3)
    }
    #expect(shell.guide.hand == nil && shell.session.heldButtons.isEmpty)
    if what == "key" { #expect(offset(shell) == before) }
  }

  @Test("every demo's gesture goes to its end", arguments: DemoCatalogTests.ids)
  func everyDemo(id: String) throws {
    let demo = try #require(DemoCatalog.demo(id: id))
    for (width, height) in [(640.0, 480.0), (1280, 800)] {
      let shell = shell(demo, width, height)
      run(shell, to: 2)
      #expect(shell.guide.hand != nil, "\(width)")
      let gone = run(shell, from: 2, to: 30) { shell.guide.hand == nil }
      #expect(gone < 15 && shell.session.heldButtons.isEmpty)
      #expect(shell.session.host.frame(0).nonFinitePlace == nil)
    }
  }

  @Test("the hand does not play when switched off, nor in pictures of the window")
  func handCanBeSwitchedOff() throws {
    let off = shell(ScrollDemo.self)
    off.press("G", at: 0.1)
    run(off, from: 0.1, to: 4)
    #expect(off.guide.hand == nil && offset(off) == 0 && off.takeRequests().contains(.remember))
    off.press("G", at: 5)
    #expect(off.guide.hand != nil)
    let window = WindowPicture(demo: ScrollDemo.self, seconds: 4)
    let plain = window.play(on: try OffscreenStage(size: window.size).canvas)
    #expect(plain.guide.hand == nil && offset(plain) == 0 && plain.guide.due == nil)
    var state = WindowState()
    #expect(state.playsHand)
    state.playsHand = false
    #expect(!state.playsHand)
  }

  @Test("a sample gesture stops before the first event that no hand can make")
  func gestureStopsBeforeOtherEvents() {
    let events = [
      DemoEvent(time: 0.1, kind: .pointer(.init(.down, at: .zero, time: 0.1))),
      DemoEvent(time: 0.2, kind: .pointer(.init(.up, at: .zero, time: 0.2))),
      DemoEvent(time: 0.3, kind: .pointer(.init(.down, at: .zero, time: 0.3))),
      DemoEvent(time: 0.4, kind: .set([])), DemoEvent(time: 0.5, kind: .action("go", index: nil)),
    ]
    #expect(SampleGesture(events)?.events.count == 2)
    #expect(SampleGesture([]) == nil)
  }
}
