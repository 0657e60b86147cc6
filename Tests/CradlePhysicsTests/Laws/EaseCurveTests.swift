import TestSupport
import Testing

@testable import CradlePhysics

/// The courses of animations with a duration.
struct EaseCurveTests {
  private static let spring = Spring(response: 0.3, dampingRatio: 0.3).curve(from: 0, to: 1, velocity: 2)
  private static let curves: [EaseCurve] = [
    .easeInOut, .easeIn, .easeOut, .linear, .cubic(CubicEase(0.25, 0.1, 0.25, 1)),
    .cubic(CubicEase(0.6, -0.5, 0.4, 1.5)), .spring(spring, duration: 1.5),
  ]

  @Test("the rate is the progress's derivative", arguments: curves)
  func rates(_ curve: EaseCurve) {
    let step = 1e-5
    for part in stride(from: 0.05, through: 0.95, by: 0.05) {
      let slope = (curve.progress(at: part + step) - curve.progress(at: part - step)) / (2 * step)
      #expect(abs(curve.rate(at: part) - slope) < Tolerance.summed * 100)
    }
  }

  @Test(
    "a Bézier curve goes from 0 to 1 through its middle, whose x and y are those of De Casteljau's construction"
  )
  func cubic() {
    let curve = CubicEase(0.2, 0.7, 0.4, 0.9)
    #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    let (x, y) = ((3 * 0.2 + 3 * 0.4 + 1) / 8, (3 * 0.7 + 3 * 0.9 + 1) / 8)
    #expect(abs(curve.progress(at: x) - y) < Tolerance.rounding)
    #expect(CubicEase(-1, 0, 2, 1) == CubicEase(0, 0, 1, 1))
  }

  @Test("without its overshoot a curve stays within 0 … 1", arguments: curves)
  func overshoot(_ curve: EaseCurve) {
    let held = curve.withoutOvershoot
    for part in stride(from: 0.0, through: 1, by: 0.01) {
      #expect((-Tolerance.rounding...1 + Tolerance.rounding).contains(held.progress(at: part)))
    }
  }
}
