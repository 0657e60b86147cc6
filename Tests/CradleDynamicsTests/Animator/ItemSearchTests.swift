import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// `items(in:)` finds an item 10 pt beyond its upright box (measured), whatever its outline, angle and place.
struct ItemSearchTests {
  /// The corners of an outline that extends far beyond the bounds of its item.
  private static let corners = [Vector(dx: -90, dy: -4), Vector(dx: 5, dy: -70), Vector(dx: 30, dy: 40)]

  @Test(
    "an item is found 9.9 pt beside its box and not 10.1 pt, at any angle, however far from the origin",
    arguments: [0, 0.3, .pi / 4, 2, -5.9], [0, 1e8])
  func margin(angle: Double, origin: Double) {
    let triangle = Box(origin, origin, width: 10, height: 10, outline: .path(Self.corners), name: "triangle")
    let bar = Box(origin, origin, width: 120, height: 8, name: "bar")
    for (item, corners) in [(triangle, Self.corners), (bar, Self.corners(width: 120, height: 8))] {
      item.rotation = angle
      let animator = DynamicAnimator()
      animator.addBehavior(GravityBehavior(items: [item]))
      let turned = corners.map { Transform(angle: angle, around: .zero).apply(Point.zero + $0) }
      let reach = Size(
        width: turned.map { abs($0.x) }.max() ?? 0, height: turned.map { abs($0.y) }.max() ?? 0)
      for (distance, isFound) in [(9.9, true), (10.1, false)] {
        for sign in [-1.0, 1] {
          let beside = item.center + Vector(dx: sign * (reach.width + distance + 0.5), dy: 0)
          let above = item.center + Vector(dx: 0, dy: sign * (reach.height + distance + 0.5))
          for place in [beside, above] {
            let found = animator.items(in: Rect(center: place, size: Size(width: 1, height: 1)))
            #expect(found.count == (isFound ? 1 : 0), "\(item), \(distance) pt at \(place)")
          }
        }
      }
    }
  }

  private static func corners(width: Double, height: Double) -> [Vector] {
    [-0.5, 0.5].flatMap { x in [-0.5, 0.5].map { y in Vector(dx: x * width, dy: y * height) } }
  }
}
