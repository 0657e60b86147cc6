import CradleGeometry

/// The solver's contacts, sorted into colours and packed eight by eight. The arrays are kept between steps, so
/// that a steady step allocates nothing; their contents are valid only during a step.
struct ContactConstraints: ~Copyable {
  private var contactLanes = Buffer<ContactLanes>()
  /// Two points for each of the contact lanes.
  private var pointLanes = Buffer<ContactPointLanes>()
  private var colors = ColorScratch()
  private var bounces = Bounces()
  private var open = OpenContacts()
  private var grounded = GroundedBodies()
  private var rocking = RockingInertia()
  private var unloaded = Buffer<BodyVelocity>()
  /// The recent numbers of contact lanes and bounces.
  private var lanesPeak = Peak()
  private var bouncePeak = Peak()

  var byteCount: Int {
    contactLanes.byteCount + pointLanes.byteCount + colors.byteCount + bounces.byteCount
      + open.byteCount + grounded.byteCount + rocking.byteCount + unloaded.byteCount
  }

  /// The arrays for a step's passes; valid until the next step is prepared.
  @inline(__always) var spans: ConstraintSpans {
    ConstraintSpans(
      lanes: contactLanes.base, points: pointLanes.base, count: contactLanes.count, bounces: bounces.spans,
      open: open.spans, grounded: grounded.spans,
      unloaded: unloaded.base)
  }

  /// Applies `InternalLoss` after the impulses are stored.
  mutating func applyInternalLoss(
    _ contacts: ContactSpans, _ bodies: BodySpans, _ shapes: ShapeSpans, _ settings: World.Settings
  ) {
    guard contactLanes.count > 0 else { return }
    // The column of used colours is not needed after packing.
    InternalLoss(bodies: bodies, shapes: shapes, settings, freeDirections: colors.used.base).apply(contacts)
  }

  /// Gives the bodies that rock their own inertia again, after the last sub-step.
  mutating func restoreInertia(_ bodies: BodySpans) { rocking.restore(bodies) }

  /// The last colour holds the contacts that fit no other colour; they are solved one by one.
  private static let overflow = ColorScratch.colorCount - 1

  /// Sorts the contacts with a manifold into colours, so that no two contacts of a colour share a moving body, and packs
  /// them eight by eight.
  mutating func prepare(
    _ contacts: ContactSpans, _ bodies: BodySpans, _ shapes: ShapeSpans, _ joints: JointLinks,
    _ hands: HandSpans,
    kinematicCount: Int, _ settings: World.Settings
  ) {
    contactLanes.removeAll()
    pointLanes.removeAll()
    bounces.removeAll()
    open.removeAll()
    grounded.removeAll()
    unloaded.resize(bodies.count, filling: .zero)
    guard contacts.manifoldCount > 0, bodies.awakeCount > 0 else { return }
    colors.used.resize(bodies.count, filling: 0)
    let used = colors.used.base
    for place in 0..<bodies.awakeCount { used[Int(bodies.awake[place])] = 0 }
    colors.colored.removeAll()
    colors.colored.reserve(contacts.manifoldCount)
    grounded.reserve(contacts.manifoldCount)
    rocking.begin(bodies)
    let counts = colors.counts.base
    counts.update(repeating: 0, count: colors.counts.count)
    colors.end = 0
    if kinematicCount == 0 {
      color(contacts, bodies, joints, used, counts, settings) { _ in true }
    } else {
      // Contacts with kinematic bodies come first and those with static bodies last, so that a body between the
      // two is solved against the wall last.
      colors.ranks.resize(contacts.manifoldCount, filling: 0)
      let ranks = colors.ranks.base
      for place in 0..<contacts.manifoldCount {
        let entry = contacts.manifolds[place]
        let hasKinematic = bodies.isKinematic(entry.bodyA) || bodies.isKinematic(entry.bodyB)
        ranks[place] = entry.isAtWall ? 2 : hasKinematic ? 0 : 1
      }
      for rank in 0..<UInt8(3) {
        color(contacts, bodies, joints, used, counts, settings) { ranks[$0] == rank }
      }
    }
    grounded.keepSingle(used)
    rocking.raise(bodies, joints, duration: Float(settings.stepDuration))
    if bounces.count > 0 { bounces.link(bodyCount: bodies.count) }
    pack(contacts, bodies, shapes, joints, hands, counts, settings)
  }

  /// Gives every contact that is wanted the first colour without its moving bodies.
  @inline(__always) private mutating func color(
    _ contacts: ContactSpans, _ bodies: BodySpans, _ joints: JointLinks,
    _ used: UnsafeMutablePointer<UInt64>, _ counts: UnsafeMutablePointer<Int32>, _ settings: World.Settings,
    where isWanted: (_ place: Int) -> Bool
  ) {
    var last = colors.end - 1
    for place in 0..<contacts.manifoldCount where isWanted(place) {
      let entry = contacts.manifolds[place]
      let a = Int(entry.bodyA)
      let b = Int(entry.bodyB)
      let (massA, massB) = (bodies.masses + a, bodies.masses + b)
      let movesA = massA.pointee.x + massA.pointee.y + massA.pointee.turn > 0
      let movesB = massB.pointee.x + massB.pointee.y + massB.pointee.turn > 0
      guard movesA || movesB else { continue }
      let taken = (movesA ? used[a] : 0) | (movesB ? used[b] : 0)
      let color = min((~taken).trailingZeroBitCount, Self.overflow)
      let bit: UInt64 = 1 << UInt64(color)
      if movesA { used[a] |= bit }
      if movesB { used[b] |= bit }
      if color > last { last = color }
      let bounce = entry.mayBounce ? Int32(bounces.count) : -1
      // Contacts with one point come before those with two, so that few groups have both: a group's second points are
      // solved if any of its contacts has one.
      let bucket = 2 * color + (entry.hasTwoPoints ? 1 : 0)
      colors.colored.append(
        ColoredContact(
          slots: ContactSlots(contact: entry.contact, bounce: bounce), bucket: Int32(bucket),
          place: counts[bucket]))
      counts[bucket] += 1
      if entry.mayBounce { bounces.append(entry.contact, entry.bodyA, entry.bodyB) }
      bodies.drives[a].hasContacts = true
      bodies.drives[b].hasContacts = true
      if entry.loadedPoints > 0 {
        if settings.conservesEnergy {
          rocking.add(entry)
          if entry.isAtWall, movesA != movesB, taken == 0 {
            grounded.add(
              movesA ? entry.bodyA : entry.bodyB, contacts.contacts + Int(entry.contact), bodies, joints)
          }
        }
        bodies.drives[a].firstKickShare = 1
        bodies.drives[b].firstKickShare = 1
      }
    }
    colors.end = last + 1
  }

  private mutating func pack(
    _ contacts: ContactSpans, _ bodies: BodySpans, _ shapes: ShapeSpans, _ joints: JointLinks,
    _ hands: HandSpans,
    _ counts: UnsafeMutablePointer<Int32>,
    _ settings: World.Settings
  ) {
    let starts = colors.starts.base
    var total: Int32 = 0
    for bucket in 0..<(2 * colors.end) {
      starts[bucket] = total
      total += counts[bucket]
    }
    guard total > 0 else { return }
    colors.sorted.resize(Int(total), filling: ContactSlots())
    for index in 0..<Int(total) {
      let colored = colors.colored.base[index]
      colors.sorted.base[Int(starts[Int(colored.bucket)] + colored.place)] = colored.slots
    }
    let packer = ContactPacker(
      masses: bodies.masses, shapes: shapes, joints: joints, softness: ContactSoftness(settings))
    let bouncePacker = BouncePacker(
      bodies: bodies, shapes: shapes, hands: hands, rows: bounces.spans.rows, settings)
    var first: Int32 = 0
    for color in 0..<colors.end {
      let end = first + counts[2 * color] + counts[2 * color + 1]
      let width: Int32 = color == Self.overflow ? 1 : Int32(FloatLanes8.count)
      while first < end {
        pack(Int(first), Int(min(width, end - first)), packer, bouncePacker, contacts.contacts)
        first += min(width, end - first)
      }
    }
  }

  private mutating func pack(
    _ first: Int, _ count: Int, _ packer: ContactPacker, _ bouncePacker: BouncePacker,
    _ base: UnsafeMutablePointer<Contact>
  ) {
    let sorted = colors.sorted.base + first
    Contact.read(base, 0..<count) { sorted[$0].contact }
    for lane in 0..<count where sorted[lane].bounce >= 0 {
      bouncePacker.pack(base + Int(sorted[lane].contact), Int(sorted[lane].bounce))
    }
    let group = Int32(contactLanes.count)
    packer.pack(
      ContactGroup(sorted, count, base, blank: colors.blank.base), into: contactLanes.appendRoom(1),
      pointLanes.appendRoom(2))
    open.append(group, sorted, count: count, base)
  }

  // MARK: Memory

  /// Records the numbers of a prepared step.
  mutating func notePeaks() {
    lanesPeak.note(contactLanes.count)
    bouncePeak.note(bounces.count)
  }

  /// Releases memory if the capacity is many times the needed number of contacts; call this between steps,
  /// each of which prepares its own contents.
  mutating func releaseExcess(keeping needed: Int) {
    let lanes = lanesPeak.endInterval()
    contactLanes.releaseExcess(keeping: lanes)
    pointLanes.releaseExcess(keeping: 2 * lanes)
    bounces.releaseExcess(keeping: bouncePeak.endInterval())
    open.releaseExcess(keeping: needed)
    grounded.releaseExcess(keeping: needed)
    colors.releaseExcess(keeping: needed)
  }
}
