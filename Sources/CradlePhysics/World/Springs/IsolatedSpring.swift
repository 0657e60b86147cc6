import CradleGeometry

/// A body on which nothing acts but a soft point at its centre, gravity and a constant force.
struct IsolatedSpring {
  /// The body's slot.
  let body: Int32
  /// The soft point.
  let row: PointRow

  /// A point that is this near to the centre, in points, acts on it: far more than the rounding of a centre of mass
  /// 10⁶ pt from the origin (10⁻¹⁰ pt), and far less than can be seen.
  private static let centered = 1e-6

  /// Nil if anything else may act on the body: another joint, a contact, or a soft point beside the centre.
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
    guard abs(x) + abs(y) < Self.centered else { return nil }
  }

  /// Nil if the body has another number of joints than one, or the joint is not a soft point.
  init?(onlyJointOf body: Int32, _ joints: borrowing JointStore) {
    guard joints.count(ofBody: body) == 1, let row = joints.softPoint(joints.firstEnd(of: body) >> 1)
    else { return nil }
    (self.body, self.row) = (body, row)
  }

  /// The equilibrium under gravity and applied forces: the anchor plus a/ω².
  func home(_ springs: borrowing SpringBank, _ bodies: borrowing BodyStore) -> Point {
    let frame = row.frame
    let anchor =
      frame.bodyA == body
      ? springs.anchorPoint(frame.bodyB, frame.localBX, frame.localBY, bodies)
      : springs.anchorPoint(frame.bodyA, frame.localAX, frame.localAY, bodies)
    let omega = 2 * Double.pi * row.spring.frequency
    let drive = bodies.drive(body)
    let mass = bodies.mass(body)
    let center = springs.center(of: body, bodies)
    return Point(
      x: mass.x > 0 ? anchor.x + Double(drive.ax) / (omega * omega) : center.x,
      y: mass.y > 0 ? anchor.y + Double(drive.ay) / (omega * omega) : center.y)
  }
}
