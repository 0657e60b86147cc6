import CradleGeometry
import CradlePhysics

/// Sets its items' material, resistance and velocity.
///
/// Only properties that were set have an effect. If several item behaviours share an item, the last setting
/// of a property applies. (Measured.) A removed item keeps its velocity. (Documented.)
///
/// ```swift
/// let properties = DynamicItemBehavior(items: [card])
/// properties.elasticity = 0.8
/// properties.resistance = 0.5
/// animator.addBehavior(properties)
/// properties.addLinearVelocity(Vector(dx: 300, dy: 0), for: card)
/// ```
public final class DynamicItemBehavior: ItemBehavior {
  private static let standard = ItemProperties()
  /// Velocities to add once the members are in an animator.
  private var velocities: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]

  var assignedElasticity = Stamped<Double>()
  var assignedFriction = Stamped<Double>()
  var assignedDensity = Stamped<Double>()
  var assignedResistance = Stamped<Double>()
  var assignedAngularResistance = Stamped<Double>()
  var assignedCharge = Stamped<Double>()
  var assignedAnchored = Stamped<Bool>()
  var assignedRotation = Stamped<Bool>()
  var assignedLockX = Stamped<Bool>()
  var assignedLockY = Stamped<Bool>()

  /// Makes a behaviour that has not set any property. (Documented.)
  public override init(items: [any DynamicItem] = []) { super.init(items: items) }

  /// The share of an impact's speed that is returned, 0…1; 0.2 for an item that no behaviour has configured.
  /// (Measured.) A contact uses the larger value of its two items. A value outside the range traps.
  public var elasticity: Double {
    get { assignedElasticity.value ?? Self.standard.elasticity }
    set { set(\.assignedElasticity, newValue, "elasticity", 0...1) }
  }
  /// The coefficient of friction, 0…10⁶; 0.2 for an item that no behaviour has configured. (Measured.) A
  /// contact uses √(f₁·f₂) of its two items. A value outside the range traps.
  public var friction: Double {
    get { assignedFriction.value ?? Self.standard.friction }
    set { set(\.assignedFriction, newValue, "friction", 0...1e6) }
  }
  /// The mass in kg of 100 × 100 pt, 10⁻⁶…10⁶; the default is 1. (Documented.) A value outside the range
  /// traps.
  public var density: Double {
    get { assignedDensity.value ?? Self.standard.density }
    set { set(\.assignedDensity, newValue, "density", 1e-6...1e6) }
  }
  /// The rate at which velocity decays, in 1/s, finite and 0 or more; 0.1 for an item that no behaviour has configured.
  /// (Measured.) From 10⁶ on it stops the item at once. Another value traps.
  public var resistance: Double {
    get { assignedResistance.value ?? Self.standard.resistance }
    set { set(\.assignedResistance, newValue, "resistance", 0...Double.greatestFiniteMagnitude) }
  }
  /// The rate at which angular velocity decays, in 1/s, finite and 0 or more; 0.1 for an item that no behaviour has
  /// configured. (Measured.) From 10⁶ on it stops the rotation at once. Another value traps.
  public var angularResistance: Double {
    get { assignedAngularResistance.value ?? Self.standard.angularResistance }
    set {
      set(\.assignedAngularResistance, newValue, "angularResistance", 0...Double.greatestFiniteMagnitude)
    }
  }
  /// The charge for electric fields, unitless, −10¹²…10¹²; the default is 0. (Documented.) A value outside
  /// the range traps.
  public var charge: Double {
    get { assignedCharge.value ?? Self.standard.charge }
    set { set(\.assignedCharge, newValue, "charge", -1e12...1e12) }
  }
  /// Whether the items are immovable: they stop, and others bounce off them. The default is false.
  /// (Documented, measured.)
  public var isAnchored: Bool {
    get { assignedAnchored.value ?? Self.standard.isAnchored }
    set { set(\.assignedAnchored, newValue) }
  }
  /// Whether the items can turn; false gives them an infinite moment of inertia. The default is true.
  /// (Measured.)
  public var allowsRotation: Bool {
    get { assignedRotation.value ?? Self.standard.allowsRotation }
    set { set(\.assignedRotation, newValue) }
  }
  /// Whether the items cannot move horizontally; the default is false. (Ours: UIKit has no such property, and
  /// its springy lists drift sideways.)
  package var locksX: Bool {
    get { assignedLockX.value ?? Self.standard.locksX }
    set { set(\.assignedLockX, newValue) }
  }
  /// Whether the items cannot move vertically; the default is false. (Ours.)
  package var locksY: Bool {
    get { assignedLockY.value ?? Self.standard.locksY }
    set { set(\.assignedLockY, newValue) }
  }

  /// Adds to an item's velocity, in pt/s; outside an animator, the velocity is added once the item is in one.
  /// (Documented, measured.) The item's velocity is then limited to ±10⁷ pt/s along each axis. An item that
  /// is not a member, or a velocity that is not finite, traps.
  public func addLinearVelocity(_ velocity: Vector, for item: any DynamicItem) {
    precondition(velocity.isFinite, "addLinearVelocity(_:for:) must be finite, not \(velocity)")
    addVelocity(velocity, 0, item, "addLinearVelocity")
  }

  /// Adds to an item's angular velocity, in rad/s, clockwise on screen; the item's angular velocity is then
  /// limited to ±10⁵ rad/s. The other rules are those of `addLinearVelocity(_:for:)`. (Documented, measured.)
  public func addAngularVelocity(_ velocity: Double, for item: any DynamicItem) {
    precondition(velocity.isFinite, "addAngularVelocity(_:for:) must be finite, not \(velocity)")
    addVelocity(.zero, velocity, item, "addAngularVelocity")
  }

  /// An item's velocity in pt/s; outside an animator, the velocity that will be added. (Documented.)
  public func linearVelocity(for item: any DynamicItem) -> Vector {
    guard let animator = dynamicAnimator, let record = animator.record(of: item) else {
      return velocities[ObjectIdentifier(item)]?.linear ?? .zero
    }
    animator.pendingWrites.write(record)
    return animator.world[record.body].velocity
  }

  /// An item's angular velocity in rad/s; outside an animator, the angular velocity that will be added.
  /// (Documented.)
  public func angularVelocity(for item: any DynamicItem) -> Double {
    guard let animator = dynamicAnimator, let record = animator.record(of: item) else {
      return velocities[ObjectIdentifier(item)]?.angular ?? 0
    }
    animator.pendingWrites.write(record)
    return animator.world[record.body].angularVelocity
  }

  private func addVelocity(_ linear: Vector, _ angular: Double, _ item: any DynamicItem, _ call: String) {
    let change = { [self] in
      precondition(
        members.contains(item), "\(call): \(item) is not one of the behaviour's items; call addItem first")
      if let animator = dynamicAnimator, let record = animator.record(of: item) {
        animator.pendingWrites.write(record)
        Self.add(linear, angular, record, animator)
      } else {
        var sum = velocities[ObjectIdentifier(item)] ?? (.zero, 0)
        sum.linear += linear
        sum.angular += angular
        velocities[ObjectIdentifier(item)] = sum
      }
    }
    // An item whose addition waits for the end of a callback counts as added; its velocity waits, too.
    if members.contains(item), dynamicAnimator?.callbacks.isStepping != true {
      change()
    } else {
      perform(change)
    }
  }

  /// Adds to an item's velocities, up to the animator's highest speeds.
  private static func add(
    _ linear: Vector, _ angular: Double, _ record: ItemRecord, _ animator: DynamicAnimator
  ) {
    let view = animator.world[record.body]
    if linear != .zero { view.velocity = (view.velocity + linear).limited(to: DynamicAnimator.maximumSpeed) }
    if angular != 0 {
      let limit = DynamicAnimator.maximumAngularSpeed
      view.angularVelocity = (view.angularVelocity + angular).clamped(to: -limit...limit)
    }
    animator.markChanged()
  }

  private func set(
    _ property: ReferenceWritableKeyPath<DynamicItemBehavior, Stamped<Double>>, _ value: Double,
    _ name: String, _ range: ClosedRange<Double>
  ) {
    precondition(
      range.contains(value),
      "DynamicItemBehavior.\(name) must be \(range.lowerBound) to \(range.upperBound), not \(value)")
    set(property, value)
  }

  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<DynamicItemBehavior, Stamped<Value>>, _ value: Value
  ) {
    let isChange = self[keyPath: property].value != value || !members.isEmpty
    self[keyPath: property].value = value
    guard isChange, let animator = dynamicAnimator else { return }
    self[keyPath: property].stamp = animator.records.nextSetting()
    forEachRecord(in: animator) { refresh($0, animator) }
  }

  private func refresh(_ record: ItemRecord, _ animator: DynamicAnimator) {
    if record.invalidatePropertiesIfNew() { animator.setNeedsWriting(record) }
  }

  override func join(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.add(self, since: animator.records.nextSetting())
    refresh(record, animator)
    if let waiting = velocities.removeValue(forKey: ObjectIdentifier(record.item)) {
      animator.pendingWrites.write(record)
      Self.add(waiting.linear, waiting.angular, record, animator)
    }
  }

  override func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.remove(self)
    refresh(record, animator)
  }

  override func forget(_ item: any DynamicItem) { velocities[ObjectIdentifier(item)] = nil }

  override func willExit(_ animator: DynamicAnimator) { didLoseAnimator() }

  override func didLoseAnimator() {
    // Stamps of one animator's clock cannot be compared with another's.
    assignedElasticity.stamp = 0
    assignedFriction.stamp = 0
    assignedDensity.stamp = 0
    assignedResistance.stamp = 0
    assignedAngularResistance.stamp = 0
    assignedCharge.stamp = 0
    assignedAnchored.stamp = 0
    assignedRotation.stamp = 0
    assignedLockX.stamp = 0
    assignedLockY.stamp = 0
  }
}
