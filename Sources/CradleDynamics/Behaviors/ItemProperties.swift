/// Axes along which an item does not move. (Ours: a layout that scrolls one way locks the other.)
public struct LockedAxes: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Nothing moves the item sideways.
  public static let x = LockedAxes(rawValue: 1)
  /// Nothing moves the item up or down.
  public static let y = LockedAxes(rawValue: 2)
}

/// What item behaviours set, all of it at once.
struct ItemProperties: Hashable {
  // What an item has that nobody configured. [M]
  var elasticity = 0.2
  var friction = 0.2
  var density = 1.0
  var resistance = 0.1
  var angularResistance = 0.1
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true
  var lockedAxes: LockedAxes = []

  init() {}

  /// Property by property, the one that was set, or that took the item, last. [M]
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
    elasticity = last(\.ownElasticity, elasticity)
    friction = last(\.ownFriction, friction)
    density = last(\.ownDensity, density)
    resistance = last(\.ownResistance, resistance)
    angularResistance = last(\.ownAngularResistance, angularResistance)
    charge = last(\.ownCharge, charge)
    isAnchored = last(\.ownAnchored, isAnchored)
    allowsRotation = last(\.ownRotation, allowsRotation)
    lockedAxes = last(\.ownAxes, lockedAxes)
  }
}

/// A value that may have been set, and when.
struct Stamped<Value> {
  var value: Value?
  var stamp = 0
}
