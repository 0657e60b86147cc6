import CradleGeometry

/// A force in the whole plane, or in a region, that acts on its items. (Documented.)
///
/// In the formulas lengths are in metres of 100 pt, p is the item's position relative to the field's, p̂ its
/// direction, fall = max(|p|, minimumRadius)^(−falloff), S the strength, m the item's mass, q its charge, v
/// its velocity in m/s. (Measured.)
///
/// ```swift
/// let star = FieldBehavior.radialGravityField(position: Point(x: 160, y: 240))
/// star.strength = 20
/// star.region = .radius(200)
/// star.addItem(card)
/// animator.addBehavior(star)
/// ```
public final class FieldBehavior: ItemBehavior {
  /// Computes a force; see `field(evaluationBlock:)`.
  package typealias CustomForce = (
    _ position: Vector, _ velocity: Vector, _ mass: Double, _ charge: Double, _ time: Double
  ) -> Vector

  package let kind: FieldKind

  init(_ kind: FieldKind, position: Point = .zero, direction: Vector = .zero, falloff: Double = 0) {
    self.kind = kind
    self.position = position
    self.direction = direction
    self.falloff = falloff
    super.init(items: [])
    requirePosition(position, "FieldBehavior: the position")
    precondition(direction.isFinite, "FieldBehavior: the direction must be finite, not \(direction)")
  }

  /// The field's position, in points; the default is the origin. (Documented.) A point that is not finite, or
  /// has a coordinate beyond ±10⁹ pt, traps.
  public var position: Point {
    didSet {
      requirePosition(position, "FieldBehavior.position")
      if position != oldValue { wake() }
    }
  }
  /// The region in which the field acts, relative to its position; the default is everywhere. (Documented.)
  public var region = Region.infinite { didSet { if region != oldValue { wake() } } }
  /// The strength, unitless, of either sign; the default is 1. (Documented.) A negative value reverses the
  /// effect. A value that is not finite traps.
  public var strength = 1.0 { didSet { changed(strength, oldValue, "strength") } }
  /// The exponent by which the field weakens with distance; each kind of field has its own default.
  /// (Documented, measured.) A value that is not finite traps.
  public var falloff: Double { didSet { changed(falloff, oldValue, "falloff") } }
  /// The distance in metres of 100 pt, above 0, below which the field does not grow stronger; the default is
  /// 2⁻¹⁵. (Measured.) A value that is not above 0, or not finite, traps.
  public var minimumRadius = 1.0 / 32768 {
    didSet {
      precondition(minimumRadius > 0, "FieldBehavior.minimumRadius must be above 0, not \(minimumRadius)")
      changed(minimumRadius, oldValue, "minimumRadius")
    }
  }
  /// The direction of linear gravity (unitless), the velocity that a velocity field sets, or the velocity
  /// relative to which drag acts (m/s of 100 pt); other fields ignore it. (Documented, measured.) A value
  /// that is not finite traps.
  public var direction: Vector {
    didSet {
      precondition(direction.isFinite, "FieldBehavior.direction must be finite, not \(direction)")
      if direction != oldValue { wake() }
    }
  }
  /// The smoothness of noise and turbulence, 0…1: 0 has grains of 25 pt, 1 of 400 pt (ours). (Documented.) A
  /// value outside the range is clamped; one that is not finite traps.
  public var smoothness = 0.0 { didSet { changed(smoothness, oldValue, "smoothness") } }
  /// The rate of noise and turbulence, in changes a second: 0 is static, a negative value runs backwards.
  /// (Documented.) A value that is not finite traps.
  public var animationSpeed = 0.0 { didSet { changed(animationSpeed, oldValue, "animationSpeed") } }

  private func changed(_ value: Double, _ oldValue: Double, _ name: String) {
    precondition(value.isFinite, "FieldBehavior.\(name) must be finite, not \(value)")
    if value != oldValue { wake() }
  }

  /// Wakes the items of a changed field.
  private func wake() { if !members.isEmpty { setNeedsSynchronizing() } }

  override func synchronize(_ animator: DynamicAnimator) {
    members.forEach { animator.record(of: $0).map { animator.world[$0.body].wake() } }
  }

  override func join(_ record: ItemRecord, _ animator: DynamicAnimator) {
    animator.records.add(self, to: record)
    animator.world[record.body].wake()
  }

  override func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {
    animator.records.remove(self, from: record)
    if record.fields.isEmpty { animator.setNeedsWriting(record) }
  }
}
