extension Manifold {
  /// The mean of the points that touch first, relative to body A's centre: both points for a face that lands
  /// flat, else one corner.
  var middle: LocalVector {
    guard count == 2 else { return first.anchorA }
    let difference = first.separation - second.separation
    if abs(difference) < Collider.slop { return (first.anchorA + second.anchorA) * 0.5 }
    return difference < 0 ? first.anchorA : second.anchorA
  }

  /// The gap of the point that touches first.
  var leastSeparation: Float { count == 2 ? min(first.separation, second.separation) : first.separation }
}
