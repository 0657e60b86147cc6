import CradlePhysics

// The feels of other platforms, by their published sources. What Cradle does in one way for all stays its own: how a
// release's velocity is measured, wheels, keys, pages, and that a release beyond an edge has no speed outward.
extension ScrollFeel {
  /// UIScrollView's, with the rate `fast`.
  public static var iOSFast: ScrollFeel {
    var feel = ScrollFeel()
    feel.decelerationRate = Deceleration.fastRate
    return feel
  }

  /// Android's since version 12: the spline, and a stretch at an edge.
  ///
  /// The stretch's spring has 24.657 rad/s and a damping ratio of 0.98, and takes content at 13 times its speed
  /// (EdgeEffect.java: `NATURAL_FREQUENCY`, `DAMPING_RATIO`, `ON_ABSORB_VELOCITY_ADJUSTMENT`).
  public static var android: ScrollFeel {
    var feel = ScrollFeel()
    feel.fling = .spline()
    feel.overscrollCurve = .stretched
    feel.bounceSpring = Spring(frequency: 24.657 / (2 * .pi), dampingRatio: 0.98)
    feel.impactGain = 13
    feel.startsHome = false
    return feel
  }

  /// Flutter's on Android, as far as content without its glow shows: the power law, and edges that hold.
  public static var flutterClamping: ScrollFeel {
    var feel = ScrollFeel()
    feel.fling = .power()
    feel.bounces = false
    return feel
  }

  /// Flutter's on iOS: its band's coefficient is 0.52; the spring has mass 0.5, stiffness 100 and a damping ratio of 1.1,
  /// and takes content at 5000 pt/s at most (scroll_physics.dart, scroll_simulation.dart).
  public static var flutterBouncing: ScrollFeel {
    var feel = ScrollFeel()
    feel.fling = .flutterBouncing
    feel.overscrollCurve = .banded(coefficient: RubberBand.flutterCoefficient)
    feel.bounceSpring = Spring(frequency: (100 / 0.5).squareRoot() / (2 * .pi), dampingRatio: 1.1)
    feel.impactSpeedLimit = 5000
    feel.startsHome = false
    return feel
  }

  /// GTK's kinetic scrolling: a friction of 4 1/s, and at an edge up to 100 pt by a critically damped spring of 10 rad/s
  /// (gtkscrolledwindow.c: `DECELERATION_FRICTION`, `MAX_OVERSHOOT_DISTANCE`, `OVERSHOOT_FRICTION` 20, twice the rate).
  public static var gtk: ScrollFeel {
    var feel = ScrollFeel()
    feel.fling = .gtk
    feel.overscrollCurve = .limited(RubberBand.gtkLimit)
    feel.bounceSpring = Spring(stiffness: 100, damping: 20)
    feel.startsHome = false
    return feel
  }

  /// Chromium's on touch screens of the desktop: its fling's curve, and edges that hold.
  public static var chromium: ScrollFeel {
    var feel = ScrollFeel()
    feel.fling = .chromium
    feel.bounces = false
    return feel
  }
}
