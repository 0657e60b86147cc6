extension Collider {
  /// The cosine above which two unit vectors count as one direction: a depth along one of them differs from that
  /// along the other by at most a thousandth. From 0.998 to 0.9995 heaps, squeezes, hands and
  /// pulls have the same bits (`Distributions`).
  private static let sameDirection: Float = 0.999

  /// The depth of the polygon B behind the segment A, in points, and the direction back to the side of B's
  /// middle at `start`: that of the manifold, except at the inner corners of a chain. A manifold ends with
  /// its segment, and takes the shortest direction: a corner of B in such a corner would leave between the
  /// two segments.
  static func exit(
    of a: PairShape, for b: PairShape, _ pose: RelativePose, from start: LocalVector, _ manifold: Manifold
  ) -> (depth: Float, out: LocalVector) {
    let face = a.normals[0] * ((start - a.corners[0]).dot(a.normals[0]) < 0 ? -1 : 1)
    let edge = a.corners[1] - a.corners[0]
    let cosine = manifold.normal.dot(face)
    var depth = -manifold.leastSeparation
    if cosine < sameDirection {
      let leavesUpward = cosine < 0 && a.turnsUp(forward: manifold.normal.dot(edge) > 0, on: face)
      guard cosine < -sameDirection || leavesUpward else { return (depth, manifold.normal) }
      depth = 0
    }
    for index in 0..<b.count {
      let offset = b.corners[index].turned(pose.c, pose.s) + pose.place - a.corners[0]
      let along = offset.dot(edge)
      guard -offset.dot(face) > depth else { continue }
      if (0...edge.lengthSquared).contains(along) || a.turnsUp(forward: along > 0, on: face) {
        depth = -offset.dot(face)
      }
    }
    return (depth, face)
  }
}
