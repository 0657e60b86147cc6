import CradleGeometry

// The search for contacts at a cut's start: which pairs may touch, and their manifolds.
extension Simulation {
  /// Updates pairs and manifolds for the bodies' present positions.
  mutating func findContacts() {
    stageObserver?(.pairs)
    findPairs()
    stageObserver?(.contacts)
    updateContacts()
  }

  /// Makes a contact for every new pair of boxes.
  private mutating func findPairs() {
    guard broadPhase.hasMoved else { return }
    broadPhase.findPairs(pairRules, into: &lists.found)
    for place in 0..<lists.found.count {
      let index = contacts.add(lists.found.base[place], shapes, bodies)
      let contact = contacts.pointer(index)
      let (bodyA, bodyB) = (contact.pointee.bodyA, contact.pointee.bodyB)
      springs.leave(bodyA, &bodies, &joints)
      springs.leave(bodyB, &bodies, &joints)
      if bodies.isAwake(bodyA) || bodies.isAwake(bodyB) { contacts.wake(index) }
    }
    lists.found.removeAll()
  }

  /// Finds every awake pair's manifold, removes pairs whose boxes no longer overlap, reports begins and ends,
  /// and lists pairs at walls.
  private mutating func updateContacts() {
    contacts.beginSearch()
    broadPhase.forgetStrayed()
    let horizon = SearchHorizon(Float(settings.stepDuration), subSteps: settings.subSteps)
    let longest = broadPhase.sweepAhead(
      bodies.spans, shapes.spans, duration: Float(settings.stepDuration), fall: horizon.share * horizon.fall)
    // Other bodies may hit both bodies of a pair, and send each of them as far as the fastest one goes.
    let farthest = 2 * longest
    let narrowPhase = NarrowPhase(
      bodies: bodies.spans, shapes: shapes.spans, searched: contacts.searchedPoses,
      scratch: contacts.collisionScratch,
      duration: Float(settings.stepDuration), horizon: horizon, farthest: farthest,
      predictsMidStep: settings.conservesEnergy)
    // Contacts that wake during the loop are appended.
    var start = 0
    while start < contacts.awakeCount {
      removeParted(from: start)
      listNearContacts(from: start, farthest)
      start = contacts.awakeCount
      updateNearContacts(narrowPhase)
    }
  }

  /// Removes the awake contacts whose boxes no longer overlap.
  private mutating func removeParted(from start: Int) {
    lists.parted.removeAll()
    lists.parted.reserve(contacts.awakeCount - start)
    var end = lists.parted.base
    for place in start..<contacts.awakeCount {
      let entry = contacts.awake(at: place)
      // Branches would be unpredictable: a contact that does not count is overwritten by the next one.
      end.pointee = entry.contact
      end += broadPhase.boxesOverlap(entry.shapeA, entry.shapeB) ? 0 : 1
    }
    lists.parted.advance(to: end)
    var touchingBits: UInt8 = 0
    for turn in 0..<lists.parted.count {
      if turn & 7 == 0 {
        touchingBits = contacts.touchingBits(
          of: lists.parted.base + turn, count: min(8, lists.parted.count - turn))
      }
      removeContact(lists.parted.base[turn], isTouching: touchingBits & 1 << UInt8(turn & 7) != 0)
    }
  }

  /// Lists the awake contacts whose shapes may touch in the step, by comparing boxes alone.
  private mutating func listNearContacts(from start: Int, _ farthest: Float) {
    lists.near.removeAll()
    lists.near.reserve(contacts.awakeCount - start)
    var end = lists.near.base
    for place in start..<contacts.awakeCount {
      let entry = contacts.awake(at: place)
      if entry.isAtWall { contacts.appendWall(entry.contact) }
      let isClear = broadPhase.areClear(
        entry.shapeA, entry.shapeB, pushedBy: entry.passesImpactsOn ? farthest : 0)
      // A place that does not count is overwritten by the next one.
      end.pointee = Int32(truncatingIfNeeded: place)
      end += isClear && !entry.isNear ? 0 : 1
    }
    lists.near.advance(to: end)
  }

  private mutating func updateNearContacts(_ narrowPhase: NarrowPhase) {
    var manifoldBits: UInt8 = 0
    for turn in 0..<lists.near.count {
      if turn & 7 == 0 {
        manifoldBits = contacts.manifoldBits(
          at: lists.near.base + turn, count: min(8, lists.near.count - turn))
      }
      let entry = contacts.awake(at: Int(lists.near.base[turn]))
      let contact = contacts.pointer(entry.contact)
      let hadPoints = manifoldBits & 1 << UInt8(turn & 7) != 0
      let change = narrowPhase.update(contact, entry.contact)
      let hasPoints = contact.pointee.manifold.count > 0
      if hasPoints { contacts.appendManifold(entry.contact, contact) }
      let isNear = hasPoints || contact.pointee.isTouching
      if isNear != entry.isNear { contacts.setNear(at: Int(lists.near.base[turn]), isNear) }
      switch change {
      case .none: break
      case .began: reportBegan(entry.contact, isStepOver: true)
      case .ended: report(.ended, entry.contact)
      }
      if hasPoints && !hadPoints {
        // An awake body came near a sleeping one.
        wakeIfAsleep(contact.pointee.bodyA)
        wakeIfAsleep(contact.pointee.bodyB)
      }
    }
  }
}
