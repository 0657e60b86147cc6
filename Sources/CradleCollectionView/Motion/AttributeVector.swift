import CradleGeometry

/// An element's attributes as one vector, so that one law animates them all: x, y, width, height, scale,
/// angle, alpha.
typealias AttributeVector = SIMD8<Double>

extension LayoutAttributes {
  /// The animated attributes.
  var vector: AttributeVector {
    AttributeVector(center.x, center.y, size.width, size.height, scale, angle, alpha, 0)
  }

  /// The attributes with a vector's values; sizes, scale and alpha are clamped to their ranges.
  func with(_ vector: AttributeVector) -> LayoutAttributes {
    var copy = self
    copy.center = Point(x: vector[0], y: vector[1])
    copy.size = Size(width: max(0, vector[2]), height: max(0, vector[3]))
    copy.scale = max(0, vector[4])
    copy.angle = vector[5]
    copy.alpha = min(max(vector[6], 0), 1)
    return copy
  }
}

extension AttributeVector {
  /// A displacement of the centre alone.
  init(_ shift: Vector) { self.init(shift.dx, shift.dy, 0, 0, 0, 0, 0, 0) }

  /// Whether every component is finite.
  var isFinite: Bool { indices.allSatisfy { self[$0].isFinite } }

  /// The largest component, with scale, angle and alpha counted as a hundred points, so that one threshold
  /// fits all.
  var magnitude: Double {
    var largest = 0.0
    for index in 0..<4 { largest = Swift.max(largest, abs(self[index])) }
    for index in 4..<7 { largest = Swift.max(largest, abs(self[index]) * 100) }
    return largest
  }
}
