import CradleGeometry

@testable import Playground

extension DemoRun {
  /// How far the outlines of the items reach beyond a rectangle as they are shown, each in points; below zero inside.
  func reaches(beyond rect: Rect) -> [Double] {
    func reach(_ point: Point, _ radius: Double) -> Double {
      radius + max(rect.minX - point.x, point.x - rect.maxX, rect.minY - point.y, point.y - rect.maxY)
    }
    let items = host.demo.animator?.debugSnapshot().items ?? []
    return items.map { item in
      let reaches = item.outlines.flatMap { outline in
        switch outline {
        case .polygon(let corners): corners.map { reach($0, 0) }
        case .circle(let center, let radius, _): [reach(center, radius)]
        }
      }
      return reaches.max() ?? -.infinity
    }
  }
}
