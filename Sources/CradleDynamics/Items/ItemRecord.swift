import CradleGeometry
import CradlePhysics

/// One item of one animator: its body, the behaviours that act on it, and the values that the body has yet to get.
final class ItemRecord {
  /// Values that are written to the body together.
  struct Values: OptionSet {
    let rawValue: UInt8
    /// The material, the resistance, whether it is anchored or held.
    static let properties = Values(rawValue: 1)
    /// Gravity and continuous pushes.
    static let forces = Values(rawValue: 2)
    /// The shapes with which it collides.
    static let filter = Values(rawValue: 4)
  }

  let item: any DynamicItem
  let body: BodyHandle
  let shapes: [ShapeHandle]
  let outline: ItemOutline
  /// Its index among the animator's records; only `ItemRecords` sets it.
  var index = 0
  /// Its index among the held items, nil if it is not held; only `HeldItems` sets it.
  var heldIndex: Int?

  // The behaviours that act on it, in the order in which they added the item.
  private var gravities: [GravityBehavior] = []
  private var pushes: [PushBehavior] = []
  private var configurations: [(behavior: DynamicItemBehavior, since: Int)] = []
  private(set) var collisions: [CollisionBehavior] = []
  /// Those that set the velocity come first, so that the others act on the velocity that was set.
  private(set) var fields: [FieldBehavior] = []
  /// Snaps, which place it exactly once it rests.
  private(set) var snaps: [SnapBehavior] = []

  /// The values that the body has yet to get.
  private var stale: Values = [.properties, .forces, .filter]
  /// The properties last written to the world; nil before the first.
  private(set) var written: ItemProperties?
  private var filter: (categories: UInt64, mask: UInt64) = (0, 0)

  /// The sum of gravity and pushes, in kg·pt/s².
  private(set) var force = Vector.zero
  /// Gravity alone, in pt/s², for the potential energy.
  private(set) var gravity = Vector.zero
  /// The charge for electric fields, unitless.
  private(set) var charge = 0.0

  init(item: any DynamicItem, body: BodyHandle, shapes: [ShapeHandle], outline: ItemOutline) {
    self.item = item
    self.body = body
    self.shapes = shapes
    self.outline = outline
  }

  /// Records that values have changed: the next `write` passes them to the body.
  func invalidate(_ values: Values) { stale.formUnion(values) }

  /// Records a change of the item behaviours; returns false if the properties are still those of the body.
  func invalidatePropertiesIfNew() -> Bool {
    guard ItemProperties(resolving: configurations) != written else { return false }
    invalidate(.properties)
    return true
  }

  // MARK: Behaviours

  func add(_ gravity: GravityBehavior) {
    gravities.append(gravity)
    invalidate(.forces)
  }

  func remove(_ gravity: GravityBehavior) {
    gravities.removeAll { $0 === gravity }
    invalidate(.forces)
  }

  func add(_ push: PushBehavior) {
    pushes.append(push)
    invalidate(.forces)
  }

  func remove(_ push: PushBehavior) {
    pushes.removeAll { $0 === push }
    invalidate(.forces)
  }

  /// Adds an item behaviour; of two values of a property the one set, or added, later applies. Its properties take
  /// effect by `invalidatePropertiesIfNew()`.
  func add(_ configuration: DynamicItemBehavior, since setting: Int) {
    configurations.append((configuration, setting))
  }

  func remove(_ configuration: DynamicItemBehavior) {
    configurations.removeAll { $0.behavior === configuration }
  }

  func add(_ collision: CollisionBehavior) {
    collisions.append(collision)
    invalidate(.filter)
  }

  func remove(_ collision: CollisionBehavior) {
    collisions.removeAll { $0 === collision }
    invalidate(.filter)
  }

  /// Adds a field; `ItemRecords.add(_:to:)` calls it and counts.
  func add(_ field: FieldBehavior) {
    let index = field.effect == .sets ? fields.firstIndex { $0.effect != .sets } : nil
    fields.insert(field, at: index ?? fields.count)
  }

  /// Removes a field; without the last one the body has to lose the fields' last force.
  func remove(_ field: FieldBehavior) {
    fields.removeAll { $0 === field }
    if fields.isEmpty { invalidate(.forces) }
  }

  /// Adds a snap; `ItemRecords.add(_:to:)` calls it and counts.
  func add(_ snap: SnapBehavior) { snaps.append(snap) }

  func remove(_ snap: SnapBehavior) { snaps.removeAll { $0 === snap } }

  // MARK: Writing

  /// Writes the changed values to the body; returns true if the body became static, or dynamic.
  func write(to world: World, grip: Grip?, areGroupsShared: Bool) -> Bool {
    var hasNewKind = false
    if stale.remove(.properties) != nil {
      hasNewKind = writeProperties(to: world, grip)
      // A force depends on the mass.
      invalidate(.forces)
    }
    if stale.remove(.forces) != nil { writeForces(to: world) }
    if stale.remove(.filter) != nil { writeFilter(to: world, areGroupsShared) }
    return hasNewKind
  }

  /// In 1/s; a step leaves less than a thousandth of a velocity, so that more makes no visible difference.
  private static let greatestResistance = 1e6

  private func writeProperties(to world: World, _ grip: Grip?) -> Bool {
    let properties = ItemProperties(resolving: configurations)
    written = properties
    let view = world[body]
    for shape in shapes {
      let access = world[shape]
      if access.friction != Double(Float(properties.friction)) { access.friction = properties.friction }
      if access.restitution != Double(Float(properties.elasticity)) {
        access.restitution = properties.elasticity
      }
      if access.density != properties.density { access.density = properties.density }
    }
    let linearResistance = min(properties.resistance, Self.greatestResistance)
    let angularResistance = min(properties.angularResistance, Self.greatestResistance)
    if view.linearResistance != linearResistance { view.linearResistance = linearResistance }
    if view.angularResistance != angularResistance { view.angularResistance = angularResistance }
    if view.allowsRotation != properties.allowsRotation { view.allowsRotation = properties.allowsRotation }
    if view.locksX != properties.locksX { view.locksX = properties.locksX }
    if view.locksY != properties.locksY { view.locksY = properties.locksY }
    let kind: BodyDefinition.Kind = properties.isAnchored && grip == nil ? .static : .dynamic
    let hasNewKind = view.kind != kind
    if hasNewKind { view.kind = kind }
    if let grip {
      if !view.isHeld { view.hand = Hand(at: grip.target) }
    } else if view.isHeld {
      view.hand = nil
    }
    if charge != properties.charge {
      charge = properties.charge
      // An item at rest in a field that depends on the charge may now move.
      if !fields.isEmpty { view.wake() }
    }
    return hasNewKind
  }

  private func writeForces(to world: World) {
    let view = world[body]
    gravity = gravities.reduce(.zero) { $0 + $1.acceleration }
    var force = gravity * view.mass
    var torque = 0.0
    for push in pushes where push.active && push.mode == .continuous {
      let part = push.force
      force += part
      torque += push.targetOffsetFromCenter(for: item).cross(part)
    }
    self.force = force.limited
    view.force = self.force
    view.torque = torque.isFinite ? torque.clamped(to: -1e15...1e15) : 0
  }

  private func writeFilter(to world: World, _ areGroupsShared: Bool) {
    var categories: UInt64 = 0
    var mask: UInt64 = 0
    for behavior in collisions {
      categories |= behavior.itemGroup
      mask |= behavior.itemMask
    }
    // With shared category bits a change of behaviours changes the colliding pairs even if no bit changes.
    guard areGroupsShared || categories != filter.categories || mask != filter.mask else { return }
    filter = (categories, mask)
    for shape in shapes { world[shape].setFilter(categories: categories, mask: mask) }
  }
}
