import CradlePhysics
import TestSupport
import Testing

@Suite struct SpringTests {
  /// Numbers printed with two decimals.
  static let twoDecimals = 0.005
  /// Numbers printed with six decimals.
  static let sixDecimals = 0.000_000_51

  @Test(
    "perceptual duration and bounce, as CASpringAnimation reports them",
    arguments: [
      (0.5, 0.0, 157.91367041742973, 25.132741228718345), (0.25, 0, 631.6546816697189, 50.26548245743669),
      (0.5, 0.7, 157.91367041742973, 7.539822368615504), (0.5, -0.3, 157.91367041742973, 35.90391604102621),
      (1, -0.5, 39.47841760435743, 25.132741228718345),
    ])
  func perceptualDuration(duration: Double, bounce: Double, stiffness: Double, damping: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(spring.stiffness.isWithin(Tolerance.closedForm, of: stiffness))
    #expect(spring.damping.isWithin(Tolerance.closedForm, of: damping))
    #expect(spring.duration.isWithin(Tolerance.rounding, of: duration))
    #expect(spring.bounce.isWithin(Tolerance.rounding, of: bounce))
  }

  @Test("SwiftUI: duration and bounce of mass 1, stiffness 100, damping 10") func documentedConversion() {
    let spring = Spring(stiffness: 100, damping: 10)
    #expect(spring.duration.isWithin(Self.twoDecimals, of: 0.63))
    #expect(spring.bounce.isWithin(Tolerance.rounding, of: 0.5))
  }

  @Test("bounce −0.5 is damping ratio 2, without SwiftUI's wrong stiffness") func overdamped() {
    let spring = Spring(duration: 0.5, bounce: -0.5)
    #expect(spring.dampingRatio.isWithin(Tolerance.rounding, of: 2))
    #expect(spring.damping.isWithin(Tolerance.closedForm, of: 50.26548245743669))
    #expect(spring.stiffness.isWithin(Self.sixDecimals, of: 157.913670))
  }

  @Test("SwiftUI: overdamping not allowed is critical damping") func withoutOverdamping() {
    let spring = Spring(mass: 1.2, stiffness: 90, damping: 40).withoutOverdamping
    #expect(spring.damping.isWithin(Tolerance.closedForm, of: 20.784609690826528))
    #expect(spring.dampingRatio.isWithin(Tolerance.rounding, of: 1))
    #expect(spring.mass == 1.2 && spring.stiffness == 90)
    let bouncy = Spring(mass: 1.2, stiffness: 90, damping: 4)
    #expect(bouncy.withoutOverdamping == bouncy)
  }

  @Test(
    "SwiftUI: the presets' durations and bounces",
    arguments: [(Spring.smooth, 0.0), (Spring.snappy, 0.15), (Spring.bouncy, 0.3)])
  func presets(spring: Spring, bounce: Double) {
    #expect(spring.duration.isWithin(Tolerance.rounding, of: 0.5))
    #expect(spring.bounce.isWithin(Tolerance.rounding, of: bounce))
  }

  @Test(
    "react-spring's presets have its damping ratios",
    arguments: [(120.0, 14.0, 0.639), (210, 20, 0.6901), (280, 120, 3.5857)])
  func ratios(stiffness: Double, damping: Double, ratio: Double) {
    let spring = Spring(stiffness: stiffness, damping: damping)
    #expect(spring.dampingRatio.isWithin(Tolerance.fourDecimals, of: ratio))
  }

  @Test("response and damping ratio give react-spring's and Wave's springs") func response() {
    let react = Spring(response: 2.6, dampingRatio: 0.1)
    #expect(react.stiffness.isWithin(Tolerance.closedForm, of: 5.840002604194885))
    #expect(react.damping.isWithin(Tolerance.closedForm, of: 0.483321946706122))
    let wave = Spring(response: 0.8, dampingRatio: 1)
    #expect(wave.stiffness.isWithin(Tolerance.threeDecimals, of: 61.685))
    #expect(wave.damping.isWithin(Tolerance.threeDecimals, of: 15.7079))
  }

  @Test("every parametrization gives the same spring", arguments: [0.01, 1, 7.5, 1e6], [0, 0.3, 1, 4.0])
  func everyParametrisationNamesTheSameSpring(mass: Double, ratio: Double) {
    let spring = Spring(frequency: 2, dampingRatio: ratio, mass: mass)
    #expect(spring.angularFrequency.isWithin(Tolerance.rounding, of: 4 * .pi))
    #expect(spring.frequency.isWithin(Tolerance.rounding, of: 2))
    #expect(spring.response.isWithin(Tolerance.rounding, of: 0.5))
    #expect(spring.dampingRatio.isWithin(Tolerance.rounding, of: ratio))
    #expect(spring.stiffness.isWithin(share: Tolerance.rounding, of: mass * 16 * .pi * .pi))
    #expect(spring.damping.isWithin(share: Tolerance.rounding, of: 8 * .pi * ratio * mass))
    let same = Spring(response: 0.5, dampingRatio: ratio, mass: mass)
    #expect(same == spring)
  }

  @Test("without stiffness there is no frequency") func withoutStiffnessThereIsNoFrequency() {
    let loose = Spring(stiffness: 0, damping: 3)
    #expect(loose.frequency == 0 && loose.response == .infinity && loose.dampingRatio == .infinity)
    #expect(loose.bounce == -1)
    #expect(Spring(frequency: 0, dampingRatio: 1) == Spring(response: .infinity, dampingRatio: 0.5))
    #expect(Spring(stiffness: 0, damping: 0).dampingRatio == 0)
  }

  @Test(
    "an infinitely stiff spring is rigid",
    arguments: [
      Spring(response: 0, dampingRatio: 1), Spring(response: -0.0, dampingRatio: 0),
      Spring(duration: 0, bounce: 0.5), Spring(frequency: .infinity, dampingRatio: 0.2),
      Spring(stiffness: .infinity, damping: 3), Spring(response: 1e-200, dampingRatio: 0.5),
      Spring(mass: 1e-300, stiffness: 1e300, damping: 1),
    ])
  func anInfinitelyStiffSpringIsRigid(spring: Spring) {
    #expect(spring.isRigid)
    #expect(spring.response == 0 && spring.frequency == .infinity && spring.dampingRatio == 1)
    #expect(spring.withoutOverdamping == spring)
  }

  @Test("invalid terms trap") func termsWithoutMeaningAreAProgrammingError() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(mass: .infinity, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: -1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 1, damping: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 1, damping: .nan) }
  }

  @Test("invalid parameters trap")
  func parametersWithoutMeaningAreAProgrammingError() async {
    await #expect(processExitsWith: .failure) { _ = Spring(frequency: -1, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: -1, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 1, dampingRatio: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 0, dampingRatio: .nan) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: .nan) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: 1.01) }
  }

  @Test("changing a term is checked, too") func changingATermIsCheckedToo() async {
    await #expect(processExitsWith: .failure) {
      var spring = Spring.smooth
      spring.mass = -1
    }
    await #expect(processExitsWith: .failure) {
      var spring = Spring.smooth
      spring.stiffness = .nan
    }
    await #expect(processExitsWith: .failure) {
      var spring = Spring.smooth
      spring.damping = -1
    }
  }
}
