import Testing

@testable import Playground

/// The Swift that the plane of the demo scroll exports.
struct ScrollDemoZoomCodeTests {
  @Test("the code of a zoomed plane has its scale, its offset, and the content's size at scale 1")
  func zoomed() throws {
    let run = try DemoRun(ScrollDemo.self, set: [("content", .choice("plane"))])
    let demo = try #require(run.host.demo as? ScrollDemo)
    let size = "contentSize: Size(width: 2000.0, height: 2000.0)"
    #expect(demo.code.contains(size) && !demo.code.contains("view.zoomScale"))
    demo.view.zoomScale = 2
    #expect(demo.view.contentSize.width == 4000)
    #expect(demo.code.contains(size))
    #expect(
      demo.code.contains(
        "view.zoomScale = 2.0\nview.setContentOffset(Point(x: 187.5, y: 333.5), animated: false)\n"))
  }
}
