extension World {
  // A body's joints are a doubly linked list of ends, joint · 2 + side; the ground keeps none.

  func nextEdge(_ edge: Int32) -> Int32 {
    let joint = joints.base + Int(edge >> 1)
    return edge & 1 == 0 ? joint.pointee.nextA : joint.pointee.nextB
  }

  func otherBody(_ edge: Int32) -> Int32 {
    let joint = joints.base + Int(edge >> 1)
    return edge & 1 == 0 ? joint.pointee.bodyB : joint.pointee.bodyA
  }

  func link(_ index: Int32) {
    for side in 0..<Int32(2) {
      let body = side == 0 ? joints[index].bodyA : joints[index].bodyB
      if body == 0 { continue }
      let first = bodies[body].firstJoint
      if side == 0 { joints.base[Int(index)].nextA = first } else { joints.base[Int(index)].nextB = first }
      if first >= 0 { setPrevious(of: first, to: index << 1 | side) }
      bodies.base[Int(body)].firstJoint = index << 1 | side
      bodies.base[Int(body)].jointCount += 1
    }
  }

  func unlink(_ index: Int32) {
    let joint = joints[index]
    for side in 0..<Int32(2) {
      let body = side == 0 ? joint.bodyA : joint.bodyB
      if body == 0 { continue }
      let previous = side == 0 ? joint.previousA : joint.previousB
      let next = side == 0 ? joint.nextA : joint.nextB
      if previous >= 0 { setNext(of: previous, to: next) } else { bodies.base[Int(body)].firstJoint = next }
      if next >= 0 { setPrevious(of: next, to: previous) }
      bodies.base[Int(body)].jointCount -= 1
    }
  }

  private func setNext(of edge: Int32, to value: Int32) {
    let joint = joints.base + Int(edge >> 1)
    if edge & 1 == 0 { joint.pointee.nextA = value } else { joint.pointee.nextB = value }
  }

  private func setPrevious(of edge: Int32, to value: Int32) {
    let joint = joints.base + Int(edge >> 1)
    if edge & 1 == 0 { joint.pointee.previousA = value } else { joint.pointee.previousB = value }
  }

  /// Whether a joint keeps two bodies from colliding.
  func isCollisionBarred(_ a: Int32, _ b: Int32) -> Bool {
    let shorter = bodies[a].jointCount > 0 && a != 0 ? a : b
    let other = shorter == a ? b : a
    guard shorter != 0 else { return false }
    var edge = bodies[shorter].firstJoint
    while edge >= 0 {
      if otherBody(edge) == other && !joints[edge >> 1].collides { return true }
      edge = nextEdge(edge)
    }
    return false
  }

  /// The joints with an awake end, by kind; isolated springs solve themselves.
  func refreshJointOrder() {
    jointOrder.removeAll()
    for index in 0..<Int32(jointSlots.count) where jointSlots.isLive(index) {
      let joint = joints[index]
      guard bodies[joint.bodyA].awakeIndex >= 0 || bodies[joint.bodyB].awakeIndex >= 0 else { continue }
      markFirm(joint)
      switch joint.kind {
      case .distance: jointOrder.distance.append(joint.place)
      case .softPoint: jointOrder.softPoint.append(joint.place)
      case .pivot: jointOrder.pivot.append(joint.place)
      case .slider: jointOrder.slider.append(joint.place)
      }
    }
    jointsAreStale = false
  }

  private func markFirm(_ joint: Joint) {
    let a = bodies.base + Int(joint.bodyA)
    let b = bodies.base + Int(joint.bodyB)
    let isLocked = a.pointee.locksX || a.pointee.locksY || b.pointee.locksX || b.pointee.locksY
    let isFirm =
      !isLocked
      && ((a.pointee.isStatic && b.pointee.jointCount == 1)
        || (b.pointee.isStatic && a.pointee.jointCount == 1))
    if !isFirm && joint.kind != .softPoint { jointOrder.hasChains = true }
    switch joint.kind {
    case .distance: distanceJoints.base[Int(joint.place)].isFirm = isFirm
    case .pivot: pivotJoints.base[Int(joint.place)].isFirm = isFirm
    case .softPoint, .slider: break
    }
  }
}
