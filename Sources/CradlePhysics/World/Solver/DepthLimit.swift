/// The depth that a step may cause in a wall, in points:
///
///     d = min(1 pt, 0.9·max(r, slop))        r the distance from the body's centre of mass to the shape's nearest face
///
/// One point is twice the slop: a heap's weight causes less, so that contacts alone carry a heap. A thin body's centre would
/// be behind the wall at that depth, and the body would leave on the wrong side. Less than the slop no contact pushes out.
/// A shape that does not contain the centre has no r.
struct DepthLimit {
  let bodies: BodySpans
  let shapes: ShapeSpans

  /// The limit of a thick body, in points: twice the slop.
  static let most: Float = 1
  /// The limit as a share of r. With 1 the centre would be on the wall, and its side depend on rounding. Chosen.
  private static let share: Float = 0.9
  /// The limit of the thinnest body, in points: contacts leave the slop.
  private static let least = share * Collider.slop

  /// A lower bound of the limits of a body's shapes, in points.
  @inline(__always) func least(for body: Int32) -> Float {
    bodies.masses[Int(body)].extent * Self.share >= Self.most ? Self.most : Self.least
  }

  /// The limit of a shape, in points.
  func callAsFunction(of shape: Int32) -> Float {
    let radius = thickness(shape)
    return radius < 0 ? Self.most : min(Self.most, Self.share * max(radius, Collider.slop))
  }

  /// The distance from the centre of mass to a shape's nearest face, in points; negative outside it, and for a segment.
  private func thickness(_ index: Int32) -> Float {
    let view = shapes.view(index)
    switch view.kind {
    case .segment: return -1
    case .circle: return view.radius - view.corners[0].length
    case .polygon:
      var nearest = Float.infinity
      for face in 0..<view.count { nearest = min(nearest, view.normals[face].dot(view.corners[face])) }
      return nearest
    }
  }
}
