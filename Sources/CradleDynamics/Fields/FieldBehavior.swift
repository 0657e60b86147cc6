import CradleGeometry

/// A force all over the plane, or in a region of it, that acts on its items. [H]
///
/// Lengths in its formulas are metres of 100 pt, p is the item's place from the field's, p̂ its direction,
/// fall = max(|p|, minimumRadius)^(−falloff), S the strength, m the item's mass, q its charge, v its velocity in m/s. [M]
public final class FieldBehavior: ItemBehavior {
  /// Works a force out, in newtons (100 kg·pt/s²), from position (points from the field's), velocity (pt/s), mass (kg), charge and
  /// seconds elapsed in the animator. It is called in the middle of a step; what it adds or removes waits for the frame's end.
  public typealias CustomForce = (
    _ position: Vector, _ velocity: Vector, _ mass: Double, _ charge: Double, _ time: Double
  ) -> Vector

  package let kind: FieldKind

  init(_ kind: FieldKind, position: Point = .zero, direction: Vector = .zero, falloff: Double = 0) {
    self.kind = kind
    self.position = position
    self.direction = direction
    self.falloff = falloff
    super.init(items: [])
    requirePlace(position, "FieldBehavior: the position")
    precondition(direction.isFinite, "FieldBehavior: the direction must be finite, not \(direction)")
  }

  /// Where the field is, in points; the origin unless told. [H] Not finite, or farther than 10⁹ pt away, is a mistake.
  public var position: Point {
    didSet {
      requirePlace(position, "FieldBehavior.position")
      if position != oldValue { wake() }
    }
  }
  /// Where it acts, from its position; everywhere unless told. [H]
  public var region = Region.infinite { didSet { if region != oldValue { wake() } } }
  /// How strong it is, unitless, of either sign; 1 unless told. [H] Below 0 it does the opposite. Not finite is a mistake.
  public var strength = 1.0 { didSet { changed(strength, oldValue, "strength") } }
  /// The power by which it weakens with the distance; each field has its own start. [H, M] Not finite is a mistake.
  public var falloff: Double { didSet { changed(falloff, oldValue, "falloff") } }
  /// The distance in metres of 100 pt, above 0, under which it grows no stronger; 2⁻¹⁵ unless told. [M] Otherwise a mistake.
  public var minimumRadius = 1.0 / 32768 {
    didSet {
      precondition(minimumRadius > 0, "FieldBehavior.minimumRadius must be above 0, not \(minimumRadius)")
      changed(minimumRadius, oldValue, "minimumRadius")
    }
  }
  /// Where linear gravity pulls, what a velocity field sets and what drag is still against: unitless, or m/s of 100 pt;
  /// other fields take no notice of it. [H, M] Not finite is a mistake.
  public var direction: Vector {
    didSet {
      precondition(direction.isFinite, "FieldBehavior.direction must be finite, not \(direction)")
      if direction != oldValue { wake() }
    }
  }
  /// How smooth noise and turbulence are, 0…1: 0 has grains of 25 pt, 1 of 400 pt (ours). [H] Outside counts as the nearer
  /// end; not finite is a mistake.
  public var smoothness = 0.0 { didSet { changed(smoothness, oldValue, "smoothness") } }
  /// How fast noise and turbulence change, in changes a second: 0 stands still, below 0 runs backwards. [H] Not finite is a
  /// mistake.
  public var animationSpeed = 0.0 { didSet { changed(animationSpeed, oldValue, "animationSpeed") } }

  private func changed(_ value: Double, _ oldValue: Double, _ name: String) {
    precondition(value.isFinite, "FieldBehavior.\(name) must be finite, not \(value)")
    if value != oldValue { wake() }
  }

  /// A changed field finds its items awake.
  private func wake() { if !members.isEmpty { setNeedsSynchronizing() } }

  override func synchronize(_ animator: DynamicAnimator) {
    members.forEach { animator.record(of: $0).map { animator.world[$0.body].wake() } }
  }

  override func join(_ record: ItemRecord, _ animator: DynamicAnimator) {
    if record.fields.isEmpty { animator.fieldRecordCount += 1 }
    // What sets the velocity comes first, whenever it was added: the others go by what it has set.
    let place = effect == .sets ? record.fields.firstIndex { $0.effect != .sets } : nil
    record.fields.insert(self, at: place ?? record.fields.count)
    animator.world[record.body].wake()
  }

  override func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.fields.removeAll { $0 === self }
    guard record.fields.isEmpty else { return }
    animator.fieldRecordCount -= 1
    // The field's last force goes with it.
    record.forcesAreStale = true
    animator.list(record)
  }
}
