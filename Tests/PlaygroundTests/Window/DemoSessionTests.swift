import CradleGeometry
import Testing

@testable import Playground

/// One demo in the window: what its two sets of values do to it.
struct DemoSessionTests {
  private func events(_ session: DemoSession, _ body: () -> Void) -> [DemoEvent.Kind] {
    var events: [DemoEvent.Kind] = []
    session.observer = { events.append($0.kind) }
    body()
    return events
  }

  @Test("switching sets changes only the parameters that differ, and keeps the offset")
  func switchingKeepsTheOffset() throws {
    let session = DemoSession(ScrollDemo.self, viewport: Size(width: 375, height: 667))
    let content = try #require(session.parameters.first { $0.name == "content" })
    let friction = try #require(session.parameters.first { $0.name == "friction" })
    session.set(content, to: .choice("plane"), at: 0)
    session.send(.key("PageDown"), at: 0)
    for frame in 1...60 { session.advance(to: Double(frame) / 60) }
    let offset = try #require(session.demo.scrolls.first).view.contentOffset
    #expect(offset.y > 100)
    session.compare(.b, at: 1)
    session.set(friction, to: .number(8), at: 1)
    let back = events(session) { session.compare(.a, at: 1) }
    #expect(back == [.set([DemoEvent.Setting(name: "friction", value: .number(22))])])
    #expect(session.demo.scrolls.first?.view.contentOffset == offset)
    #expect(events(session) { session.compare(.a, at: 1) }.isEmpty)
  }

  @Test(
    "the first change of a demo that is seen at rest is animated, one before the first frame is not",
    arguments: [false, true])
  func firstChange(isSeen: Bool) throws {
    let session = DemoSession(LayoutSwitchDemo.self, viewport: Size(width: 375, height: 667))
    if isSeen { for frame in 0...120 { session.advance(to: Double(frame) / 60) } }
    #expect(session.isResting)
    let layout = try #require(session.parameters.named("layout"))
    session.set(layout, to: .choice("circle"), at: 2)
    #expect(session.isResting != isSeen)
    #expect(session.parameters.named("layout")?.choice == "circle")
  }

  @Test("each set keeps all its values, also those that a preset would replace")
  func setsKeepAllValues() throws {
    let session = DemoSession(SpringListDemo.self, viewport: Size(width: 375, height: 667))
    let damping = try #require(session.parameters.named("damping"))
    let preset = try #require(session.parameters.named("preset"))
    // The preset's own damping is 0.9; by hand it is the other set's 0.5.
    session.set(preset, to: .choice("Stiff"), at: 0)
    session.set(damping, to: .number(0.5), at: 0)
    session.compare(.b, at: 0)
    session.set(preset, to: .choice("Classic"), at: 0)
    #expect(damping.number == 0.5)
    session.compare(.a, at: 0)
    #expect(preset.choice == "Stiff" && damping.number == 0.5)
    session.compare(.b, at: 0)
    #expect(preset.choice == "Classic" && damping.number == 0.5)
  }
}
