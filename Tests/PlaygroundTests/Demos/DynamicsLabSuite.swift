import CradleGeometry
import CradleScrolling
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// Helpers for the suites of the demo dynamics-lab.
protocol DynamicsLabSuite {}

extension DynamicsLabSuite {
  func run(_ page: String, viewport: Size = Size(width: 375, height: 667)) throws -> DemoRun {
    var run = try DemoRun(DynamicsLabDemo.self, viewport: viewport, set: [("page", .choice(page))])
    run.device = .mouse
    return run
  }

  func element(_ run: DemoRun, _ id: String, at time: Double) throws -> TraceElement {
    try #require(run.element(id, at: time))
  }
}
