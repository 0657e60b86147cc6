import CradleGeometry

/// A behaviour with a strength and a direction, set as one vector or as a length and an angle: the base of gravities and
/// pushes. (Ours: in UIKit both classes declare the same properties.)
public class ForceBehavior: ItemBehavior {
  private var polar: PolarVector

  init(_ polar: PolarVector, items: [any DynamicItem]) {
    self.polar = polar
    super.init(items: items)
  }

  /// The vector's length, in the unit of the vector: 1000 pt/s² for a gravity, none for a push. (Documented.) Setting it
  /// keeps the direction; a negative value reverses it. A value that is not finite traps.
  public final var magnitude: Double {
    get { polar.magnitude }
    set { change { $0.magnitude = newValue } }
  }

  /// The vector's angle in radians, clockwise on screen from the right; the default is π/2 for a gravity, 0 for a push.
  /// (Documented.) Setting it keeps the magnitude. A value that is not finite traps.
  public final var angle: Double {
    get { polar.angle }
    set { change { $0.angle = newValue } }
  }

  /// Sets the angle, in radians, and the magnitude at once; a value that is not finite traps. (Documented.)
  public final func setAngle(_ angle: Double, magnitude: Double) {
    change { $0.set(angle: angle, magnitude: magnitude) }
  }

  /// The direction and strength as one vector, under another name in each subclass.
  final var vector: Vector {
    get { polar.vector }
    set { change { $0.vector = newValue } }
  }

  private func change(_ change: (inout PolarVector) -> Void) {
    let old = polar.vector
    change(&polar)
    if polar.vector != old { forceDidChange() }
  }

  /// Applies a new vector; the default writes every item's forces again.
  func forceDidChange() {
    if let animator = dynamicAnimator { writeForces(animator) }
  }

  /// Lets the forces of every item be written before the next step.
  final func writeForces(_ animator: DynamicAnimator) {
    forEachRecord(in: animator) { record in
      record.invalidate(.forces)
      animator.setNeedsWriting(record)
    }
  }
}
