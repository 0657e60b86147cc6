import CradlePhysics
import Foundation

/// Judges contact by distributions instead of by chosen scenes; exits with status 1 if a claim does not hold.
@main
struct Distributions {
  static func main() throws {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else { exit(2) }
    if options.runsSample {
      let chosen = Distribution.all.filter { options.names.isEmpty || options.names.contains($0.name) }
      if !chosen.map({ Self.holds($0, options.settings) }).allSatisfy({ $0 }) { exit(1) }
      return
    }
    let settings = options.settings
    print(
      "\(settings.subSteps) sub-steps of a step of \(Text.figure(1000 * settings.stepDuration)) ms, "
        + "\(settings.velocityIterations) velocity and \(settings.relaxIterations) relax iterations")
    var reports: [Report] = []
    for distribution in Distribution.all
    where options.names.isEmpty || options.names.contains(distribution.name) {
      let count = UInt64(options.count ?? distribution.count)
      let seeds = options.seed.map { $0..<$0 + 1 } ?? options.first..<options.first + count
      var outcomes: [Outcome] = []
      let seconds = measure { outcomes = seeds.map { distribution.run($0, options.settings) } }
      let report = Report(distribution, outcomes, seconds: seconds)
      if options.seed == nil { report.print() } else { show(outcomes, distribution) }
      reports.append(report)
    }
    if let path = options.json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "never", negativeInfinity: "-never", nan: "nan")
      try encoder.encode(reports).write(to: URL(fileURLWithPath: path))
    }
    if !reports.allSatisfy(\.holds) { exit(1) }
  }

  /// Runs a distribution's sample and prints the number of seeds that hold; returns false if they are too few.
  private static func holds(_ distribution: Distribution, _ settings: World.Settings) -> Bool {
    let sample = distribution.sample
    var outcomes: [Outcome] = []
    let seconds = measure { outcomes = sample.seeds.map { distribution.run($0, settings) } }
    let failures = outcomes.filter { !$0.isMet }
    let held = sample.count - failures.count
    print(
      "\(distribution.name): \(held) of \(sample.count) seeds hold, at least \(sample.fewest) must; "
        + "\(Text.figure(seconds)) s")
    guard held < sample.fewest else { return true }
    for failure in failures.prefix(Report.most) { print("  seed " + Report.line(failure)) }
    print("  The claim, \"\(distribution.claim)\", holds less often than it did.")
    return false
  }

  private static func show(_ outcomes: [Outcome], _ distribution: Distribution) {
    for outcome in outcomes {
      print("\(distribution.name), seed \(outcome.seed): \(outcome.scene) (\(outcome.group))")
      for finding in outcome.findings {
        let verdict = finding.limit == nil ? "" : finding.isMet ? "  met" : "  NOT MET"
        print("  " + Text.left(finding.name, 42) + Text.right(Text.figure(finding.value), 12) + verdict)
      }
      if !outcome.note.isEmpty { print("  " + outcome.note) }
    }
  }

  private static func measure(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work).components
    return Double(duration.seconds) + Double(duration.attoseconds) * 1e-18
  }
}
