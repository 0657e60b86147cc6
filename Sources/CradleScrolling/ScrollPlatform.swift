import CradlePhysics

/// A platform whose scrolling is known from measurements or from its published source:
/// `ScrollFeel(.android)`.
///
/// Fling, overscroll and bounce are the platform's. The rest is Cradle's on every platform: the measurement
/// of a release velocity, wheels, keys, pages, and releases beyond an edge, which have no velocity outward.
/// Repeated flicks build up speed only with `iOS`, `iOSFast` and `flutterBouncing`.
///
/// ```swift
/// view.feel = ScrollFeel(.android)
/// ```
public enum ScrollPlatform: String, CaseIterable, Sendable {
  /// UIScrollView with the normal `decelerationRate`.
  case iOS
  /// UIScrollView with the fast `decelerationRate`.
  case iOSFast = "iOS fast"
  /// Android since version 12: the spline, and a stretch at an edge.
  case android = "Android"
  /// Flutter on Android: a power law, and edges that stop the content.
  case flutterClamping = "Flutter clamping"
  /// Flutter on iOS.
  case flutterBouncing = "Flutter bouncing"
  /// GTK's kinetic scrolling.
  case gtk = "GTK"
  /// Chromium on a desktop's touch screen: edges stop the content.
  case chromium = "Chromium"
}

extension ScrollFeel {
  /// Makes a platform's feel, UIKit's by default.
  public init(_ platform: ScrollPlatform = .iOS) {
    self.init()
    switch platform {
    case .iOS: break
    case .iOSFast: decelerationRate = Deceleration.fastRate
    case .android: applyAndroid()
    case .flutterClamping:
      fling = .power()
      bounces = false
      flywheel = false
    case .flutterBouncing: applyFlutterBouncing()
    case .gtk: applyGTK()
    case .chromium:
      fling = .chromium
      bounces = false
      flywheel = false
    }
  }

  /// EdgeEffect.java: `NATURAL_FREQUENCY` 24.657 rad/s, `DAMPING_RATIO` 0.98, `ON_ABSORB_VELOCITY_ADJUSTMENT` 13.
  private mutating func applyAndroid() {
    fling = .spline()
    overscrollCurve = .stretched
    bounceSpring = Spring(frequency: 24.657 / (2 * .pi), dampingRatio: 0.98)
    impactGain = 13
    returnsWithVelocity = false
    flywheel = false
  }

  /// scroll_physics.dart: mass 0.5, stiffness 100, damping ratio 1.1; scroll_simulation.dart: at most 5000 pt/s.
  private mutating func applyFlutterBouncing() {
    fling = .flutterBouncing
    overscrollCurve = .banded(coefficient: RubberBand.flutterCoefficient)
    bounceSpring = Spring(frequency: (100 / 0.5).squareRoot() / (2 * .pi), dampingRatio: 1.1)
    impactSpeedLimit = 5000
    returnsWithVelocity = false
  }

  /// gtkscrolledwindow.c: `MAX_OVERSHOOT_DISTANCE` 100, and `OVERSHOOT_FRICTION` 20, which is twice the rate in 1/s of
  /// a critically damped spring.
  private mutating func applyGTK() {
    fling = .gtk
    overscrollCurve = .limited(RubberBand.gtkLimit)
    bounceSpring = Spring(stiffness: 100, damping: 20)
    returnsWithVelocity = false
    flywheel = false
  }
}
