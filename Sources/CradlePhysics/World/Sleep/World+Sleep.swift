import CradleGeometry

extension World {
  /// Wakes every body.
  public func wakeAll() {
    for index in 1..<Int32(bodySlots.count) where bodySlots.isLive(index) { wake(index) }
  }

  /// Wakes a body with everything it touches or is joined to; nothing happens to a static one.
  func wake(_ index: Int32) {
    let body = bodies.base + Int(index)
    if body.pointee.isStatic { return }
    if body.pointee.springGroup >= 0 {
      springGroups[Int(body.pointee.springGroup)].wake(body.pointee.springCell)
      return
    }
    if body.pointee.awakeIndex >= 0 {
      poses.base[Int(index)].slowFor = 0
      return
    }
    wakeStack.removeAll()
    appendAwake(index)
    wakeStack.append(index)
    jointsAreStale = true
    while wakeStack.count > 0 {
      let next = wakeStack.removeLast()
      springIsDirty(next)
      var contact = bodies[next].firstContact
      while contact >= 0 {
        appendAwakeContact(contact)
        let record = contacts[contact]
        if record.manifold.count > 0 {
          spreadWaking(record.bodyA == next ? record.bodyB : record.bodyA)
        }
        contact = nextContact(contact, of: next)
      }
      var edge = bodies[next].firstJoint
      while edge >= 0 {
        spreadWaking(otherBody(edge))
        edge = nextEdge(edge)
      }
    }
  }

  private func spreadWaking(_ index: Int32) {
    let body = bodies.base + Int(index)
    guard !body.pointee.isStatic, body.pointee.awakeIndex < 0, body.pointee.springGroup < 0 else { return }
    appendAwake(index)
    wakeStack.append(index)
  }

  /// Wakes what touches a body or hangs on it, the body's own sleep aside.
  func wakeNeighbours(of index: Int32) {
    var contact = bodies[index].firstContact
    while contact >= 0 {
      let record = contacts[contact]
      if record.manifold.count > 0 {
        wake(record.bodyA == index ? record.bodyB : record.bodyA)
      } else if bodies[index].isStatic {
        appendAwakeContact(contact)
      }
      contact = nextContact(contact, of: index)
    }
    var edge = bodies[index].firstJoint
    while edge >= 0 {
      wake(otherBody(edge))
      edge = nextEdge(edge)
    }
  }

  /// Puts islands to sleep that have been slow for long enough: bodies linked by contacts and joints, found by union.
  func settleIslands() {
    let delay = Float(settings.sleepDelay)
    var isAnyReady = false
    let order = awakeBodies.base
    for place in 0..<awakeBodies.count where poses.base[Int(order[place])].slowFor >= delay {
      isAnyReady = true
      break
    }
    // A heap's last twitching body must not cost everybody a union each step; a few bodies sleep on time.
    guard isAnyReady, stepCount % 4 == 0 || awakeBodies.count <= 8 else { return }
    joinIslands()
    let parents = islands.base
    if kinematics.count > 0 { keepAwakeByKinematics(find) }
    // An island may sleep when its liveliest member may: the root collects the shortest time.
    for place in 0..<awakeBodies.count {
      let index = order[place]
      let root = Int(find(index))
      let isReady = poses.base[Int(index)].slowFor >= delay && bodies.base[Int(index)].allowsSleep
      if !isReady { parents[root] = -2 }
    }
    var place = awakeBodies.count - 1
    while place >= 0 {
      let index = awakeBodies.base[place]
      if parents[Int(find(index))] != -2 { fallAsleep(index) }
      place -= 1
    }
    dropSleepingContacts()
    jointsAreStale = true
  }

  private func joinIslands() {
    islands.resize(bodies.count, filling: -1)
    let parents = islands.base
    for place in 0..<awakeBodies.count { parents[Int(awakeBodies.base[place])] = -1 }
    for place in 0..<awakeContacts.count {
      let contact = contacts.base + Int(awakeContacts.base[place])
      if contact.pointee.manifold.count > 0 { unite(contact.pointee.bodyA, contact.pointee.bodyB) }
    }
    unite(jointOrder.distance) { distanceJoints.base[Int($0)].frame }
    unite(jointOrder.softPoint) { softPoints.base[Int($0)].frame }
    unite(jointOrder.pivot) { pivotJoints.base[Int($0)].frame }
    unite(jointOrder.slider) { sliderJoints.base[Int($0)].frame }
  }

  private func unite(_ order: borrowing Buffer<Int32>, _ frame: (Int32) -> JointFrame) {
    for place in 0..<order.count {
      let joint = frame(order.base[place])
      unite(joint.bodyA, joint.bodyB)
    }
  }

  private func unite(_ a: Int32, _ b: Int32) {
    guard bodies.base[Int(a)].awakeIndex >= 0, bodies.base[Int(b)].awakeIndex >= 0,
      !bodies.base[Int(a)].isStatic, !bodies.base[Int(b)].isStatic
    else { return }
    let rootA = find(a)
    let rootB = find(b)
    if rootA != rootB { islands.base[Int(max(rootA, rootB))] = min(rootA, rootB) }
  }

  /// The root of a body's island; paths are halved on the way. Roots hold −1, or −2 when they must stay awake.
  private func find(_ start: Int32) -> Int32 {
    let parents = islands.base
    var index = start
    while parents[Int(index)] >= 0 {
      let parent = parents[Int(index)]
      if parents[Int(parent)] >= 0 { parents[Int(index)] = parents[Int(parent)] }
      index = parent
    }
    return index
  }

  private func fallAsleep(_ index: Int32) {
    let state = states.base + Int(index)
    state.pointee.vx = 0
    state.pointee.vy = 0
    state.pointee.w = 0
    rememberPose(index)
    removeAwake(index)
  }

  private func dropSleepingContacts() {
    var place = awakeContacts.count - 1
    while place >= 0 {
      let index = awakeContacts.base[place]
      let contact = contacts[index]
      if bodies[contact.bodyA].awakeIndex < 0 && bodies[contact.bodyB].awakeIndex < 0 {
        removeAwakeContact(index)
      }
      place -= 1
    }
  }
}
