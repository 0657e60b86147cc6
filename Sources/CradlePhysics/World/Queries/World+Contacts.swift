import CradleGeometry

extension World {
  /// The touching pairs with their impulses; sleeping pairs keep their last impulses.
  public var contactReports: [ContactReport] {
    var reports: [ContactReport] = []
    for index in 0..<Int32(simulation.contacts.slotCount)
    where simulation.contacts.isLive(index) && simulation.contacts[index].isTouching {
      let contact = simulation.contacts[index]
      let center = simulation.center(of: contact.bodyA)
      let points =
        contact.manifold.count == 2
        ? [contact.manifold.first, contact.manifold.second] : [contact.manifold.first]
      reports.append(
        ContactReport(
          bodyA: simulation.bodies.handle(of: contact.bodyA),
          bodyB: simulation.bodies.handle(of: contact.bodyB),
          points: points.map { center + $0.anchorA.vector }, normal: contact.manifold.normal.vector,
          impulses: points.map { Double($0.normalImpulse) },
          frictionImpulses: points.map { Double($0.tangentImpulse) },
          bounceImpulse: Double(contact.bounceImpulse), separations: points.map { Double($0.separation) }))
    }
    return reports
  }
}
