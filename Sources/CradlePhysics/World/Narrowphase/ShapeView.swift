/// A shape's geometry for the length of one collision test: its corners and outward normals, or a centre and radius.
struct ShapeView: BitwiseCopyable {
  var kind: Shape.Kind
  var hasPrevious: Bool
  var hasNext: Bool
  var count: Int
  var corners: UnsafeMutablePointer<LocalVector>
  var normals: UnsafeMutablePointer<LocalVector>
  var radius: Float
  var previous: LocalVector
  var following: LocalVector

  @inline(__always) init(_ shape: UnsafeMutablePointer<Shape>, _ pool: UnsafeMutablePointer<LocalVector>) {
    kind = shape.pointee.kind
    hasPrevious = shape.pointee.hasPrevious
    hasNext = shape.pointee.hasNext
    count = Int(shape.pointee.count)
    corners = pool + Int(shape.pointee.first)
    normals = corners + count
    radius = shape.pointee.radius
    previous = shape.pointee.previous
    following = shape.pointee.following
  }

  /// The corner that is farthest along a direction.
  func farthest(along direction: LocalVector) -> LocalVector {
    var farthest = corners[0]
    for index in 1..<count where direction.dot(corners[index] - farthest) > 0 { farthest = corners[index] }
    return farthest
  }

  /// Whether a chain's segment may push along `normal`: past an end with a neighbour, only as far as the neighbour's
  /// own normal, so that nothing catches on the joints of a smooth floor.
  func mayPush(along normal: LocalVector) -> Bool {
    guard hasPrevious || hasNext else { return true }
    let edge = corners[1] - corners[0]
    let face = normals[0]
    let side: Float = normal.dot(face) >= 0 ? 1 : -1
    let along = normal.dot(edge)
    if along * along <= 1e-6 * edge.lengthSquared { return true }
    let forward = along > 0
    guard forward ? hasNext : hasPrevious else { return true }
    let other = neighbourFace(forward: forward) * side
    let own = face * side
    // Convex corner: the neighbour's normal leans further out than ours; anything between the two is allowed.
    let lean = forward ? other.dot(edge) : -other.dot(edge)
    guard lean > 0 else { return false }
    return normal.dot(own) >= other.dot(own) - 1e-4
  }

  /// Whether the chain of a segment goes on past an end and turns up there, on the side that `normal` points to: nothing
  /// on that side gets past this end.
  func turnsUp(forward: Bool, on normal: LocalVector) -> Bool {
    guard forward ? hasNext : hasPrevious else { return false }
    let along = neighbourFace(forward: forward).dot(corners[1] - corners[0])
    return (forward ? along : -along) * normal.dot(normals[0]) < 0
  }

  /// The next or the previous segment's normal, on the side of this one's first.
  private func neighbourFace(forward: Bool) -> LocalVector {
    let neighbour = forward ? following - corners[1] : corners[0] - previous
    return LocalVector(neighbour.y, -neighbour.x) * (1 / max(neighbour.length, 1e-6))
  }
}

/// Where shape B lies in shape A's axes, and how it will move within the step.
struct RelativePose: BitwiseCopyable {
  /// B's centre of mass from A's, in A's axes.
  var place: LocalVector
  var c: Float
  var s: Float
  /// B's displacement relative to A as far as is looked ahead, in A's axes.
  var motion: LocalVector
  /// The part of it that the step takes; pairs beyond the margin wait for the step that takes them to their contact.
  var share: Float = 1
  /// How far something else that strikes one of the two may move it within the step, points: nearer than that they may
  /// meet, though their own motion does not lead there.
  var reach: Float = 0
}
