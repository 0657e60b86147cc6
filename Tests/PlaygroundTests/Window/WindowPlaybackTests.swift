import CradleGeometry
import CradleStage
import Testing

@testable import Playground

/// The window that `cradle play --window` draws.
struct WindowPlaybackTests {
  @Test(
    "shows what the trace of the same script has, also in demos that open with something",
    arguments: DemoCatalog.demos.filter { !$0.card.opening.isEmpty }.map { $0.card.id })
  func showsTheTracesElements(id: String) throws {
    let type = try #require(DemoCatalog.demo(id: id))
    let stage = try OffscreenStage(size: Size(width: 1280, height: 800))
    let window = WindowPicture(demo: type, seconds: 1).play(on: stage.canvas)
    let host = DemoHost(type, viewport: type.card.defaultViewport)
    host.advance(to: 1)
    #expect(window.session.demo.elements.map(\.id) == host.demo.elements.map(\.id))
  }
}
