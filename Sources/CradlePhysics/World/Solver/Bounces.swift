/// The contacts that may bounce in a step, each body's list of them, and the contacts due to bounce. Kept
/// between steps, so that a steady step allocates nothing.
struct Bounces: ~Copyable {
  private var pairs = Buffer<BouncePair>()
  private var rows = Buffer<Bounce>()
  /// The columns of `BounceLanes`.
  private var lanes = Buffer<FloatLanes>()
  /// Each body's contacts by index, body by body, and the start of each body's part; one more for the end.
  private var places = Buffer<Int32>()
  private var starts = Buffer<Int32>()
  private var times = Buffer<ImpactTimes>()
  /// Bit sets by index: the contacts that are due, those to check, those that have bounced, and those with joints.
  private var due = Buffer<UInt64>()
  private var toCheck = Buffer<UInt64>()
  private var bounced = Buffer<UInt64>()
  private var onJoints = Buffer<UInt64>()

  var count: Int { pairs.count }
  var byteCount: Int {
    pairs.byteCount + rows.byteCount + lanes.byteCount + places.byteCount + starts.byteCount + times.byteCount
      + due.byteCount + toCheck.byteCount + bounced.byteCount + onJoints.byteCount
  }

  mutating func removeAll() { pairs.removeAll() }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func releaseExcess(keeping needed: Int) {
    pairs.releaseExcess(keeping: needed)
    rows.releaseExcess(keeping: needed)
    lanes.releaseExcess(keeping: Self.columnCount(of: needed))
    places.releaseExcess(keeping: 2 * needed)
  }

  mutating func append(_ contact: Int32, _ bodyA: Int32, _ bodyB: Int32) {
    pairs.append(BouncePair(contact: contact, bodyA: bodyA, bodyB: bodyB))
  }

  /// Makes room for the rows, which the caller fills, and lists each body's contacts.
  mutating func link(bodyCount: Int) {
    rows.resize(pairs.count, filling: Bounce())
    times.resize(bodyCount, filling: ImpactTimes())
    // A slot's former body may have met others.
    times.base.update(repeating: ImpactTimes(), count: bodyCount)
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
    toCheck.resize(words, filling: 0)
    bounced.resize(words, filling: 0)
    onJoints.resize(words, filling: 0)
    lanes.resize(Self.columnCount(of: pairs.count), filling: .zero)
  }

  /// The number of columns for a number of contacts.
  private static func columnCount(of contacts: Int) -> Int {
    (contacts + FloatLanes.count - 1) / FloatLanes.count * BounceLanes.columnCount
  }

  @inline(__always) private mutating func list(_ place: Int, of body: Int32) {
    let start = starts.base[Int(body)] - 1
    starts.base[Int(body)] = start
    places.base[Int(start)] = Int32(place)
  }

  var spans: BounceSpans {
    BounceSpans(
      pairs: pairs.base, rows: rows.base, count: pairs.count, lanes: lanes.base,
      starts: starts.base, places: places.base, times: times.base,
      due: BitSet(words: due.base, count: due.count),
      toCheck: BitSet(words: toCheck.base, count: toCheck.count),
      bounced: BitSet(words: bounced.base, count: bounced.count),
      onJoints: BitSet(words: onJoints.base, count: onJoints.count))
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
  /// The highest approach speed without a bounce, pt/s: at a sub-step's start that of the row, after each impact
  /// higher.
  var threshold: Float = 0
}

/// The geometry of a contact that may bounce: 64 bytes, a line of the cache.
struct Bounce: BitwiseCopyable {
  /// The highest approach speed without a bounce at a sub-step's start, pt/s.
  var threshold: Float = 0
  /// The normal from A to B.
  var normal = LocalVector.zero
  /// The bodies' relative acceleration along the normal in this sub-step, pt/s²; negative presses together. On a
  /// rod it changes with the velocity.
  var acceleration: Float = 0
  /// The number of points, 1 or 2. The second of a contact with one is the first again.
  var count: Int32 = 0
  /// Whether a joint holds one of the two bodies.
  var hasJoints = false
  /// 1 if a hand holds body A, −1 if body B, 0 if neither.
  var handSign: Int8 = 0
  var first = BouncePoint()
  var second = BouncePoint()
}

/// A contact point for impacts, in the contact's own axes.
struct BouncePoint: BitwiseCopyable {
  /// The arms from the two bodies' centres across the normal, r × n, and along it, r · n; points. Of a circle those
  /// of its centre, because its point of contact does not turn with it.
  var crossA: Float = 0
  var crossB: Float = 0
  var alongA: Float = 0
  var alongB: Float = 0
  /// The gap at the step's start, points.
  var separation: Float = 0

  init() {}

  @inline(__always) init(_ point: ContactPoint, _ normal: LocalVector, _ radii: (a: Float, b: Float)) {
    crossA = point.anchorA.cross(normal)
    crossB = point.anchorB.cross(normal)
    alongA = point.anchorA.dot(normal) - radii.a
    alongB = point.anchorB.dot(normal) + radii.b
    separation = point.separation
  }

  /// Body A's arm as a vector, r = n·(r · n) + (n.y, −n.x)·(r × n), points.
  @inline(__always) func armA(_ n: LocalVector) -> LocalVector {
    LocalVector(n.x * alongA + n.y * crossA, n.y * alongA - n.x * crossA)
  }
  /// Body B's, by the same equation.
  @inline(__always) func armB(_ n: LocalVector) -> LocalVector {
    LocalVector(n.x * alongB + n.y * crossB, n.y * alongB - n.x * crossB)
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
  /// The columns of `BounceLanes`, which `Restitution` fills in a step's first sub-step.
  let lanes: UnsafeMutablePointer<FloatLanes>
  /// The start of each body's part in `places`, by body slot.
  let starts: UnsafeMutablePointer<Int32>
  let places: UnsafeMutablePointer<Int32>
  let times: UnsafeMutablePointer<ImpactTimes>
  let due: BitSet
  let toCheck: BitSet
  /// The contacts whose thresholds impacts have raised.
  let bounced: BitSet
  /// The contacts of which joints hold a body.
  let onJoints: BitSet

  /// The number of groups of four contacts.
  var groupCount: Int { (count + FloatLanes.count - 1) / FloatLanes.count }

  /// Marks every contact of a body for a check.
  @inline(__always) func recheck(contactsOf body: Int32) {
    for turn in Int(starts[Int(body)])..<Int(starts[Int(body) + 1]) { toCheck.insert(Int(places[turn])) }
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

  @inline(__always) func insert(_ place: Int) { insert(1, from: place) }

  /// Inserts some of the indices from a place on, a bit for each; all of them lie in one word.
  @inline(__always) func insert(_ bits: UInt64, from place: Int) {
    words[place >> 6] |= bits << UInt64(place & 63)
  }

  @inline(__always) func set(_ place: Int, to isMember: Bool) {
    let bit: UInt64 = 1 << UInt64(place & 63)
    words[place >> 6] = words[place >> 6] & ~bit | (isMember ? bit : 0)
  }

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
