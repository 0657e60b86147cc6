import CradleGeometry
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct TrigonometryTests {
  /// The share of three roundings of 2⁻⁵³.
  private static let rounding = 3e-16
  /// The error of the reduction, as a share of the angle: one rounding.
  private static let reduction = 1e-16

  /// The error that Trigonometry states for |x| ≤ 10⁶.
  static let statedError = 3e-16

  @Test("agrees with the library in the exact range") func agreesWithTheLibraryInTheExactRange() {
    var worst = 0.0
    for step in 0...200_000 {
      let x = Double(step) * 9.999_873 - 999_987
      worst = max(worst, abs(Trigonometry.sine(x) - sin(x)), abs(Trigonometry.cosine(x) - cos(x)))
    }
    #expect(worst <= Self.statedError)
  }

  @Test("agrees with the library near the origin and at the quadrants")
  func agreesWithTheLibraryNearTheOriginAndAtTheQuadrants() {
    var worst = 0.0
    for step in -40_000...40_000 {
      let x = Double(step) * (.pi / 4000)
      worst = max(worst, abs(Trigonometry.sine(x) - sin(x)), abs(Trigonometry.cosine(x) - cos(x)))
    }
    #expect(worst <= Self.statedError)
  }

  @Test("small angles keep every digit") func smallAnglesKeepEveryDigit() {
    for exponent in 1...300 {
      let x = pow(10, -Double(exponent))
      #expect(Trigonometry.sine(x).isWithin(share: Self.rounding, of: sin(x)))
    }
  }

  @Test("the error grows with the angle", arguments: [1e7, 1e10, -1e12]) func errorGrowsWithTheAngle(
    x: Double
  ) {
    #expect(Trigonometry.sine(x).isWithin(Self.reduction * abs(x), of: sin(x)))
    #expect(Trigonometry.cosine(x).isWithin(Self.reduction * abs(x), of: cos(x)))
  }

  @Test(
    "sineAndCosine gives the bits of sine and of cosine",
    arguments: Extremes.all + (0..<400).map { Double($0 - 200) * 0.0371 })
  func sineAndCosineGiveTheSameBits(
    x: Double
  ) {
    let (sine, cosine) = Trigonometry.sineAndCosine(x)
    #expect(sine.bitPattern == Trigonometry.sine(x).bitPattern)
    #expect(cosine.bitPattern == Trigonometry.cosine(x).bitPattern)
  }

  @Test("sine and cosine of any number are within -1...1", arguments: Extremes.all)
  func everyNumberHasASineAndACosine(x: Double) {
    #expect(abs(Trigonometry.sine(x)) <= 1)
    #expect(abs(Trigonometry.cosine(x)) <= 1)
  }

  @Test("an angle that is not finite counts as zero", arguments: [Double.nan, .infinity, -.infinity])
  func notFiniteCountsAsZero(x: Double) {
    #expect(Trigonometry.sine(x) == 0)
    #expect(Trigonometry.cosine(x) == 1)
  }
}
