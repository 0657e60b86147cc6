import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradleScrolling
import Foundation
import Testing

@testable import Playground

/// Helpers for the suites of exported code.
protocol ExportedSuite {}

extension ExportedSuite {
  static func host(_ id: String) throws -> DemoHost {
    let demo = try #require(DemoCatalog.demos.first { $0.card.id == id })
    return DemoHost(demo, viewport: demo.card.defaultViewport)
  }

  /// Sets every parameter to another value than its default: a choice to its first other word, a number to the middle of
  /// its range. Choices that set other parameters stay, and those that are named.
  static func setOtherValues(_ host: DemoHost, except kept: [String] = []) throws {
    for parameter in host.demo.parameters where parameter.presets.isEmpty && !kept.contains(parameter.name) {
      switch parameter.kind {
      case .choice(let words):
        try host.set(parameter.name, .choice(try #require(words.first { $0 != parameter.choice })))
      case .number(let range, _, _):
        try host.set(parameter.name, .number((range.lowerBound + range.upperBound) / 2))
      }
    }
  }
}
