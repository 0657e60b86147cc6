/// The rows of one kind, packed, and the list of rows to solve.
///
/// Invariants: a joint's rows are linked by `next`, from the index that the joint stores; `order` and
/// `springs` hold the indices of rows with an awake end, unless the store is stale.
struct RowColumn<J: Jacobian>: ~Copyable {
  private var rows = Buffer<JointRow<J>>()
  /// The rows to solve, in the order of their joints; without springs if those are applied before and after
  /// the motion.
  private var order = Buffer<Int32>()
  private var springs = Buffer<Int32>()

  var byteCount: Int { rows.byteCount + order.byteCount + springs.byteCount }

  subscript(place: Int32) -> JointRow<J> { rows[place] }

  func pointer(_ place: Int32) -> UnsafeMutablePointer<JointRow<J>> { rows.base + Int(place) }

  /// Calls the closure with each row of a list.
  @inline(__always) func forEach(
    from first: Int32, _ body: (UnsafeMutablePointer<JointRow<J>>) -> Void
  ) {
    var place = first
    while place >= 0 {
      let row = rows.base + Int(place)
      place = row.pointee.next
      body(row)
    }
  }

  /// Appends a row to a list, or starts it.
  mutating func append(_ row: JointRow<J>, to first: inout Int32) {
    let place = Int32(rows.count)
    rows.append(row)
    guard first >= 0 else { return first = place }
    var last = first
    while rows[last].next >= 0 { last = rows[last].next }
    rows.base[Int(last)].next = place
  }

  /// Removes all rows of a joint. The last row of the column fills each gap; `first` is the key path to a joint's first
  /// row, which is updated if that row was the first of its joint.
  mutating func removeAll(
    of joint: Int32, in joints: UnsafeMutablePointer<Joint>, _ first: WritableKeyPath<Joint, Int32>
  ) {
    while joints[Int(joint)][keyPath: first] >= 0 {
      let place = joints[Int(joint)][keyPath: first]
      joints[Int(joint)][keyPath: first] = rows[place].next
      let last = Int32(rows.count - 1)
      guard rows.swapRemove(place) else { continue }
      let owner = joints + Int(rows[place].joint)
      if owner.pointee[keyPath: first] == last {
        owner.pointee[keyPath: first] = place
      } else {
        forEach(from: owner.pointee[keyPath: first]) {
          if $0.pointee.next == last { $0.pointee.next = place }
        }
      }
    }
  }

  func forgetImpulses() {
    for place in 0..<rows.count { rows.base[place].impulse = .zero }
  }

  func scaleImpulses(by ratio: Float) {
    for place in 0..<rows.count { rows.base[place].impulse = rows.base[place].impulse * ratio }
  }

  // MARK: The solver's order

  mutating func forgetOrder() {
    order.removeAll()
    springs.removeAll()
  }

  /// Adds a joint's rows to the rows to solve; returns true if one of them is rigid and shares its bodies with other
  /// joints. `take` returns true for a held row that is solved elsewhere.
  mutating func list(
    from first: Int32, _ joint: Joint, isOnlyJoint: Bool, conservesEnergy: Bool,
    taking take: (Int32) -> Bool = { _ in false }
  ) -> Bool {
    var sharesBodies = false
    var place = first
    while place >= 0 {
      let row = rows.base + Int(place)
      row.pointee.isOnlyJoint = isOnlyJoint
      row.pointee.isInLoop = joint.isInLoop
      let isElsewhere =
        row.pointee.bound == .held && joint.isInMechanism
        || row.pointee.bound == .atMost && joint.limitsMechanism
      if !isElsewhere {
        let isShared = !row.pointee.isSpring && !isOnlyJoint
        if isShared { sharesBodies = true }
        if row.pointee.isSpring && conservesEnergy {
          springs.append(place)
        } else if !(isShared && row.pointee.bound == .held && take(place)) {
          order.append(place)
        }
      }
      place = row.pointee.next
    }
    return sharesBodies
  }

  var springCount: Int { springs.count }

  @inline(__always) func forEachSpring(_ body: (UnsafeMutablePointer<JointRow<J>>) -> Void) {
    for place in 0..<springs.count { body(rows.base + Int(springs.base[place])) }
  }

  @inline(__always) var spans: RowSpans<J> {
    RowSpans(
      rows: rows.base, order: order.base, count: order.count, springs: springs.base,
      springCount: springs.count)
  }
}

/// The rows of one kind to solve, and the passes over them.
struct RowSpans<J: Jacobian> {
  let rows: UnsafeMutablePointer<JointRow<J>>
  let order: UnsafeMutablePointer<Int32>
  let count: Int
  let springs: UnsafeMutablePointer<Int32>
  let springCount: Int

  @inline(__always) func forEach(_ body: (UnsafeMutablePointer<JointRow<J>>) -> Void) {
    for place in 0..<count { body(rows + Int(order[place])) }
  }

  @inline(__always) func forEachBackwards(_ body: (UnsafeMutablePointer<JointRow<J>>) -> Void) {
    var place = count - 1
    while place >= 0 {
      body(rows + Int(order[place]))
      place -= 1
    }
  }

  @inline(__always) func forEachSpring(_ body: (UnsafeMutablePointer<JointRow<J>>) -> Void) {
    for place in 0..<springCount { body(rows + Int(springs[place])) }
  }

  func prepare(_ bodies: BodySpans, conservesEnergy: Bool) {
    forEach { $0.pointee.prepare(bodies, conservesEnergy: conservesEnergy) }
    forEachSpring { $0.pointee.prepare(bodies, conservesEnergy: conservesEnergy) }
  }

  @inline(__always) func kick(_ context: SolverContext, isStale: Bool) {
    forEachSpring { $0.pointee.kick(context, isAfter: false, isStale: isStale) }
  }

  /// In reverse order, so that the two passes of a sub-step are symmetric in time.
  @inline(__always) func kickAfter(_ context: SolverContext) {
    var place = springCount - 1
    while place >= 0 {
      rows[Int(springs[place])].kick(context, isAfter: true, isStale: true)
      place -= 1
    }
  }

  @inline(__always) func warmStart(_ context: SolverContext, isStale: Bool) {
    forEach { $0.pointee.warmStart(context, isStale: isStale) }
  }

  @inline(__always) func solve(_ context: SolverContext) { forEach { $0.pointee.solve(context) } }

  @inline(__always) func relax(_ context: SolverContext, isFirst: Bool) {
    forEachBackwards { $0.pointee.relax(context, isFirst: isFirst) }
  }

  @inline(__always) func correct(_ context: SolverContext) { forEach { $0.pointee.correct(context) } }

  /// Removes the velocities that violate a joint's rows; `skipsHeld` leaves out those that a mechanism solves. Returns
  /// whether there were any.
  @inline(__always) func project(from first: Int32, skipsHeld: Bool, _ context: SolverContext) -> Bool {
    var (place, haveActed) = (first, false)
    while place >= 0 {
      let row = rows + Int(place)
      if !(skipsHeld && row.pointee.bound == .held), row.pointee.project(context) { haveActed = true }
      place = row.pointee.next
    }
    return haveActed
  }

  @inline(__always) func forEachFrame(_ body: (JointFrame) -> Void) {
    forEach { body($0.pointee.frame) }
    forEachSpring { body($0.pointee.frame) }
  }
}
