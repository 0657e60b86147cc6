import CradlePhysics
import TestSupport
import Testing

@Suite struct RubberBandTests {
  static let curves: [RubberBand.Curve] = [
    .banded(coefficient: 0.55), .banded(coefficient: 1), .banded(coefficient: 0.01), .half, .none,
    .stretched,
  ]

  /// Slopes retyped with eight decimals.
  static let eightDecimals = 0.000_000_005_1
  /// Shares retyped with seven decimals, one of them off in the last.
  static let seventhDecimal = 1e-7
  /// How far a difference quotient over two thousandths of a point may be from the slope.
  static let quotientError = 1e-8

  @Test(
    "openuikit's recordings of UIScrollView's overscroll, to the nearest third of a point",
    arguments: [(5.0, 2.6667), (200, 97.3333), (400, 175.0), (590, 235)])
  func recordedOverscroll(travel: Double, overscroll: Double) {
    let shown = RubberBand(dimension: 852).value(for: travel)
    #expect(((shown * 3).rounded() / 3).isWithin(Tolerance.fourDecimals, of: overscroll))
  }

  @Test("70 pt past an edge shows the 34.121 pt that openuikit's tests have for 300 pt") func openUIKit() {
    #expect(RubberBand(dimension: 300).value(for: 70).isWithin(Tolerance.threeDecimals, of: 34.121))
  }

  @Test(
    "value and slope are those of the closed form (1 − 1/(cx/d + 1))·d",
    arguments: [
      (0.0, 0.0, 0.55), (10, 5.4624, 0.54251478), (100, 51.462, 0.48151568), (500, 204.6512, 0.30459708),
      (5000, 619.7183, 0.02793097),
    ])
  func closedForm(travel: Double, overscroll: Double, slope: Double) {
    let band = RubberBand(dimension: 800)
    #expect(band.value(for: travel).isWithin(Tolerance.fourDecimals, of: overscroll))
    #expect(band.slope(at: travel).isWithin(Self.eightDecimals, of: slope))
  }

  @Test(
    "the inverse, so that grabbing again does not jump",
    arguments: [(10.0, 18.3978), (100, 205.9961), (400, 1370.8769)])
  func closedFormInverse(overscroll: Double, travel: Double) {
    #expect(RubberBand(dimension: 852).inverse(of: overscroll).isWithin(Tolerance.fourDecimals, of: travel))
  }

  @Test(
    "the inverse of a shown overscroll is the travel that showed it", arguments: curves,
    [1e-9, 0.5, 20, 800, 1e5]) func inverseUndoes(
      curve: RubberBand.Curve, travel: Double
    )
  {
    let band = RubberBand(curve: curve, dimension: 852)
    #expect(band.inverse(of: band.value(for: travel)).isWithin(share: Tolerance.rounding, of: travel))
  }

  @Test("value and inverse are odd, and the slope is even", arguments: curves)
  func valueAndInverseAreOddAndSlopeIsEven(curve: RubberBand.Curve) {
    let band = RubberBand(curve: curve, dimension: 300)
    for travel in [0, 1.5, 70, 299, 1e7] {
      #expect(band.value(for: -travel) == -band.value(for: travel))
      #expect(band.inverse(of: -travel) == -band.inverse(of: travel))
      #expect(band.slope(at: -travel) == band.slope(at: travel))
    }
  }

  @Test("the slope is the derivative", arguments: curves) func slopeIsTheDerivative(curve: RubberBand.Curve) {
    let band = RubberBand(curve: curve, dimension: 300)
    for travel in [1.0, 70, 299, 2000] {
      let measured = (band.value(for: travel + 1e-3) - band.value(for: travel - 1e-3)) / 2e-3
      #expect(measured.isWithin(Self.quotientError, of: band.slope(at: travel)))
    }
  }

  @Test("half and none are straight lines") func halfAndNoneAreStraightLines() {
    let half = RubberBand(curve: .half, dimension: 0)
    #expect(half.value(for: 7) == 3.5 && half.inverse(of: 3.5) == 7 && half.slope(at: 9) == 0.5)
    let none = RubberBand(curve: .none, dimension: 0)
    #expect(none.value(for: 7) == 7 && none.inverse(of: 7) == 7 && none.slope(at: 9) == 1)
  }

  @Test("a band never shows its dimension") func aBandNeverShowsItsDimension() {
    let band = RubberBand(dimension: 852)
    #expect(band.value(for: 1e6) < 852)
    #expect(band.value(for: .infinity) <= 852)
  }

  @Test("the inverse stays finite from the dimension on", arguments: [852, 852.0.nextUp, 1e9, .infinity])
  func inverseStaysFiniteFromTheDimensionOn(
    shown: Double
  ) {
    let band = RubberBand(dimension: 852)
    #expect(band.inverse(of: shown) == band.inverse(of: 852.0.nextDown))
    #expect(band.inverse(of: shown) > 1e15 && band.inverse(of: shown).isFinite)
  }

  @Test(
    "a band without a coefficient or dimension shows nothing",
    arguments: [
      RubberBand(curve: .banded(coefficient: 0), dimension: 852), RubberBand(dimension: 0),
      RubberBand(dimension: -5), RubberBand(dimension: .nan), RubberBand(dimension: .infinity),
    ])
  func withoutCoefficientOrDimensionNothingShows(band: RubberBand) {
    #expect(band.value(for: 100) == 0)
    #expect(band.inverse(of: 100) == 0)
    #expect(band.slope(at: 100) == 0)
  }

  @Test("no result is NaN or infinite", arguments: Extremes.all) func nothingIsEverNaNOrInfinite(
    number: Double
  ) {
    let tiny = [RubberBand.Curve.banded(coefficient: 1e-300), .banded(coefficient: .leastNonzeroMagnitude)]
    for curve in Self.curves + tiny {
      for dimension in Extremes.all {
        let band = RubberBand(curve: curve, dimension: dimension)
        #expect(band.value(for: number).isFinite && band.inverse(of: number).isFinite)
        #expect((0...1).contains(band.slope(at: number)))
      }
    }
  }

  @Test("coefficients outside their range trap")
  func coefficientsOutsideTheirRangeAreAProgrammingError() async {
    await #expect(processExitsWith: .failure) {
      _ = RubberBand(curve: .banded(coefficient: -0.1), dimension: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = RubberBand(curve: .banded(coefficient: 1.1), dimension: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = RubberBand(curve: .banded(coefficient: .nan), dimension: 1)
    }
  }

  @Test(
    "Android's stretch by EdgeEffect.java's formula: 0.016·n + 0.016·(1 − e^(−n·e/0.33))",
    arguments: [(0.0, 0.0), (0.1, 0.010_579_2), (0.5, 0.023_739_7), (1, 0.031_995_8), (3, 0.064)])
  func stretch(viewports: Double, share: Double) {
    let shown = RubberBand(curve: .stretched, dimension: 800).value(for: viewports * 800)
    #expect((shown / 800).isWithin(Self.seventhDecimal, of: share))
  }

  @Test("a limited band shows all up to its limit", arguments: [0.0, 40, 99.9, 100, 101, 1e9])
  func aLimitedBandShowsAllUpToItsLimit(travel: Double) {
    let band = RubberBand(curve: .limited(100), dimension: 800)
    #expect(band.value(for: travel) == min(travel, 100))
    #expect(band.value(for: -travel) == -min(travel, 100))
    #expect(band.inverse(of: min(travel, 100)) == min(travel, 100))
    #expect(band.slope(at: travel) == (travel < 100 ? 1 : 0))
  }

  @Test("GTK moves no content farther than its limit, in a viewport of any size", arguments: [0, 1, 50, 1e6])
  func limitWithoutViewport(dimension: Double) {
    #expect(RubberBand(curve: .limited(100), dimension: dimension).value(for: .infinity) == 100)
  }
}
