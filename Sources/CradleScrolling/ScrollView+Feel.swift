import CradlePhysics

// Parts of `feel` under UIKit's names.
extension ScrollView {
  /// Whether the content may go beyond its edges, bands there and springs back; the same as `feel.bounces`.
  public var bounces: Bool {
    get { feel.bounces }
    set { feel.bounces = newValue }
  }

  /// The rate at which a fling slows down; the same as `feel.decelerationRate`.
  public var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: feel.decelerationRate) }
    set { feel.decelerationRate = newValue.rawValue }
  }

  /// The share of a fling's velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, above 0 and below 1.
    public var rawValue: Double
    /// Makes a rate from that share, above 0 and below 1.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// UIKit's default: 0.998.
    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    /// UIKit's fast rate: 0.99.
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }
}
