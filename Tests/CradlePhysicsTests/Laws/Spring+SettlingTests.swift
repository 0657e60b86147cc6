import CradlePhysics
import TestSupport
import Testing

/// The two frameworks' settling durations, against what they were measured to say.
@Suite struct SpringSettlingTests {
  /// A settling time that is rounded up to a step of 0.1 s is at most so much later, in seconds.
  static let searchStep = 0.1 + Tolerance.closedForm

  @Test(
    "CASpringAnimation.settlingDuration",
    arguments: [
      (Spring(mass: 1, stiffness: 100, damping: 10), 0.0, 1.4727003346780927),
      (Spring(mass: 2, stiffness: 100, damping: 5), 0.0, 5.658348137358159),
      (Spring(mass: 1, stiffness: 100, damping: 10), -5.0, 1.5350814063145797),
      (Spring(mass: 1, stiffness: 100, damping: 30), 0.0, 1.0),
      (Spring(mass: 1, stiffness: 25, damping: 10), 0.0, 1.9),
      (Spring(mass: 1, stiffness: 100, damping: 1), 0.0, 13.91321015404625),
    ])
  func coreAnimation(spring: Spring, velocity: Double, duration: Double) {
    let settled = spring.settlingDuration(law: .coreAnimation, velocity: velocity)
    #expect(settled.isWithin(Tolerance.closedForm, of: duration))
  }

  @Test(
    "CASpringAnimation.settlingDuration of springs made of duration and bounce",
    arguments: [(0.5, 0.0, 0.8), (0.25, 0, 0.4), (0.5, 0.7, 1.904872615017113)])
  func coreAnimationPerceptual(duration: Double, bounce: Double, settling: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(spring.settlingDuration(law: .coreAnimation).isWithin(Tolerance.closedForm, of: settling))
  }

  @Test("a critical spring is critical however its terms round")
  func aCriticalSpringIsCriticalHoweverItsTermsRound() {
    // Of these, a good part reads back with a damping ratio an ulp below 1.
    for mass in [0.3, 0.7, 1, 1.9, 7] {
      for response in [0.21, 0.5, 0.83, 1.7] {
        let spring = Spring(response: response, dampingRatio: 1, mass: mass)
        #expect(
          spring.settlingDuration(law: .coreAnimation)
            == Spring(duration: response).settlingDuration(law: .swiftUI()))
      }
    }
  }

  @Test("SwiftUI, underdamped, with a velocity towards the target") func swiftUIUnderdamped() {
    let settled = Spring(response: 0.5, dampingRatio: 0.8)
      .settlingDuration(law: .swiftUI(epsilon: 0.001), travel: 10, velocity: 2)
    #expect(settled.isWithin(Tolerance.closedForm, of: 1.1533551689258155))
  }

  @Test(
    "SwiftUI, critical and rigid",
    arguments: [
      (Spring(response: 0.5, dampingRatio: 1), 0.8), (Spring(response: 0, dampingRatio: 1), 0.0),
      (Spring(duration: 1.2), 1.8),
    ])
  func swiftUICritical(spring: Spring, settling: Double) {
    #expect(spring.settlingDuration(law: .swiftUI()) == settling)
  }

  @Test("for overdamped springs SwiftUI's settling time searches the real curve")
  func overdampedSwiftUISearchesTheRealCurve() {
    // ζ = 2, ω = 10: 1.0774·e^(−2.6795t) < 0.001 from t = 2.6060.
    let spring = Spring(stiffness: 100, damping: 40)
    #expect(spring.settlingDuration(law: .swiftUI()) == 2.7)
    #expect(spring.settlingDuration(law: .coreAnimation) == 1.0)
  }

  @Test("the search takes the first step inside even if the curve leaves again")
  func theSearchTakesTheFirstStepInsideEvenIfTheCurveLeavesAgain() {
    // Critical, y = (−1 + 10.5t)·e^(−12t): within 0.05 at 0.1 s on its way through the target, but not at 0.2 s.
    let spring = Spring(stiffness: 144, damping: 24)
    #expect(spring.settlingDuration(law: .swiftUI(epsilon: 0.05), velocity: 22.5) == 0.1)
    #expect(abs(spring.curve(from: 0, to: 1, velocity: 22.5).value(at: 0.2) - 1) > 0.05)
  }

  @Test(
    "a spring without damping or stiffness settles after infinite time",
    arguments: [Spring.SettlingLaw.coreAnimation, .swiftUI()])
  func whatNeverSettlesIsInfinite(law: Spring.SettlingLaw) {
    #expect(Spring(stiffness: 100, damping: 0).settlingDuration(law: law) == .infinity)
    #expect(Spring(stiffness: 0, damping: 0).settlingDuration(law: law) == .infinity)
    #expect(Spring(stiffness: 0, damping: 5).settlingDuration(law: law) == .infinity)
  }

  @Test(
    "a spring that starts at rest on its target has settled",
    arguments: [Spring(stiffness: 100, damping: 5), Spring(stiffness: 100, damping: 50)])
  func whatIsThereAlreadyIsSettled(spring: Spring) {
    #expect(spring.settlingDuration(law: .swiftUI(), travel: 0) == 0)
    #expect(spring.settlingDuration(law: .coreAnimation, travel: 0) == 0)
    #expect(spring.settlingDuration(law: .coreAnimation, travel: .nan, velocity: .infinity) == 0)
  }

  @Test("an epsilon that is no distance never settles", arguments: [0, -1, Double.nan])
  func anEpsilonThatIsNoDistanceNeverSettles(epsilon: Double) {
    for damping in [5.0, 20, 50] {
      let spring = Spring(stiffness: 100, damping: damping)
      #expect(spring.settlingDuration(law: .swiftUI(epsilon: epsilon)) == .infinity)
    }
  }

  @Test("very slow springs do not search for ever") func verySlowSpringsDoNotSearchForEver() {
    let slow = Spring(response: 1e6, dampingRatio: 1)
    let settled = slow.settlingDuration(law: .coreAnimation)
    #expect(settled.isWithin(Self.searchStep, of: slow.curve(from: 0, to: 1).settlingTime(within: 0.001)))
  }

  @Test("no result is NaN", arguments: Extremes.all) func nothingIsEverNaN(number: Double) {
    for damping in [0, 1e-200, 5, 20, 50, 1e300] {
      for stiffness in [0, 1e-300, 100, 1e300, .infinity] {
        let spring = Spring(stiffness: stiffness, damping: damping)
        for law in [Spring.SettlingLaw.coreAnimation, .swiftUI(epsilon: number)] {
          #expect(spring.settlingDuration(law: law, travel: number, velocity: -3) >= 0)
          #expect(spring.settlingDuration(law: law, travel: 2, velocity: number) >= 0)
        }
      }
    }
  }
}
