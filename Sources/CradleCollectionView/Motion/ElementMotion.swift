import CradleGeometry

/// The motion of one element from where it was shown to its place; evaluated, not integrated.
///
/// It is a displacement from the element's present place: if the place moves, as with a scroll, the motion
/// moves with it.
struct ElementMotion {
  private let animation: CollectionAnimation
  private let displacement: AttributeVector
  private let velocity: AttributeVector
  private let start: Double
  /// The largest distance beyond the viewport's edges, in viewports, at which the element is shown until it
  /// has arrived; nil for the layout's place.
  ///
  /// An element that a change sent away keeps this to the end of the motion, even if a scroll passes its
  /// place, so that the result does not depend on the frame rate.
  let reach: Double?
  /// The time of arrival, in seconds on the collection's clock.
  let end: Double

  /// Whether alpha changes: then alpha and scale follow the law of fades, and the rest does not overshoot.
  private let isFading: Bool

  /// Whether it began below the element's opacity.
  var isFadingIn: Bool { displacement.alpha < 0 }

  /// Makes a motion that starts now; nil if it would not be visible.
  ///
  /// - Parameters:
  ///   - animation: The law.
  ///   - displacement: From the element's place to where it is shown.
  ///   - velocity: The velocity of the displacement, per second.
  ///   - time: The present time, in seconds on the collection's clock.
  ///   - reach: See `reach`.
  ///   - isVanishing: Whether the element is invisible at the end: then the motion ends with the fade, even
  ///     if the element still moves.
  init?(
    _ animation: CollectionAnimation, from displacement: AttributeVector, velocity: AttributeVector,
    at time: Double, reach: Double? = nil, isVanishing: Bool = false
  ) {
    let (isFading, velocity) = Self.fade(animation, displacement, velocity)
    let fade = isFading ? AttributeVector.zero.replacing(with: displacement, where: Self.fadingParts) : .zero
    let push = isFading ? AttributeVector.zero.replacing(with: velocity, where: Self.fadingParts) : .zero
    let remaining = isVanishing ? .zero : displacement - fade
    let speed = isVanishing ? .zero : velocity - push
    let isSeen = displacement.isFinite && velocity.isFinite
    guard isSeen, Self.isVisible(fade, push) || Self.isVisible(remaining, speed) else { return nil }
    let moving = isFading ? animation.passing : animation.law
    let duration = max(
      animation.fading.duration(displacement: fade.magnitude, speed: push.magnitude),
      moving.duration(displacement: remaining.magnitude, speed: speed.magnitude))
    guard duration > 0 else { return nil }
    self.animation = animation
    self.displacement = displacement
    self.velocity = velocity
    self.reach = reach
    self.isFading = isFading
    start = time
    end = time + duration
  }

  /// Scale and alpha.
  private static let fadingParts: SIMDMask<AttributeVector.MaskStorage> = {
    var mask = SIMDMask<AttributeVector.MaskStorage>(repeating: false)
    (mask[4], mask[6]) = (true, true)
    return mask
  }()

  /// Whether a motion fades, and its velocity limited for a fade.
  private static func fade(
    _ animation: CollectionAnimation, _ displacement: AttributeVector, _ velocity: AttributeVector
  ) -> (isFading: Bool, velocity: AttributeVector) {
    var velocity = velocity
    velocity.alpha = animation.fadeVelocity(velocity.alpha, displacement: displacement.alpha)
    guard displacement.alpha != 0 else { return (false, velocity) }
    velocity.scale = animation.fadeVelocity(velocity.scale, displacement: displacement.scale)
    return (true, velocity)
  }

  private static func isVisible(_ displacement: AttributeVector, _ velocity: AttributeVector) -> Bool {
    displacement.magnitude > CollectionAnimation.threshold || velocity.magnitude > 1
  }

  /// The displacement from its place, at a time on the collection's clock.
  func displacement(at time: Double) -> AttributeVector { sum { $0.basis(at: time - start) } }

  /// The velocity of that displacement, per second.
  func velocity(at time: Double) -> AttributeVector { sum { $0.slope(at: time - start) } }

  /// The initial displacement and velocity, multiplied by the factors of a law: the law of fades for fading
  /// components, that of motions for the others.
  private func sum(_ factors: (CollectionAnimation.Law) -> (displaced: Double, pushed: Double))
    -> AttributeVector
  {
    let (moved, pushed) = factors(isFading ? animation.passing : animation.law)
    let sum = displacement * moved + velocity * pushed
    guard isFading else { return sum }
    let fade = factors(animation.fading)
    return sum.replacing(
      with: displacement * fade.displaced + velocity * fade.pushed, where: Self.fadingParts)
  }
}
