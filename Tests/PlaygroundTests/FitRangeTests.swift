import CradleGeometry
import CradlePhysics
import Testing

@testable import Playground

/// Fitted values that are outside of the ranges of a demo's parameters.
struct FitRangeTests {
  /// The return of a spring from 100 points beyond the top, 60 samples a second.
  private func report(stiffness: Double) throws -> FitReport {
    let curve = Spring(stiffness: stiffness, damping: 20).curve(from: -100, to: 0)
    let lines = (0..<60).map { "\(Double($0) / 60),\(curve.value(at: Double($0) / 60))\n" }
    let samples = try SampleReader.samples(in: Array(lines.joined().utf8), file: "f")
    return try FitReport(samples, FitOptions(file: "f"))
  }

  private let parameters = ScrollDemo(viewport: ScrollDemo.card.defaultViewport).parameters
  private let expected = "stiffness takes a number from 20 to 600, not '1000'"

  @Test("a report has no command that the demo rejects, and says which value it rejects")
  func command() throws {
    let beyond = try report(stiffness: 1000)
    #expect(beyond.command == nil && beyond.text.hasSuffix("The scroll demo cannot show it: \(expected)\n"))
    #expect(try !JSONNode(text: beyond.json, file: "").names().contains("command"))
    let within = try report(stiffness: 500)
    #expect(within.command == "cradle scroll --set stiffness=500.0 --set friction=20.00")
    #expect(within.text.hasSuffix("\n\(try #require(within.command))\n"))
  }

  @Test("set B gets the nearest values, and the message does not claim more") func setB() throws {
    let size = Size(width: 1280, height: 800)
    let controller = WindowController(demo: ScrollDemo.self, size: size) { text, _ in Double(text.count) * 7 }
    let report = try report(stiffness: 1000)
    #expect(report.values(for: parameters).map(\.value) == [.number(600), .number(20)])
    controller.apply(report)
    #expect(controller.session.sets.current == .b)
    #expect(controller.session.parameters.named("stiffness")?.number == 600)
    #expect(controller.toast?.text == "B only comes near: \(expected)")
    controller.apply(try self.report(stiffness: 500))
    #expect(controller.toast?.text == "B is a spring at an edge")
  }
}
