/// The greatest weight that a light body bears.
///
/// A contact's stiffness is proportional to the lighter mass m, so that a heavier body of mass M sinks by
///
///     d = A/ω²,   A = aₙ·M/m        aₙ the heavier body's steady acceleration towards the lighter one,
///                                   ω the contacts' frequency, rad/s
///
/// before the lift bears it, and a body that sinks by a part of its width tips over. If d is more than a
/// point, `StepCuts` uses shorter sub-steps and stiffer contacts. Equal masses never count, however high they are
/// stacked: one of them sinks by a hundredth of a point.
struct LightBodyLoad {
  private let bodies: BodySpans
  /// The impulse of a sub-step per mass above which a contact counts as loaded, pt/s.
  private let least: Float

  /// A load counts if it causes a tenth of a point of overlap, F ≥ 0.1 pt·m·ω², some ten times the lighter
  /// body's weight under usual gravity: a body that touches a heavier one from below need not bear it.
  private static let leastOverlap: Float = 0.1

  /// `frequency` is that of the contacts without heavy bodies, in Hz.
  init(bodies: BodySpans, frequency: Double, subStepDuration: Double) {
    self.bodies = bodies
    let omega = Float(2 * Double.pi * frequency)
    least = Self.leastOverlap * omega * omega * Float(subStepDuration)
  }

  /// The greatest A of all contacts, pt/s²; 0 if no body bears a heavier one.
  func greatest(_ contacts: ContactSpans) -> Float {
    var greatest: Float = 0
    for place in 0..<contacts.manifoldCount {
      let contact = contacts.contacts + Int(contacts.manifolds[place].contact)
      let manifold = contact.pointee.manifold
      let (a, b) = (Int(contact.pointee.bodyA), Int(contact.pointee.bodyB))
      let (massA, massB) = (bodies.masses[a], bodies.masses[b])
      let (inverseA, inverseB) = (max(massA.x, massA.y), max(massB.x, massB.y))
      let (light, heavy) = (max(inverseA, inverseB), min(inverseA, inverseB))
      guard heavy > 0, (manifold.first.normalImpulse + manifold.second.normalImpulse) * light >= least
      else { continue }
      // The normal points from A to B.
      let n = manifold.normal
      let drive = bodies.drives + (inverseA < inverseB ? a : b)
      let along = drive.pointee.ax * n.x + drive.pointee.ay * n.y
      greatest = max(greatest, (inverseA < inverseB ? along : -along) * light / heavy)
    }
    return greatest
  }
}
