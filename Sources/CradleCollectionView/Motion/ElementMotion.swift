import CradleGeometry

/// The way of one element from where it was seen to where it belongs; evaluated, not integrated.
///
/// It is a displacement from wherever the element belongs now: a place that moves meanwhile, as under a
/// scroll, takes the motion along.
struct ElementMotion {
  private let animation: CollectionAnimation
  private let displacement: AttributeVector
  private let velocity: AttributeVector
  private let start: Double
  /// How many viewports beyond its edges the element is at most until it has arrived; nil: wherever the layout has it.
  ///
  /// What a change sent away keeps this to the end of the motion, also where a scroll meanwhile passes its place: frames
  /// that see it there and frames that miss it must not differ.
  let reach: Double?
  /// When it has arrived, in seconds on the collection's clock.
  let end: Double

  /// Whether alpha changes: then it and the scale go by the law of fading.
  private let isFading: Bool

  /// Makes a motion that starts now; nil when there is nothing to see of it.
  ///
  /// - Parameters:
  ///   - animation: The law.
  ///   - displacement: From where the element belongs to where it is seen.
  ///   - velocity: How fast that changes, per second.
  ///   - time: The present time, in seconds on the collection's clock.
  ///   - reach: See `reach`.
  ///   - isVanishing: Whether nothing is to be seen of the element at the end: then it is over once it has faded,
  ///     wherever it still moves.
  init?(
    _ animation: CollectionAnimation, from displacement: AttributeVector, velocity: AttributeVector,
    at time: Double, reach: Double? = nil, isVanishing: Bool = false
  ) {
    let (isFading, velocity) = Self.fade(animation, displacement, velocity)
    let fade = isFading ? AttributeVector.zero.replacing(with: displacement, where: Self.fadingParts) : .zero
    let push = isFading ? AttributeVector.zero.replacing(with: velocity, where: Self.fadingParts) : .zero
    let way = isVanishing ? .zero : displacement - fade
    let speed = isVanishing ? .zero : velocity - push
    let isSeen = displacement.isFinite && velocity.isFinite
    guard isSeen, Self.matters(fade, push) || Self.matters(way, speed) else { return nil }
    let duration = max(
      animation.fadeDuration(displacement: fade.magnitude, speed: push.magnitude),
      animation.duration(displacement: way.magnitude, speed: speed.magnitude))
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

  /// Whether a motion fades, and its velocity with no more in it than a fade bears.
  private static func fade(
    _ animation: CollectionAnimation, _ displacement: AttributeVector, _ velocity: AttributeVector
  ) -> (isFading: Bool, velocity: AttributeVector) {
    var velocity = velocity
    velocity[6] = animation.fadeVelocity(velocity[6], displacement: displacement[6])
    guard displacement[6] != 0 else { return (false, velocity) }
    velocity[4] = animation.fadeVelocity(velocity[4], displacement: displacement[4])
    return (true, velocity)
  }

  private static func matters(_ displacement: AttributeVector, _ velocity: AttributeVector) -> Bool {
    displacement.magnitude > CollectionAnimation.threshold || velocity.magnitude > 1
  }

  /// How far from its place the element is, at a time on the collection's clock.
  func displacement(at time: Double) -> AttributeVector {
    let basis = animation.basis(at: time - start)
    let moved = displacement * basis.displaced + velocity * basis.pushed
    guard isFading else { return moved }
    let fade = animation.fadeBasis(at: time - start)
    return moved.replacing(
      with: displacement * fade.displaced + velocity * fade.pushed, where: Self.fadingParts)
  }

  /// How fast that changes, per second.
  func velocity(at time: Double) -> AttributeVector {
    let slope = animation.slope(at: time - start)
    let moved = displacement * slope.displaced + velocity * slope.pushed
    guard isFading else { return moved }
    let fade = animation.fadeSlope(at: time - start)
    return moved.replacing(
      with: displacement * fade.displaced + velocity * fade.pushed, where: Self.fadingParts)
  }
}
