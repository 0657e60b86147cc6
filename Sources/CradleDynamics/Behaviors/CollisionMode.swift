/// The objects with which the items of a collision behaviour collide. (Documented.)
public struct CollisionMode: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Makes a mode of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// With each other.
  public static let items = CollisionMode(rawValue: 1)
  /// With the behaviour's boundaries.
  public static let boundaries = CollisionMode(rawValue: 2)
  /// With both.
  public static let everything: CollisionMode = [.items, .boundaries]
}
