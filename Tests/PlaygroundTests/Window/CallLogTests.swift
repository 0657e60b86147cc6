import CradleGeometry
import CradleScrolling
import Testing

@testable import Playground

/// The log of the calls that scroll views make of their delegate and their layout.
struct CallLogTests {
  private func controller(_ id: String) throws -> WindowController {
    WindowController(
      demo: try #require(DemoCatalog.demo(id: id)), size: Size(width: 1280, height: 800), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
  }

  @Test("a repeated round of calls is counted, with its latest values") func repeatedRoundIsCounted() {
    var log = CallLog()
    log.note("willBegin", at: 0)
    for frame in 1...5 {
      log.note("scroll", "\(frame)", at: Double(frame))
      log.note("bounds", at: Double(frame))
      log.note("elements", at: Double(frame))
    }
    #expect(log.lines.map(\.name) == ["willBegin", "scroll", "bounds", "elements"])
    #expect(log.lines.map(\.count) == [1, 5, 5, 5])
    #expect(log.lines[1].values == "5" && log.lines[1].time == 5)
    log.note("end", at: 6)
    #expect(log.lines.last == CallLog.Line(time: 6, name: "end", values: ""))
  }

  @Test("the log holds its newest lines only") func logIsBounded() {
    var log = CallLog()
    for number in 0..<1000 { log.note("call \(number)", at: 0) }
    #expect(log.lines.count == CallLog.capacity && log.lines.last?.name == "call 999")
  }

  /// Drags up and lets go with speed, on the middle of the stage.
  private func fling(_ controller: WindowController) {
    let middle = controller.layout.viewport.center
    controller.drag(.down, middle.x, middle.y, at: 0.1)
    for step in 1...6 {
      controller.drag(.move, middle.x, middle.y - Double(step) * 12, at: 0.1 + Double(step) * 0.01)
      controller.frame(at: 0.1 + Double(step) * 0.01)
    }
    controller.drag(.up, middle.x, middle.y - 72, at: 0.17)
    for frame in 0..<240 { controller.frame(at: 0.2 + Double(frame) / 60) }
  }

  @Test("a fling over a collection calls in UIKit's order") func flingCallsInUIKitsOrder() throws {
    let controller = try controller("spring-list")
    controller.press("E", modifiers: .control)
    fling(controller)
    let names = try #require(controller.instruments.calls).log.lines.map(\.name)
    let order = [
      "scrollViewWillBeginDragging", "scrollViewDidScroll", "shouldInvalidateLayout(forBoundsChange:)",
      "layoutAttributesForElements(in:)", "targetContentOffset(forProposedContentOffset:)",
      "scrollViewWillEndDragging", "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
      "scrollViewDidEndDecelerating",
    ]
    var rest = names[...]
    for name in order {
      let place = try #require(rest.firstIndex(of: name), "\(name) in \(rest)")
      rest = rest[(place + 1)...]
    }
  }

  @Test("a demo moves the same with the log, and gets its delegates back", arguments: DemoCatalogTests.ids)
  func logChangesNoMotion(id: String) throws {
    let (plain, logged) = (try controller(id), try controller(id))
    logged.press("E", modifiers: .control)
    #expect(logged.instruments.calls != nil)
    let before = plain.session.demo.scrolls.map { $0.view.delegate.map(ObjectIdentifier.init) == nil }
    for controller in [plain, logged] { fling(controller) }
    let (a, b) = (plain.session.host.frame(0), logged.session.host.frame(0))
    #expect(a.elements.map(\.center) == b.elements.map(\.center))
    #expect(a.scrolls.map(\.offset) == b.scrolls.map(\.offset))
    // A view with nothing to scroll makes no calls.
    let hasScrolled = b.scrolls.contains { $0.offset != $0.minimum }
    #expect(!hasScrolled || logged.instruments.calls?.log.lines.isEmpty == false)
    logged.press("E", modifiers: .control)
    #expect(logged.instruments.calls == nil)
    #expect(logged.session.demo.scrolls.map { $0.view.delegate == nil } == before)
  }

  @Test("the past shows the calls up to its time, and a run that goes on from there keeps them")
  func logInThePast() throws {
    let controller = try controller("scroll")
    controller.press("E", modifiers: .control)
    fling(controller)
    let log = try #require(controller.instruments.calls).log
    let end = controller.session.host.time
    controller.press("Left", modifiers: [.control, .shift])
    for frame in 0..<120 { controller.frame(at: 10 + Double(frame) / 60) }
    let past = controller.session.host.time
    #expect(past < end - 0.9)
    #expect(controller.instruments.calls?.log.lines == log.lines)
    let shown = log.lines(at: past)
    #expect(!shown.isEmpty && shown.count < log.lines.count)
    controller.press("Return")
    controller.frame(at: 12.1)
    #expect(controller.instruments.calls?.log.lines.isEmpty == false)
    #expect(
      controller.instruments.calls?.log.lines.allSatisfy { $0.time <= controller.session.host.time } == true)
  }

  @Test("the log unfolds the plot's strip, and shows a message if there is no room") func logUnfoldsItsStrip()
    throws
  {
    let controller = try controller("scroll")
    controller.folded.insert(.plot)
    controller.press("E", modifiers: .control)
    #expect(controller.instruments.calls != nil && controller.layout.plot != nil)
    let low = WindowController.probe(640, 480)
    low.press("E", modifiers: .control)
    #expect(low.instruments.calls == nil && low.toast != nil)
  }
}
