import TestSupport
import Testing

@testable import Playground

/// Round numbers that do not dance.
struct PlotAxisTests {
  @Test(
    "divisions are 1, 2 or 5 times a power of ten",
    arguments: [
      (0.0, 1.0, 0.5, 0.0), (0, 1040, 500, 0), (0, 780, 200, 0), (-90, 40, 50, -100), (-1, 3900, 2000, -2000),
    ])
  func divisionsAreRound(low: Double, high: Double, step: Double, lower: Double) {
    var axis = PlotAxis(unit: "J")
    axis.fit(low, high, at: 0)
    #expect(axis.step == step && axis.lower == lower)
    #expect(axis.lower <= low && axis.upper >= high && axis.lines.count == 5)
  }

  @Test("rounding errors below zero leave the axis at zero", arguments: [0.0, 0.7, 40])
  func roundingErrorsCountAsZero(high: Double) {
    var axis = PlotAxis(unit: "J")
    axis.fit(-6.7e-7, high, at: 0)
    #expect(axis.lower == 0)
    axis.fit(-0.01, high, at: 0)
    #expect(axis.lower < 0)
  }

  @Test("an axis grows at once and shrinks only after a second") func axisGrowsAtOnce() {
    var axis = PlotAxis(unit: "pt")
    #expect(axis.step == 50)
    axis.fit(0, 1000, at: 1)
    #expect(axis.upper == 2000)
    axis.fit(0, 100, at: 2)
    axis.fit(0, 100, at: 2.9)
    #expect(axis.upper == 2000)
    axis.fit(0, 1900, at: 2.95)
    axis.fit(0, 100, at: 3)
    axis.fit(0, 100, at: 3.9)
    #expect(axis.upper == 2000)
    axis.fit(0, 100, at: 4.01)
    #expect(axis.upper == 200)
  }

  @Test("tiny, huge and non-finite values leave an axis finite") func axisStaysFinite() {
    var axis = PlotAxis(unit: "")
    for value in [Double.nan, .infinity, 0, 1e-12, 1e300, -1e300] {
      axis.fit(value, value, at: 0)
      #expect(axis.step > 0 && axis.step.isFinite && axis.lower.isFinite)
    }
  }

  @Test("the axis of a count has whole numbers", arguments: ["", "shapes"], [0.0, 1, 4])
  func countHasWholeNumbers(unit: String, count: Double) {
    var axis = PlotAxis(unit: unit)
    axis.fit(0, count, at: 0)
    #expect(axis.lines.map(axis.label) == ["0", "1", "2", "3", "4"])
  }

  @Test("labels have the decimals of the step") func labelsHaveTheStepsDecimals() {
    var axis = PlotAxis(unit: "J")
    axis.fit(0, 0.9, at: 0)
    #expect(axis.lines.map(axis.label) == ["0.0", "0.5", "1.0", "1.5", "2.0"])
    axis.fit(-1500, 1500, at: 0)
    #expect(axis.lines.map(axis.label) == ["−2\u{202F}k", "−1\u{202F}k", "0", "1\u{202F}k", "2\u{202F}k"])
  }

  @Test(
    "axes of one plot have their zeros at one height and contain their ranges",
    arguments: [
      [(-80.0, 300.0), (0.0, 2.0)], [(-1, 0), (0, 1)], [(-5000, 10), (-1, 900)], [(0, 4), (0, 70_000)],
      [(-3, 0), (-700, 0)],
    ])
  func zerosAlign(
    ranges: [(Double, Double)]
  ) {
    var axes = ranges.map { _ in PlotAxis(unit: "J") }
    PlotAxis.fit(&axes, to: ranges.map { (low: $0.0, high: $0.1) }, at: 0)
    let zeros = axes.map { -$0.lower / $0.step }
    #expect(zeros.allSatisfy { abs($0 - zeros[0]) < Tolerance.closedForm })
    for (axis, range) in zip(axes, ranges) { #expect(axis.lower <= range.0 && axis.upper >= range.1) }
  }

  @Test("the history keeps the timeline's minute and one axis per unit") func historyKeepsAMinute() {
    var history = PlotHistory()
    let rate = 30.0
    for step in 0...Int(100 * rate) {
      let time = Double(step) / rate
      history.append(
        [
          Plot(title: "Offset", unit: "pt", value: time * 10), Plot(title: "Speed", unit: "pt/s", value: 10),
          Plot(title: "Way", unit: "pt", value: -time),
        ], at: time)
    }
    #expect(history.now == 100 && history.axes.map(\.unit) == ["pt", "pt/s"])
    let kept = Scrub.reach + PlotHistory.span
    // It forgets in portions of 255.
    #expect((history.times.first ?? 0) <= 100 - kept && history.times.count < Int(kept * rate) + 300)
    #expect(history.values.allSatisfy { $0.count == history.times.count })
    #expect(history.sample(at: 97.501).map { history.times[$0] } == 97.5)
    history.append([Plot(title: "Other", unit: "J", value: 1)], at: 100)
    #expect(history.times.count == 1 && history.curves.count == 1)
    history.append([Plot(title: "Other", unit: "J", value: 2)], at: 10)
    #expect(history.values == [[2]])
  }
}

extension PlotAxis {
  /// Fits the only axis of a plot to its lowest and highest visible value.
  fileprivate mutating func fit(_ low: Double, _ high: Double, at time: Double) {
    var axes = [self]
    Self.fit(&axes, to: [(low, high)], at: time)
    self = axes[0]
  }
}
