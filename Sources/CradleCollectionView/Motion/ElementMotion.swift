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

  /// Makes a motion that starts now; nil when there is nothing to see of it.
  init?(
    _ animation: CollectionAnimation, from displacement: AttributeVector, velocity: AttributeVector,
    at time: Double, reach: Double? = nil
  ) {
    let distance = displacement.magnitude
    let speed = velocity.magnitude
    guard distance > CollectionAnimation.threshold || speed > 1, distance.isFinite, speed.isFinite else {
      return nil
    }
    let duration = animation.duration(displacement: distance, speed: speed)
    guard duration > 0 else { return nil }
    self.animation = animation
    self.displacement = displacement
    self.velocity = velocity
    self.reach = reach
    start = time
    end = time + duration
  }

  /// How far from its place the element is, at a time on the collection's clock.
  func displacement(at time: Double) -> AttributeVector {
    let basis = animation.basis(at: time - start)
    return displacement * basis.displaced + velocity * basis.pushed
  }

  /// How fast that changes, per second.
  func velocity(at time: Double) -> AttributeVector {
    let slope = animation.slope(at: time - start)
    return displacement * slope.displaced + velocity * slope.pushed
  }
}
