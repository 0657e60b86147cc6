/// The weight that a hand's force counts: that of the bodies that joints connect with the held one, of those that any of
/// them touches, and of the stack on them, times the upward part of the pull.
///
///     W = Σ mᵢ·gᵢ + Σ max(−mⱼ·gⱼ·d, 0)        i: carried and touched bodies, j: other ones that rest on those carried,
///                                               d the direction in which the hand pulls, g the accelerations
///
/// A body rests on another one if they touch and the normal from that one to it points against its own acceleration.
/// The sum depends on the bodies' positions and not on the contacts' impulses, because the hand's own force is a part
/// of those: a force computed from them would grow without bound.
struct HandLoad: ~Copyable {
  /// The number of the last search that counted a body's weight, of the last one that visited the bodies on it, and of
  /// the last one that found it carried.
  struct Mark: BitwiseCopyable {
    var counted: Int32 = 0
    var visited: Int32 = 0
    var carried: Int32 = 0
  }

  /// The held body, those that it carries, and the bodies that rest on them, in the order of their discovery.
  private var visits = Buffer<Int32>()
  /// By body slot.
  private var marks = Buffer<Mark>()
  private var search: Int32 = 0

  var byteCount: Int { visits.byteCount + marks.byteCount }

  /// The sum of a search.
  struct Sum {
    /// The smallest mass of the held body and of those that it touches, kg.
    var lightest: Float
    /// The mass of the bodies that joints connect with the held one, kg.
    var carried: Float = 0
    /// W in kg·pt/s².
    var weight: Float = 0
  }

  /// Sums over the bodies around a held one; returns nil if nothing resists the hand: the held body touches no movable
  /// one, those that it carries touch nothing, and no joint leads to an immovable body.
  mutating func sum(
    _ held: HeldBody, _ bodies: borrowing BodyStore, _ contacts: borrowing ContactGraph,
    _ joints: borrowing JointStore
  ) -> Sum? {
    var sum = Sum(lightest: Float(bodies[held.body].movingMass))
    let length = held.displacement.length
    let direction = length > 0 ? held.displacement * (1 / length) : .zero
    begin(with: held.body, slotCount: bodies.count)
    var meetsResistance = carry(&sum, bodies, joints)
    let carriedCount = visits.count
    var place = 0
    while place < visits.count {
      let body = visits.base[place]
      let isHeld = place == 0
      let isCarried = place < carriedCount
      place += 1
      var end = contacts.firstEnd(of: body)
      while end >= 0 {
        let record = contacts[end >> 1]
        let isA = end & 1 == 0
        let other = isA ? record.bodyB : record.bodyA
        end = contacts.nextEnd(end)
        guard record.manifold.count > 0 else { continue }
        guard !bodies.isStatic(other), !bodies[other].isHeld else {
          // The held body moves along obstacles; those that it carries are pushed into them.
          meetsResistance = meetsResistance || isCarried && !isHeld
          continue
        }
        if marks.base[Int(other)].carried == search { continue }
        let drive = bodies.drive(other)
        let acceleration = LocalVector(drive.ax, drive.ay)
        let rests = (isA ? 1 : -1) * record.manifold.normal.dot(acceleration) < 0
        guard isCarried || rests else { continue }
        if marks.base[Int(other)].counted != search {
          marks.base[Int(other)].counted = search
          let mass = Float(bodies[other].movingMass)
          sum.weight += mass * (isCarried ? acceleration.length : max(-acceleration.dot(direction), 0))
          if isCarried { sum.lightest = min(sum.lightest, mass) }
        }
        meetsResistance = true
        if rests { visit(other) }
      }
    }
    return meetsResistance ? sum : nil
  }

  /// Counts and visits the movable bodies that joints other than springs connect with the held one; returns whether such a joint
  /// leads to an immovable body.
  private mutating func carry(
    _ sum: inout Sum, _ bodies: borrowing BodyStore, _ joints: borrowing JointStore
  ) -> Bool {
    var isFixed = false
    var place = 0
    while place < visits.count {
      var end = joints.firstEnd(of: visits.base[place])
      place += 1
      while end >= 0 {
        let (joint, other) = (end >> 1, joints.otherBody(end))
        end = joints.nextEnd(end)
        if joints.spring(joint) != nil || marks.base[Int(other)].carried == search { continue }
        if bodies.isStatic(other) || bodies[other].isHeld {
          isFixed = true
          continue
        }
        marks.base[Int(other)].carried = search
        marks.base[Int(other)].counted = search
        let mass = Float(bodies[other].movingMass)
        let drive = bodies.drive(other)
        sum.carried += mass
        sum.weight += mass * LocalVector(drive.ax, drive.ay).length
        visit(other)
      }
    }
    return isFixed
  }

  private mutating func begin(with held: Int32, slotCount: Int) {
    if marks.count < slotCount { marks.resize(slotCount, filling: Mark()) }
    search &+= 1
    visits.removeAll()
    // All bodies may rest on the held one in the same step, which must not allocate.
    visits.reserve(slotCount)
    marks.base[Int(held)].carried = search
    visit(held)
  }

  private mutating func visit(_ body: Int32) {
    guard marks.base[Int(body)].visited != search else { return }
    marks.base[Int(body)].visited = search
    visits.append(body)
  }
}
