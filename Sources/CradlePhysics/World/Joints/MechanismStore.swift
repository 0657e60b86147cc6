/// The mechanisms: bodies that rigid joints connect, those joints in breadth-first order, and limits of their motion; in a
/// tree parents come before children.
///
/// Static bodies separate mechanisms: any number of joints may lead to one, so that a bridge between two fixed ends
/// is a tree. A mechanism with a locked axis is solved as a loop, because a joint may then constrain a motion that no
/// body has. If the elimination of a loop takes too long (`LoopStore`), all connected joints stay rows, solved one after
/// another. A joint that is the only one of a body, and holds it to a static one, also stays a row, because its
/// row is exact, unless it is a weld, which has two, or a rod that ends outside of the body: see `JointStore.isOnlyJoint`.
struct MechanismStore: ~Copyable {
  private var mechanisms = Buffer<Mechanism>()
  private var joints = Buffer<MechanismJoint>()
  private var bodies = Buffer<MechanismBody>()
  private var limits = Buffer<MechanismLimit>()
  private var loops = LoopStore()
  /// By body slot: its index in `bodies`; −1 if the search has not visited the body.
  private var places = Buffer<Int32>()
  /// The place of a body whose joints are rows.
  private static let discarded: Int32 = -2
  /// By index in the present mechanism: the number of joints to the farthest body below.
  private var heights = Buffer<Int32>()

  var byteCount: Int {
    mechanisms.byteCount + joints.byteCount + bodies.byteCount + limits.byteCount + loops.byteCount
      + places.byteCount + heights.byteCount
  }

  mutating func removeAll() {
    mechanisms.removeAll()
    joints.removeAll()
    bodies.removeAll()
    limits.removeAll()
    loops.removeAll()
  }

  /// Finds the mechanisms among all awake joints, and marks each joint that is part of one.
  mutating func build(
    _ world: borrowing BodyStore, _ links: JointLinks, _ lines: RowSpans<LineJacobian>,
    _ points: RowSpans<PointJacobian>
  ) {
    removeAll()
    places.resize(world.count, filling: -1)
    places.base.update(repeating: -1, count: world.count)
    for place in 0..<world.awakeCount {
      let root = world.awake(at: place)
      guard places[root] == -1, !world.isStatic(root), links.first[Int(root)] >= 0 else { continue }
      let mechanism = Mechanism(
        firstJoint: Int32(joints.count), endJoint: 0, firstBody: Int32(bodies.count), endBody: 0)
      add(mechanism, from: root, world, links, lines)
    }
    for index in 0..<mechanisms.count { addLimits(Int32(index), world, links, lines, points) }
  }

  /// Adds the limits of an open tree's joints if one of them is far from a body that it joins; see `MechanismSpans+Limits`.
  private mutating func addLimits(
    _ index: Int32, _ world: borrowing BodyStore, _ links: JointLinks, _ lines: RowSpans<LineJacobian>,
    _ points: RowSpans<PointJacobian>
  ) {
    let tree = mechanisms.base + Int(index)
    tree.pointee.firstLimit = Int32(limits.count)
    tree.pointee.endLimit = Int32(limits.count)
    guard !tree.pointee.isClosed else { return }
    var isRemote = false
    for place in tree.pointee.firstJoint..<tree.pointee.endJoint {
      let joint = links.joints[Int(joints[place].joint)]
      var frame: JointFrame?
      if joint.turn >= 0 {
        limits.append(MechanismLimit(row: joint.turn, isTurn: true))
        frame = points.rows[Int(joint.point)].frame
      }
      // A rope that is too short to have a direction is a pivot.
      var row = joint.isShort ? -1 : joint.line
      while row >= 0 {
        if lines.rows[Int(row)].bound == .atMost {
          limits.append(MechanismLimit(row: row, isTurn: false))
          frame = lines.rows[Int(row)].frame
        }
        row = lines.rows[Int(row)].next
      }
      if let frame {
        isRemote =
          isRemote || world[frame.bodyA].isRemote(squaredArm: frame.squareA)
          || world[frame.bodyB].isRemote(squaredArm: frame.squareB)
      }
    }
    guard isRemote else { return limits.truncate(to: Int(tree.pointee.firstLimit)) }
    tree.pointee.endLimit = Int32(limits.count)
    for place in tree.pointee.firstJoint..<tree.pointee.endJoint {
      links.joints[Int(joints[place].joint)].limitsMechanism = true
    }
  }

  private mutating func add(
    _ start: Mechanism, from root: Int32, _ world: borrowing BodyStore, _ links: JointLinks,
    _ lines: RowSpans<LineJacobian>
  ) {
    var mechanism = start
    let (locksAxis, hasLoop) = collect(from: root, world, links)
    mechanism.endJoint = Int32(joints.count)
    // A tree that is fixed in two places is closed through the world.
    mechanism.isClosed = hasLoop || locksAxis || fixedJointCount(mechanism) > 1
    let isLoop = hasLoop || locksAxis
    // The body found last is far from the root. A search that starts there keeps the matrix's envelope narrow, as Cuthill
    // and McKee's numbering from a peripheral node does.
    if let first = isLoop ? bodies.base[bodies.count - 1].body : center(of: mechanism) {
      discard(from: mechanism)
      _ = collect(from: first, world, links)
    }
    mechanism.endJoint = Int32(joints.count)
    mechanism.endBody = Int32(bodies.count)
    // A body on springs alone has no joint here.
    let jointCount = mechanism.endJoint - mechanism.firstJoint
    var isKept =
      mechanism.endBody > mechanism.firstBody + 1 || jointCount > 1
      || jointCount == 1 && !isExactAsRow(joints[mechanism.firstJoint], of: world[root], lines)
    if isKept && isLoop { isKept = loops.add(&mechanism, joints.base, bodyCount: bodies.count) }
    for place in mechanism.firstBody..<mechanism.endBody {
      var end = links.first[Int(bodies[place].body)]
      while end >= 0 {
        let joint = links.joints + Int(end >> 1)
        joint.pointee.isInMechanism = isKept && joint.pointee.hold != nil
        joint.pointee.limitsMechanism = false
        joint.pointee.isInLoop = hasLoop
        end = links.next(end)
      }
    }
    guard isKept else { return discard(from: mechanism) }
    for place in mechanism.firstBody..<mechanism.endBody {
      bodies.base[Int(place)].mechanism = Int32(mechanisms.count)
    }
    mechanisms.append(mechanism)
  }

  /// Whether one row solves a body's only joint exactly.
  private func isExactAsRow(
    _ joint: MechanismJoint, of body: Body, _ lines: RowSpans<LineJacobian>
  ) -> Bool {
    switch joint.hold {
    case .point, .rail: return true
    case .weld: return false
    case .distance:
      let frame = lines.rows[Int(joint.row)].frame
      return !body.isLong(squaredArm: joint.sign > 0 ? frame.squareA : frame.squareB)
    }
  }

  /// The number of a mechanism's joints to static bodies.
  private func fixedJointCount(_ mechanism: Mechanism) -> Int {
    var count = 0
    for place in mechanism.firstJoint..<mechanism.endJoint where joints[place].child < 0 { count += 1 }
    return count
  }

  private mutating func discard(from mechanism: Mechanism) {
    for place in Int(mechanism.firstBody)..<bodies.count { places[bodies.base[place].body] = Self.discarded }
    joints.truncate(to: Int(mechanism.firstJoint))
    bodies.truncate(to: Int(mechanism.firstBody))
  }

  /// Appends all bodies that rigid joints connect with a root, and those joints, in breadth-first order. Returns whether
  /// an axis of a body is locked, and whether they form a loop.
  private mutating func collect(
    from root: Int32, _ world: borrowing BodyStore, _ links: JointLinks
  ) -> (locksAxis: Bool, hasLoop: Bool) {
    var (locksAxis, hasLoop) = (false, false)
    var parent = Int32(bodies.count)
    places[root] = parent
    bodies.append(MechanismBody(body: root))
    while Int(parent) < bodies.count {
      let own = bodies[parent]
      let record = world[own.body]
      if record.locksX || record.locksY { locksAxis = true }
      var end = links.first[Int(own.body)]
      while end >= 0 {
        let index = end >> 1
        let joint = links.joints[Int(index)]
        let other = links.otherBody(end)
        let isFixed = world.isStatic(other)
        let met = isFixed ? -1 : places[other]
        // The end of a joint that its other body, which comes earlier, has added.
        let isAdded = !isFixed && met >= 0 && met < parent
        if !isAdded, let hold = joint.hold {
          var child: Int32 = -1
          if !isFixed {
            child = met >= 0 ? met : Int32(bodies.count)
            if met >= 0 { hasLoop = true } else { bodies.append(MechanismBody(body: other)) }
            places[other] = child
          }
          let sign = end & 1 == 0 ? 1.0 : -1.0
          joints.append(
            MechanismJoint(
              joint: index, hold: hold, holdsTurn: hold == .weld || hold == .rail, sign: sign, parent: parent,
              child: child, childBody: other,
              row: hold == .distance ? joint.line : hold == .rail ? joint.rail : joint.point,
              angleRow: joint.line))
        }
        end = links.next(end)
      }
      parent += 1
    }
    return (locksAxis, hasLoop)
  }

  /// The body that makes a collected tree lowest as its root; nil if that is the present root.
  ///
  /// The passes compute a joint from the one below it. Below the centre of a chain are two halves, whose
  /// joints alternate in breadth-first order, so that the processor computes two at a time. A chain of 200
  /// rooted there takes 0.78 of the time of one rooted at its end.
  private mutating func center(of mechanism: Mechanism) -> Int32? {
    let firstBody = Int(mechanism.firstBody)
    heights.resize(bodies.count, filling: 0)
    (heights.base + firstBody).update(repeating: 0, count: bodies.count - firstBody)
    for place in stride(from: joints.count - 1, through: Int(mechanism.firstJoint), by: -1)
    where joints.base[place].child >= 0 {
      let joint = joints.base[place]
      heights.base[Int(joint.parent)] = max(
        heights.base[Int(joint.parent)], heights.base[Int(joint.child)] + 1)
    }
    var center = Int32(firstBody)
    var place = Int(mechanism.firstJoint)
    // The second-longest branch below the body.
    var rest: Int32 = 0
    while true {
      var (highest, child) = (Int32(0), Int32(-1))
      while place < joints.count, joints.base[place].parent <= center {
        let joint = joints.base[place]
        place += 1
        guard joint.parent == center, joint.child >= 0 else { continue }
        let height = heights.base[Int(joint.child)] + 1
        rest = max(rest, min(height, highest))
        if height > highest { (highest, child) = (height, joint.child) }
      }
      guard highest > rest + 1 else { break }
      center = child
      rest += 1
    }
    return center == mechanism.firstBody ? nil : bodies.base[Int(center)].body
  }

  func spans(
    lines: RowSpans<LineJacobian>, points: RowSpans<PointJacobian>, rails: RowSpans<RailJacobian>,
    turns: TurnSpans
  ) -> MechanismSpans {
    MechanismSpans(
      mechanisms: mechanisms.base, count: mechanisms.count, joints: joints.base, bodies: bodies.base,
      limits: limits.base, places: places.base, placeCount: places.count, lines: lines.rows,
      points: points.rows, rails: rails.rows, turns: turns.rows, loops: loops.spans)
  }
}
