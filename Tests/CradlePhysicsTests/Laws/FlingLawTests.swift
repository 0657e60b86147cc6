import CradlePhysics
import TestSupport
import Testing

/// Each platform's fling against the formula of its source, retyped here.
@Suite struct FlingLawTests {
  static let laws: [FlingLaw] = [
    .deceleration(), .gtk, .flutterBouncing, .exponential(decay: 0.5, stopSpeed: 3), .spline(),
    .spline(friction: 0.05), .power(), .chromium,
  ]
  static let speeds = [50.0, 700, 3000, 12_000, 60_000]

  /// d = ln 0.78/ln 0.9, as OverScroller.java has it.
  private static let androidRate = 2.358_201_815

  /// Numbers retyped with six digits, as a share of them.
  private static let sixDigits = 1e-6
  /// Closed forms whose powers of e are retyped with nine decimals, times speeds of up to 2000 pt/s.
  private static let nineDecimals = 1e-6
  /// How far a difference quotient over 2·10⁻⁵ of a fling's duration may be from its velocity, as a share of the
  /// release's.
  private static let quotientError = 1e-6
  /// How far from a place a fling may be at the time found for it, in points per pt/s of the release: what 10⁻¹⁰ s changes.
  private static let timeRounding = 1e-10
  /// The largest distance of a chord of Android's table from the curve, as a share of the whole way.
  private static let chordError = 2e-4

  // MARK: Every law

  @Test("starts where and as fast as it was released", arguments: laws, speeds)
  func startsWhereAndAsFastAsItWasReleased(law: FlingLaw, speed: Double) {
    for velocity in [speed, -speed] {
      let curve = law.curve(from: 1200, velocity: velocity)
      #expect(curve.value(at: 0) == 1200)
      #expect(curve.velocity(at: 0) == velocity)
      #expect(curve.law == law)
    }
  }

  @Test("rests on its end without stepping back", arguments: laws, speeds)
  func restsOnItsEndWithoutSteppingBack(law: FlingLaw, speed: Double) {
    for direction in [1.0, -1] {
      let curve = law.curve(from: -30, velocity: direction * speed)
      var (place, pace) = (curve.from, speed)
      for frame in 1...400 {
        let time = curve.duration * Double(frame) / 400
        let next = curve.value(at: time)
        #expect(direction * (next - place) >= 0 && direction * (curve.end - next) >= 0)
        #expect(abs(curve.velocity(at: time)) <= pace * (1 + Tolerance.rounding))
        (place, pace) = (next, abs(curve.velocity(at: time)))
      }
      #expect(curve.value(at: curve.duration) == curve.end && curve.velocity(at: curve.duration) == 0)
      #expect(curve.value(at: .infinity) == curve.end)
    }
  }

  /// UIKit's sum over milliseconds is left out: its velocity is not its slope, see `Deceleration`.
  @Test("a fling's velocity is its slope", arguments: laws.dropFirst(), speeds)
  func velocityIsTheSlope(law: FlingLaw, speed: Double) {
    let curve = law.curve(from: 0, velocity: speed)
    let step = curve.duration * 1e-5
    for share in [0.01, 0.1, 0.3, 0.6, 0.9] {
      let time = curve.duration * share
      let slope = (curve.value(at: time + step) - curve.value(at: time - step)) / (2 * step)
      #expect(slope.isWithin(speed * Self.quotientError, of: curve.velocity(at: time)))
    }
  }

  @Test("the time of a place is when the fling is there", arguments: laws, speeds)
  func theTimeOfAPlaceIsWhenItIsThere(law: FlingLaw, speed: Double) throws {
    let curve = law.curve(from: 5000, velocity: -speed)
    for share in [0.001, 0.2, 0.5, 0.99] {
      let place = curve.from + (curve.end - curve.from) * share
      let time = try #require(curve.time(reaching: place))
      #expect(curve.value(at: time).isWithin(speed * Self.timeRounding, of: place))
    }
    #expect(curve.time(reaching: curve.from) == 0)
    #expect(curve.time(reaching: curve.end - 1) == nil && curve.time(reaching: curve.from + 1) == nil)
  }

  @Test(
    "every velocity gives finite numbers", arguments: laws,
    [0, 1e-300, -1e-300, 1e9, 1e300, -.infinity, .nan] as [Double])
  func noVelocityMakesANumberThatIsNotFinite(law: FlingLaw, velocity: Double) {
    let curve = law.curve(from: 42, velocity: velocity)
    #expect(curve.end.isFinite && curve.duration >= 0)
    for time in [0, 1e-6, 0.3, 1e9, .infinity] {
      #expect(curve.value(at: time).isFinite && curve.velocity(at: time).isFinite)
    }
    if velocity == 0 || velocity.isNaN { #expect(curve.end == 42 && curve.duration == 0) }
  }

  @Test(
    "laws that depend on the speed alone continue unchanged when they are made again from their own state",
    arguments: speeds)
  func restarts(speed: Double) {
    for law in [FlingLaw.gtk, .flutterBouncing, .power(), .chromium] {
      let curve = law.curve(from: 0, velocity: speed)
      // Above the top of Chromium's curve a fling is a stretched one, which its speed alone does not tell.
      if law == .chromium, speed > 20_000 { continue }
      #expect(curve.shifted(by: 10) == nil)
      for share in [0.1, 0.5, 0.8] {
        let time = share * curve.duration
        let rest = law.curve(from: curve.value(at: time), velocity: curve.velocity(at: time))
        #expect(rest.end.isWithin(speed * Tolerance.closedForm, of: curve.end))
        #expect((time + rest.duration).isWithin(share: Tolerance.closedForm, of: curve.duration))
        #expect(rest.value(at: 0.02).isWithin(speed * Tolerance.closedForm, of: curve.value(at: time + 0.02)))
      }
    }
  }

  // MARK: Android

  @Test(
    "Android's duration and distance: ln(0.35·v/(0.015·g)) by OverScroller.java",
    arguments: [(500.0, 0.333_270, 58.3223), (2000, 0.924_855, 647.399), (8000, 2.566_558, 7186.36)])
  func androidExtent(speed: Double, duration: Double, distance: Double) {
    let curve = FlingLaw.spline().curve(from: 0, velocity: speed)
    #expect(curve.duration.isWithin(share: Self.sixDigits, of: duration))
    #expect(curve.end.isWithin(share: Self.sixDigits, of: distance))
  }

  /// Android keeps 100 samples, found by halving to 10⁻⁵, and lines between them.
  @Test("the spline is Android's table", arguments: speeds) func theSplineIsAndroidsTable(speed: Double) {
    let curve = FlingLaw.spline().curve(from: 0, velocity: speed)
    let table = (0...100).map { sample -> Double in
      if sample == 100 { return 1 }
      var (low, high, x) = (0.0, 1.0, 0.0)
      for _ in 0..<60 {
        x = (low + high) / 2
        let time = 3 * x * (1 - x) * ((1 - x) * 0.175 + x * 0.35) + x * x * x
        if time > Double(sample) / 100 { high = x } else { low = x }
      }
      return 3 * x * (1 - x) * ((1 - x) * 0.5 + x) + x * x * x
    }
    for frame in 0..<500 {
      let place = Double(frame) / 5
      let sample = Int(place)
      let line = table[sample] + (table[sample + 1] - table[sample]) * (place - Double(sample))
      let time = curve.duration * Double(frame) / 500
      #expect(curve.value(at: time).isWithin(curve.end * Self.chordError, of: curve.end * line))
    }
  }

  @Test("a moved spline keeps its time", arguments: speeds) func aMovedSplineKeepsItsTime(speed: Double)
    throws
  {
    let curve = FlingLaw.spline().curve(from: 100, velocity: speed)
    let moved = try #require(curve.shifted(by: 55))
    #expect(moved.duration == curve.duration && moved.law == curve.law)
    for share in [0, 0.1, 0.7, 1] {
      let time = share * curve.duration
      #expect(moved.value(at: time).isWithin(Tolerance.closedForm * speed, of: curve.value(at: time) + 55))
      #expect(moved.velocity(at: time) == curve.velocity(at: time))
    }
  }

  // MARK: Flutter, GTK, Chromium

  @Test("Flutter's clamping fling is as long as Android's, and a power of the time", arguments: speeds)
  func flutterClamping(speed: Double) {
    let android = FlingLaw.spline().curve(from: 0, velocity: speed)
    let curve = FlingLaw.power().curve(from: 0, velocity: speed)
    #expect(curve.end.isWithin(share: Tolerance.closedForm, of: android.end))
    #expect(
      curve.duration.isWithin(share: Tolerance.closedForm, of: Self.androidRate * 0.35 * android.duration))
    // (1 − 1/4)^d = 0.507421943645…
    let distance = curve.end * (1 - 0.507_421_943_645)
    #expect(curve.value(at: curve.duration / 4).isWithin(share: Tolerance.closedForm, of: distance))
  }

  @Test("GTK: c₁ + c₂·e^(−4t), until the speed is 0.1") func gtk() {
    let curve = FlingLaw.gtk.curve(from: 10, velocity: 800)
    #expect(curve.value(at: 0.5).isWithin(Self.nineDecimals, of: 10 + 200 * (1 - 0.135_335_283)))
    #expect(curve.velocity(at: 0.5).isWithin(Self.nineDecimals, of: 800 * 0.135_335_283))
    #expect(curve.duration.isWithin(Tolerance.closedForm, of: 8.987_196_821 / 4))
  }

  @Test("Flutter on iOS: 0.135 of the speed after a second, no more below 20 pt/s") func flutterBouncing() {
    let curve = FlingLaw.flutterBouncing.curve(from: 0, velocity: 2000)
    #expect(curve.velocity(at: 1).isWithin(Tolerance.closedForm, of: 270))
    #expect(curve.value(at: 1).isWithin(Self.nineDecimals, of: 2000 * 0.865 / 2.002_480_500))
    #expect(curve.end.isWithin(Self.nineDecimals, of: 1980 / 2.002_480_500))
  }

  @Test("Chromium: a stretch of −5707.62·e^(−3.7t) − 172·t") func chromium() {
    // w(t₀) = 2000: e^(−3.7·t₀) = 2172/21118.194.
    let curve = FlingLaw.chromium.curve(from: 0, velocity: 2000)
    #expect(curve.duration.isWithin(share: Self.sixDigits, of: 0.685_381))
    let part = 5707.62 * 2172 / 21_118.194
    let after = part * (1 - 0.690_734_331) - 17.2
    #expect(curve.value(at: 0.1).isWithin(Self.nineDecimals, of: after))
  }

  @Test("Chromium stretches its curve in proportion for speeds above its top") func chromiumBeyond() {
    let fast = FlingLaw.chromium.curve(from: 0, velocity: 40_000)
    let faster = FlingLaw.chromium.curve(from: 0, velocity: 80_000)
    #expect(faster.duration == fast.duration)
    #expect(faster.end.isWithin(share: Tolerance.rounding, of: 2 * fast.end))
  }
}
