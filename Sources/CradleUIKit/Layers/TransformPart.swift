import CradleGeometry

/// A part of a transform that has a key path: a translation, a scale or a rotation.
struct TransformPart {
  private enum Kind: String { case translation, scale, rotation }
  private let kind: Kind
  /// The axis: x, y or z; nil for all, for a rotation z.
  private let axis: Int?

  init?(_ name: String) {
    let words = name.split(separator: ".")
    guard let kind = words.first.flatMap({ Kind(rawValue: String($0)) }), words.count < 3 else { return nil }
    self.kind = kind
    let axes = ["x", "y", "z"]
    axis = words.count == 2 ? axes.firstIndex(of: String(words[1])) : kind == .rotation ? 2 : nil
    if words.count == 2, axis == nil { return nil }
  }

  /// The number of its components: a translation without an axis has two.
  var count: Int { axis == nil && kind == .translation ? 2 : 1 }

  private func lengths(_ m: CATransform3D) -> [CGFloat] {
    [
      (m.m11 * m.m11 + m.m12 * m.m12 + m.m13 * m.m13).squareRoot(),
      (m.m21 * m.m21 + m.m22 * m.m22 + m.m23 * m.m23).squareRoot(),
      (m.m31 * m.m31 + m.m32 * m.m32 + m.m33 * m.m33).squareRoot(),
    ]
  }

  func read(_ m: CATransform3D) -> [Double] {
    switch (kind, axis) {
    case (.translation, nil): [Double(m.m41), Double(m.m42)]
    case (.translation, let axis?): [Double([m.m41, m.m42, m.m43][axis])]
    case (.scale, nil):
      [Double(lengths(m).reduce(0, +) / 3)]
    case (.scale, let axis?): [Double(lengths(m)[axis])]
    case (.rotation, 0): [atan2(Double(m.m23), Double(m.m33))]
    case (.rotation, 1): [atan2(Double(-m.m13), Double(m.m33))]
    case (.rotation, _): [atan2(Double(m.m12), Double(m.m11))]
    }
  }

  func written(_ value: [Double], to m: CATransform3D) -> CATransform3D {
    var m = m
    let first = CGFloat(value[0])
    switch (kind, axis) {
    case (.translation, nil): (m.m41, m.m42) = (first, CGFloat(value[1]))
    case (.translation, 0): m.m41 = first
    case (.translation, 1): m.m42 = first
    case (.translation, _): m.m43 = first
    case (.scale, _):
      let lengths = lengths(m)
      let factors = (0..<3).map { index in
        axis == nil || axis == index ? (lengths[index] > 0 ? first / lengths[index] : first) : 1
      }
      m = CATransform3DConcat(CATransform3DMakeScale(factors[0], factors[1], factors[2]), m)
    case (.rotation, _):
      let angle = first - CGFloat(read(m)[0])
      m = CATransform3DConcat(
        CATransform3DMakeRotation(angle, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0), m)
    }
    return m
  }
}
