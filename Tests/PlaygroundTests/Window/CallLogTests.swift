import CradleGeometry
import CradleScrolling
import Testing

@testable import Playground

/// The log of the calls that scroll views make of their delegate and their layout.
struct CallLogTests {
  private func shell(_ id: String) throws -> Shell {
    Shell(
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
  private func fling(_ shell: Shell) {
    let middle = shell.layout.viewport.center
    shell.drag(.down, middle.x, middle.y, at: 0.1)
    for step in 1...6 {
      shell.drag(.move, middle.x, middle.y - Double(step) * 12, at: 0.1 + Double(step) * 0.01)
      shell.frame(at: 0.1 + Double(step) * 0.01)
    }
    shell.drag(.up, middle.x, middle.y - 72, at: 0.17)
    for frame in 0..<240 { shell.frame(at: 0.2 + Double(frame) / 60) }
  }

  @Test("a fling over a collection calls in UIKit's order") func flingCallsInUIKitsOrder() throws {
    let shell = try shell("spring-list")
    shell.press("E", modifiers: .control)
    fling(shell)
    let names = try #require(shell.calls).log.lines.map(\.name)
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
    let (plain, logged) = (try shell(id), try shell(id))
    logged.press("E", modifiers: .control)
    #expect(logged.calls != nil)
    let before = plain.session.demo.scrolls.map { $0.view.delegate.map(ObjectIdentifier.init) == nil }
    for shell in [plain, logged] { fling(shell) }
    let (a, b) = (plain.session.host.frame(0), logged.session.host.frame(0))
    #expect(a.elements.map(\.center) == b.elements.map(\.center))
    #expect(a.scrolls.map(\.offset) == b.scrolls.map(\.offset))
    // A view with nothing to scroll makes no calls.
    let hasScrolled = b.scrolls.contains { $0.offset != $0.minimum }
    #expect(!hasScrolled || logged.calls?.log.lines.isEmpty == false)
    logged.press("E", modifiers: .control)
    #expect(logged.calls == nil)
    #expect(logged.session.demo.scrolls.map { $0.view.delegate == nil } == before)
  }

  @Test("the past shows the calls up to its time, and a run that goes on from there keeps them")
  func logInThePast() throws {
    let shell = try shell("scroll")
    shell.press("E", modifiers: .control)
    fling(shell)
    let log = try #require(shell.calls).log
    let end = shell.session.host.time
    shell.press("Left", modifiers: [.control, .shift])
    for frame in 0..<120 { shell.frame(at: 10 + Double(frame) / 60) }
    let past = shell.session.host.time
    #expect(past < end - 0.9)
    #expect(shell.calls?.log.lines == log.lines)
    let shown = log.lines(at: past)
    #expect(!shown.isEmpty && shown.count < log.lines.count)
    shell.press("Return")
    shell.frame(at: 12.1)
    #expect(shell.calls?.log.lines.isEmpty == false)
    #expect(shell.calls?.log.lines.allSatisfy { $0.time <= shell.session.host.time } == true)
  }

  @Test("the log unfolds the plot's strip, and says when there is no room") func logUnfoldsItsStrip() throws {
    let shell = try shell("scroll")
    shell.folded.insert(.plot)
    shell.press("E", modifiers: .control)
    #expect(shell.calls != nil && shell.layout.plot != nil)
    let low = Shell.probe(640, 480)
    low.press("E", modifiers: .control)
    #expect(low.calls == nil && low.toast != nil)
  }
}
