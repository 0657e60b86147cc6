import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// A jump interrupts a curve, and does not affect the plot's scale.
struct PlotJumpTests {
  /// The points of the last four frames before the rest, of half a point each.
  private static let nearlyAtRest = 2.0
  /// The points between two samples beyond which the curve is interrupted.
  private static let shortestJump = 3000.0

  private func history(_ offsets: [Double], rate: Double = 60) -> PlotHistory {
    var history = PlotHistory()
    for (index, offset) in offsets.enumerated() {
      history.append([Plot(title: "Offset", unit: "pt", value: offset)], at: Double(index) / rate)
    }
    return history
  }

  @Test("the End key over a million cells: the scale fits the motion after it") func endKey() throws {
    let session = DemoSession(SpringyGridDemo.self, viewport: Size(width: 375, height: 667))
    session.set([.init(name: "items", value: .number(1_000_000))], at: 0)
    var now = 0.0
    for key in ["End", "PageUp", "Home", "PageDown"] {
      session.send(.key(key), at: now)
      for _ in 0..<120 {
        now += 1.0 / 60
        session.advance(to: now)
      }
      if key.hasPrefix("Page") { #expect(session.history.axis(of: 0).step <= 10_000, "\(key)") }
    }
  }

  @Test("a list of a million rows: offsets count from its end, and at its top from the top again")
  func longList() {
    let view = ScrollView(
      viewportSize: Size(width: 375, height: 667), contentSize: Size(width: 375, height: 44_000_000))
    var (history, time) = (PlotHistory(), 0.0)
    func play(_ key: ScrollKey) {
      _ = view.press(key, time: time)
      for _ in 0..<120 {
        time += 1.0 / 60
        view.advance(to: time)
        history.append(
          [
            Plot(title: "Offset", unit: "pt", value: view.contentOffset.y),
            Plot(title: "Velocity", unit: "pt/s", value: view.velocity.dy),
          ], at: time)
      }
    }
    play(.end)
    #expect(
      abs((history.origins[0].last ?? 0) - view.maximumOffset.y) < Self.nearlyAtRest
        && abs(history.drawn(0, 119) ?? 9) < Self.nearlyAtRest)
    play(.pageUp)
    #expect(history.axes[0].axis.lower >= -1000 && history.axes[0].axis.upper <= 1000)
    #expect(history.axes[1].axis.lower >= -20_000 && history.axes[1].axis.upper <= 20_000)
    play(.home)
    #expect(history.origins[0].last == 0)
    play(.pageDown)
    #expect(history.axes[0].axis.upper <= 1000)
  }

  @Test(
    "a jump interrupts the curve, and later samples count from there", arguments: [3.0e3 + 1, 1e5, 1e7, -1e7])
  func cut(jump: Double) {
    let history = history([0, 10, 20, jump, jump + 5, jump + 40])
    #expect(history.origins[0] == [0, 0, 0, jump, jump, jump] || abs(jump) < Self.shortestJump + 20)
    #expect(history.jumps(0, before: 3) == (abs(jump - 20) > Self.shortestJump))
    #expect(history.values[0] == [0, 10, 20, jump, jump + 5, jump + 40])
    if abs(jump) > 3020 {
      #expect(history.drawn(0, 5) == 40 && history.axis(of: 0).upper <= 200)
      #expect(history.axis(of: 0).lower == 0)
    }
  }

  @Test("a scroll to a far place counts from where it rests") func farScroll() {
    let history = history([0, 4e6, 8e6, 9.5e6, 9_998_000, 9_999_600, 9_999_999.9, 1e7, 1e7, 1e7 - 30])
    #expect(history.origins[0].last == 1e7 && history.drawn(0, 9) == -30)
    #expect(history.drawn(0, 4) == -2000)
  }

  @Test("motion is not taken for a jump: flings, throws, a stall, any rate") func motion() {
    for rate in [10.0, 30, 60, 144] {
      let flung = history((0..<200).map { 20_000 * Double($0) / rate }, rate: rate)
      #expect(flung.origins[0].allSatisfy { $0 == 0 })
    }
  }

  @Test("the speed during a jump is not drawn; only curves of places and speeds are interrupted")
  func speeds() {
    #expect(!PlotJump.isDrawn(1e7, unit: "pt/s") && PlotJump.isDrawn(50_000, unit: "pt/s"))
    #expect(PlotJump.isDrawn(1e7, unit: "J") && !PlotJump.isJump(from: 0, to: 1e7, in: 0.1, unit: "shapes"))
  }

  @Test(
    "with random samples, every sample has a zero and the axis a finite scale",
    arguments: [1, 2, 3] as [UInt64])
  func randomSamples(seed: UInt64) {
    var (history, random, time) = (PlotHistory(), SeededRandom(seed: seed), 0.0)
    for _ in 0..<3000 {
      if random.int(in: 0..<5) > 0 { time += random.double(in: 0...0.05) }
      let far = random.int(in: 0..<40) == 0 ? random.double(in: -1e9...1e9) : random.double(in: 0...100)
      let plots = [
        Plot(title: "Offset", unit: "pt", value: far), Plot(title: "Velocity", unit: "pt/s", value: -far),
      ]
      history.append(plots, others: random.bool() ? [] : plots, at: time)
      #expect(history.origins.map(\.count) == history.values.map(\.count))
      #expect(history.axes.allSatisfy { $0.axis.step.isFinite && $0.axis.lower.isFinite })
    }
    let past = history.upTo(time / 2)
    #expect(past.origins.map(\.count) == past.values.map(\.count))
  }

  @Test(
    "places are written in groups of three digits",
    arguments: [(53_999_333.4, "53\u{202F}999\u{202F}333"), (-12_000, "−12\u{202F}000"), (999, "999")])
  func groups(place: Double, words: String) {
    #expect(PlotJump.words(for: place) == words)
  }
}
