/// Bodies linked by contacts and joints, found by union-find; they sleep together when all have been slow for
/// long enough.
struct Islands: ~Copyable {
  /// By body slot: the parent in the island's tree; −1 for a root, or −2 for one that must stay awake.
  private var parents = Buffer<Int32>()
  private var stack = Buffer<Int32>()

  var byteCount: Int { parents.byteCount + stack.byteCount }

  // MARK: Waking

  /// Wakes a body with all bodies that it touches or is joined to; does nothing for a static one. Marks joints stale
  /// and springs dirty.
  mutating func wake(
    _ index: Int32, _ bodies: inout BodyStore, _ contacts: inout ContactGraph, _ joints: inout JointStore,
    _ springs: inout SpringBank
  ) {
    if bodies.isStatic(index) { return }
    if springs.holds(index) { return springs.wake(index) }
    if bodies.isAwake(index) { return bodies.refreshSleep(index) }
    stack.removeAll()
    bodies.appendAwake(index)
    stack.append(index)
    joints.markStale()
    while stack.count > 0 {
      let next = stack.removeLast()
      springs.markDirty(next, bodies, joints)
      var contactEnd = contacts.firstEnd(of: next)
      while contactEnd >= 0 {
        contacts.wake(contactEnd >> 1)
        let record = contacts.pointer(contactEnd >> 1)
        if record.pointee.manifold.count > 0 {
          spread(contactEnd & 1 == 0 ? record.pointee.bodyB : record.pointee.bodyA, &bodies, springs)
        }
        contactEnd = contacts.nextEnd(contactEnd)
      }
      var end = joints.firstEnd(of: next)
      while end >= 0 {
        spread(joints.otherBody(end), &bodies, springs)
        end = joints.nextEnd(end)
      }
    }
  }

  /// Wakes the bodies that touch a body or are joined to it, whether that body sleeps or not.
  mutating func wakeNeighbors(
    of index: Int32, _ bodies: inout BodyStore, _ contacts: inout ContactGraph, _ joints: inout JointStore,
    _ springs: inout SpringBank
  ) {
    var contactEnd = contacts.firstEnd(of: index)
    while contactEnd >= 0 {
      let record = contacts[contactEnd >> 1]
      if record.manifold.count > 0 {
        wake(contactEnd & 1 == 0 ? record.bodyB : record.bodyA, &bodies, &contacts, &joints, &springs)
      } else if bodies.isStatic(index) {
        contacts.wake(contactEnd >> 1)
      }
      contactEnd = contacts.nextEnd(contactEnd)
    }
    var end = joints.firstEnd(of: index)
    while end >= 0 {
      wake(joints.otherBody(end), &bodies, &contacts, &joints, &springs)
      end = joints.nextEnd(end)
    }
  }

  private mutating func spread(_ index: Int32, _ bodies: inout BodyStore, _ springs: borrowing SpringBank) {
    guard !bodies.isStatic(index), !bodies.isAwake(index), !springs.holds(index) else { return }
    bodies.appendAwake(index)
    stack.append(index)
  }

  // MARK: Falling asleep

  /// The number of cuts between two checks, so that one moving body in a heap does not cost a union in each step: an
  /// island sleeps at most 0.07 s late, a seventh of the sleep delay. From 2 to 8 as many
  /// of 20 heaps rest (`Distributions --only heaps`).
  static let interval = 4
  /// The number of awake bodies up to which islands are checked in every cut: a union of so few costs nothing.
  private static let fewBodies = 8

  /// Puts islands to sleep in which every body has been slow for `delay` seconds.
  mutating func settle(
    _ bodies: inout BodyStore, _ contacts: inout ContactGraph, _ joints: inout JointStore, delay: Float,
    isTurn: Bool
  ) {
    var isAnyReady = false
    for place in 0..<bodies.awakeCount where bodies.slowTime(bodies.awake(at: place)) >= delay {
      isAnyReady = true
      break
    }
    guard isAnyReady, isTurn || bodies.awakeCount <= Self.fewBodies else { return }
    unite(bodies, contacts.spans, joints.spans)
    if bodies.kinematicCount > 0 { keepAwakeByKinematics(bodies, contacts, joints) }
    // An island may sleep when its fastest body may: the root collects the shortest time.
    for place in 0..<bodies.awakeCount {
      let index = bodies.awake(at: place)
      let isReady = bodies.slowTime(index) >= delay && bodies[index].allowsSleep
      if !isReady { parents[root(of: index)] = -2 }
    }
    var place = bodies.awakeCount - 1
    while place >= 0 {
      let index = bodies.awake(at: place)
      if parents[root(of: index)] != -2 {
        bodies.stop(index)
        bodies.rememberPose(index)
        bodies.removeAwake(index)
      }
      place -= 1
    }
    contacts.sleepWithBodies(bodies)
    joints.markStale()
  }

  private mutating func unite(_ bodies: borrowing BodyStore, _ contacts: ContactSpans, _ joints: JointSpans) {
    let spans = bodies.spans
    parents.resize(bodies.count, filling: -1)
    for place in 0..<spans.awakeCount { parents[spans.awake[place]] = -1 }
    for place in 0..<contacts.awakeCount where contacts.awake[place].isNear {
      let contact = contacts.contacts + Int(contacts.awake[place].contact)
      if contact.pointee.manifold.count > 0 { unite(contact.pointee.bodyA, contact.pointee.bodyB, spans) }
    }
    joints.forEachPair { unite($0, $1, spans) }
  }

  private func unite(_ a: Int32, _ b: Int32, _ bodies: BodySpans) {
    guard bodies.isAwake(a), bodies.isAwake(b), !bodies.isStatic(a), !bodies.isStatic(b) else { return }
    let rootA = root(of: a)
    let rootB = root(of: b)
    if rootA != rootB { parents[max(rootA, rootB)] = min(rootA, rootB) }
  }

  /// The root of a body's island, with path halving.
  private func root(of start: Int32) -> Int32 {
    let parents = parents.base
    var index = start
    while parents[Int(index)] >= 0 {
      let parent = parents[Int(index)]
      if parents[Int(parent)] >= 0 { parents[Int(index)] = parents[Int(parent)] }
      index = parent
    }
    return index
  }

  /// Keeps moving kinematic bodies awake, and the bodies that they touch or hold: marks the roots of their islands.
  @inline(never) private func keepAwakeByKinematics(
    _ bodies: borrowing BodyStore, _ contacts: borrowing ContactGraph, _ joints: borrowing JointStore
  ) {
    for place in 0..<bodies.kinematicCount {
      let index = bodies.kinematic(at: place)
      parents[root(of: index)] = -2
      var contactEnd = contacts.firstEnd(of: index)
      while contactEnd >= 0 {
        let record = contacts.pointer(contactEnd >> 1)
        let other = contactEnd & 1 == 0 ? record.pointee.bodyB : record.pointee.bodyA
        if record.pointee.manifold.count > 0, bodies.isAwake(other) { parents[root(of: other)] = -2 }
        contactEnd = contacts.nextEnd(contactEnd)
      }
      var end = joints.firstEnd(of: index)
      while end >= 0 {
        let other = joints.otherBody(end)
        if bodies.isAwake(other) { parents[root(of: other)] = -2 }
        end = joints.nextEnd(end)
      }
    }
  }
}
