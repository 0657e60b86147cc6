import CradlePhysics

/// The numbers that make a scroll view feel as it does; the defaults are measured on UIScrollView.
public struct ScrollFeel: Hashable, Sendable {
  /// The share of the speed that is left after a millisecond, above 0 and below 1; 0.998 is UIKit's normal, 0.99 its fast.
  public var decelerationRate = Deceleration.normalRate
  /// How a drag beyond an edge is shown.
  public var overscrollCurve = RubberBand.Curve.banded(coefficient: RubberBand.standardCoefficient)
  /// The spring at an edge: mass 1, stiffness 120, friction 22; with 119 or 121 the error against the recordings doubles.
  public var bounceSpring = Spring(stiffness: 120, damping: 22)
  /// What carries the content after a release; `dynamics` has a resistance and a spring of its own, and takes no notice of
  /// `decelerationRate` and `bounceSpring`.
  public var engine = ScrollEngine.laws
  /// Whether the content goes beyond its edges at all.
  public var bounces = true

  /// UIKit's feel.
  public init() {}

  /// A bounce ends once it stays within this many points of the edge (measured: under half a point).
  public static let bounceThreshold = 0.5
  /// A wheel's or a snap's spring ends once it stays within this many points of its target: below what a pixel shows.
  public static let snapThreshold = 0.1
  /// The response in seconds of the critically damped spring that wheel notches and keys pull.
  public static let wheelResponse = 0.15
  /// The response in seconds of the critically damped spring to a page or snap that no decay reaches.
  public static let snapResponse = 0.4
  /// How much longer than a natural decay one to a chosen target may be, as a factor, before the spring is the better way.
  public static let longestDecay = 2.0
  /// The time in seconds after which a trackpad that says nothing has ended its gesture.
  public static let preciseTimeout = 0.1
  /// The part of the viewport that PageUp and PageDown move, so that the eye keeps its place.
  public static let pageKeyFraction = 0.9

  /// F of the natural decay, in seconds.
  var naturalFactor: Double { Deceleration(from: 0, velocity: 0, rate: lawRate).factor }

  // With `dynamics` the laws that pages and chosen targets need take its numbers: those of the other engine count for
  // nothing.

  /// The share of the speed that the laws leave after a millisecond: with `dynamics` the one whose F is 1/resistance.
  var lawRate: Double {
    engine == .laws ? decelerationRate : 1000 / (1000 + ScrollEngine.resistance)
  }

  /// The laws' spring at an edge.
  var lawSpring: Spring {
    engine == .laws
      ? bounceSpring : Spring(frequency: ScrollEngine.frequency, dampingRatio: ScrollEngine.damping)
  }

  /// How much of an overscroll that was held is the speed with which it starts home, in 1/s.
  var heldReturn: Double {
    engine == .laws ? bounceSpring.damping / bounceSpring.mass / 3 : 0
  }
}
