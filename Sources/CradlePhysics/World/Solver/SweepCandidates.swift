/// Whether a body is a candidate for continuous collision in its step, and with which kinds of shapes.
struct SweepCandidate: BitwiseCopyable {
  /// The box that a fast body's disc sweeps; `nothing` for others.
  var box = FlatBox.nothing
  /// The square of the displacement relative to a movable body beyond which that one stops it, pt²; infinite for a
  /// body that is not fast, and for one that is known to pass a movable body.
  var squaredThreshold = Float.infinity
  /// Whether it may meet shapes that have no pair with it: its disc leaves the boxes in which pairs were
  /// searched.
  var hasStrayed = false
  /// Whether it may meet a wall, and whether it may pass a movable body.
  var meetsWall = false
  var meetsMoving = false
  /// The shape of a moving kinematic body that it may meet, `none` or `several`.
  var kinematic = Self.none

  static let none: Int32 = -1
  static let several: Int32 = -2

  /// Notes a shape of a moving kinematic body.
  @inline(__always) mutating func note(kinematic shape: Int32) {
    kinematic = kinematic == Self.none || kinematic == shape ? shape : Self.several
  }
}

/// Finds the candidates for continuous collision among a step's fast bodies, from the pairs: cheaper than a search
/// of a tree for each body.
///
/// A body whose disc stays in its grown box has a pair with every shape whose box the disc meets. So a pass over
/// the pairs finds the bodies for which a search of a tree would find something.
struct SweepCandidates {
  let disc: SweptDisc
  let contacts: ContactSpans
  /// By body slot.
  let candidates: UnsafeMutablePointer<SweepCandidate>

  private var bodies: BodySpans { disc.bodies }
  private var boxes: ProxySpans { disc.boxes }

  /// Starts with the fast bodies' displacements, and the thresholds for them by body slot.
  func begin(_ fast: UnsafeMutablePointer<Int32>, count: Int, _ squaredThreshold: (Int) -> Float) {
    for place in 0..<bodies.awakeCount { candidates[Int(bodies.awake[place])] = SweepCandidate() }
    for place in 0..<count {
      let candidate = candidates + Int(fast[place])
      candidate.pointee.squaredThreshold = squaredThreshold(Int(fast[place]))
      candidate.pointee.box = disc.swept(fast[place])
      candidate.pointee.hasStrayed = hasStrayed(fast[place], candidate.pointee.box)
    }
  }

  /// Finds the bodies that may meet walls or kinematic bodies.
  func findFixed() {
    for place in 0..<contacts.awakeCount {
      let pair = contacts.awake[place]
      let a = boxes.proxies[Int(pair.shapeA)]
      let b = boxes.proxies[Int(pair.shapeB)]
      guard a.isFixed != b.isFixed else { continue }
      let candidate = candidates + Int(a.isFixed ? b.body : a.body)
      let wall = a.isFixed ? pair.shapeA : pair.shapeB
      let box = boxes.boxes[Int(wall)]
      // A kinematic body moves. The slop covers rounding.
      let isStill = !bodies.isAwake(a.isFixed ? a.body : b.body)
      let reached = isStill ? box.tight.grown(by: Collider.slop) : box.grown
      guard reached.overlaps(candidate.pointee.box) else { continue }
      if isStill { candidate.pointee.meetsWall = true } else { candidate.pointee.note(kinematic: wall) }
    }
  }

  /// The search compares in double precision. The factor exceeds the rounding of a squared difference in single
  /// precision, 1 + 4u = 1.000 000 5, by far; a larger one costs searches that find nothing.
  private static let roundingFactor: Float = 1.001

  /// Finds the bodies that may pass movable ones: their relative displacement is longer than the threshold.
  func findMoving() {
    for place in 0..<contacts.awakeCount {
      let pair = contacts.awake[place]
      if pair.isAtWall { continue }
      let proxyA = boxes.proxies[Int(pair.shapeA)]
      let proxyB = boxes.proxies[Int(pair.shapeB)]
      if proxyA.isFixed || proxyB.isFixed { continue }
      let (a, b) = (candidates + Int(proxyA.body), candidates + Int(proxyB.body))
      let threshold = min(a.pointee.squaredThreshold, b.pointee.squaredThreshold)
      guard threshold < .infinity else { continue }
      let stateA = bodies.states + Int(proxyA.body)
      let stateB = bodies.states + Int(proxyB.body)
      let x = stateB.pointee.dx - stateA.pointee.dx
      let y = stateB.pointee.dy - stateA.pointee.dy
      let square = (x * x + y * y) * Self.roundingFactor
      if square > a.pointee.squaredThreshold { meet(proxyA.body, pair.shapeB, of: proxyB.body) }
      if square > b.pointee.squaredThreshold { meet(proxyB.body, pair.shapeA, of: proxyA.body) }
    }
  }

  /// Makes a fast body a candidate if its disc, moving relative to a shape's body, meets the shape's box.
  @inline(__always) private func meet(_ body: Int32, _ shape: Int32, of partner: Int32) {
    let candidate = candidates + Int(body)
    guard boxes.boxes[Int(shape)].grown.overlaps(candidate.pointee.box) else { return }
    let pose = bodies.poses[Int(body)]
    let displacement = disc.displacement(of: body)
    let frame = MovingFrame(of: partner, from: pose, bodies)
    let swept = disc.swept(
      pose, frame.relative(displacement), disc.radius(of: body) + frame.bend(of: displacement))
    // The slop covers rounding.
    if boxes.boxes[Int(shape)].tight.grown(by: Collider.slop).overlaps(swept) {
      candidate.pointee.meetsMoving = true
      candidate.pointee.squaredThreshold = .infinity
    }
  }

  /// Makes candidates of the partners of a body whose displacement was changed after the comparison.
  func addPartners(of body: Int32) {
    var end = contacts.lists.firstEnd(of: body)
    while end >= 0 {
      let contact = contacts.contacts + Int(end >> 1)
      candidates[Int(end & 1 == 0 ? contact.pointee.bodyB : contact.pointee.bodyA)].meetsMoving = true
      end = contacts.lists.nextEnd(end)
    }
  }

  /// Whether a disc may meet shapes without a pair: a pair is known for each shape of which the box meets that of a
  /// shape around the disc, if the rules allow it for that shape.
  private func hasStrayed(_ index: Int32, _ box: FlatBox) -> Bool {
    let shapes = disc.shapes
    @inline(__always) func isAround(_ shape: Int32) -> Bool { boxes.boxes[Int(shape)].grown.contains(box) }
    var around = shapes.firstOfBody[Int(index)]
    while around >= 0, !(boxes.contains(around) && isAround(around)) {
      around = shapes.shapes[Int(around)].next
    }
    var shape = shapes.firstOfBody[Int(index)]
    while shape >= 0 {
      if boxes.contains(shape), around < 0 || !(disc.rules.meets(around, asOften: shape) || isAround(shape)) {
        return true
      }
      shape = shapes.shapes[Int(shape)].next
    }
    return false
  }
}
