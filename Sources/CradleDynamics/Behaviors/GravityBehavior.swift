import CradleGeometry

/// Accelerates its items; magnitude 1 is 1000 pt/s². (Documented.) Several gravities on one item add up.
///
/// ```swift
/// let gravity = GravityBehavior(items: [card])
/// gravity.setAngle(.pi / 2, magnitude: 0.5)  // down, 500 pt/s²
/// animator.addBehavior(gravity)
/// ```
public final class GravityBehavior: ForceBehavior {
  /// Makes a gravity of magnitude 1, straight down. (Documented.)
  public init(items: [any DynamicItem] = []) {
    let down = Vector(dx: 0, dy: 1)
    super.init(
      PolarVector(down, direction: down, owner: "GravityBehavior", name: "gravityDirection"), items: items)
  }

  /// The direction and strength as one vector, in units of 1000 pt/s²; the default is (0, 1). (Documented.) A
  /// value that is not finite traps.
  public var gravityDirection: Vector {
    get { vector }
    set { vector = newValue }
  }

  /// The acceleration, in pt/s².
  var acceleration: Vector { vector * 1000 }

  override func join(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.add(self)
    animator.setNeedsWriting(record)
  }

  override func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.remove(self)
    animator.setNeedsWriting(record)
  }
}
