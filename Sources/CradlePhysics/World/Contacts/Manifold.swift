extension Manifold {
  /// The mean of the points that touch first, relative to body A's centre: both points for a face that lands
  /// flat, else one corner.
  var middle: LocalVector {
    guard count == 2 else { return first.anchorA }
    let difference = first.separation - second.separation
    if abs(difference) < Collider.slop { return (first.anchorA + second.anchorA) * 0.5 }
    return difference < 0 ? first.anchorA : second.anchorA
  }

  /// Scales the impulses that the next sub-step applies again.
  mutating func scaleImpulses(by ratio: Float) {
    first.normalImpulse *= ratio
    first.tangentImpulse *= ratio
    second.normalImpulse *= ratio
    second.tangentImpulse *= ratio
  }

  /// Drops them, also those that are not finite.
  mutating func forgetImpulses() {
    (first.normalImpulse, first.tangentImpulse) = (0, 0)
    (second.normalImpulse, second.tangentImpulse) = (0, 0)
  }

  /// Whether an impulse acted in the last step.
  @inline(__always) var isLoaded: Bool { first.normalImpulse + second.normalImpulse > 0 }

  /// The gap of the point that touches first.
  var leastSeparation: Float { count == 2 ? min(first.separation, second.separation) : first.separation }
}
