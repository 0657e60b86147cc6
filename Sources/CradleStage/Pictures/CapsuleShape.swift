import CradleGeometry

/// A shape of capsules, light inside with a dark edge, so that it is visible on any background.
package struct CapsuleShape {
  /// The size in points; the capsules and the edge lie inside.
  package let size: Size
  /// Segments and their radii, in points.
  private let capsules: [(from: Point, to: Point, radius: Double)]
  /// The width of the edge, in points.
  private let edge: Double

  /// Makes a shape; all lengths are in points.
  package init(size: Size, edge: Double, _ capsules: [(from: Point, to: Point, radius: Double)]) {
    (self.size, self.edge, self.capsules) = (size, edge, capsules)
  }

  /// Paints the capsules as one shape, so that it is evenly translucent, with edges antialiased over one pixel.
  /// `detail` is the number of pixels per point.
  package func picture(detail: Double) -> Picture {
    let (width, height) = (Int(pixels: size.width * detail), Int(pixels: size.height * detail))
    let pixels = (0..<width * height).map { index -> UInt32 in
      let point = Point(
        x: (Double(index % width) + 0.5) / detail, y: (Double(index / width) + 0.5) / detail)
      let outside = capsules.map { Self.distance(point, $0.from, $0.to) - $0.radius }.min() ?? 0
      let body = EdgeCoverage.inside(outside * detail)
      let whole = EdgeCoverage.inside((outside - edge) * detail)
      let light = UInt32((20 + (252 - 20) * body).rounded())
      return UInt32((whole * 255).rounded()) << 24 | light << 16 | light << 8 | light
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  private static func distance(_ point: Point, _ from: Point, _ to: Point) -> Double {
    let axis = to - from
    let share = ((point - from).dot(axis) / max(axis.lengthSquared, 1e-12)).clamped(to: 0...1)
    return point.distance(to: from + axis * share)
  }
}
