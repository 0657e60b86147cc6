/// Fills the bounces of a step.
///
///     v ≤ ½a·T: the flight after it would last less than a step T, so the approach v does not bounce
///
/// a is the acceleration that presses the two together: their relative acceleration along the normal, or the
/// contact's load.
///
///     e·(v − w) > w   ⇔   v > w·(1 + 1/e)        w a hand's share of the approach, e the restitution
///
/// Restitution ignores the hand's own speed (`Impact`). A body that would separate more slowly than the hand moves
/// does not bounce, and the contact pushes it with the hand's limited force. Otherwise a hand would drive bodies in a wedge with
/// unlimited force, impact by impact.
struct BouncePacker {
  private let bodies: BodySpans
  private let shapes: ShapeSpans
  private let hands: HandSpans
  private let rows: UnsafeMutablePointer<Bounce>
  private let floor: Float
  private let half: Float
  private let rate: Float
  private let conservesEnergy: Bool

  init(
    bodies: BodySpans, shapes: ShapeSpans, hands: HandSpans, rows: UnsafeMutablePointer<Bounce>,
    _ settings: World.Settings
  ) {
    self.bodies = bodies
    self.shapes = shapes
    self.hands = hands
    self.rows = rows
    floor = Float(settings.restitutionThreshold)
    half = Float(settings.stepDuration / 2)
    rate = Float(Double(settings.subSteps) / settings.stepDuration)
    conservesEnergy = settings.conservesEnergy
  }

  @inline(__always) func pack(_ contact: UnsafeMutablePointer<Contact>, _ place: Int) {
    let row = rows + place
    let n = contact.pointee.manifold.normal
    // In lanes, because the compiler makes an unpredictable branch of the comparison of two numbers.
    let pressing = FloatLanes(conservesEnergy ? half * pressing(contact, n) : 0)
    var threshold = FloatLanes.larger(pressing, FloatLanes(floor)).a
    row.pointee.handSign = 0
    for place in 0..<hands.count {
      let held = hands.held[place].body
      let side: Int8 = held == contact.pointee.bodyA ? 1 : held == contact.pointee.bodyB ? -1 : 0
      guard side != 0 else { continue }
      row.pointee.handSign += side
      let own = n.dot(LocalVector(bodies.states[Int(held)].vx, bodies.states[Int(held)].vy)) * Float(side)
      if own > 0 { threshold = max(threshold, own * (1 + 1 / contact.pointee.restitution)) }
    }
    contact.pointee.bounceThreshold = threshold
    row.pointee.threshold = threshold
    row.pointee.normal = n
    row.pointee.count = contact.pointee.manifold.count
    let radii = shapes.circleRadii(of: contact)
    row.pointee.first = BouncePoint(contact.pointee.manifold.first, n, radii)
    row.pointee.second =
      contact.pointee.manifold.count > 1
      ? BouncePoint(contact.pointee.manifold.second, n, radii) : row.pointee.first
  }

  /// The greater of the acceleration along the normal and that of the load, pt/s².
  @inline(__always) private func pressing(
    _ contact: UnsafeMutablePointer<Contact>, _ n: LocalVector
  ) -> Float {
    let (a, b) = (Int(contact.pointee.bodyA), Int(contact.pointee.bodyB))
    let (driveA, driveB) = (bodies.drives + a, bodies.drives + b)
    let (massA, massB) = (bodies.masses + a, bodies.masses + b)
    let pressing = -n.dot(
      LocalVector(driveB.pointee.ax - driveA.pointee.ax, driveB.pointee.ay - driveA.pointee.ay))
    let k =
      n.x * n.x * (massA.pointee.x + massB.pointee.x) + n.y * n.y * (massA.pointee.y + massB.pointee.y)
    let impulse = contact.pointee.manifold.first.normalImpulse + contact.pointee.manifold.second.normalImpulse
    return max(pressing, impulse * k * rate)
  }
}
