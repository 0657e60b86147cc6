import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

@Suite("The frames of the window's regions")
struct WindowFramesTests {
  private let session = DemoSession(ScrollDemo.self, viewport: Size(width: 800, height: 600))

  private func measure(_ text: String, _ font: Font) -> Double { Double(text.count) * 7 }

  private func frames() -> WindowFrames {
    WindowFrames(
      size: Size(width: 1280, height: 800), demo: ScrollDemo.card, catalog: DemoCatalog.demos.map { $0.card },
      measure: measure)
  }

  @Test("they fit the demo from an update until its rows change")
  func staleness() throws {
    var frames = frames()
    #expect(frames.isStale(for: session))
    frames.update(for: session, presets: [], measure: measure)
    #expect(!frames.isStale(for: session) && frames.inspector.rows.count == session.parameters.count)
    let other = DemoSession(SpringListDemo.self, viewport: frames.window.demoSize)
    #expect(frames.isStale(for: other))
  }

  @Test("a folded region is empty, and a new size counts from the next update")
  func folding() {
    var frames = frames()
    frames.folded.insert(.sidebar)
    frames.resize(to: Size(width: 1000, height: 700))
    #expect(frames.window.size == Size(width: 1280, height: 800) && !frames.window.folds(.sidebar))
    frames.update(for: session, presets: [], measure: measure)
    #expect(frames.window.size == Size(width: 1000, height: 700) && frames.window.folds(.sidebar))
  }
}
