import CradlePhysics

/// The numbers that make a scroll view feel as it does; the defaults are measured on UIScrollView.
public struct ScrollFeel: Hashable, Sendable {
  /// What a fling's speed does after a release.
  public var fling = FlingLaw.deceleration()
  /// How a drag beyond an edge is shown.
  public var overscrollCurve = RubberBand.Curve.banded(coefficient: RubberBand.standardCoefficient)
  /// The spring at an edge: mass 1, stiffness 120, friction 22; with 119 or 121 the error against the recordings doubles.
  ///
  /// It moves what shows, as UIScrollView's does; with a `limited` or a `stretched` overscroll curve the pull behind it.
  public var bounceSpring = Spring(stiffness: 120, damping: 22)
  /// How much of its velocity content has when the spring at an edge takes it; 1 in UIKit, 13 in Android.
  public var impactGain = 1.0
  /// The fastest that the spring at an edge takes content, in points per second, at least 0; infinite in UIKit.
  public var impactSpeedLimit = Double.infinity
  /// Whether content that is let go beyond an edge starts home with a speed of its own, as UIScrollView's does, rather
  /// than from rest.
  public var startsHome = true
  /// Whether repeated flicks build up speed: one that follows a caught fling in its direction gets a share of its velocity, as
  /// UIScrollView's do. Not where pages are chosen.
  public var flywheel = true
  /// What carries the content after a release; `dynamics` has a resistance and a spring of its own, and takes no notice of
  /// `fling` and `bounceSpring`.
  public var engine = ScrollEngine.laws
  /// Whether the content goes beyond its edges at all.
  public var bounces = true

  /// UIKit's feel.
  public init() {}

  /// The share of the speed that is left after a millisecond, above 0 and below 1; 0.998 is UIKit's normal, 0.99 its
  /// fast. Setting it makes `fling` UIKit's law; with another law it is `Deceleration.normalRate`.
  public var decelerationRate: Double {
    get { if case .deceleration(let rate) = fling { rate } else { Deceleration.normalRate } }
    set { fling = .deceleration(rate: newValue) }
  }

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

  // With `dynamics` the laws that pages and chosen targets need take its numbers: those of the other engine count for
  // nothing.

  /// The fling's law: with `dynamics` the decay whose F is 1/resistance.
  var lawFling: FlingLaw {
    engine == .laws ? fling : .deceleration(rate: 1000 / (1000 + ScrollEngine.resistance))
  }

  /// The laws' spring at an edge.
  var lawSpring: Spring {
    engine == .laws
      ? bounceSpring : Spring(frequency: ScrollEngine.frequency, dampingRatio: ScrollEngine.damping)
  }

  /// How much of an overscroll that was held is the speed with which it starts home, in 1/s.
  var heldReturn: Double {
    engine == .laws && startsHome ? bounceSpring.damping / bounceSpring.mass / 3 : 0
  }

  /// The velocity with which the spring at an edge takes content that comes with another one, both in pt/s.
  func impact(_ velocity: Double) -> Double {
    engine == .laws ? min(max(velocity * impactGain, -impactSpeedLimit), impactSpeedLimit) : velocity
  }

  /// The band through which the spring at an edge shows; nil where it moves what shows.
  func bounceBand(dimension: Double) -> RubberBand? {
    switch overscrollCurve {
    case .banded, .half, .none: nil
    case .limited, .stretched: RubberBand(curve: overscrollCurve, dimension: dimension)
    }
  }
}
