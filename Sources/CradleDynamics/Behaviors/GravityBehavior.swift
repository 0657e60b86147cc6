import CradleGeometry

/// Accelerates its items; magnitude 1 is 1000 pt/s². [H] Several gravities on one item add up.
public final class GravityBehavior: ItemBehavior {
  private var polar = PolarVector(
    Vector(dx: 0, dy: 1), direction: Vector(dx: 0, dy: 1), owner: "GravityBehavior", name: "gravityDirection")

  /// Makes a gravity of magnitude 1, straight down. [H]
  public override init(items: [any DynamicItem] = []) { super.init(items: items) }

  /// Direction and strength in one vector, in units of 1000 pt/s²; (0, 1) unless told. [H] Not finite is a mistake.
  public var gravityDirection: Vector {
    get { polar.vector }
    set { change { $0.vector = newValue } }
  }

  /// The vector's length in units of 1000 pt/s²; 1 unless told. [H] Setting it keeps the direction,
  /// below 0 turned round. Not finite is a mistake.
  public var magnitude: Double {
    get { polar.magnitude }
    set { change { $0.magnitude = newValue } }
  }

  /// The vector's angle in radians, clockwise on screen from the right; π/2 unless told. [H] Setting it keeps the
  /// magnitude. Not finite is a mistake.
  public var angle: Double {
    get { polar.angle }
    set { change { $0.angle = newValue } }
  }

  /// Sets angle (radians) and magnitude (1000 pt/s²) at once; not finite is a mistake. [H]
  public func setAngle(_ angle: Double, magnitude: Double) {
    change { $0.set(angle: angle, magnitude: magnitude) }
  }

  /// pt/s².
  var acceleration: Vector { polar.vector * 1000 }

  private func change(_ change: (inout PolarVector) -> Void) {
    let old = polar.vector
    change(&polar)
    guard polar.vector != old, let animator = dynamicAnimator else { return }
    members.forEach { animator.record(of: $0).map { refresh($0, animator) } }
  }

  private func refresh(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.forcesAreStale = true
    animator.list(record)
  }

  override func join(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.gravities.append(self)
    refresh(record, animator)
  }

  override func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.gravities.removeAll { $0 === self }
    refresh(record, animator)
  }
}
