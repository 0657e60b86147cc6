/// The properties that item behaviours set.
struct ItemProperties: Hashable {
  // The defaults of an item that no behaviour has configured. (Measured.)
  var elasticity = 0.2
  var friction = 0.2
  var density = 1.0
  var resistance = 0.1
  var angularResistance = 0.1
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true
  var locksX = false
  var locksY = false

  init() {}

  /// For each property the value that was set last, by the time of the setting or of the item's addition to
  /// the behaviour, whichever is later. (Measured.)
  init(resolving configurations: [(behavior: DynamicItemBehavior, since: Int)]) {
    func last<Value>(_ property: KeyPath<DynamicItemBehavior, Stamped<Value>>, _ standard: Value) -> Value {
      var best = -1
      var value = standard
      for (behavior, since) in configurations {
        let stamped = behavior[keyPath: property]
        guard let candidate = stamped.value, max(stamped.stamp, since) > best else { continue }
        best = max(stamped.stamp, since)
        value = candidate
      }
      return value
    }
    guard !configurations.isEmpty else { return }
    elasticity = last(\.assignedElasticity, elasticity)
    friction = last(\.assignedFriction, friction)
    density = last(\.assignedDensity, density)
    resistance = last(\.assignedResistance, resistance)
    angularResistance = last(\.assignedAngularResistance, angularResistance)
    charge = last(\.assignedCharge, charge)
    isAnchored = last(\.assignedAnchored, isAnchored)
    allowsRotation = last(\.assignedRotation, allowsRotation)
    locksX = last(\.assignedLockX, locksX)
    locksY = last(\.assignedLockY, locksY)
  }
}

/// An optional value, and the time at which it was set.
struct Stamped<Value> {
  var value: Value?
  var stamp = 0
}
