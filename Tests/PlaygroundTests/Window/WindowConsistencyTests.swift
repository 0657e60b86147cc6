import CradleGeometry
import CradleScrolling
import CradleStage
import Testing

@testable import Playground

/// The window's parts agree with each other and with what is shown, whatever changes under the pointer or the keys.
struct WindowConsistencyTests {
  let controller = WindowController.probe()
  private var inspector: Rect { controller.layout.inspector }

  private func window(_ demo: any Demo.Type) -> WindowController {
    WindowController(demo: demo, size: Size(width: 1280, height: 800), isAnimated: false) { text, _ in
      Double(text.count) * 7
    }
  }

  /// A window in which the page was scrolled, so that there is a past.
  private func moved() -> WindowController {
    let controller = window(ScrollDemo.self)
    controller.frame(at: 0.1)
    controller.session.send(.key("PageDown"), at: 0.1)
    for frame in 1...60 { controller.frame(at: 0.1 + Double(frame) / 60) }
    return controller
  }

  // MARK: Presses

  @Test("a list that is dragged when the window loses the focus comes to rest")
  func lostDragEnds() {
    let low = WindowController.probe(1280, 400)
    low.drag(.down, low.layout.inspector.minX + 4, 200, at: 1)
    low.drag(.move, low.layout.inspector.minX + 4, 300, at: 1.1)
    #expect(low.inspector.scroll.isDragging && low.inspector.scroll.offset < 0)
    low.loseFocus()
    for frame in 0...180 { low.frame(at: 1.1 + Double(frame) / 60) }
    #expect(!low.inspector.scroll.isDragging && low.inspector.scroll.offset == 0 && !low.needsFrame(at: 5))
  }

  @Test("a cancelled selection on the timeline is gone, and the next drag loops nothing")
  func cancelledSelectionIsGone() throws {
    let controller = moved()
    let track = try #require(controller.layout.timeline).track
    controller.keyboard.modifiers = .shift
    controller.drag(.down, track.maxX - 20, track.midY, at: 2)
    controller.drag(.move, track.maxX, track.midY, at: 2.1)
    #expect(controller.timelineSelection.frames != nil)
    controller.drag(.cancel, track.maxX, track.midY, at: 2.2)
    #expect(controller.timelineSelection.frames == nil)
    controller.keyboard.modifiers = []
    controller.drag(.down, track.maxX - 10, track.midY, at: 3)
    controller.drag(.up, track.maxX - 10, track.midY, at: 3.1)
    #expect(!controller.session.isLooping)
  }

  @Test("a cancelled drag on the timeline returns to the present") func cancelledScrubReturns() throws {
    let controller = moved()
    let track = try #require(controller.layout.timeline).track
    controller.drag(.down, track.maxX - 20, track.midY, at: 2)
    #expect(controller.session.isScrubbing)
    controller.drag(.cancel, track.maxX - 20, track.midY, at: 2.1)
    #expect(!controller.session.isScrubbing)
  }

  @Test("Escape that leaves a loop ends the drag of a slider, too") func escapeEndsTheDrag() throws {
    let controller = moved()
    controller.drag(.down, 640, 300, at: 2)
    controller.drag(.move, 640, 250, at: 2.1)
    controller.drag(.up, 640, 250, at: 2.1)
    for frame in 1...60 { controller.frame(at: 2.1 + Double(frame) / 60) }
    controller.press("L", modifiers: .control, at: 4)
    let index = try #require(
      controller.inspectorLayout.rows.firstIndex {
        if case .slider = $0.control { !$0.isHidden } else { false }
      })
    guard case .slider(let track) = controller.inspectorLayout.rows[index].control else { return }
    let place = track.center + (controller.layout.inspector.origin - .zero)
    controller.drag(.down, place.x, place.y, at: 5)
    #expect(controller.session.isLooping && controller.inspector.drag != nil)
    controller.press("Escape", at: 5.1)
    #expect(!controller.session.isLooping && controller.press == nil && controller.inspector.drag == nil)
  }

  @Test("a press in the demo stays under the pointer when the layout moves the demo")
  func pressFollowsTheLayout() throws {
    controller.drag(.down, 464, 172, at: 1)
    controller.press("B", modifiers: .control, at: 1.1)
    #expect(controller.layout.isSidebarFolded)
    let place = controller.layout.viewport.origin + Vector(dx: 30, dy: 40)
    controller.drag(.move, place.x, place.y, at: 1.2)
    #expect(controller.quiet?.pointers.last?.location == Point(x: 30, y: 40))
  }

  // MARK: Text

  @Test(
    "text that is typed in the panel ends with the panel",
    arguments: [("I", "the panel is folded"), ("H", "the page of all demos covers it")])
  func typingEndsWithThePanel(key: String, words: String) {
    controller.type("0", now: 0)
    controller.type(".", now: 0)
    controller.type("75", now: 0)
    controller.press(key, modifiers: .control)
    #expect(controller.inspector.entry == nil && controller.session.parameters[0].number == 0.75, "\(words)")
    controller.press(key, modifiers: .control)
    controller.press("S", modifiers: .control)
    #expect(controller.inspector.naming != nil)
    controller.press(key, modifiers: .control)
    #expect(controller.inspector.naming == nil, "\(words)")
  }

  @Test("while the help covers the panel its text gets no keys, and Escape closes the help first")
  func helpCoversTyping() {
    controller.press("S", modifiers: .control)
    controller.keyUp(Key("S"))
    controller.type("a", now: 0)
    controller.press("F1")
    controller.type("b", now: 0)
    controller.press("Escape")
    #expect(!controller.overlays.isHelpOpen && controller.inspector.naming?.text == "a")
    controller.press("Escape")
    #expect(controller.inspector.naming == nil)
    controller.type("0", now: 0)
    controller.press("F1", "Escape")
    #expect(!controller.overlays.isHelpOpen && controller.inspector.entry?.text == "0")
  }

  // MARK: Changes by keys

  @Test("keys never change a parameter whose row is hidden") func hiddenRowIsNotPicked() throws {
    let controller = window(ScrollDemo.self)
    controller.press("Down", "Down")
    let parameter = controller.session.parameters[controller.inspector.picked]
    let platform = controller.session.parameters[0]
    guard case .choice(let words) = platform.kind,
      let word = words.first(where: { ScrollPlatform(rawValue: $0) != nil })
    else { return }
    controller.session.set(platform, to: .choice(word), at: 1)
    controller.frame(at: 1)
    #expect(!controller.session.demo.shows(parameter))
    let value = parameter.value
    controller.press("Right", at: 1.1)
    #expect(
      parameter.value == value && !controller.inspectorLayout.rows[controller.inspector.picked].isHidden)
  }

  @Test("the bar's picked button stays the same one when another one goes") func pickStaysTheButton() throws {
    controller.navigation.move(to: .bar)
    let place = try #require(controller.barButtons.firstIndex { $0.target == .sourceFold })
    for _ in 0..<place { controller.press("Right") }
    controller.resize(to: Size(width: 1280, height: 500))
    #expect(!controller.barButtons.contains { $0.target == .plotFold })
    controller.press("Return")
    #expect(!controller.folded.contains(.source) && !controller.folded.contains(.inspector))
  }

  // MARK: The resting pointer

  @Test("a press that lifts from the demo over a button has the button as its target")
  func liftHasATarget() {
    let button = controller.layout.actions[0].center
    controller.drag(.down, 464, 172, at: 1)
    controller.drag(.move, button.x, button.y, at: 1.1)
    controller.drag(.up, button.x, button.y, at: 1.2)
    #expect(controller.hover == .action(0) && controller.cursor == .hand)
  }

  @Test("what is under a resting pointer is its target, and a tip goes with its target")
  func targetFollowsTheLayout() throws {
    let row = try #require(controller.inspectorLayout.rows.first)
    let place = Point(x: inspector.minX + 30, y: inspector.minY + row.card.minY + 15)
    controller.hover(at: place, now: 1)
    controller.frame(at: 1 + Tip.delay)
    #expect(controller.hover == .name(0) && controller.windowPointer.showsTip)
    controller.press("I", modifiers: .control, at: 2)
    controller.frame(at: 2)
    #expect(controller.hover == controller.target(at: place) && !controller.windowPointer.showsTip)
    controller.press("I", modifiers: .control, at: 3)
    controller.frame(at: 3)
    #expect(controller.hover == .name(0) && !controller.windowPointer.showsTip)
    controller.press("H", modifiers: .control, at: 4)
    controller.frame(at: 4)
    #expect(controller.hover == controller.target(at: place))
    controller.press("H", modifiers: .control, at: 5)
    controller.frame(at: 5)
    #expect(!controller.windowPointer.showsTip)
    controller.frame(at: 5 + Tip.delay)
    #expect(controller.windowPointer.showsTip)
  }
}
