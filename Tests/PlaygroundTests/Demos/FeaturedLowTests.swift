import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// The list of photos in a window that is too low for it at its own size.
struct FeaturedLowTests {
  @Test("in a low window the switch's open photo leaves room for the next, and the row's card is whole")
  func lowSwitchIsWhole() throws {
    for layout in ["featured", "line"] {
      let size = Size(width: 504, height: 252)
      let run = try DemoRun(
        LayoutSwitchDemo.self, viewport: size,
        set: [("animated", .choice("off")), ("layout", .choice(layout))])
      run.rest()
      let cells = run.host.frame(0).elements.filter { $0.kind == "cell" }
      let largest = try #require(cells.max { $0.size.height * $0.scale < $1.size.height * $1.scale })
      let half = largest.size.height * largest.scale / 2
      #expect(
        largest.center.y - half >= 0 && largest.center.y + half <= size.height - (layout == "line" ? 0 : 40))
      if layout == "featured" { #expect(cells.count > 1) }
    }
  }

  @Test("a place beside a title is whole, or ends at its comma, or is not there")
  func placesAreWhole() {
    for landscape in Landscape.all {
      for room in 0...40 {
        let place = StoreCells.place(landscape.subtitle) { $0.count <= room }
        #expect(place.count <= room && landscape.subtitle.hasPrefix(place))
        #expect(
          place.isEmpty || place == landscape.subtitle
            || landscape.subtitle.dropFirst(place.count).first == ",")
      }
    }
  }

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
    #expect(elements.allSatisfy { abs($0.size.width * $0.scale - 320) < Tolerance.halfPoint })
  }
}
