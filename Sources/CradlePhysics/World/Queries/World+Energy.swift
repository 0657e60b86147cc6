import CradleGeometry

extension World {
  /// ½mv² + ½Iω² of every dynamic body, kg·pt²/s²; divide by 10⁴ for joules.
  public var kineticEnergy: Double {
    var sum = 0.0
    forEachDynamicBody { sum += $0.kineticEnergy }
    return sum
  }

  /// −m·g·x of every dynamic body against a reference point, kg·pt²/s²; divide by 10⁴ for joules.
  package func potentialEnergy(from reference: Point = .zero) -> Double {
    var sum = 0.0
    forEachDynamicBody { view in
      sum -= view.mass * view.gravityScale * gravity.dot(view.centerOfMass - reference)
    }
    return sum
  }

  private func forEachDynamicBody(_ body: (BodyView) -> Void) {
    for index in 1..<Int32(simulation.bodies.count)
    where simulation.bodies.isLive(index) && !simulation.bodies.isStatic(index) {
      body(BodyView(world: self, index: index))
    }
  }

  /// ½kC² of every spring, k = mω² with the spring's effective mass, kg·pt²/s²; divide by 10⁴ for joules.
  package var elasticEnergy: Double {
    var sum = 0.0
    for index in 0..<Int32(simulation.joints.slotCount) where simulation.joints.isLive(index) {
      guard let spring = simulation.joints.spring(index) else { continue }
      let frame = simulation.joints.frame(of: index)
      let stretch = simulation.gap(frame).length - Double(simulation.joints.length(index) ?? 0)
      let omega = 2 * Double.pi * spring.frequency
      sum += omega * omega * springMass(spring, frame) * stretch * stretch / 2
    }
    return sum
  }

  /// The mass from which a spring's stiffness is computed: with energy conservation a constant, else the
  /// present effective mass along its axis.
  private func springMass(_ spring: JointSpring, _ frame: JointFrame) -> Double {
    var spring = spring
    if !simulation.settings.conservesEnergy { spring.place(simulation.poses(of: frame)) }
    return Double(
      spring.mass(frame, simulation.bodies.mass(frame.bodyA), simulation.bodies.mass(frame.bodyB)))
  }

  /// A hash of the state: FNV-1a over positions, angles and velocities in slot order. Worlds with equal
  /// states, to the last bit, have equal hashes.
  package var stateHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: Double) {
      var bits = value.bitPattern
      for _ in 0..<8 {
        hash = (hash ^ (bits & 0xFF)) &* 0x100_0000_01B3
        bits >>= 8
      }
    }
    for index in 1..<Int32(simulation.bodies.count) where simulation.bodies.isLive(index) {
      let center = simulation.center(of: index)
      let velocity = simulation.velocity(of: index)
      mix(center.x)
      mix(center.y)
      mix(simulation.bodies.angle(index))
      mix(velocity.dx)
      mix(velocity.dy)
      mix(Double(simulation.bodies.state(index).w))
    }
    return hash
  }
}
