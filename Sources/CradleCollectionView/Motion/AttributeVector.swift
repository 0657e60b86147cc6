import CradleGeometry

/// An element's attributes as one vector, so that one law animates them all: x, y, width, height, scale,
/// angle, alpha, and the components of its transform in space that affect a flat element.
///
/// These are the nine components that project the plane z = 0, minus the identity's: m11, m12, m14, m21, m22,
/// m24, m41, m42, m44.
typealias AttributeVector = SIMD16<Double>

extension LayoutAttributes {
  /// The animated attributes.
  var vector: AttributeVector {
    var vector = AttributeVector(
      lowHalf: SIMD8(center.x, center.y, size.width, size.height, scale, angle, alpha, 0),
      highHalf: .zero)
    if isFlat { return vector }
    let t = transform3D
    vector[7] = t.m11 - 1
    vector.highHalf = SIMD8(t.m12, t.m14, t.m21, t.m22 - 1, t.m24, t.m41, t.m42, t.m44 - 1)
    return vector
  }

  /// The attributes with a vector's values; sizes, scale and alpha are clamped to their ranges.
  func with(_ vector: AttributeVector) -> LayoutAttributes {
    var copy = self
    copy.center = Point(x: vector[0], y: vector[1])
    copy.size = Size(width: max(0, vector[2]), height: max(0, vector[3]))
    copy.scale = max(0, vector[4])
    copy.angle = vector[5]
    copy.alpha = vector[6].clamped(to: 0...1)
    if isFlat, vector[7] == 0, vector.highHalf == .zero { return copy }
    let space = vector.highHalf
    var t = transform3D
    (t.m11, t.m12, t.m14) = (vector[7] + 1, space[0], space[1])
    (t.m21, t.m22, t.m24) = (space[2], space[3] + 1, space[4])
    (t.m41, t.m42, t.m44) = (space[5], space[6], space[7] + 1)
    copy.transform3D = t
    return copy
  }
}

extension AttributeVector {
  /// A displacement of the centre alone.
  init(_ shift: Vector) {
    self.init(lowHalf: SIMD8(shift.dx, shift.dy, 0, 0, 0, 0, 0, 0), highHalf: .zero)
  }

  /// The centre's components.
  var center: Vector { Vector(dx: self[0], dy: self[1]) }
  var scale: Double {
    get { self[4] }
    set { self[4] = newValue }
  }
  var alpha: Double {
    get { self[6] }
    set { self[6] = newValue }
  }

  /// The vector with opacity 0.
  var faded: AttributeVector {
    var copy = self
    copy.alpha = 0
    return copy
  }

  /// Whether every component is finite.
  var isFinite: Bool { indices.allSatisfy { self[$0].isFinite } }

  /// The largest component, with scale, angle and alpha counted as a hundred points, so that one threshold
  /// fits all.
  var magnitude: Double {
    var largest = 0.0
    for index in 0..<4 { largest = Swift.max(largest, abs(self[index])) }
    for index in 4..<7 { largest = Swift.max(largest, abs(self[index]) * 100) }
    guard self[7] != 0 || highHalf != .zero else { return largest }
    let space = abs(self[7]) * 100
    return zip(highHalf.indices, Self.spaceScale).reduce(Swift.max(largest, space)) {
      Swift.max($0, abs(highHalf[$1.0]) * $1.1)
    }
  }

  /// The factors that convert the transform's components from m12 on to points: unitless ones act at a hundred points
  /// from the centre, those of the depth also at a depth of a hundred points.
  private static let spaceScale: [Double] = [100, 10_000, 100, 100, 10_000, 1, 1, 100]
}
