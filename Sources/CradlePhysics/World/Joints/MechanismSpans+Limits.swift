// The limits of open trees. All bodies of a mechanism move with a limit's impulse, so that the response to it is the
// mechanism's:
//
//     k = J·(M⁻¹ − M⁻¹·Bᵀ·(B·M⁻¹·Bᵀ)⁻¹·B·M⁻¹)·Jᵀ,   p = −(J·v + b)/k       J the limit's row, B those of the joints
//
// With J·M⁻¹·Jᵀ alone, the response of two free bodies, each pass finds a small part of the impulse that a heavy body far
// from the joint needs: such limits gave way by any distance, and added energy (of 1000 trees of sliders with limits
// 110 did, now 7).
//
// Where no joint with limits is far from a body (`Body.isRemote`), limits stay rows: solved by k, those of 100 rag dolls
// would take four times as long. So do limits of closed mechanisms: together with the joints they may leave no motion, and
// k is then the joints' compliance. (Of 1000 loops of pivots with limits 10 gain energy with rows, 104 with k.)
extension MechanismSpans {
  @inline(__always) private func forEachLimit(
    of mechanism: Mechanism, _ body: (MechanismLimit) -> Void
  ) {
    for place in Int(mechanism.firstLimit)..<Int(mechanism.endLimit) { body(limits[place]) }
  }

  private func line(of limit: MechanismLimit) -> UnsafeMutablePointer<LineRow> {
    lines + Int(limit.row)
  }

  private func turn(of limit: MechanismLimit) -> UnsafeMutablePointer<TurnRow> {
    turns + Int(limit.row)
  }

  // MARK: Positions

  /// Reads the bodies' poses at a cut's start.
  func prepareLimits(of mechanism: Mechanism, _ world: BodySpans) {
    forEachLimit(of: mechanism) {
      if $0.isTurn {
        turn(of: $0).pointee.prepare(world, conservesEnergy: true)
      } else {
        line(of: $0).pointee.prepare(world, conservesEnergy: true)
      }
    }
  }

  /// Computes the limits' errors, and the responses of free bodies, at the present positions.
  func updateLimits(of mechanism: Mechanism, _ context: SolverContext) {
    forEachLimit(of: mechanism) {
      if $0.isTurn {
        turn(of: $0).pointee.update(context)
      } else {
        line(of: $0).pointee.update(context)
      }
    }
  }

  // MARK: Passes

  /// Applies the limits' last impulses again, to the masses that joints' impulses act on.
  func warmStartLimits(of tree: Mechanism, _ context: SolverContext) {
    forEachLimit(of: tree) {
      let sum = Double($0.isTurn ? turn(of: $0).pointee.impulse : line(of: $0).pointee.impulse)
      impulses(of: $0).forEach { body, impulse in
        guard let place = place(body, in: tree) else { return }
        let change = bodies[place].response(to: impulse * sum)
        let state = context.states + Int(body)
        state.pointee.vx += Float(change.x)
        state.pointee.vy += Float(change.y)
        state.pointee.w += Float(change.t)
      }
    }
  }

  /// Solves a mechanism's joints, then limits that act, then the joints again, because they turn otherwise then.
  @inline(__always) func solveWithLimits(
    _ mechanism: Mechanism, _ context: SolverContext, isRelaxing: Bool, solveJoints: () -> Void
  ) {
    solveJoints()
    var pass = 0
    while pass < Self.mostPasses, solveLimits(of: mechanism, context, isRelaxing: isRelaxing) { pass += 1 }
    if pass > 0 { solveJoints() }
  }

  /// The largest number of passes over the limits of a mechanism; one is exact for one limit. Of 3000 trees 2966 hold with
  /// four, 2968 with two (`Distributions --only contraptions --count 3000`).
  private static let mostPasses = 4

  /// One pass over a mechanism's limits; returns whether one acted. Relaxing passes go backwards, as those over rows.
  private func solveLimits(of mechanism: Mechanism, _ context: SolverContext, isRelaxing: Bool) -> Bool {
    var haveActed = false
    for step in 0..<Int(mechanism.endLimit - mechanism.firstLimit) {
      let place = isRelaxing ? Int(mechanism.endLimit) - 1 - step : Int(mechanism.firstLimit) + step
      let limit = limits[place]
      func act(_ part: TurnRow.Part) {
        if solveTurn(limit, part, mechanism, context, isRelaxing) { haveActed = true }
      }
      switch (limit.isTurn, isRelaxing) {
      case (false, _): if solveLine(limit, mechanism, context, isRelaxing) { haveActed = true }
      case (true, false):
        act(.friction)
        act(.least)
        act(.greatest)
      case (true, true):
        act(.greatest)
        act(.least)
        act(.friction)
      }
    }
    return haveActed
  }

  private func solveTurn(
    _ limit: MechanismLimit, _ part: TurnRow.Part, _ tree: Mechanism, _ context: SolverContext,
    _ isRelaxing: Bool
  ) -> Bool {
    let row = turn(of: limit)
    guard row.pointee.mayAct(part, context) else { return false }
    return change(limit, tree, context) { mass, corrected in
      row.pointee.effectiveInertia = mass
      let fastest = context.fastestTurn(corrected)
      return row.pointee.change(of: part, context, isRelaxing: isRelaxing, fastest: fastest)
    }
  }

  private func solveLine(
    _ limit: MechanismLimit, _ tree: Mechanism, _ context: SolverContext, _ isRelaxing: Bool
  ) -> Bool {
    let row = line(of: limit)
    guard row.pointee.mayAct(context) else { return false }
    return change(limit, tree, context) { mass, corrected in
      row.pointee.jacobian.mass = mass
      let fastest = context.fastestCorrection(corrected)
      return row.pointee.change(context, isRelaxing: isRelaxing, fastest: fastest)
    }
  }

  /// Changes a limit's impulse by what the closure returns for its effective mass, 1/k, and the corrected share; moves all
  /// bodies by it. Returns whether it changed.
  @inline(__always) private func change(
    _ limit: MechanismLimit, _ tree: Mechanism, _ context: SolverContext,
    by solve: (_ mass: Float, _ corrected: Float) -> Float
  ) -> Bool {
    let (k, free) = responses(to: impulses(of: limit), tree, context)
    let mass = k > Self.leastShare * free ? Float(1 / k) : 0
    let change = solve(mass, context.correctedShare(1, isInContact: tree.hasContacts))
    guard change != 0 else { return false }
    push(tree, share: Double(change), context)
    return true
  }

  /// The response k of the mechanism, and that of its two bodies if they were free: 1/kg, or 1/(kg·pt²) for an angle. Leaves
  /// the impulses of the joints, and those on the bodies, by a unit of the limit's, for `push`.
  private func responses(
    to limit: LimitImpulses, _ tree: Mechanism, _ context: SolverContext
  ) -> (k: Double, free: Double) {
    for place in Int(tree.firstBody)..<Int(tree.endBody) { bodies[place].velocity = .zero }
    var (k, free) = (0.0, 0.0)
    limit.forEach { body, impulse in
      guard let place = place(body, in: tree) else { return }
      let velocity = bodies[place].response(to: impulse)
      free += impulse.dot(velocity)
      bodies[place].velocity = velocity.velocity(at: bodies[place].anchor)
    }
    TreeImpulses(spans: self, context: context).findResponse(tree)
    limit.forEach { body, impulse in
      guard let place = place(body, in: tree) else { return }
      bodies[place].impulse = bodies[place].impulse + impulse.impulse(about: bodies[place].anchor)
      k += impulse.dot(bodies[place].velocityChange)
    }
    return (k, free)
  }

  /// The share of the response of two free bodies below which k is the rounding of their difference, ten thousand times that
  /// of double precision: the joints allow no motion that the limit could stop.
  private static let leastShare = 1e-12

  private func impulses(of limit: MechanismLimit) -> LimitImpulses {
    limit.isTurn ? LimitImpulses(turn(of: limit).pointee) : LimitImpulses(line(of: limit).pointee)
  }

  /// The place of a body of the tree; nil for a static one.
  private func place(_ body: Int32, in tree: Mechanism) -> Int? {
    let place = places[Int(body)]
    return place >= tree.firstBody && place < tree.endBody ? Int(place) : nil
  }
}
