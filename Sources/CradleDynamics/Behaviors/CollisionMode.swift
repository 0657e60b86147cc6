/// The objects with which the items of a collision behaviour collide. (Documented.)
public struct CollisionMode: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a mode from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The items collide with each other.
  public static let items = CollisionMode(rawValue: 1)
  /// The items collide with the behaviour's boundaries.
  public static let boundaries = CollisionMode(rawValue: 2)
  /// The items collide with each other and with the boundaries.
  public static let everything: CollisionMode = [.items, .boundaries]
}
