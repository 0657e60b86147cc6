import CradleGeometry

/// Keeps fast bodies from passing through others: cuts a step's displacement at the first hit of the disc
/// inside a body. The rest of the displacement is dropped and the velocity kept: the next step bounces or
/// stops the body.
struct ContinuousCollision {
  let disc: SweptDisc
  let contacts: ContactSpans
  let candidates: UnsafeMutablePointer<SweepCandidate>
  /// Whether kinematic bodies move.
  let hasKinematics: Bool

  private var bodies: BodySpans { disc.bodies }
  private var boxes: ProxySpans { disc.boxes }

  /// The distance from a body's centre to its edge by which it must have moved to count as fast, as a share: a body
  /// that moves by half of it has its centre in front of a wall that it touched before, and `PositionCorrection`
  /// moves it back to that side. From a quarter to the whole as many of 20 heaps, squeezes, hands and pulls pass
  /// (`Distributions`).
  private static let fastExtents: Float = 0.5

  /// Whether a body's displacement in this step may have passed a shape.
  @inline(__always) static func isFast(_ state: UnsafeMutablePointer<BodyState>, extent: Float) -> Bool {
    let moved = state.pointee.dx * state.pointee.dx + state.pointee.dy * state.pointee.dy
    return moved > fastExtents * fastExtents * extent * extent
  }

  /// Cuts the displacements of fast bodies at walls, and, for bullets and very fast ones, at other bodies.
  ///
  /// Walls come first for all bodies, so that no body is moved through a wall by another body.
  @inline(never) func sweep(_ fast: UnsafeMutablePointer<Int32>, count: Int) {
    var searches = count
    for place in 0..<count where isFar(fast[place]) { searches += 1 }
    sweep(fast, count: count, usesCandidates: searches > contacts.awakeCount / Self.pairsPerSearch)
  }

  /// The same with a pass over the pairs, which finds the bodies for which a search of the trees may find
  /// something, or with searches for all of them.
  func sweep(_ fast: UnsafeMutablePointer<Int32>, count: Int, usesCandidates: Bool) {
    let finder = SweepCandidates(disc: disc, contacts: contacts, candidates: candidates)
    if usesCandidates {
      finder.begin(fast, count: count, squaredThreshold)
      finder.findFixed()
    }
    for place in 0..<count where !usesCandidates || mayMeetWall(fast[place]) { cutAtWalls(fast[place]) }
    if usesCandidates { finder.findMoving() }
    for place in 0..<count {
      let index = fast[place]
      guard
        cutAtBodies(
          index, kinematic: usesCandidates ? candidates[Int(index)].kinematic : SweepCandidate.several,
          mayPassOthers: !usesCandidates || mayPassMoving(index))
      else { continue }
      if usesCandidates { finder.addPartners(of: index) }
      cutAtWalls(index)
    }
  }

  private func mayMeetWall(_ index: Int32) -> Bool {
    candidates[Int(index)].meetsWall || candidates[Int(index)].hasStrayed
  }

  private func mayPassMoving(_ index: Int32) -> Bool {
    candidates[Int(index)].meetsMoving || candidates[Int(index)].hasStrayed
  }

  private func isFar(_ index: Int32) -> Bool {
    let state = bodies.states + Int(index)
    return state.pointee.dx * state.pointee.dx + state.pointee.dy * state.pointee.dy
      > squaredThreshold(Int(index))
  }

  /// The number of pairs that two passes can compare in the time of one search of a tree: 2.3 ns a pair and pass in
  /// the tumbler of 1024 boxes, some 100 ns a search in the spinner, of which about half are found to be needless. It
  /// affects only the cost; both methods find the same.
  private static let pairsPerSearch = 12

  /// The square of the relative displacement beyond which a body is stopped by movable ones.
  @inline(__always) private func squaredThreshold(_ body: Int) -> Float {
    let extent = bodies.masses[body].extent
    let extents = Float(bodies.records[body].isBullet ? Self.bulletExtents : Self.passingExtents)
    return extent * extent * (extents * extents)
  }

  /// The relative displacements, in distances from a body's centre to its edge, beyond which a bullet and any other
  /// body is stopped by movable ones. For others any value from 1 to 4 does: as many of 20 heaps, squeezes, hands and
  /// pulls pass (`Distributions`). A bullet is stopped from the displacement on at which any body is stopped by walls
  /// (`fastExtents`).
  private static let bulletExtents = 0.5
  private static let passingExtents = 2.0
  /// The radii of a swept disc from which on its displacement is compared with each box of the tree, and not only the
  /// box around the displacement. It affects only the cost; both find the same.
  private static let longPath = 8.0

  private func setDisplacement(of index: Int32, _ value: Vector) {
    bodies.states[Int(index)].dx = Float(value.dx)
    bodies.states[Int(index)].dy = Float(value.dy)
  }

  private func cutAtWalls(_ index: Int32) {
    let displacement = disc.displacement(of: index)
    // The search for walls finds the kinematic bodies near a body that has strayed.
    let time = disc.freePart(of: displacement, index, radius: disc.radius(of: index)) {
      candidates[Int(index)].note(kinematic: $0)
    }
    guard time < 1 else { return }
    setDisplacement(of: index, displacement * time)
  }

  /// Cuts a displacement, relative to each other moving body, at the first contact of the two, so that
  /// neither passes the other; bodies that fly together do not stop each other. Returns true if it was cut.
  ///
  /// `kinematic` is the only shape of moving kinematic bodies that it may meet, `SweepCandidate.none` or `several`.
  private func cutAtBodies(_ index: Int32, kinematic: Int32, mayPassOthers: Bool) -> Bool {
    let kinematic = hasKinematics ? kinematic : SweepCandidate.none
    guard kinematic != SweepCandidate.none || mayPassOthers else { return false }
    let displacement = disc.displacement(of: index)
    let extent = Double(bodies.masses[Int(index)].extent)
    let threshold = extent * (bodies.records[Int(index)].isBullet ? Self.bulletExtents : Self.passingExtents)
    var part = displacement
    if kinematic != SweepCandidate.none { cut(&part, of: index, isFixed: true, only: kinematic, beyond: 0) }
    // A cut changes the relative displacements that were compared.
    if mayPassOthers || part != displacement, displacement.length > threshold {
      cut(&part, of: index, isFixed: false, beyond: threshold)
    }
    guard part != displacement else { return false }
    setDisplacement(of: index, part)
    return true
  }

  /// Cuts a displacement at the movable or moving shapes of a tree, or at the only one of them that it may meet.
  private func cut(
    _ part: inout Vector, of index: Int32, isFixed: Bool, only: Int32 = SweepCandidate.several,
    beyond threshold: Double
  ) {
    let radius = disc.radius(of: index)
    let pose = bodies.poses[Int(index)]
    // The search uses the original displacement: the cut one is a part of it.
    let displacement = part
    let box = disc.swept(pose, displacement, radius)
    // The box of a long displacement contains many shapes far from the path.
    let isLong = displacement.lengthSquared > Self.longPath * Self.longPath * radius * radius
    @inline(__always) func isOnPath(_ box: FlatBox) -> Bool { disc.mayMeet(box, pose, displacement, radius) }
    if only != SweepCandidate.several {
      let grown = boxes.boxes[Int(only)].grown
      guard grown.overlaps(box), !isLong || isOnPath(grown) else { return }
      cut(&part, of: index, at: only, of: boxes.proxies[Int(only)].body, beyond: threshold)
      return
    }
    let tree = isFixed ? boxes.fixed : boxes.moving
    let found = isLong ? tree.shapes(meeting: box, where: isOnPath) : tree.shapes(meeting: box)
    for other in found {
      // Kinematic bodies move while they are awake; the other tree contains movable bodies only.
      let partner = boxes.proxies[Int(other)].body
      guard !isFixed || bodies.isAwake(partner) else { continue }
      cut(&part, of: index, at: other, of: partner, beyond: threshold)
    }
  }

  /// Cuts a displacement where it hits a moving shape, if it is longer than a threshold relative to the other body.
  /// Neither bodies that fly together nor one that a turning body carries stop each other.
  @inline(__always) private func cut(
    _ part: inout Vector, of index: Int32, at other: Int32, of partner: Int32, beyond threshold: Double
  ) {
    let pose = bodies.poses[Int(index)]
    let frame = MovingFrame(of: partner, from: pose, bodies)
    // `SweepCandidates` compares the centres' displacements first.
    guard (part - frame.displacement).lengthSquared > threshold * threshold else { return }
    let relative = frame.relative(part)
    guard relative.lengthSquared > threshold * threshold, disc.mayMeet(index, other) else { return }
    let radius = disc.radius(of: index)
    let bend = frame.bend(of: part)
    if disc.isApart(pose, relative, radius, bend: bend, from: other) { return }
    let pieces = MovingFrame.pieces(bend: bend)
    var from = Vector.zero
    for piece in 1...pieces {
      let to = frame.relative(part, at: Double(piece) / Double(pieces))
      if let time = disc.timeOfImpact(pose, moved: from, to - from, radius, other) {
        part = frame.absolute(from + (to - from) * time)
        return
      }
      from = to
    }
  }
}
