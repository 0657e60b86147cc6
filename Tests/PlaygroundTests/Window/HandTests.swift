import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// The hand that shows an untouched demo: once, never in a recording, and gone at the first touch.
struct HandTests {
  private func controller(_ demo: any Demo.Type, _ width: Double = 1280, _ height: Double = 800)
    -> WindowController
  {
    let controller = WindowController(demo: demo, size: Size(width: width, height: height), isAnimated: true)
    { text, _ in
      Double(text.count) * 7
    }
    controller.guide.isOn = true
    controller.awaitHand()
    return controller
  }

  /// Draws frames until a time, or until something holds.
  @discardableResult
  private func run(
    _ controller: WindowController, from start: Double = 0, to end: Double,
    until isOver: () -> Bool = { false }
  ) -> Double {
    var time = start
    while time < end, !isOver() {
      time += 1.0 / 60
      controller.frame(at: time)
    }
    return time
  }

  private func offset(_ controller: WindowController) -> Double {
    controller.session.demo.scrolls[0].view.contentOffset.y
  }

  @Test("the hand is explained where it covers nothing: in the timeline, or by a message if that has no room")
  func handIsExplained() {
    for (size, isInTimeline) in [
      ((640.0, 480.0), true), ((1280, 800), true), ((360, 480), false), ((640, 150), false),
    ] {
      let controller = controller(SpringListDemo.self, size.0, size.1)
      run(controller, to: 5) { controller.guide.hand != nil }
      #expect(controller.guide.hand != nil && (controller.handHint != nil) == isInTimeline, "\(size)")
      #expect((controller.toast == nil) == isInTimeline, "\(size)")
      controller.stopHand()
      #expect(controller.handHint == nil && controller.toast == nil, "\(size)")
    }
  }

  @Test("a file that is dropped onto the window takes over from the hand") func droppedFileTakesOver() {
    let controller = controller(SpringListDemo.self)
    run(controller, to: 5) { controller.guide.hand != nil }
    #expect(controller.guide.hand != nil)
    controller.openFile("no file", now: controller.now)
    #expect(controller.guide.hand == nil)
  }

  @Test("the hand shows an untouched demo once") func handShowsADemoOnce() {
    let controller = controller(SpringListDemo.self)
    #expect(controller.deadline == 1.5)
    run(controller, to: 1.4)
    #expect(controller.guide.hand == nil && offset(controller) == 0)
    let gone = run(controller, from: 1.4, to: 20) { controller.guide.hand == nil && offset(controller) > 100 }
    #expect(gone < 10 && controller.session.heldButtons.isEmpty)
    run(controller, from: gone, to: gone + 10)
    #expect(controller.guide.hand == nil && !controller.needsFrame(at: gone + 10.1))
    // Coming back to the demo is no first time.
    controller.open(0)
    controller.open(DemoCatalog.demos.firstIndex { $0.card.id == "spring-list" } ?? 0)
    #expect(controller.guide.due == nil)
  }

  @Test(
    "what the hand has changed is one step of undo",
    arguments: ["line-layout", "circle-layout", "layout-switch"])
  func handIsUndone(id: String) throws {
    let demo = try #require(DemoCatalog.demos.first { $0.card.id == id })
    let controller = controller(demo)
    let before = controller.session.parameters.settings
    let shown = run(controller, to: 10) { controller.guide.hand != nil }
    let gone = run(controller, from: shown, to: 40) { controller.guide.hand == nil }
    #expect(controller.guide.hand == nil && controller.session.parameters.settings != before)
    controller.press("Z", modifiers: .control, at: gone + 1)
    #expect(controller.session.parameters.settings == before)
    controller.press("Z", modifiers: .control, at: gone + 2)
    #expect(controller.toast?.text == "Nothing to undo")
  }

  @Test("a touch ends the hand at once, and the demo goes on from there") func touchEndsTheHand() throws {
    let controller = controller(ScrollDemo.self)
    let time = run(controller, to: 10) { controller.guide.hand?.pressed != nil && offset(controller) > 50 }
    let before = offset(controller)
    let place = controller.layout.viewport.center
    controller.drag(.down, place.x, place.y, at: time)
    #expect(controller.guide.hand == nil && offset(controller) == before)
    controller.drag(.move, place.x, place.y - 53, at: time + 0.02)
    #expect(abs(offset(controller) - before - 50) < Tolerance.closedForm)
    controller.drag(.up, place.x, place.y - 53, at: time + 0.5)
    #expect(controller.session.heldButtons.isEmpty)
  }

  @Test(
    "a key, wheel, resize, hiding or another demo ends the hand and holds no button",
    arguments: ["key", "wheel", "resize", "hide", "demo"])
  func otherInputEndsTheHand(what: String) {
    let controller = controller(ScrollDemo.self)
    let time = run(controller, to: 10) { controller.guide.hand?.pressed != nil }
    let before = offset(controller)
    switch what {
    case "key": controller.press("T", at: time)
    case "wheel": controller.wheel(.init(delta: .zero, isPrecise: true, at: .zero, time: time))
    case "resize": controller.resize(to: Size(width: 1000, height: 700))
    case "hide": controller.hide()
    default: controller.open(3)
    }
    #expect(controller.guide.hand == nil && controller.session.heldButtons.isEmpty)
    if what == "key" { #expect(offset(controller) == before) }
  }

  @Test("every demo's gesture goes to its end", arguments: DemoCatalogTests.ids)
  func everyDemo(id: String) throws {
    let demo = try #require(DemoCatalog.demo(id: id))
    for (width, height) in [(640.0, 480.0), (1280, 800)] {
      let controller = controller(demo, width, height)
      run(controller, to: 2)
      #expect(controller.guide.hand != nil, "\(width)")
      let gone = run(controller, from: 2, to: 30) { controller.guide.hand == nil }
      #expect(gone < 15 && controller.session.heldButtons.isEmpty)
      #expect(controller.session.host.frame(0).nonFinitePlace == nil)
    }
  }

  @Test("the hand does not play when switched off, nor in pictures of the window")
  func handCanBeSwitchedOff() throws {
    let off = controller(ScrollDemo.self)
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
