import CradleGeometry

/// The contacts of shapes near each other: the contacts themselves, each body's list of them, those that are
/// awake, those of the present step, and the events, kept in agreement.
///
/// Invariant: an awake contact's entry agrees with the contact.
struct ContactGraph: ~Copyable {
  private var contacts = ContactStore()
  private var awake = AwakeContacts()
  private var lists = ContactLists()
  private var step = StepContacts()
  private var log = ContactLog()
  /// Scratch memory of the narrow phase: the corners and normals of the largest polygon, and the gaps of two of them.
  private var scratch = Buffer<LocalVector>()

  init() { scratch.resize(4 * ShapeDefinition.mostCorners, filling: .zero) }

  /// The number of contacts.
  var count: Int { contacts.count }
  var slotCount: Int { contacts.slotCount }
  var awakeCount: Int { awake.count }
  var byteCount: Int {
    contacts.byteCount + awake.byteCount + lists.byteCount + step.byteCount + scratch.byteCount
      + log.byteCount
  }

  mutating func cover(body: Int32) { lists.cover(body: body) }

  subscript(index: Int32) -> Contact { contacts[index] }

  func isLive(_ index: Int32) -> Bool { contacts.isLive(index) }
  /// A body's newest contact end, contact · 2 + side; −1 for none.
  @inline(__always) func firstEnd(of body: Int32) -> Int32 { lists.spans.firstEnd(of: body) }
  /// The next older end of the same body; −1 after the last.
  @inline(__always) func nextEnd(_ end: Int32) -> Int32 { lists.spans.nextEnd(end) }
  @inline(__always) func awake(at place: Int) -> AwakeContact { awake.base[place] }
  /// Reads a list's next contacts (`Contact.readTogether`); call it before each turn of a loop over the list.
  @inline(__always) func readAhead(_ turn: Int, of count: Int, _ slot: (Int) -> Int32) {
    guard turn % Contact.readTogether == 0 else { return }
    Contact.read(contacts.base, turn..<min(turn + Contact.readTogether, count), slot)
  }
  /// Sets whether an awake contact needs a full search at any distance of its shapes.
  @inline(__always) func setNear(at place: Int, _ isNear: Bool) { awake.base[place].isNear = isNear }
  /// A contact in place; valid until one is added.
  @inline(__always) func pointer(_ index: Int32) -> UnsafeMutablePointer<Contact> {
    contacts.base + Int(index)
  }

  /// The poses of the last searches, by slot; valid until a contact is added.
  @inline(__always) var searchedPoses: UnsafeMutablePointer<SearchedPose> { contacts.searchedPoses }

  /// The narrow phase's scratch memory.
  var collisionScratch: UnsafeMutablePointer<LocalVector> { scratch.base }

  /// The contacts for a step's passes; valid until one is added or changes its sleep.
  @inline(__always) var spans: ContactSpans {
    ContactSpans(
      contacts: contacts.base, awake: awake.base, awakeCount: awake.count, walls: step.wallBase,
      wallCount: step.wallCount, manifolds: step.manifoldBase, manifoldCount: step.manifoldCount,
      lists: lists.spans)
  }

  /// Describes a violated invariant, for tests; nil if there is none.
  func inconsistency(_ bodies: borrowing BodyStore) -> String? {
    if let wrong = contacts.inconsistency ?? lists.inconsistency(count: count, contacts.base) { return wrong }
    for place in 0..<awake.count {
      let entry = awake.base[place]
      let contact = contacts[entry.contact]
      if awake.place(of: entry.contact) != Int32(place) {
        return "awake contact \(entry.contact) is not at its place"
      }
      if entry.shapeA != contact.shapeA || entry.shapeB != contact.shapeB
        || entry.isAtWall != contact.isAtWall || entry.passesImpactsOn != contact.passesImpactsOn
        || (!entry.isNear && (contact.isTouching || contact.manifold.count > 0))
      {
        return "the entry of awake contact \(entry.contact) is wrong"
      }
    }
    for index in 0..<Int32(contacts.slotCount) where isLive(index) {
      let contact = contacts[index]
      if !bodies.isLive(contact.bodyA) || !bodies.isLive(contact.bodyB) {
        return "contact \(index) holds a dead body"
      }
      if contact.isAtWall != (bodies.isWall(contact.bodyA) || bodies.isWall(contact.bodyB)) {
        return "contact \(index) is wrong about its wall"
      }
      let manifold = contact.manifold
      let sum = manifold.first.normalImpulse + manifold.second.normalImpulse + manifold.normal.x
      if manifold.count > 0 && !sum.isFinite { return "contact \(index) has numbers that are not finite" }
      let (first, second) = (manifold.first.normalImpulse, manifold.second.normalImpulse)
      if (manifold.count < 1 && first != 0) || (manifold.count < 2 && second != 0) {
        return "contact \(index) has an impulse at a missing point"
      }
    }
    return nil
  }

  // MARK: Adding and removing

  /// Makes the contact of two shapes of different bodies; it starts asleep.
  @inline(__always) mutating func add(
    _ pair: ShapePair, _ shapes: borrowing ShapeStore, _ bodies: borrowing BodyStore
  ) -> Int32 {
    let contact = Contact(pair, shapes, bodies)
    let index = contacts.add(
      contact, diameter: min(shapes[contact.shapeA].diameter, shapes[contact.shapeB].diameter))
    awake.cover(contact: index)
    lists.add(index, contact.bodyA, contact.bodyB)
    return index
  }

  mutating func remove(_ index: Int32) {
    sleep(index)
    let contact = contacts.base + Int(index)
    lists.remove(index, contact.pointee.bodyA, contact.pointee.bodyB)
    contacts.remove(index)
  }

  // MARK: Sleep

  mutating func wake(_ index: Int32) { awake.wake(index, contacts.base + Int(index)) }

  mutating func sleep(_ index: Int32) { awake.sleep(index) }

  /// Puts contacts to sleep if both bodies sleep.
  mutating func sleepWithBodies(_ bodies: borrowing BodyStore) {
    var place = awake.count - 1
    while place >= 0 {
      let index = awake.base[place].contact
      let contact = contacts.base + Int(index)
      if !bodies.isAwake(contact.pointee.bodyA) && !bodies.isAwake(contact.pointee.bodyB) { sleep(index) }
      place -= 1
    }
  }

  // MARK: Materials and walls

  /// Recomputes the friction and restitution of a shape's contacts.
  mutating func refreshMaterials(ofShape shape: Int32, _ shapes: borrowing ShapeStore) {
    let body = shapes.body(of: shape)
    var end = firstEnd(of: body)
    while end >= 0 {
      let contact = contacts.base + Int(end >> 1)
      contact.pointee.mixMaterials(shapes)
      awake.entry(of: end >> 1)?.pointee.passesImpactsOn = contact.pointee.passesImpactsOn
      end = nextEnd(end)
    }
  }

  /// Updates which contacts are with a wall, after a body's change of kind.
  mutating func refreshWalls(of body: Int32, _ bodies: borrowing BodyStore) {
    var end = firstEnd(of: body)
    while end >= 0 {
      let contact = contacts.base + Int(end >> 1)
      contact.pointee.isAtWall = bodies.isWall(contact.pointee.bodyA) || bodies.isWall(contact.pointee.bodyB)
      awake.entry(of: end >> 1)?.pointee.isAtWall = contact.pointee.isAtWall
      end = nextEnd(end)
    }
  }

  // MARK: A step's contacts

  /// Forgets which contacts have walls and manifolds, before the search of a step.
  mutating func beginSearch() { step.begin(awakeCount: awake.count) }
  /// Lists an awake contact with a manifold.
  @inline(__always) mutating func appendManifold(_ entry: ManifoldEntry) { step.appendManifold(entry) }
  @inline(never) mutating func appendWall(_ index: Int32) { step.appendWall(index) }
  /// Removes the step's contacts with walls that need no further check; the others keep their order.
  @inline(__always) mutating func keepWalls(where isKept: (UnsafeMutablePointer<Contact>) -> Bool) {
    let contacts = contacts.base
    step.keepWalls { isKept(contacts + Int($0)) }
  }

  // MARK: Events

  /// The events since the start of the last call of `step`.
  var events: [ContactEvent] { log.events }
  mutating func forgetEvents() { log.removeAll() }
  mutating func note(_ event: ContactEvent) { log.append(event) }

  /// After an overflow: sets the impulses that the next sub-step would apply again, and the lifts, to 0.
  mutating func forgetImpulses() {
    for place in 0..<awake.count {
      let contact = contacts.base + Int(awake.base[place].contact)
      contact.pointee.manifold.forgetImpulses()
      contact.pointee.lift = 0
    }
  }

  /// Scales the impulses that the next sub-step applies again, also those of contacts that sleep.
  mutating func scaleImpulses(by ratio: Float) {
    for index in 0..<contacts.slotCount { contacts.base[index].manifold.scaleImpulses(by: ratio) }
  }

  // MARK: Memory

  /// Arranges contacts that are scattered in memory. Call it only between steps, whose lists refer to slots.
  mutating func arrangeIfScattered() {
    if contacts.isScattered { arrange() }
  }

  /// Arranges the contacts and releases memory if that for many times as many is held. Call it only between steps.
  mutating func releaseExcess(keeping needed: Int) {
    let needed = max(needed, count)
    if contacts.isWaste(keeping: needed) { arrange() }
    contacts.releaseExcess(keeping: needed)
    lists.releaseExcess(slots: contacts.slotCount, keeping: needed)
    awake.releaseExcess(slots: contacts.slotCount, keeping: needed)
    step.releaseExcess(keeping: needed)
    log.releaseExcess()
  }

  /// Moves all contacts to the lowest slots: first the awake ones, in the order in which steps visit them, then those
  /// that sleep. The order of bodies' lists and of the awake contacts stays the same, and so does every result.
  private mutating func arrange() {
    for place in 0..<Int32(awake.count) { exchange(awake.base[Int(place)].contact, place) }
    var end = Int32(awake.count)
    for index in end..<Int32(contacts.slotCount) where isLive(index) {
      exchange(index, end)
      end += 1
    }
    contacts.endSlots(at: Int(end))
  }

  /// Moves a contact to a slot, and the one that is there, if any, to its own.
  private mutating func exchange(_ index: Int32, _ slot: Int32) {
    guard index != slot else { return }
    guard isLive(slot) else { return move(index, to: slot) }
    lists.exchange(index, slot, contacts.base)
    awake.exchange(index, slot)
    contacts.exchange(index, slot)
  }

  /// Moves a contact to a free slot.
  private mutating func move(_ index: Int32, to slot: Int32) {
    contacts.move(index, to: slot)
    lists.move(index, to: slot, contacts[slot].bodyA, contacts[slot].bodyB)
    awake.move(index, to: slot)
  }
}
