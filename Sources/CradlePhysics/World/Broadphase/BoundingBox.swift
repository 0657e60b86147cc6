import CradleGeometry

/// An axis-aligned box in world points; touching boxes overlap.
struct BoundingBox: BitwiseCopyable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  @inline(__always) init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(_ rect: Rect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  @inline(__always) func overlaps(_ b: BoundingBox) -> Bool {
    minX <= b.maxX && b.minX <= maxX && minY <= b.maxY && b.minY <= maxY
  }

  @inline(__always) func grown(by margin: Double) -> BoundingBox {
    BoundingBox(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// The union of the box and the box moved by a displacement.
  @inline(__always) func swept(_ x: Double, _ y: Double) -> BoundingBox {
    BoundingBox(
      minX: x < 0 ? minX + x : minX, minY: y < 0 ? minY + y : minY,
      maxX: x > 0 ? maxX + x : maxX, maxY: y > 0 ? maxY + y : maxY)
  }

  /// Whether the segment from (x, y) along (dx, dy) meets the box.
  @inline(__always) func meetsSegment(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double) -> Bool {
    let sweep = BoundingBox(minX: x, minY: y, maxX: x, maxY: y).swept(dx, dy)
    guard overlaps(sweep) else { return false }
    // The box's corners lie on both sides of the line unless its projection on the line's normal does not
    // contain the line.
    let side = (minX + maxX) / 2 - x
    let height = (minY + maxY) / 2 - y
    let distance = abs(dx * height - dy * side)
    return distance <= abs(dx) * (maxY - minY) / 2 + abs(dy) * (maxX - minX) / 2
  }
}
