import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// The list of photos in a window that is too low for it at its own size.
struct FeaturedLowTests {
  @Test("a low window shows the open photo, a closed one and part of a third", arguments: [150.0, 276, 420])
  func lowWindowShowsThree(height: Double)
    throws
  {
    let run = try DemoRun(FeaturedDemo.self, viewport: Size(width: 320, height: height))
    let elements = run.host.frame(0).elements
    func span(_ item: Int) throws -> ClosedRange<Double> {
      let element = try #require(elements.first { $0.index == [0, item] })
      let half = element.size.height * element.scale / 2
      return (element.center.y - half)...(element.center.y + half)
    }
    let (open, closed) = (try span(0), try span(1))
    #expect(
      abs(open.lowerBound) < Tolerance.closedForm
        && abs(closed.lowerBound - open.upperBound) < Tolerance.closedForm)
    #expect(closed.upperBound < height && elements.contains { $0.index == [0, 2] })
    #expect(elements.allSatisfy { abs($0.size.width * $0.scale - 320) < Tolerance.closedForm })
  }
}
