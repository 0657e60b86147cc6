/// The geometry of a pair's shape for one collision test: its corners and outward normals, in its own axes or
/// the other shape's.
///
/// The rest of the shape is read in place: a copy of all of it for each pair was a tenth of the search for manifolds.
struct PairShape: BitwiseCopyable {
  private let shape: UnsafePointer<Shape>
  let count: Int
  let corners: UnsafeMutablePointer<LocalVector>
  let normals: UnsafeMutablePointer<LocalVector>

  @inline(__always) init(_ shape: UnsafePointer<Shape>, _ pool: UnsafeMutablePointer<LocalVector>) {
    self.init(shape, turnedTo: pool + Int(shape.pointee.first))
  }

  /// The view of a shape whose corners and normals were turned, into memory at `corners`.
  @inline(__always) private init(
    _ shape: UnsafePointer<Shape>, turnedTo corners: UnsafeMutablePointer<LocalVector>
  ) {
    self.shape = shape
    count = Int(shape.pointee.count)
    self.corners = corners
    normals = corners + shape.pointee.rows
  }

  /// The same shape with room for its corners and normals at `memory`.
  @inline(__always) func turned(to memory: UnsafeMutablePointer<LocalVector>) -> PairShape {
    PairShape(shape, turnedTo: memory)
  }

  @inline(__always) var kind: Shape.Kind { shape.pointee.kind }
  @inline(__always) var radius: Float { shape.pointee.radius }
  private var hasPrevious: Bool { shape.pointee.hasPrevious }
  private var hasNext: Bool { shape.pointee.hasNext }

  /// The number of corners, and of normals, in memory: see `Shape.rows`.
  @inline(__always) var rows: Int { Shape.rows(count) }

  var isInChain: Bool { hasPrevious || hasNext }

  /// The corner that is farthest along a direction.
  func farthest(along direction: LocalVector) -> LocalVector {
    var farthest = corners[0]
    for index in 1..<count where direction.dot(corners[index] - farthest) > 0 { farthest = corners[index] }
    return farthest
  }

  /// The squared slope of a normal against that of the face up to which it is the face's own: a thousandth. A
  /// ten-thousandth and a hundredth pass the same tests of corners, friction, passing and confinement.
  private static let squaredSlope: Float = 1e-6
  /// The difference of cosines up to which a normal counts as turned no farther than the neighbour's: an
  /// angle of 0.8° beside the neighbour's own normal. A tenth and ten times of it pass the same tests.
  private static let sameNormal: Float = 1e-4

  /// Whether a chain's segment may push along `normal`: beyond an end with a neighbour, only up to the
  /// neighbour's own normal, so that bodies do not catch on the corners of a smooth floor.
  func mayPush(along normal: LocalVector) -> Bool {
    guard isInChain else { return true }
    let edge = corners[1] - corners[0]
    let face = normals[0]
    let side: Float = normal.dot(face) >= 0 ? 1 : -1
    let along = normal.dot(edge)
    if along * along <= Self.squaredSlope * edge.lengthSquared { return true }
    let forward = along > 0
    guard forward ? hasNext : hasPrevious else { return true }
    let other = neighborFace(forward: forward) * side
    let own = face * side
    // At a convex corner the neighbour's normal points farther outward; any direction between the two is
    // allowed.
    let lean = forward ? other.dot(edge) : -other.dot(edge)
    guard lean > 0 else { return false }
    return normal.dot(own) >= other.dot(own) - Self.sameNormal
  }

  /// Whether a segment's chain continues past an end and turns towards the side of `normal` there: a shape on
  /// that side cannot pass this end.
  func turnsUp(forward: Bool, on normal: LocalVector) -> Bool {
    guard forward ? hasNext : hasPrevious else { return false }
    let along = neighborFace(forward: forward).dot(corners[1] - corners[0])
    return (forward ? along : -along) * normal.dot(normals[0]) < 0
  }

  /// A segment's normal on the side of a point.
  @inline(__always) func face(towards point: LocalVector) -> LocalVector {
    normals[0] * ((point - corners[0]).dot(normals[0]) < 0 ? -1 : 1)
  }

  /// A point's distance from a segment's line in the direction of its normal `face`; negative behind it.
  @inline(__always) func gap(of point: LocalVector, to face: LocalVector) -> Float {
    (point - corners[0]).dot(face)
  }

  /// Whether a point lies beyond an end at which the chain turns towards the side of `face`, and not beyond the
  /// neighbour's other end: behind the segment's line it is then behind the neighbour, too.
  func isBeyondInnerEnd(_ point: LocalVector, on face: LocalVector) -> Bool {
    let edge = corners[1] - corners[0]
    let along = (point - corners[0]).dot(edge)
    guard along < 0 || along > edge.lengthSquared else { return false }
    let forward = along > 0
    guard turnsUp(forward: forward, on: face) else { return false }
    let (end, far) =
      forward ? (corners[1], shape.pointee.following) : (corners[0], shape.pointee.previous)
    return (point - end).dot(far - end) <= (far - end).lengthSquared
  }

  /// The next or the previous segment's normal, on the same side as this one's first.
  private func neighborFace(forward: Bool) -> LocalVector {
    let neighbor = forward ? shape.pointee.following - corners[1] : corners[0] - shape.pointee.previous
    return LocalVector(neighbor.y, -neighbor.x) * (1 / max(neighbor.length, Rounding.directionless))
  }
}

/// Shape B's pose in shape A's axes, and its motion within the step.
struct RelativePose: BitwiseCopyable {
  /// B's centre of mass relative to A's, in A's axes.
  var place: LocalVector
  var c: Float
  var s: Float
  /// B's displacement relative to A over the look-ahead, in A's axes.
  var motion: LocalVector
  /// The displacement's share within this step; pairs beyond the margin wait for the step in which they
  /// touch.
  var share: Float = 1
  /// The longest approach by impacts on the two within the step, in points: closer pairs may touch although
  /// their own motion does not lead there.
  var searchDistance: Float = 0
}

extension RelativePose {
  /// The pose of B in A's axes; `motion` in the world's.
  @inline(__always) init(of b: BodyPose, in a: BodyPose, motion: LocalVector = .zero) {
    let offset = LocalVector(Float(b.x - a.x), Float(b.y - a.y))
    self.init(
      place: offset.turnedBack(a.c, a.s), c: a.c * b.c + a.s * b.s, s: a.c * b.s - a.s * b.c,
      motion: motion.turnedBack(a.c, a.s))
  }
}
