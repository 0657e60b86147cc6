import CradleGeometry
import CradlePhysics

/// The numbers that determine the feel of a scroll view; the defaults are measured on UIScrollView.
///
/// ```swift
/// view.feel.decelerationRate = 0.99
/// view.feel.overscrollCurve = .half
/// view.feel.bounceSpring = Spring(response: 0.4, dampingRatio: 0.8)
/// ```
public struct ScrollFeel: Hashable, Sendable {
  /// The law by which a fling slows down after a release.
  public var fling = FlingLaw.deceleration()
  /// The display of a drag beyond an edge.
  public var overscrollCurve = RubberBand.Curve.banded(coefficient: RubberBand.standardCoefficient)
  /// The spring at an edge: mass 1, stiffness 120, friction 22; with 119 or 121 the error against the
  /// recordings doubles.
  ///
  /// It moves the displayed offset, as UIScrollView's does; with a `limited` or a `stretched` overscroll
  /// curve it moves the pull that the curve maps to the displayed offset.
  public var bounceSpring = Spring.scrollEdge
  /// The factor on the content's velocity at the start of the spring at an edge; 1 in UIKit, 13 in Android.
  var impactGain = 1.0
  /// The limit of the velocity at the start of the spring at an edge, in points per second, at least 0;
  /// infinite in UIKit.
  var impactSpeedLimit = Double.infinity
  /// Whether content that is released beyond an edge starts inward with a velocity of its own, as
  /// UIScrollView's does, instead of from rest.
  var returnsWithVelocity = true
  /// Whether repeated flicks build up speed: a flick in the direction of a fling that its touch stopped gains
  /// velocity from that fling, as in UIScrollView. Does not apply with paging.
  public var flywheel = true
  /// The engine of the motion after a release; `dynamics` has a resistance and a spring of its own and
  /// ignores `fling` and `bounceSpring`.
  public var engine = ScrollEngine.laws
  /// Whether the content may go beyond its edges.
  public var bounces = true

  /// The share of the velocity that is left after a millisecond, 0 ..< 1; UIKit's normal rate is 0.998, its
  /// fast rate 0.99. Setting it makes `fling` UIKit's law; with another law it returns
  /// `Deceleration.normalRate`. The setter does not check the rate: the next fling traps for one outside its
  /// range.
  public var decelerationRate: Double {
    get { if case .deceleration(let rate) = fling { rate } else { Deceleration.normalRate } }
    set { fling = .deceleration(rate: newValue) }
  }

  /// A bounce ends once it stays within this many points of the edge (measured: under half a point).
  package static let bounceThreshold = 0.5
  /// A wheel's or a snap's spring ends once it stays within this many points of its target, which is less than a pixel.
  package static let snapThreshold = 0.1
  /// The response in seconds of the critically damped spring of wheel notches and keys.
  package static let wheelResponse = 0.15
  /// The response in seconds of the critically damped spring to a page or snap that no decay reaches.
  package static let snapResponse = 0.4
  /// The largest distance of a decay to a chosen target, as a factor of the distance that the fling covers
  /// without a target; above it a spring is used.
  package static let longestDecay = 2.0
  /// The time in seconds without an event after which a trackpad's gesture counts as ended.
  package static let preciseTimeout = 0.1
  /// The share of the viewport by which PageUp and PageDown scroll; the rest stays visible as context.
  package static let pageKeyFraction = 0.9

  // With `dynamics`, pages and chosen targets still need closed forms. They use that engine's numbers;
  // `fling` and `bounceSpring` are ignored.

  /// The fling's law; with `dynamics` the decay that loses velocity at the engine's resistance.
  var lawFling: FlingLaw {
    engine == .laws ? fling : .deceleration(rate: 1000 / (1000 + ScrollEngine.resistance))
  }

  /// The laws' spring at an edge.
  var lawSpring: Spring {
    engine == .laws
      ? bounceSpring : Spring(frequency: ScrollEngine.frequency, dampingRatio: ScrollEngine.damping)
  }

  /// The inward velocity of a release for each point of held overscroll, in 1/s.
  var returnRate: Double {
    engine == .laws && returnsWithVelocity ? bounceSpring.damping / bounceSpring.mass / 3 : 0
  }

  /// The initial velocity of the spring at an edge if content meets the edge at `velocity`, both in pt/s.
  func impact(_ velocity: Double) -> Double {
    engine == .laws ? (velocity * impactGain).clamped(to: -impactSpeedLimit...impactSpeedLimit) : velocity
  }

  /// The band that maps the edge spring's pull to the displayed overscroll; nil if the spring moves the
  /// displayed offset.
  func bounceBand(dimension: Double) -> RubberBand? {
    switch overscrollCurve {
    case .banded, .half, .none: nil
    case .limited, .stretched: RubberBand(curve: overscrollCurve, dimension: dimension)
    }
  }
}
