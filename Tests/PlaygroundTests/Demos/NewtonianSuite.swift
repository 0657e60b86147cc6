import CradleGeometry
import TestSupport
import Testing

@testable import Playground

/// Helpers for the suites of the demo newtonian.
protocol NewtonianSuite {}

extension NewtonianSuite {
  static var rates: [Double] { [60.0, 120] }

  func number(_ run: DemoRun, _ name: String) -> Double? {
    guard case .number(let number) = run.value(name) else { return nil }
    return number
  }
}
