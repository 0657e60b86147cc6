import CradleGeometry

/// Finds the obstacles of a body that moves along a straight line without turning, by the narrow phase's
/// contacts.
struct PathAhead {
  let bodies: BodySpans
  let shapes: ShapeSpans
  let boxes: ProxySpans
  let rules: PairRules
  /// Scratch memory for a polygon's corners and normals in the other's axes.
  let scratch: UnsafeMutablePointer<LocalVector>

  /// The first obstacle on a displacement.
  struct Obstacle {
    /// The clear share of the displacement, 0…1.
    var time: Float
    /// The normal from the moving body to the obstacle.
    var normal: LocalVector
    /// The obstacle's body, and the point of contact relative to its centre of mass.
    var body: Int32
    var arm: LocalVector
  }

  /// The first obstacle for a body at its pose; nil if the displacement is clear. Bodies held by other hands
  /// are ignored.
  func first(for index: Int32, _ displacement: Vector) -> Obstacle? {
    var first: Obstacle?
    var shape = shapes.firstOfBody[Int(index)]
    while shape >= 0 {
      if boxes.contains(shape) {
        let box = FlatBox(
          shapes.box(of: shape, bodies.poses + Int(index)).grown(by: Double(Collider.margin))
            .swept(displacement.dx, displacement.dy))
        for other in boxes.fixed.shapes(meeting: box) { meet(shape, other, displacement, &first) }
        for other in boxes.moving.shapes(meeting: box) { meet(shape, other, displacement, &first) }
      }
      shape = shapes.shapes[Int(shape)].next
    }
    return first
  }

  private func meet(_ shape: Int32, _ other: Int32, _ displacement: Vector, _ first: inout Obstacle?) {
    let partner = shapes.shapes[Int(other)].body
    guard !bodies.records[Int(partner)].isHeld, rules.kindsMeet(shape, other), rules.mayMeet(shape, other)
    else { return }
    // The rounder shape is B, as in every contact.
    let isB = shapes.shapes[Int(shape)].kind.roundness > shapes.shapes[Int(other)].kind.roundness
    let own = bodies.poses[Int(shapes.shapes[Int(shape)].body)]
    let theirs = bodies.poses[Int(partner)]
    let (a, b) = isB ? (theirs, own) : (own, theirs)
    let motion = LocalVector(isB ? displacement : -displacement)
    let pose = RelativePose(of: b, in: a, motion: motion)
    let manifold = Collider.manifold(
      shapes.view(isB ? other : shape), shapes.view(isB ? shape : other), pose, scratch)
    guard manifold.count > 0 else { return }
    let normal = manifold.normal.turned(a.c, a.s)
    let rate = normal.dot(motion)
    let gap = manifold.leastSeparation
    guard rate < -Rounding.length, gap + rate < -Collider.graze else { return }
    let time = gap > 0 ? min(gap / -rate, 1) : 0
    guard time < first?.time ?? 2 else { return }
    let points = manifold.count == 2 ? (manifold.first, manifold.second) : (manifold.first, manifold.first)
    let arm = isB ? points.0.anchorA + points.1.anchorA : points.0.anchorB + points.1.anchorB
    first = Obstacle(
      time: time, normal: isB ? -normal : normal, body: partner, arm: (arm * 0.5).turned(a.c, a.s))
  }
}
