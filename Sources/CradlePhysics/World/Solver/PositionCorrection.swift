import CradleGeometry

/// Removes penetration into static shapes that the solver has left. The solver leaves some if a hand or a
/// crowd presses harder than its passes can correct, or if a corner rotates into a wall, whose path it does not
/// predict. A step later the body's middle might be beyond the wall, and the solver would push it out on the wrong
/// side. After every step therefore:
///
///     depth in a wall ≤ max(d, depth at the step's start)        d see `DepthLimit`
///
/// A held body is limited to 1 pt in every body, not only in walls.
struct PositionCorrection {
  let bodies: BodySpans
  let shapes: ShapeSpans
  let boxes: ProxySpans
  let rules: PairRules
  let depth: PenetrationDepth

  /// Moves a body out of the walls that it penetrates too deeply or, if there is no room, back to its pose at
  /// the step's start. The body keeps its velocity, as after a cut displacement: the next step finds the
  /// contact, and stops the body or lets it bounce. Returns false if the body was not too deep.
  @inline(never) func correct(_ index: Int32) -> Bool {
    let pose = bodies.poses + Int(index)
    let solved = Point(x: pose.pointee.x, y: pose.pointee.y)
    var (passes, excess): (Int, Float) = (0, 0)
    while passes < Self.passes {
      excess = moveOutOfWalls(index)
      if excess <= Self.rounding { break }
      passes += 1
    }
    guard passes > 0 else { return false }
    // The last pass has also corrected the overlaps that it found; only their size is compared.
    let isClear = passes < Self.passes || excess <= Self.lastExcess
    let end = pose.pointee
    // Between movable bodies there may be no room yet: a held body then takes the less deep of the two
    // positions.
    let isStillDeep = !isClear && bodies.records[Int(index)].isHeld
    let left = isStillDeep ? moveOutOfWalls(index, moving: false) : 0
    pose.pointee = startPose(index)
    let displacement = Vector(dx: end.x - pose.pointee.x, dy: end.y - pose.pointee.y)
    let disc = SweptDisc(bodies: bodies, shapes: shapes, boxes: boxes, rules: rules)
    let radius = Self.passage * Double(bodies.masses[Int(index)].extent)
    let isFree = disc.freePart(of: displacement, index, radius: radius) == 1
    if isFree, isClear || (isStillDeep && left < moveOutOfWalls(index, moving: false)) {
      pose.pointee = end
    }
    subtractWork(index, Point(x: pose.pointee.x, y: pose.pointee.y) - solved)
    return true
  }

  /// A body that is deeper than allowed in a held body, and the displacement out of it in points.
  struct Penetration {
    var body: Int32
    var exit: LocalVector
  }

  /// The first body that is deeper than allowed by more than `excess` points and can be moved back to its pose
  /// at the step's start; nil for none.
  ///
  /// A pinched body has no room at once; the bodies that pinch it move away a step later. If nothing else
  /// helps, both return to their poses at the step's start, where neither was too deep.
  func firstPenetration(into index: Int32, beyond excess: Float) -> Penetration? {
    var shape = shapes.firstOfBody[Int(index)]
    while shape >= 0 {
      if boxes.contains(shape) {
        let box = FlatBox(shapes.box(of: shape, bodies.poses + Int(index)))
        for other in boxes.moving.shapes(meeting: box) {
          let partner = shapes.shapes[Int(other)].body
          guard hasMoved(partner), !bodies.records[Int(partner)].isHeld,
            let now = depth(of: shape, in: other, bodies.poses[Int(index)]),
            now.depth > DepthLimit.most + excess, rules.mayMeet(shape, other)
          else { continue }
          return Penetration(body: partner, exit: now.out * (DepthLimit.most - now.depth))
        }
      }
      shape = shapes.shapes[Int(shape)].next
    }
    return nil
  }

  /// Moves a body out of a held one or, if a wall leaves no room for that, back to its pose at the
  /// step's start.
  func resolve(_ penetration: Penetration) {
    let pose = bodies.poses + Int(penetration.body)
    pose.pointee.x += Double(penetration.exit.x)
    pose.pointee.y += Double(penetration.exit.y)
    if moveOutOfWalls(penetration.body, moving: false) > Self.rounding { returnToStart(penetration.body) }
  }

  /// Whether a held body is still too deep in any body at its new position, and was not at the step's start.
  func isStillDeep(_ index: Int32) -> Bool {
    hasMoved(index) && moveOutOfWalls(index, moving: false) > Self.lastExcess
  }

  private func hasMoved(_ index: Int32) -> Bool {
    let (pose, before) = (bodies.poses[Int(index)], bodies.previousPoses[Int(index)])
    return pose.x != before.x || pose.y != before.y || pose.angle != before.angle
  }

  /// Moves a body to its pose at the step's start. It keeps its velocity, as after a cut displacement.
  func returnToStart(_ index: Int32) { bodies.poses[Int(index)] = startPose(index) }

  /// Subtracts the work of gravity and applied forces along a shift from a body's motion. Otherwise a body
  /// lifted out of a floor would gain energy: a bar that tumbles without losses, a fifth in a minute.
  ///
  ///     v² + ω²·I/m falls by −2·a·shift
  private func subtractWork(_ index: Int32, _ shift: Vector) {
    let drive = bodies.drives[Int(index)]
    let cost = -2 * (drive.ax * Float(shift.dx) + drive.ay * Float(shift.dy))
    let mass = bodies.masses[Int(index)]
    let state = bodies.states + Int(index)
    let (vx, vy, w) = (state.pointee.vx, state.pointee.vy, state.pointee.w)
    let motion = vx * vx + vy * vy + mass.rotation(w)
    guard cost > 0, motion > 0 else { return }
    let share = max(1 - cost / motion, 0).squareRoot()
    state.pointee.vx = vx * share
    state.pointee.vy = vy * share
    state.pointee.w = w * share
  }

  /// A smaller excess, in points, needs no further pass: eight units in the last place of a thousand points in
  /// single precision.
  static let rounding: Float = 5e-4
  /// The excess in points up to which the last pass suffices, and up to which bodies need no further room: a
  /// hundredth of the depth that is allowed. In a wedge of angle α a pass leaves the share cos²α, all passes in
  /// one of 45° a 64th.
  static let lastExcess: Float = 0.01
  /// In a corner each wall moves a body along the other one, and two passes suffice. In a wedge of 45° each pass
  /// halves the excess: six bring one of 0.64 pt below `lastExcess`. With 3 and with 12 heaps, pulls and towers keep
  /// their bits, and as many of 20 squeezes and 20 hands pass (`Distributions`).
  private static let passes = 6
  /// The radius of the disc that must not meet a wall between a body's pose at the step's start and its corrected
  /// one, as a share of the distance from its centre to its edge: its middle must not pass a wall, but its outline
  /// touches some. Any value from 0.05 to 0.2 gives the same bits in 20 of each of `Distributions`' heaps, squeezes,
  /// hands and pulls.
  private static let passage = 0.1

  /// A body's pose at the step's start.
  private func startPose(_ index: Int32) -> BodyPose {
    let before = bodies.previousPoses[Int(index)]
    var pose = bodies.poses[Int(index)]
    (pose.x, pose.y, pose.angle) = (before.x, before.y, before.angle)
    let (sine, cosine) = Trigonometry.sineAndCosine(before.angle)
    (pose.c, pose.s) = (Float(cosine), Float(sine))
    return pose
  }

  /// One pass over the walls at a body, and over all bodies at a held one. Returns the excess depth in
  /// points; moves nothing if `moving` is false.
  private func moveOutOfWalls(_ index: Int32, moving: Bool = true) -> Float {
    var excess: Float = 0
    var shape = shapes.firstOfBody[Int(index)]
    while shape >= 0 {
      if boxes.contains(shape) {
        let box = FlatBox(shapes.box(of: shape, bodies.poses + Int(index)))
        if bodies.records[Int(index)].isHeld {
          for other in boxes.moving.shapes(meeting: box) {
            excess = max(excess, moveOutOfWalls(shape, of: other, moving))
          }
        }
        for wall in boxes.fixed.shapes(meeting: box) {
          excess = max(excess, moveOutOfWalls(shape, of: wall, moving))
        }
      }
      shape = shapes.shapes[Int(shape)].next
    }
    return excess
  }

  /// Moves a body until its shape is no deeper in a wall than allowed; returns the excess depth in points.
  private func moveOutOfWalls(_ shape: Int32, of wall: Int32, _ moving: Bool) -> Float {
    let index = shapes.shapes[Int(shape)].body
    let partner = bodies.records + Int(shapes.shapes[Int(wall)].body)
    let isHeld = bodies.records[Int(index)].isHeld
    guard isHeld ? !partner.pointee.isHeld : partner.pointee.isStatic && !partner.pointee.isKinematic,
      let now = depth(of: shape, in: wall, bodies.poses[Int(index)])
    else { return 0 }
    let allowed = isHeld ? DepthLimit.most : DepthLimit(bodies: bodies, shapes: shapes)(of: shape)
    guard now.depth > allowed, rules.mayMeet(shape, wall) else { return 0 }
    let before = isHeld ? nil : depth(of: shape, in: wall, startPose(index))?.depth
    let excess = now.depth - max(allowed, before ?? 0)
    guard excess > 0, moving else { return max(excess, 0) }
    bodies.poses[Int(index)].x += Double(now.out.x * excess)
    bodies.poses[Int(index)].y += Double(now.out.y * excess)
    return excess
  }
}
