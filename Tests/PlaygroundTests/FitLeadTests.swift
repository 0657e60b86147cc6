import CradlePhysics
import TestSupport
import Testing

@testable import Playground

/// Recordings that are not cut to the motion after a release, or have other units.
struct FitLeadTests {
  /// The samples of a motion at 60 Hz, with half a point of noise and rounded to thirds of a point.
  private func recording(_ seconds: Double, seed: UInt64, _ value: (Double) -> Double) -> String {
    var random = SeededRandom(seed: seed)
    return (0..<Int(seconds * 60)).reduce("time,offset\n") { text, frame in
      let seen = value(Double(frame) / 60) + random.double(in: -0.5...0.5)
      return text + "\(Double(frame) / 60),\((seen * 3).rounded() / 3)\n"
    }
  }

  private func report(_ text: String) throws -> FitReport {
    let samples = try SampleReader.samples(in: Array(text.utf8), file: "f")
    return try FitReport(samples, FitOptions(file: "f"))
  }

  private func rate(_ report: FitReport) -> Double? { report.rows.first { $0.name == "rate" }?.value }

  /// The error of a rate, and the residual of a law found in noise of half a point, in points.
  private static let (rateError, residual) = (0.0003, 0.5)

  @Test(
    "idle time before a fling is left out, and the report says so", arguments: 1...4 as ClosedRange<UInt64>)
  func idle(seed: UInt64) throws {
    let fling = Deceleration(from: 40, velocity: 1500, rate: 0.998)
    let report = try report(
      recording(2.7, seed: seed) { $0 < 0.5 ? 40 : fling.value(at: $0 - 0.5) })
    #expect(report.law == "a fling by UIKit's law" && report.residual < Self.residual)
    #expect(try #require(rate(report)).isWithin(Self.rateError, of: 0.998))
    let hint = "Left out the 31 samples before 0.517 s, where nothing moves"
    #expect(report.hint == hint && report.text.contains("\n\(hint)\n"))
    #expect(try JSONNode(text: report.json, file: "").member("hint")?.string("") == hint)
  }

  @Test("a drag before a fling is left out, and the report says so", arguments: 1...4 as ClosedRange<UInt64>)
  func drag(seed: UInt64) throws {
    let fling = Deceleration(from: 300, velocity: 1800, rate: 0.997)
    // At rest for 0.2 s, then a drag of 300 points in 0.3 s, the release at 0.5 s.
    let report = try report(
      recording(2.7, seed: seed) { time in
        time < 0.2 ? 0 : time < 0.5 ? (time - 0.2) * 1000 : fling.value(at: time - 0.5)
      })
    #expect(report.law == "a fling by UIKit's law" && report.residual < Self.residual)
    #expect(try #require(rate(report)).isWithin(Self.rateError, of: 0.997))
    let hint = try #require(report.hint)
    #expect(hint.hasSuffix("s, where something else moves the content, such as a drag"))
    let left = try #require(hint.split(separator: " ").compactMap { Int($0) }.first)
    #expect((29...33).contains(left), "\(hint)")
  }

  @Test("a pull beyond the edge before the spring is left out") func pull() throws {
    let home = Spring.scrollEdge.curve(from: -90, to: 0)
    let report = try report(
      recording(1.8, seed: 7) { time in
        // A pull to 90 points with a slow end.
        time < 0.6 ? -90 * (1 - (1 - time / 0.6) * (1 - time / 0.6)) : home.value(at: time - 0.6)
      })
    #expect(report.law == "a spring at an edge" && report.residual < Self.residual)
    #expect(report.hint?.hasSuffix("such as a drag") == true)
  }

  @Test("a recording of the motion alone has no hint") func motionAlone() throws {
    let fling = Deceleration(from: 40, velocity: 1500, rate: 0.998)
    let report = try report(recording(2, seed: 1) { fling.value(at: $0) })
    #expect(report.hint == nil && report.count == 120)
    #expect(try !JSONNode(text: report.json, file: "").names().contains("hint"))
  }

  @Test("a law that fits badly is reported with the place where it is worst") func badFit() throws {
    // A kink at 1 s: the content is pushed on.
    let fling = Deceleration(from: 0, velocity: 900, rate: 0.998)
    let report = try report(
      recording(1.1, seed: 1) { fling.value(at: $0) + max(0, $0 - 1) * 400 })
    #expect(report.residual > FittedMotion.noise)
    let hint = try #require(report.hint)
    #expect(hint.hasPrefix("Fits badly, worst at ") && hint.contains(": cut the recording to"))
  }

  @Test(
    "times that are not in seconds are refused with their unit",
    arguments: [
      (1000.0, "milliseconds by 1000"), (1e6, "microseconds by 1000000"),
      (1e9, "nanoseconds by 1000000000"),
    ])
  func units(factor: Double, words: String) {
    let lines = (0..<60).map { "\((Double($0) / 60 * factor).rounded()),\($0 * $0)\n" }.joined()
    let error = #expect(throws: CommandError.self) { try report(lines) }
    #expect(error?.message.hasPrefix("fit: f: column 1: expected seconds, not times 1") == true)
    #expect(error?.message.hasSuffix(" apart: divide \(words)") == true)
  }

  @Test("decimal commas are read beside semicolons and tabs", arguments: [";", "\t", "; "])
  func decimalCommas(separator: String) throws {
    let text = "Zeit\(separator)Ort\n0\(separator)1,5\n0,016\(separator)-2\n0,033\(separator)3,25e1\n"
    let samples = try SampleReader.samples(in: Array(text.utf8), file: "f")
    #expect(samples == SampleReader.Samples(times: [0, 0.016, 0.033], offsets: [1.5, -2, 32.5]))
  }

  @Test("decimal commas beside spaces are refused with the remedy") func unclearCommas() {
    let expected =
      "fit: f: line 1: expected 2 or 3 numbers, not 4; beside decimal commas, separate columns by ;"
    #expect(throws: CommandError.usage(expected)) {
      try SampleReader.samples(in: Array("0,016 2,5\n".utf8), file: "f")
    }
  }
}
