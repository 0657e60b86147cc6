// Corrects the penetration into walls that the solver has left, with access to all stores.
extension Simulation {
  /// Lists the contacts with walls in which the cut's motion may cause too much penetration; call this before
  /// the motion is added to the poses.
  mutating func keepDeepWalls() {
    let filter = deepWallFilter
    contacts.keepWalls(where: { filter.mayBeDeep($0) })
  }

  /// Moves bodies out of walls that they penetrate too deeply after the cut.
  mutating func correctPositions() {
    let spans = contacts.spans
    // A body's contacts are often neighbours in the list.
    var last: Int32 = -1
    for place in 0..<spans.wallCount {
      let contact = spans.contacts + Int(spans.walls[place])
      let body = bodies.isStatic(contact.pointee.bodyA) ? contact.pointee.bodyB : contact.pointee.bodyA
      if body == last { continue }
      last = correctPosition(of: body) ? -1 : body
    }
    // A body on an isolated spring leaves it with its first contact.
    for place in 0..<broadPhase.strayed.count {
      let index = broadPhase.strayed.base[place]
      if bodies.isAwake(index) { correctPosition(of: index) }
    }
    // Held bodies come last, so that no other correction moves a body into them again.
    for place in 0..<hands.count where bodies.isAwake(hands[place].body) {
      let hand = hands[place]
      // Other bodies give way, because a held body stays at the pointer.
      if hand.displacement.lengthSquared == 0 {
        resolvePenetrations(into: hand.body, beyond: PositionCorrection.rounding)
      }
      correctPosition(of: hand.body)
      makeRoom(for: hand.body)
    }
  }

  /// The number of attempts in a cut to move the bodies that pinch a held one before they return to their
  /// positions: several for each neighbour. From 12 to 48 20 squeezes
  /// and 20 hands have the same bits (`Distributions`).
  private static let mostAttempts = 24

  /// The rounds of `makeRoom`: the second one checks the neighbours of the pose at the step's start. With one, 4 of 20
  /// squeezes of shapes by a hand fail; a third one finds nothing (`Distributions --only squeezes --count 20`).
  private static let roomRounds = 2

  /// Moves the bodies that pinch a held one, or returns them to their positions, and the held one as well if
  /// that is not enough; its neighbours there are then checked once more.
  private mutating func makeRoom(for held: Int32) {
    for _ in 0..<Self.roomRounds {
      resolvePenetrations(into: held, beyond: PositionCorrection.lastExcess)
      guard positionCorrection.isStillDeep(held) else { return }
      positionCorrection.returnToStart(held)
      followCorrection(of: held)
    }
  }

  /// Moves the bodies that are deeper in a held one than allowed by more than `excess` points, or returns
  /// them to their positions.
  private mutating func resolvePenetrations(into held: Int32, beyond excess: Float) {
    var attempts = 0
    while let penetration = positionCorrection.firstPenetration(into: held, beyond: excess) {
      if attempts < Self.mostAttempts {
        positionCorrection.resolve(penetration)
      } else {
        positionCorrection.returnToStart(penetration.body)
      }
      attempts += 1
      followCorrection(of: penetration.body)
    }
  }

  private mutating func followCorrection(of index: Int32) {
    broadPhase.follow(index, bodies.spans, shapes.spans, settings.stepDuration)
  }

  private var penetrationDepth: PenetrationDepth {
    PenetrationDepth(bodies: bodies.spans, shapes: shapes.spans, scratch: contacts.collisionScratch)
  }

  private var deepWallFilter: DeepWallFilter {
    DeepWallFilter(bodies: bodies.spans, shapes: shapes.spans, depth: penetrationDepth)
  }

  private var positionCorrection: PositionCorrection {
    PositionCorrection(
      bodies: bodies.spans, shapes: shapes.spans, boxes: broadPhase.spans, rules: pairRules,
      depth: penetrationDepth)
  }

  /// Returns false if the body was not too deep.
  @discardableResult
  private mutating func correctPosition(of index: Int32) -> Bool {
    guard positionCorrection.correct(index) else { return false }
    followCorrection(of: index)
    return true
  }
}
