import CradleGeometry

/// A body on which nothing acts but a soft point at its centre, gravity and a constant force.
///
///     s = a/ω²        the sag: from the anchor to the equilibrium
struct IsolatedSpring {
  /// The body's slot.
  let body: Int32
  /// The soft point.
  let row: PointRow

  /// A point that is this near to the centre, in points, acts on it: far more than the rounding of a centre of mass
  /// 10⁶ pt from the origin (10⁻¹⁰ pt), and far less than can be seen.
  private static let centered = 1e-6

  /// The longest sag in points: a spring's offset from its equilibrium is in single precision (`SpringGroup`), which resolves
  /// 10⁴ pt to 0.001 pt.
  private static let longestSag = 1e4

  /// Nil if anything else may act on the body: another joint, a contact, or a soft point beside the centre; and if the
  /// spring is so weak that it has its equilibrium too far away.
  init?(
    _ body: Int32, _ bodies: borrowing BodyStore, _ joints: borrowing JointStore,
    _ contacts: borrowing ContactGraph
  ) {
    guard !bodies.isStatic(body), bodies.isAwake(body), contacts.firstEnd(of: body) < 0 else { return nil }
    self.init(onlyJointOf: body, joints)
    guard bodies.isWall(row.frame.bodyA == body ? row.frame.bodyB : row.frame.bodyA) else { return nil }
    let isA = row.frame.bodyA == body
    let x = isA ? row.frame.localAX : row.frame.localBX
    let y = isA ? row.frame.localAY : row.frame.localBY
    guard abs(x) + abs(y) < Self.centered, hasNearHome(bodies) else { return nil }
  }

  /// Nil if the body has another number of joints than one, or the joint is not a soft point.
  init?(onlyJointOf body: Int32, _ joints: borrowing JointStore) {
    guard joints.count(ofBody: body) == 1, let row = joints.softPoint(joints.firstEnd(of: body) >> 1)
    else { return nil }
    (self.body, self.row) = (body, row)
  }

  /// Whether the sag under gravity and applied forces is short enough for the closed form.
  func hasNearHome(_ bodies: borrowing BodyStore) -> Bool {
    let sag = sag(bodies)
    return abs(sag.dx) < Self.longestSag && abs(sag.dy) < Self.longestSag
  }

  /// The sag along each axis that is not locked; infinite if ω² underflows.
  private func sag(_ bodies: borrowing BodyStore) -> Vector {
    let omega = 2 * Double.pi * row.spring.frequency
    let (drive, mass) = (bodies.drive(body), bodies.mass(body))
    func sag(_ acceleration: Float, _ inverseMass: Float) -> Double {
      inverseMass > 0 && acceleration != 0 ? Double(acceleration) / (omega * omega) : 0
    }
    return Vector(dx: sag(drive.ax, mass.x), dy: sag(drive.ay, mass.y))
  }

  /// The equilibrium under gravity and applied forces: the anchor and the sag.
  func home(_ springs: borrowing SpringBank, _ bodies: borrowing BodyStore) -> Point {
    let frame = row.frame
    let anchor =
      frame.bodyA == body
      ? springs.anchorPoint(frame.bodyB, frame.localBX, frame.localBY, bodies)
      : springs.anchorPoint(frame.bodyA, frame.localAX, frame.localAY, bodies)
    let mass = bodies.mass(body)
    let center = springs.center(of: body, bodies)
    let sag = sag(bodies)
    return Point(
      x: mass.x > 0 ? anchor.x + sag.dx : center.x, y: mass.y > 0 ? anchor.y + sag.dy : center.y)
  }
}
