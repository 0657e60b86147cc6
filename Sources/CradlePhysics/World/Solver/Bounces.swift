/// The contacts that may bounce in a step, each body's list of them, and the contacts due to bounce. Kept
/// between steps, so that a steady step allocates nothing.
struct Bounces: ~Copyable {
  private var pairs = Buffer<BouncePair>()
  private var rows = Buffer<Bounce>()
  /// Each body's contacts by index, body by body, and the start of each body's part; one more for the end.
  private var places = Buffer<Int32>()
  private var starts = Buffer<Int32>()
  private var times = Buffer<ImpactTimes>()
  /// Bit sets by index: the contacts that are due, and those to check again.
  private var due = Buffer<UInt64>()
  private var toRecheck = Buffer<UInt64>()

  var count: Int { pairs.count }
  var byteCount: Int {
    pairs.byteCount + rows.byteCount + places.byteCount + starts.byteCount + times.byteCount + due.byteCount
      + toRecheck.byteCount
  }

  mutating func removeAll() { pairs.removeAll() }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func giveBack(keeping needed: Int) {
    pairs.giveBack(keeping: needed)
    rows.giveBack(keeping: needed)
    places.giveBack(keeping: 2 * needed)
  }

  mutating func append(_ contact: Int32, _ bodyA: Int32, _ bodyB: Int32) {
    pairs.append(BouncePair(contact: contact, bodyA: bodyA, bodyB: bodyB))
  }

  /// Makes room for the rows, which the caller fills, and lists each body's contacts.
  mutating func link(bodyCount: Int) {
    rows.resize(pairs.count, filling: Bounce())
    times.resize(bodyCount, filling: ImpactTimes())
    starts.resize(bodyCount + 1, filling: 0)
    starts.base.update(repeating: 0, count: bodyCount + 1)
    places.resize(2 * pairs.count, filling: 0)
    for place in 0..<pairs.count {
      starts.base[Int(pairs.base[place].bodyA)] += 1
      starts.base[Int(pairs.base[place].bodyB)] += 1
    }
    // A body's start is counted down from the end of its part.
    var end: Int32 = 0
    for body in 0..<bodyCount {
      end += starts.base[body]
      starts.base[body] = end
    }
    starts.base[bodyCount] = end
    var place = pairs.count - 1
    while place >= 0 {
      list(place, of: pairs.base[place].bodyA)
      list(place, of: pairs.base[place].bodyB)
      place -= 1
    }
    let words = (pairs.count + 63) / 64
    due.resize(words, filling: 0)
    toRecheck.resize(words, filling: 0)
  }

  @inline(__always) private mutating func list(_ place: Int, of body: Int32) {
    let start = starts.base[Int(body)] - 1
    starts.base[Int(body)] = start
    places.base[Int(start)] = Int32(place)
  }

  var spans: BounceSpans {
    BounceSpans(
      pairs: pairs.base, rows: rows.base, count: pairs.count, starts: starts.base, places: places.base,
      times: times.base, due: BitSet(words: due.base, count: due.count),
      toRecheck: BitSet(words: toRecheck.base, count: toRecheck.count))
  }
}

/// A contact that may bounce, and the time of its next impact. Apart from its row, because each round of impacts
/// compares all that are due.
struct BouncePair: BitwiseCopyable {
  let contact: Int32
  let bodyA: Int32
  let bodyB: Int32
  /// Seconds into the sub-step; valid while it is due.
  var due: Float = .infinity
}

/// The geometry of a contact that may bounce: 64 bytes, a line of the cache.
struct Bounce: BitwiseCopyable {
  /// The highest approach speed without a bounce, pt/s.
  var threshold: Float = 0
  /// The normal from A to B.
  var normal = LocalVector.zero
  /// The bodies' relative acceleration along the normal in this sub-step, pt/s²; negative presses together. On a
  /// rod it changes with the velocity.
  var acceleration: Float = 0
  /// The number of points, 1 or 2.
  var count: Int32 = 0
  /// Whether a joint holds one of the two bodies.
  var hasJoints = false
  /// 1 if body A is held, −1 if body B is, 0 if neither is.
  var hold: Int8 = 0
  var first = BouncePoint()
  var second = BouncePoint()
}

/// A contact point for impacts, in the contact's own axes.
struct BouncePoint: BitwiseCopyable {
  /// The arms from the two bodies' centres across the normal, r × n, and along it, r · n; points.
  var crossA: Float = 0
  var crossB: Float = 0
  var alongA: Float = 0
  var alongB: Float = 0
  /// The gap at the step's start, points.
  var separation: Float = 0

  init() {}

  @inline(__always) init(_ point: ContactPoint, _ normal: LocalVector) {
    crossA = point.anchorA.cross(normal)
    crossB = point.anchorB.cross(normal)
    alongA = point.anchorA.dot(normal)
    alongB = point.anchorB.dot(normal)
    separation = point.separation
  }
}

/// Fills the bounces of a step.
///
///     v ≤ ½a·T: the flight after it would last less than a step T, so the approach v does not bounce
///
/// a is the acceleration that presses the two together: their relative acceleration along the normal, or the
/// contact's load.
///
///     e·(v − w) > w   ⇔   v > w·(1 + 1/e)        w a hand's share of the approach, e the restitution
///
/// A hand gives none of its own speed back (`Impact`): what would leave slower than the hand does not bounce,
/// and the contact pushes it with the hand's limited force. Otherwise a hand would drive bodies in a wedge with
/// unlimited force, impact by impact.
struct BouncePacker {
  private let bodies: BodySpans
  private let hands: HandSpans
  private let rows: UnsafeMutablePointer<Bounce>
  private let floor: Float
  private let half: Float
  private let rate: Float
  private let conservesEnergy: Bool

  init(
    bodies: BodySpans, hands: HandSpans, rows: UnsafeMutablePointer<Bounce>, _ settings: World.Settings
  ) {
    self.bodies = bodies
    self.hands = hands
    self.rows = rows
    floor = Float(settings.restitutionThreshold)
    half = Float(settings.stepDuration / 2)
    rate = Float(Double(settings.subSteps) / settings.stepDuration)
    conservesEnergy = settings.conservesEnergy
  }

  @inline(__always) func pack(_ contact: UnsafeMutablePointer<Contact>, _ place: Int) {
    let row = rows + place
    let n = contact.pointee.manifold.normal
    var threshold = conservesEnergy ? max(floor, half * pressing(contact, n)) : floor
    row.pointee.hold = 0
    for place in 0..<hands.count {
      let held = hands.held[place].body
      let side: Int8 = held == contact.pointee.bodyA ? 1 : held == contact.pointee.bodyB ? -1 : 0
      guard side != 0 else { continue }
      row.pointee.hold += side
      let own = n.dot(LocalVector(bodies.states[Int(held)].vx, bodies.states[Int(held)].vy)) * Float(side)
      if own > 0 { threshold = max(threshold, own * (1 + 1 / contact.pointee.restitution)) }
    }
    contact.pointee.bounceThreshold = threshold
    row.pointee.threshold = threshold
    row.pointee.normal = n
    row.pointee.count = contact.pointee.manifold.count
    row.pointee.first = BouncePoint(contact.pointee.manifold.first, n)
    row.pointee.second = BouncePoint(contact.pointee.manifold.second, n)
  }

  /// The greater of the acceleration along the normal and that of the load, pt/s².
  @inline(__always) private func pressing(
    _ contact: UnsafeMutablePointer<Contact>, _ n: LocalVector
  ) -> Float {
    let (a, b) = (Int(contact.pointee.bodyA), Int(contact.pointee.bodyB))
    let (driveA, driveB) = (bodies.drives + a, bodies.drives + b)
    let (massA, massB) = (bodies.masses + a, bodies.masses + b)
    let pressing = -n.dot(
      LocalVector(driveB.pointee.ax - driveA.pointee.ax, driveB.pointee.ay - driveA.pointee.ay))
    let k =
      n.x * n.x * (massA.pointee.x + massB.pointee.x) + n.y * n.y * (massA.pointee.y + massB.pointee.y)
    let impulse = contact.pointee.manifold.first.normalImpulse + contact.pointee.manifold.second.normalImpulse
    return max(pressing, impulse * k * rate)
  }
}

/// Impacts of one body within a sub-step, seconds from its start.
struct ImpactTimes: BitwiseCopyable {
  var last: Float = 0
  var next: Float = .infinity
  /// The last round, from 1, that requested new times for its contacts; 0 for none.
  var recheckRound: Int32 = 0
}

/// The data that `Restitution` works on.
struct BounceSpans {
  let pairs: UnsafeMutablePointer<BouncePair>
  let rows: UnsafeMutablePointer<Bounce>
  let count: Int
  /// The start of each body's part in `places`, by body slot.
  let starts: UnsafeMutablePointer<Int32>
  let places: UnsafeMutablePointer<Int32>
  let times: UnsafeMutablePointer<ImpactTimes>
  let due: BitSet
  let toRecheck: BitSet

  /// Marks every contact of a body for a check.
  @inline(__always) func recheck(contactsOf body: Int32) {
    for turn in Int(starts[Int(body)])..<Int(starts[Int(body) + 1]) { toRecheck.insert(Int(places[turn])) }
  }
}

/// A set of indices, a bit for each, iterated in order.
struct BitSet {
  let words: UnsafeMutablePointer<UInt64>
  let count: Int

  var isEmpty: Bool {
    for word in 0..<count where words[word] != 0 { return false }
    return true
  }

  func removeAll() { words.update(repeating: 0, count: count) }

  @inline(__always) func insert(_ place: Int) { words[place >> 6] |= 1 << UInt64(place & 63) }
  @inline(__always) func remove(_ place: Int) { words[place >> 6] &= ~(1 << UInt64(place & 63)) }

  @inline(__always) func forEach(_ body: (Int) -> Void) {
    for word in 0..<count {
      var bits = words[word]
      while bits != 0 {
        body(word << 6 | bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }

  /// Visits the elements and empties the set.
  @inline(__always) func removeEach(_ body: (Int) -> Void) {
    for word in 0..<count {
      var bits = words[word]
      words[word] = 0
      while bits != 0 {
        body(word << 6 | bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }
}
