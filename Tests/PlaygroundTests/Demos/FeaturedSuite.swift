import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// Helpers for the suites of the demo featured.
protocol FeaturedSuite {}

extension FeaturedSuite {
  static var sizes: [Size] {
    [
      Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 900, height: 1100),
    ]
  }

  static var tolerance: Double { 1e-6 }

  /// A demo scrolled to an offset.
  func run(
    at offset: Double, _ size: Size = sizes[0], set: [(String, Parameter.Value)] = []
  ) throws -> DemoRun {
    let run = try DemoRun(FeaturedDemo.self, viewport: size, set: set)
    let demo = try #require(run.host.demo as? FeaturedDemo)
    demo.collection.contentOffset.y = offset
    return run
  }

  /// Where the cell of a photo begins and how high it is.
  func span(_ frame: TraceFrame, _ item: Int) -> (top: Double, height: Double)? {
    frame.elements.first { $0.index == [0, item] }.map { element in
      let height = element.size.height * element.scale
      return (element.center.y - height / 2, height)
    }
  }

  func isNear(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < Self.tolerance } ?? false }
}
