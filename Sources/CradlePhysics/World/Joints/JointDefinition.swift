import CradleGeometry

/// An anchor of a joint.
///
/// ```swift
/// let world = World(settings: .accurate)
/// world.gravity = Vector(dx: 0, dy: 1000)
/// let sign = world.addBody(BodyDefinition(position: Point(x: 0, y: 50)))
/// world.addShape(.circle(radius: 10), to: sign)
/// // From a nail in the wall to a point above the sign's middle.
/// let corner = JointAnchor.body(sign, offset: Vector(dx: 0, dy: -10))
/// world.addJoint(.rod(.world(.zero), corner))
/// world.step(120)
/// print(world[sign].position.y)  // about 50: the rod holds it
/// ```
public enum JointAnchor: Sendable, Hashable {
  /// A fixed point of the world, in points.
  case world(Point)
  /// A point of a body: its offset from the body's origin, in points, in the body's own axes.
  case body(BodyHandle, offset: Vector = .zero)
}

/// The definition of a joint; every number must be finite, except an end of limits, which then limits nothing. Lengths are
/// below 10⁹ pt, anchors at most 10⁷ pt from their body's position, frequencies and damping ratios below 10⁴.
///
/// ```swift
/// let world = World()
/// let bob = world.addBody(BodyDefinition(position: Point(x: 100, y: 0)))
/// _ = world.addShape(.circle(radius: 10), to: bob)
/// let rod = world.addJoint(.rod(.world(.zero), .body(bob), length: 100))
/// world.remove(rod)
/// ```
public enum JointDefinition: Sendable, Hashable {
  /// Keeps two points at a distance: points, 0 or more; nil is the present distance. Below half a
  /// point it is a pivot.
  case rod(JointAnchor, JointAnchor, length: Double? = nil)
  /// Limits the distance of two points: points, 0 or more; nil is the present distance. Below half a
  /// point it is a pivot.
  case rope(JointAnchor, JointAnchor, length: Double? = nil)
  /// Pulls two points to a distance: frequency in Hz, above 0; damping ratio, 0 or more, 1 is critical.
  case spring(JointAnchor, JointAnchor, length: Double? = nil, frequency: Double, damping: Double)
  /// Pulls a point of B to a point of A along both axes: frequency in Hz, above 0; damping ratio, 0 or more, 1 is critical.
  /// Exact if it acts at a body's centre and nothing else acts on the body.
  case softPoint(JointAnchor, JointAnchor, frequency: Double, damping: Double)
  /// Pins two points together; limits in radians of B's angle less A's, from its present value; friction in kg·pt²/s²,
  /// 0 ..< 10³⁰.
  case pivot(JointAnchor, JointAnchor, limits: ClosedRange<Double>? = nil, frictionTorque: Double = 0)
  /// Holds a point of B on an axis through the point of A, and B's angle less A's at its present value. The axis is a
  /// direction in the world at present, not zero, and turns with A; limits in points along it, from A's point.
  case slider(JointAnchor, JointAnchor, axis: Vector, limits: ClosedRange<Double>? = nil)
  /// Joins two bodies rigidly: holds two points together, and B's angle less A's at its present value. Points that are
  /// apart are pulled together.
  case weld(JointAnchor, JointAnchor)

  var anchors: (a: JointAnchor, b: JointAnchor) {
    switch self {
    case .rod(let a, let b, _), .rope(let a, let b, _), .spring(let a, let b, _, _, _),
      .softPoint(let a, let b, _, _), .pivot(let a, let b, _, _), .slider(let a, let b, _, _),
      .weld(let a, let b):
      return (a, b)
    }
  }
}
