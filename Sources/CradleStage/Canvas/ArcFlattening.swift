import CradleGeometry

/// Turns arcs into corners: so many that no edge deviates from its arc by a twentieth of a pixel.
struct ArcFlattening {
  let pixelsPerPoint: Double

  /// A polygon of a circle's area, with its corners slightly outside; exact if the circle through them gets as many
  /// corners.
  func circle(_ center: Point, _ radius: Double) -> [Point] {
    let step = 2 * .pi / Double(cornerCount(radius, angle: 2 * .pi))
    return arc(center, radius * (step / Vector(angle: step, length: 1).dy).squareRoot(), from: 0, to: 2 * .pi)
  }

  /// The outline of a rectangle with round corners.
  func rounded(_ rect: Rect, _ radius: Double) -> [Point] {
    let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
    let inner = rect.insetBy(dx: radius, dy: radius)
    let corners = [
      Point(x: inner.maxX, y: inner.maxY), Point(x: inner.minX, y: inner.maxY),
      Point(x: inner.minX, y: inner.minY), Point(x: inner.maxX, y: inner.minY),
    ]
    guard radius > 0 else { return corners }
    return corners.enumerated().flatMap { turn, corner in
      let start = Double(turn) * .pi / 2
      return arc(corner, radius, from: start, to: start + .pi / 2)
        + [corner + Vector(angle: start + .pi / 2, length: radius)]
    }
  }

  // Points on an arc without its end.
  private func arc(_ center: Point, _ radius: Double, from start: Double, to end: Double) -> [Point] {
    let count = cornerCount(radius, angle: end - start)
    return (0..<count).map {
      center + Vector(angle: start + (end - start) * Double($0) / Double(count), length: radius)
    }
  }

  private func cornerCount(_ radius: Double, angle: Double) -> Int {
    let whole = 10 * min(radius * pixelsPerPoint, 100_000).squareRoot()
    return max(Int((whole * angle / (2 * .pi)).rounded(.up)), 3)
  }
}
