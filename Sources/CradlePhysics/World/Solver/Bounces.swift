/// The contacts that may bounce in a step, each body's list of them, and the contacts due to bounce. Kept
/// between steps, so that a steady step allocates nothing.
struct Bounces: ~Copyable {
  private var rows = Buffer<Bounce>()
  private var firstEnds = Buffer<Int32>()
  private var times = Buffer<ImpactTimes>()
  /// Bit sets by index: the contacts that are due, and those to check again.
  private var due = Buffer<UInt64>()
  private var asked = Buffer<UInt64>()

  var count: Int { rows.count }
  var byteCount: Int {
    rows.byteCount + firstEnds.byteCount + times.byteCount + due.byteCount + asked.byteCount
  }

  mutating func removeAll() { rows.removeAll() }

  /// Releases memory if the capacity is many times the needed number of contacts.
  mutating func giveBack(keeping needed: Int) { rows.giveBack(keeping: needed) }

  mutating func append(_ contact: Int32, _ bodyA: Int32, _ bodyB: Int32) {
    rows.append(Bounce(contact: contact, bodyA: bodyA, bodyB: bodyB))
  }

  /// Builds each body's list, in the order of the contacts.
  mutating func link(bodyCount: Int) {
    times.resize(bodyCount, filling: ImpactTimes())
    firstEnds.resize(bodyCount, filling: -1)
    firstEnds.base.update(repeating: -1, count: bodyCount)
    var place = rows.count - 1
    while place >= 0 {
      let row = rows.base + place
      row.pointee.nextA = firstEnds[row.pointee.bodyA]
      firstEnds[row.pointee.bodyA] = Int32(2 * place)
      row.pointee.nextB = firstEnds[row.pointee.bodyB]
      firstEnds[row.pointee.bodyB] = Int32(2 * place + 1)
      place -= 1
    }
    let words = (rows.count + 63) / 64
    due.resize(words, filling: 0)
    asked.resize(words, filling: 0)
  }

  /// Marks the contacts of held bodies, and raises the speeds from which they bounce.
  ///
  ///     e·(v − w) > w   ⇔   v > w·(1 + 1/e)        v the approach, w the hand's share of it, e the restitution
  ///
  /// A hand gives none of its own speed back (`Impact`): what would leave slower than the hand does not bounce,
  /// and the contact pushes it with the hand's limited force. Otherwise a hand would drive bodies in a wedge
  /// with unlimited force, impact by impact.
  func mark(
    _ hands: HandSpans, _ states: UnsafeMutablePointer<BodyState>, _ contacts: UnsafeMutablePointer<Contact>
  ) {
    for place in 0..<hands.count {
      let body = hands.held[place].body
      let velocity = LocalVector(states[Int(body)].vx, states[Int(body)].vy)
      var end = firstEnds[body]
      while end >= 0 {
        let row = rows.base + Int(end >> 1)
        let isA = end & 1 == 0
        end = isA ? row.pointee.nextA : row.pointee.nextB
        row.pointee.hold += isA ? 1 : -1
        let own = row.pointee.normal.dot(velocity) * (isA ? 1 : -1)
        guard own > 0 else { continue }
        let contact = contacts + Int(row.pointee.contact)
        let threshold = max(row.pointee.threshold, own * (1 + 1 / contact.pointee.restitution))
        row.pointee.threshold = threshold
        contact.pointee.bounceThreshold = threshold
      }
    }
  }

  var spans: BounceSpans {
    BounceSpans(
      rows: rows.base, count: rows.count, firstEnds: firstEnds.base, times: times.base,
      due: PlaceSet(words: due.base, count: due.count), asked: PlaceSet(words: asked.base, count: asked.count)
    )
  }
}

/// A contact that may bounce.
struct Bounce: BitwiseCopyable {
  var contact: Int32
  var bodyA: Int32
  var bodyB: Int32
  /// The next contacts of body A and of body B: twice the index, plus 1 if the body is B there; −1 after the
  /// last.
  var nextA: Int32 = -1
  var nextB: Int32 = -1
  /// The time of its next impact, in seconds into the sub-step; valid while it is due.
  var due: Float = .infinity
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

/// Impacts of one body within a sub-step, seconds from its start.
struct ImpactTimes: BitwiseCopyable {
  var last: Float = 0
  var next: Float = .infinity
  /// The last round, from 1, that requested new times for its contacts; 0 for none.
  var asked: Int32 = 0
}

/// The data that `Restitution` works on.
struct BounceSpans {
  let rows: UnsafeMutablePointer<Bounce>
  let count: Int
  let firstEnds: UnsafeMutablePointer<Int32>
  let times: UnsafeMutablePointer<ImpactTimes>
  let due: PlaceSet
  let asked: PlaceSet

  /// Marks every contact of a body for a check.
  @inline(__always) func ask(contactsOf body: Int32) {
    var end = firstEnds[Int(body)]
    while end >= 0 {
      let place = Int(end >> 1)
      asked.insert(place)
      end = end & 1 == 0 ? rows[place].nextA : rows[place].nextB
    }
  }
}

/// A set of indices, a bit for each, iterated in order.
struct PlaceSet {
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
