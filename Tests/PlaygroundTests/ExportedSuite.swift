import CradleCollectionView
import CradleDynamics
import CradleGeometry
import CradleScrolling
import Foundation
import Testing

@testable import Playground

/// What the suites of exported code share.
protocol ExportedSuite {}

extension ExportedSuite {
  static func host(_ id: String) throws -> DemoHost {
    let demo = try #require(DemoCatalog.demos.first { $0.card.id == id })
    return DemoHost(demo, viewport: demo.card.defaultViewport)
  }
}
