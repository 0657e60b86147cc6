import CradleGeometry

/// A disc inside a body, swept along a displacement: the shapes that it hits, and the times.
struct SweptDisc {
  let bodies: BodySpans
  let shapes: ShapeSpans
  let boxes: ProxySpans
  let rules: PairRules

  /// The radius of the swept disc: smaller than the outline by half of the overlap that resting bodies may have, so
  /// that touching bodies can slide, but no smaller than half of it.
  ///
  /// With an eighth of a point instead of a quarter a bar that tumbles without losses gains energy (`ConfinementTests`);
  /// with half of one as many of 20 heaps, squeezes, hands and pulls pass (`Distributions`).
  func radius(of index: Int32) -> Double {
    let extent = bodies.masses[Int(index)].extent
    return Double(max(extent - 0.5 * Collider.slop, 0.5 * extent))
  }

  /// The share of a displacement after which a disc about a body's centre hits a wall, 0…1. The closure is called with
  /// each shape of a moving kinematic body whose box the disc may meet.
  @inline(__always) func freePart(
    of displacement: Vector, _ index: Int32, radius: Double, _ passesKinematic: (Int32) -> Void = { _ in }
  ) -> Double {
    let pose = bodies.poses[Int(index)]
    var earliest = 1.0
    let found = boxes.fixed.shapes(meeting: swept(pose, displacement, radius)) {
      mayMeet($0, pose, displacement, radius)
    }
    for wall in found {
      if bodies.isAwake(shapes.shapes[Int(wall)].body) {
        passesKinematic(wall)
        continue
      }
      guard mayMeet(index, wall) else { continue }
      if isApart(pose, displacement, radius, from: wall) { continue }
      earliest = min(earliest, timeOfImpact(pose, displacement, radius, wall) ?? earliest)
    }
    return earliest
  }

  /// Whether any of a body's shapes may meet a shape.
  func mayMeet(_ index: Int32, _ other: Int32) -> Bool {
    var shape = shapes.firstOfBody[Int(index)]
    while shape >= 0 {
      if boxes.contains(shape) && rules.mayMeet(shape, other) { return true }
      shape = shapes.shapes[Int(shape)].next
    }
    return false
  }

  /// A body's displacement in the step.
  @inline(__always) func displacement(of index: Int32) -> Vector {
    let state = bodies.states + Int(index)
    return Vector(dx: Double(state.pointee.dx), dy: Double(state.pointee.dy))
  }

  /// The box that a body's disc sweeps in the step.
  @inline(__always) func swept(_ index: Int32) -> FlatBox {
    swept(bodies.poses[Int(index)], displacement(of: index), radius(of: index))
  }

  /// The box that a disc sweeps.
  @inline(__always) func swept(_ pose: BodyPose, _ displacement: Vector, _ radius: Double) -> FlatBox {
    FlatBox(
      BoundingBox(minX: pose.x, minY: pose.y, maxX: pose.x, maxY: pose.y)
        .swept(displacement.dx, displacement.dy).grown(by: radius))
  }

  /// Whether a disc may hit a shape in a box.
  @inline(__always) func mayMeet(
    _ box: FlatBox, _ pose: BodyPose, _ displacement: Vector, _ radius: Double
  ) -> Bool {
    box.bounds.grown(by: radius).meetsSegment(pose.x, pose.y, displacement.dx, displacement.dy)
  }

  /// Whether the line of one of a shape's edges separates the shape from a disc about a body's centre on a path that
  /// is no farther than `bend` from a straight relative displacement. False for circles.
  func isApart(_ pose: BodyPose, _ d: Vector, _ radius: Double, bend: Double = 0, from shape: Int32) -> Bool {
    let record = shapes.shapes[Int(shape)]
    guard record.kind != .circle else { return false }
    let other = bodies.poses[Int(record.body)]
    let (c, s) = (Double(other.c), Double(other.s))
    let (x, y) = (pose.x - other.x, pose.y - other.y)
    let start = Vector(dx: c * x + s * y, dy: c * y - s * x)
    let end = start + Vector(dx: c * d.dx + s * d.dy, dy: c * d.dy - s * d.dx)
    // The slop covers rounding.
    let distance = radius + bend + Double(Collider.slop)
    let corners = shapes.vertices + Int(record.first)
    var from = corners[Int(record.count) - 1].vector
    for index in 0..<Int(record.count) {
      let to = corners[index].vector
      let edge = to - from
      // Positive inside; a segment has two edges, one for each side.
      let height = max(edge.cross(start - from), edge.cross(end - from))
      if height < 0, height * height > distance * distance * edge.lengthSquared { return true }
      from = to
    }
    return false
  }

  /// The share of a relative displacement at which a disc about a body's centre first hits a shape; nil if it
  /// does not. `moved` is the part of a longer displacement that is behind it.
  func timeOfImpact(
    _ pose: BodyPose, moved: Vector = .zero, _ d: Vector, _ radius: Double, _ shape: Int32
  ) -> Double? {
    let record = shapes.shapes[Int(shape)]
    let other = bodies.poses[Int(record.body)]
    let p = Vector(dx: pose.x - other.x, dy: pose.y - other.y) + moved
    let corners = shapes.vertices + Int(record.first)
    func corner(_ index: Int) -> Vector { corners[index].turned(other.c, other.s).vector }
    switch record.kind {
    case .circle:
      let center = corner(0)
      let clear = (p - center).length - Double(record.radius)
      guard clear > 0 else { return nil }
      return DiscCast.point(
        p, d, center, Double(record.radius) + min(radius, (1 - DiscCast.clearance) * clear))
    case .segment: return DiscCast.segment(p, d, corner(0), corner(1), radius)
    case .polygon:
      var earliest: Double?
      for index in 0..<Int(record.count) {
        let from = corner(index)
        let to = corner(index + 1 < Int(record.count) ? index + 1 : 0)
        // From inside, every direction out is free.
        if (to - from).cross(p - from) > 0 { continue }
        if let time = DiscCast.segment(p, d, from, to, radius), time < earliest ?? 2 { earliest = time }
      }
      return earliest
    }
  }
}
