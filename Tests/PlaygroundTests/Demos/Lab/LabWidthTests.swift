import CradleGeometry
import Testing

@testable import Playground

/// The pages of joints use the width of the stage.
struct LabWidthTests {
  private static let pages = ["attachment", "sliding", "limit", "pin", "fixed"]

  /// The share of the stage's width that bodies pass in four seconds.
  private func share(_ page: String, _ viewport: Size) throws -> Double {
    let run = try DemoRun(DynamicsLabDemo.self, viewport: viewport, set: [("page", .choice(page))])
    var (low, high) = (Double.infinity, -Double.infinity)
    for step in 0...240 {
      for element in run.frame(at: Double(step) / 60).elements {
        low = min(low, element.center.x - element.size.width / 2 * element.scale)
        high = max(high, element.center.x + element.size.width / 2 * element.scale)
      }
    }
    return (high - low) / viewport.width
  }

  // The stage of a window of 760 × 500, with the panel and without it, and that of one of 1280 × 800.
  @Test(
    "bodies cross most of a wide stage, too",
    arguments: pages,
    [Size(width: 464, height: 370), Size(width: 760, height: 500), Size(width: 760, height: 432)])
  func wideStage(page: String, viewport: Size) throws {
    let share = try share(page, viewport)
    #expect(share > 0.55, "\(share)")
  }

  @Test("on a phone's stage they are where the page declares them", arguments: pages)
  func phoneStage(page: String) throws {
    let name = try #require(LabPageName(rawValue: page))
    #expect(LabStage(viewport: Size(width: 375, height: 667)).spread == 1)
    let demo = DynamicsLabDemo(viewport: Size(width: 375, height: 667))
    try demo.parameters.set(demo.page, to: .choice(page))
    demo.parameterChanged(demo.page)
    #expect(Set(demo.run.start.bodies.map(\.id)) == Set(name.make().scene(spread: 1).bodies.map(\.id)))
    for joint in demo.run.start.joints { #expect(demo.run.start.body(joint.item) != nil) }
  }

  @Test(
    "a page laid out for a wide stage stays visible when the stage narrows", arguments: LabPageName.allCases)
  func narrowed(
    page: LabPageName
  ) throws {
    let run = try DemoRun(
      DynamicsLabDemo.self, viewport: Size(width: 900, height: 450), set: [("page", .choice(page.rawValue))])
    _ = run.frame(at: 0.5)
    try run.resize(375, 450, at: 0.5)
    for step in 30...240 {
      for element in run.frame(at: Double(step) / 60).elements {
        #expect(element.center.x > 0 && element.center.x < 375, "\(element.id) at \(step)")
      }
    }
  }

  @Test("a page that has not moved yet is laid out for the new size") func resizedAtStart() throws {
    let run = try DemoRun(DynamicsLabDemo.self, viewport: Size(width: 900, height: 450))
    try run.resize(375, 667, at: 0)
    let narrow = try DemoRun(DynamicsLabDemo.self, viewport: Size(width: 375, height: 667))
    #expect(run.frame(at: 1).elements.map(\.center) == narrow.frame(at: 1).elements.map(\.center))
  }

  @Test("a spread page is visible at its start", arguments: pages)
  func visibleAtStart(page: String) throws {
    for width in stride(from: 320.0, through: 2000, by: 140) {
      let viewport = Size(width: width, height: 500)
      let run = try DemoRun(DynamicsLabDemo.self, viewport: viewport, set: [("page", .choice(page))])
      for element in run.frame(at: 0).elements {
        let reach = element.size.width / 2 * element.scale
        #expect(
          element.center.x - reach > -1 && element.center.x + reach < width + 1, "\(element.id) at \(width)")
      }
    }
  }
}
