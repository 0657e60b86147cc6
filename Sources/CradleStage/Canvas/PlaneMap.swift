import CradleGeometry

/// A map from a plane of points to pixels, affine or in perspective.
struct PlaneMap {
  /// Without a lens from points to pixels, with one from points to the lens's plane.
  let affine: Transform
  let lens: Lens?

  init(_ affine: Transform, lens: Lens? = nil) { (self.affine, self.lens) = (affine, lens) }

  static let identity = PlaneMap(.identity)

  /// The pixel of a point.
  func apply(_ point: Point) -> Point {
    let mapped = affine.apply(point)
    return lens?.apply(mapped) ?? mapped
  }

  /// The affine map that agrees with it at a point and nearby.
  func tangent(at point: Point) -> Transform {
    guard let lens else { return affine }
    return affine.then(lens.tangent(at: affine.apply(point)))
  }
}

/// A projective map of the plane to pixels.
///
///     x′ = (a·x + c·y + tx) / w,  y′ = (b·x + d·y + ty) / w,  w = p·x + q·y + r
struct Lens: Hashable {
  private var flat: Transform
  private var p: Double
  private var q: Double
  private var r: Double

  /// The least w: points nearer to the eye, or behind it, are drawn far outside instead.
  private static let nearest = 1e-3

  /// The projection of the plane z = 0 about a centre, then `outer`.
  init(_ t: Transform3D, around center: Point, then outer: PlaneMap) {
    // First the centre to the origin.
    flat = Transform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    let moved = flat.apply(Point(x: -center.x, y: -center.y))
    (flat.tx, flat.ty) = (moved.x, moved.y)
    (p, q, r) = (t.m14, t.m24, t.m44 - t.m14 * center.x - t.m24 * center.y)
    // Then the origin back to the centre, and on to the pixels.
    follow(with: Transform(translation: center - Point.zero))
    follow(with: outer.affine)
    if let lens = outer.lens { follow(with: lens) }
  }

  /// Appends an affine map.
  private mutating func follow(with map: Transform) {
    follow(with: map, p: 0, q: 0, r: 1)
  }

  private mutating func follow(with lens: Lens) { follow(with: lens.flat, p: lens.p, q: lens.q, r: lens.r) }

  /// The product of two matrices of three rows.
  private mutating func follow(with map: Transform, p nextP: Double, q nextQ: Double, r nextR: Double) {
    let m = flat
    flat = Transform(
      a: map.a * m.a + map.c * m.b + map.tx * p, b: map.b * m.a + map.d * m.b + map.ty * p,
      c: map.a * m.c + map.c * m.d + map.tx * q, d: map.b * m.c + map.d * m.d + map.ty * q,
      tx: map.a * m.tx + map.c * m.ty + map.tx * r, ty: map.b * m.tx + map.d * m.ty + map.ty * r)
    (p, q, r) = (
      nextP * m.a + nextQ * m.b + nextR * p, nextP * m.c + nextQ * m.d + nextR * q,
      nextP * m.tx + nextQ * m.ty + nextR * r
    )
  }

  private func depth(_ point: Point) -> Double { max(p * point.x + q * point.y + r, Self.nearest) }

  func apply(_ point: Point) -> Point {
    let (position, depth) = (flat.apply(point), depth(point))
    return Point(x: position.x / depth, y: position.y / depth)
  }

  /// The affine map that agrees with it at a point and nearby: the derivative by the quotient rule.
  func tangent(at point: Point) -> Transform {
    let (depth, projected) = (depth(point), apply(point))
    let (a, b) = ((flat.a - projected.x * p) / depth, (flat.b - projected.y * p) / depth)
    let (c, d) = ((flat.c - projected.x * q) / depth, (flat.d - projected.y * q) / depth)
    return Transform(
      a: a, b: b, c: c, d: d, tx: projected.x - a * point.x - c * point.y,
      ty: projected.y - b * point.x - d * point.y)
  }
}
