import CradleGeometry

/// Accelerates its items; magnitude 1 is 1000 pt/s². (Documented.) Several gravities on one item add up.
///
/// ```swift
/// let gravity = GravityBehavior(items: [card])
/// gravity.setAngle(.pi / 2, magnitude: 0.5)  // down, 500 pt/s²
/// animator.addBehavior(gravity)
/// ```
public final class GravityBehavior: ItemBehavior {
  private var polar = PolarVector(
    Vector(dx: 0, dy: 1), direction: Vector(dx: 0, dy: 1), owner: "GravityBehavior", name: "gravityDirection")

  /// Makes a gravity of magnitude 1, straight down. (Documented.)
  public override init(items: [any DynamicItem] = []) { super.init(items: items) }

  /// The direction and strength as one vector, in units of 1000 pt/s²; the default is (0, 1). (Documented.) A
  /// value that is not finite traps.
  public var gravityDirection: Vector {
    get { polar.vector }
    set { change { $0.vector = newValue } }
  }

  /// The vector's length in units of 1000 pt/s²; the default is 1. (Documented.) Setting it keeps the
  /// direction; a negative value reverses it. A value that is not finite traps.
  public var magnitude: Double {
    get { polar.magnitude }
    set { change { $0.magnitude = newValue } }
  }

  /// The vector's angle in radians, clockwise on screen from the right; the default is π/2. (Documented.)
  /// Setting it keeps the magnitude. A value that is not finite traps.
  public var angle: Double {
    get { polar.angle }
    set { change { $0.angle = newValue } }
  }

  /// Sets the angle (radians) and the magnitude (1000 pt/s²) at once; a value that is not finite traps.
  /// (Documented.)
  public func setAngle(_ angle: Double, magnitude: Double) {
    change { $0.set(angle: angle, magnitude: magnitude) }
  }

  /// The acceleration, in pt/s².
  var acceleration: Vector { polar.vector * 1000 }

  private func change(_ change: (inout PolarVector) -> Void) {
    let old = polar.vector
    change(&polar)
    guard polar.vector != old, let animator = dynamicAnimator else { return }
    forEachRecord(in: animator) { refresh($0, animator) }
  }

  private func refresh(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.invalidate(.forces)
    animator.setNeedsWriting(record)
  }

  override func join(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.add(self)
    animator.setNeedsWriting(record)
  }

  override func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.remove(self)
    animator.setNeedsWriting(record)
  }
}
