import CradleGeometry

extension Vector {
  /// The force with each component limited to ±10¹² kg·pt/s², a range that the world can use; NaN becomes 0.
  var limited: Vector { limited(to: 1e12) }

  /// The vector with each component limited to ±`most`; NaN becomes 0.
  func limited(to most: Double) -> Vector {
    func limit(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, -most), most) }
    return Vector(dx: limit(dx), dy: limit(dy))
  }
}
