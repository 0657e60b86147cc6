import CradleGeometry

// Changes of joints by the caller, and the present poses of their bodies.
extension Simulation {
  mutating func addJoint(_ definition: JointDefinition, collides: Bool, frame: JointFrame) -> Int32 {
    let index = joints.add(definition, collides: collides, frame: frame, poses: poses(of: frame))
    wakeJoint(index)
    joints.updateSoftness(index, settings)
    if !collides { removeContacts(between: frame.bodyA, and: frame.bodyB) }
    return index
  }

  mutating func removeJoint(_ index: Int32) {
    let joint = joints[index]
    wakeJoint(index)
    joints.remove(index)
    markSpringDirty(joint.bodyA)
    markSpringDirty(joint.bodyB)
    if !joint.collides {
      // The bodies may collide from now on: their pairs are searched again.
      broadPhase.mark(shapesOf: joint.bodyA, shapes)
      broadPhase.mark(shapesOf: joint.bodyB, shapes)
    }
  }

  /// Wakes both bodies and requests a check of the joint before the next step.
  mutating func wakeJoint(_ index: Int32) {
    let joint = joints[index]
    wake(joint.bodyA)
    wake(joint.bodyB)
    markSpringDirty(joint.bodyA)
    markSpringDirty(joint.bodyB)
    joints.markStale()
  }

  /// The present poses of a joint's bodies.
  func poses(of frame: JointFrame) -> JointPoses {
    JointPoses(
      angleA: bodies.angle(frame.bodyA), angleB: bodies.angle(frame.bodyB),
      armA: anchorPoint(frame.bodyA, frame.localAX, frame.localAY) - center(of: frame.bodyA),
      armB: anchorPoint(frame.bodyB, frame.localBX, frame.localBY) - center(of: frame.bodyB), gap: gap(frame))
  }

  /// The present vector from a joint's first anchor to its second.
  func gap(_ frame: JointFrame) -> Vector {
    anchorPoint(frame.bodyB, frame.localBX, frame.localBY)
      - anchorPoint(frame.bodyA, frame.localAX, frame.localAY)
  }

  /// Moves a joint's anchor in the world; an isolated spring stays in its closed form.
  mutating func moveWorldAnchor(ofJoint index: Int32, to point: Point) {
    let joint = joints[index]
    joints.moveWorldAnchor(of: index, to: point)
    let body = joint.bodyA == 0 ? joint.bodyB : joint.bodyA
    if joints.softPoint(index) != nil, springs.holds(body) {
      springs.refreshHome(of: body, bodies, joints)
    } else {
      wakeJoint(index)
    }
  }

  mutating func setSpring(ofJoint index: Int32, frequency: Double, damping: Double) {
    let poses = poses(of: joints.frame(of: index))
    joints.setSpring(index, frequency: frequency, damping: damping, poses: poses)
    joints.updateSoftness(index, settings)
    wakeJoint(index)
  }
}
