extension Collider {
  /// The cosine above which two unit vectors count as one direction: a depth along one of them differs from that
  /// along the other by at most a thousandth. From 0.998 to 0.9995 heaps, squeezes, hands and
  /// pulls have the same bits (`Distributions`).
  private static let sameDirection: Float = 0.999

  /// The depth of the polygon B behind the segment A, in points, and the direction back to the side of B's
  /// middle at `start`: that of the manifold, except at the inner corners of a chain; nil if they do not touch. A
  /// manifold ends with its segment, and takes the shortest direction: a corner of B in such a corner would leave
  /// between the two segments, and without a manifold it may be behind both.
  static func exit(
    of a: PairShape, for b: PairShape, _ pose: RelativePose, from start: LocalVector, _ manifold: Manifold
  ) -> (depth: Float, out: LocalVector)? {
    let face = a.face(towards: start)
    let edge = a.corners[1] - a.corners[0]
    let hasPoints = manifold.count > 0
    let cosine = manifold.normal.dot(face)
    var depth: Float = 0
    if hasPoints, cosine >= sameDirection {
      depth = -manifold.leastSeparation
    } else if hasPoints {
      let leavesUpward = cosine < 0 && a.turnsUp(forward: manifold.normal.dot(edge) > 0, on: face)
      guard cosine < -sameDirection || leavesUpward else {
        return (-manifold.leastSeparation, manifold.normal)
      }
    }
    for index in 0..<b.count {
      let corner = b.corners[index].turned(pose.c, pose.s) + pose.place
      let behind = -a.gap(of: corner, to: face)
      guard behind > depth else { continue }
      let along = (corner - a.corners[0]).dot(edge)
      if hasPoints && (0...edge.lengthSquared).contains(along) || a.isBeyondInnerEnd(corner, on: face) {
        depth = behind
      }
    }
    return hasPoints || depth > 0 ? (depth, face) : nil
  }
}
