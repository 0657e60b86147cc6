/// The bodies' offset and rotations when a pair's manifold was last computed, and the gaps then: while the bodies have
/// hardly moved, the gaps are computed from these.
struct SearchedPose: BitwiseCopyable {
  /// The diameter of the smaller shape, in points: what of either shape may touch the other is no farther than that
  /// from a contact point.
  let diameter: Float
  /// The position of body B relative to body A, points.
  var x: Float = .infinity
  var y: Float = 0
  /// Cosine and sine of each body's angle.
  var cA: Float = 1
  var sA: Float = 0
  var cB: Float = 1
  var sB: Float = 0
  /// The gap at each of the manifold's points, points.
  var first: Float = 0
  var second: Float = 0
  var features = SearchedFeatures()

  init(diameter: Float) { self.diameter = diameter }
}

/// The manifold of a pair's last full search, in A's axes: while the bodies have moved little, the next ones are
/// computed from the same features. See `NarrowPhase.recycled`.
struct SearchedFeatures: BitwiseCopyable {
  /// The position of B's centre of mass relative to A's, points.
  var place = LocalVector(.infinity, 0)
  /// Cosine and sine of B's rotation relative to A's.
  var c: Float = 1
  var s: Float = 0
  var normal = LocalVector.zero
  /// The manifold's points relative to A's centre of mass, and the gaps there, points.
  var first = LocalVector.zero
  var second = LocalVector.zero
  var firstGap: Float = 0
  var secondGap: Float = 0

  init() {}

  init(_ manifold: Manifold, _ pose: RelativePose) {
    place = pose.place
    c = pose.c
    s = pose.s
    normal = manifold.normal
    first = manifold.first.anchorA
    second = manifold.second.anchorA
    firstGap = manifold.first.separation
    secondGap = manifold.second.separation
  }
}
