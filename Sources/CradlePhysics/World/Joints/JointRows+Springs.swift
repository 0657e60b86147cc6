// Rows that are springs.
extension JointRows {
  /// Turns a rod or rope into a spring, or changes a spring's numbers.
  func setSpring(_ joint: Joint, frequency: Double, damping: Double, poses: JointPoses) {
    var spring = JointSpring(frequency: frequency, damping: damping)
    if joint.point >= 0 { return points.pointer(joint.point).pointee.spring = spring }
    spring.place(poses)
    let row = lines.pointer(joint.line)
    row.pointee.bound = .spring
    row.pointee.spring = spring
    row.pointee.impulse = 0
  }

  /// Computes a spring's softness for a sub-step.
  func updateSoftness(of joint: Joint, _ settings: World.Settings) {
    guard let spring = spring(of: joint) else { return }
    let softness = Softness(
      frequency: spring.frequency, damping: spring.damping,
      h: settings.subStepDuration, conservesEnergy: settings.conservesEnergy)
    if joint.point >= 0 {
      points.pointer(joint.point).pointee.spring.softness = softness
    } else {
      lines.pointer(joint.line).pointee.spring.softness = softness
    }
  }

  /// Sums the stiffness of the springs at each body and reduces those that are too stiff together, so that no
  /// direction has more than `Softness.stiffest` (Gershgorin's bound on the largest eigenvalue).
  mutating func balanceSprings(_ bodies: borrowing BodyStore, h: Float) {
    guard lines.springCount + points.springCount > 0 else { return }
    loads.resize(bodies.count, filling: 0)
    forEachSpring { spring, frame in
      loads.base[Int(frame.bodyA)] = 0
      loads.base[Int(frame.bodyB)] = 0
    }
    forEachSpring { spring, frame in
      let load = spring.load(frame, bodies.mass(frame.bodyA), bodies.mass(frame.bodyB), h: h)
      loads.base[Int(frame.bodyA)] += load.a
      loads.base[Int(frame.bodyB)] += load.b
    }
    forEachSpring { spring, frame in
      let load = max(loads[frame.bodyA], loads[frame.bodyB])
      let mass = spring.mass(frame, bodies.mass(frame.bodyA), bodies.mass(frame.bodyB))
      spring.effectiveMass = load > Softness.stiffest ? mass * (Softness.stiffest / load) : mass
    }
  }

  private func forEachSpring(_ body: (inout JointSpring, JointFrame) -> Void) {
    lines.forEachSpring { body(&$0.pointee.spring, $0.pointee.frame) }
    points.forEachSpring { body(&$0.pointee.spring, $0.pointee.frame) }
  }
}
