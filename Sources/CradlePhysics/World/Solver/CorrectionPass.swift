/// Moves the bodies of a cut out of what they penetrate too deeply, in an order in which no body is moved into a held
/// one again.
struct CorrectionPass {
  let bodies: BodySpans
  let shapes: ShapeSpans
  let rules: PairRules
  let depth: PenetrationDepth
  /// The duration of the next step in seconds, for which boxes are moved ahead.
  let stepDuration: Double

  /// Corrects the bodies at walls, those that strayed from their boxes, and then the held ones.
  func correct(_ contacts: ContactSpans, _ hands: HandSpans, _ broadPhase: inout BroadPhase) {
    // A body's contacts are often neighbours in the list.
    var last: Int32 = -1
    for place in 0..<contacts.wallCount {
      let contact = contacts.contacts + Int(contacts.walls[place])
      let isAtA = bodies.isStatic(contact.pointee.bodyA)
      let body = isAtA ? contact.pointee.bodyB : contact.pointee.bodyA
      if body == last { continue }
      let (wall, shape) = (contact.pointee.shapeA, contact.pointee.shapeB)
      guard bodies.records[Int(body)].isHeld || (isAtA ? isDeep(shape, in: wall) : isDeep(wall, in: shape))
      else { continue }
      last = correct(body, &broadPhase) ? -1 : body
    }
    // A body on an isolated spring leaves it with its first contact.
    for place in 0..<broadPhase.strayed.count {
      let index = broadPhase.strayed.base[place]
      if bodies.isAwake(index) { correct(index, &broadPhase) }
    }
    // Held bodies come last, so that no other correction moves a body into them again.
    for place in 0..<hands.count where bodies.isAwake(hands.held[place].body) {
      let hand = hands.held[place]
      // Other bodies give way, because a held body stays at the pointer.
      if hand.displacement.lengthSquared == 0 {
        resolvePenetrations(into: hand.body, beyond: PositionCorrection.rounding, &broadPhase)
      }
      correct(hand.body, &broadPhase)
      makeRoom(for: hand.body, &broadPhase)
    }
  }

  /// Whether a shape is deeper in a wall than a step may push it. Most are not, which a search for all walls at
  /// the body would only find out later.
  private func isDeep(_ shape: Int32, in wall: Int32) -> Bool {
    let pose = bodies.poses[Int(shapes.shapes[Int(shape)].body)]
    let limit = DepthLimit(bodies: bodies, shapes: shapes)
    return depth(of: shape, in: wall, pose).map { $0.depth > limit(of: shape) } ?? false
  }

  /// Returns false if the body was not too deep.
  @discardableResult
  private func correct(_ index: Int32, _ broadPhase: inout BroadPhase) -> Bool {
    guard correction(broadPhase).correct(index) else { return false }
    follow(index, &broadPhase)
    return true
  }

  /// The number of attempts in a cut to move the bodies that pinch a held one before they return to their
  /// positions: several for each neighbour. From 12 to 48 20 squeezes and 20 hands have the same bits
  /// (`Distributions`).
  private static let mostAttempts = 24

  /// The rounds of `makeRoom`: the second one checks the neighbours of the pose at the step's start. With one, 4 of 20
  /// squeezes of shapes by a hand fail; a third one finds nothing (`Distributions --only squeezes --count 20`).
  private static let roomRounds = 2

  /// Moves the bodies that pinch a held one, or returns them to their positions, and the held one as well if
  /// that is not enough; its neighbours there are then checked once more.
  private func makeRoom(for held: Int32, _ broadPhase: inout BroadPhase) {
    for _ in 0..<Self.roomRounds {
      resolvePenetrations(into: held, beyond: PositionCorrection.lastExcess, &broadPhase)
      let correction = correction(broadPhase)
      guard correction.isStillDeep(held) else { return }
      correction.returnToStart(held)
      follow(held, &broadPhase)
    }
  }

  /// Moves the bodies that are deeper in a held one than allowed by more than `excess` points, or returns
  /// them to their positions.
  private func resolvePenetrations(
    into held: Int32, beyond excess: Float, _ broadPhase: inout BroadPhase
  ) {
    var attempts = 0
    while let penetration = correction(broadPhase).firstPenetration(into: held, beyond: excess) {
      if attempts < Self.mostAttempts {
        correction(broadPhase).resolve(penetration)
      } else {
        correction(broadPhase).returnToStart(penetration.body)
      }
      attempts += 1
      follow(penetration.body, &broadPhase)
    }
  }

  private func follow(_ index: Int32, _ broadPhase: inout BroadPhase) {
    broadPhase.follow(index, bodies, shapes, stepDuration)
  }

  /// The correction of one body; valid until a box moves.
  private func correction(_ broadPhase: borrowing BroadPhase) -> PositionCorrection {
    PositionCorrection(bodies: bodies, shapes: shapes, boxes: broadPhase.spans, rules: rules, depth: depth)
  }
}
