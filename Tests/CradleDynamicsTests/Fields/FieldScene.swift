import CradleDynamics
import CradleGeometry

/// An item of a mass in kilograms that is its density, without resistance, under fields.
final class FieldScene {
  let animator = DynamicAnimator()
  let box: Box
  let properties: DynamicItemBehavior

  init(_ fields: [FieldBehavior], at place: Point, velocity: Vector = .zero, density: Double = 1) {
    box = Box(place.x, place.y)
    properties = free(box)
    properties.density = density
    properties.addLinearVelocity(velocity, for: box)
    animator.addBehavior(properties)
    for field in fields {
      field.addItem(box)
      animator.addBehavior(field)
    }
  }

  var velocity: Vector { properties.linearVelocity(for: box) }
  var place: Vector { box.center - .zero }

  /// Runs for so many seconds, in frames of 1/60 s.
  func run(_ seconds: Double) -> Self {
    animator.run(Int((seconds * 60).rounded()))
    return self
  }
}
