/// The rows of pivots with friction or limits, packed, and the list of rows to solve.
///
/// Invariants: a joint has at most one, at the index that the joint stores; `order` holds the indices of rows with an
/// awake end, unless the store is stale.
struct TurnRows: ~Copyable {
  private var rows = Buffer<TurnRow>()
  private var order = Buffer<Int32>()

  var byteCount: Int { rows.byteCount + order.byteCount }

  subscript(place: Int32) -> TurnRow { rows[place] }

  mutating func append(_ row: TurnRow) -> Int32 {
    rows.append(row)
    return Int32(rows.count - 1)
  }

  /// Removes a joint's row if it has one; the last row of the column fills the gap.
  mutating func remove(_ joint: Int32, in joints: UnsafeMutablePointer<Joint>) {
    let place = joints[Int(joint)].turn
    guard place >= 0 else { return }
    joints[Int(joint)].turn = -1
    if rows.swapRemove(place) { joints[Int(rows[place].joint)].turn = place }
  }

  func forgetImpulses() {
    for place in 0..<rows.count { rows.base[place].forgetImpulses() }
  }

  func scaleImpulses(by ratio: Float) {
    for place in 0..<rows.count { rows.base[place].scaleImpulses(by: ratio) }
  }

  mutating func forgetOrder() { order.removeAll() }

  /// Adds a joint's row, if it has one, to those to solve; returns true if it shares its bodies with other joints.
  mutating func list(_ place: Int32, isOnlyJoint: Bool) -> Bool {
    guard place >= 0 else { return false }
    rows.base[Int(place)].isOnlyJoint = isOnlyJoint
    order.append(place)
    return !isOnlyJoint
  }

  @inline(__always) var spans: TurnSpans {
    TurnSpans(rows: rows.base, order: order.base, count: order.count)
  }
}

/// The rows of pivots with friction or limits to solve, and the passes over them.
struct TurnSpans {
  let rows: UnsafeMutablePointer<TurnRow>
  let order: UnsafeMutablePointer<Int32>
  let count: Int

  @inline(__always) private func forEach(_ body: (UnsafeMutablePointer<TurnRow>) -> Void) {
    for place in 0..<count { body(rows + Int(order[place])) }
  }

  func prepare(_ bodies: BodySpans, conservesEnergy: Bool) {
    forEach { $0.pointee.prepare(bodies, conservesEnergy: conservesEnergy) }
  }

  func warmStart(_ context: SolverContext, isStale: Bool) {
    forEach { $0.pointee.warmStart(context, isStale: isStale) }
  }

  func solve(_ context: SolverContext) { forEach { $0.pointee.solve(context) } }

  /// In reverse order, as `RowSpans.relax`.
  func relax(_ context: SolverContext, isFirst: Bool) {
    var place = count - 1
    while place >= 0 {
      rows[Int(order[place])].relax(context, isFirst: isFirst)
      place -= 1
    }
  }

  func correct(_ context: SolverContext) { forEach { $0.pointee.correct(context) } }

  @inline(__always) func project(_ place: Int32, _ context: SolverContext) -> Bool {
    place >= 0 && rows[Int(place)].project(context)
  }
}
