import CradlePhysics
import Foundation

/// The command line.
struct Options {
  static let usage = """
    Usage: Distributions [--settings accurate|uikit] [--only NAME …] [--count N] [--first F] [--seed S] [--json PATH]
    Names: \(Distribution.all.map(\.name).joined(separator: ", ")).
           Distributions --sample [--only NAME …]
    --count runs the seeds F ..< F + N, F normally 0; --seed runs one alone; --sample runs a few seeds of each, which must
    hold as often as they did when they were chosen.
    Overrides, for experiments: \((wholes.keys.map { $0 } + numbers.keys).sorted().joined(separator: " ")).
    """

  var settings = World.Settings.accurate
  var names: [String] = []
  var count: Int?
  /// The first seed: a rule must not be judged by the seeds on which it was found.
  var first: UInt64 = 0
  var seed: UInt64?
  var json: String?
  var runsSample = false

  private static var wholes: [String: WritableKeyPath<World.Settings, Int>] {
    [
      "--sub-steps": \.subSteps, "--velocity-iterations": \.velocityIterations,
      "--relax-iterations": \.relaxIterations,
    ]
  }

  private static var numbers: [String: WritableKeyPath<World.Settings, Double>] {
    [
      "--step-duration": \.stepDuration, "--restitution-threshold": \.restitutionThreshold,
      "--contact-frequency": \.contactFrequency, "--contact-damping": \.contactDamping,
      "--push-out-speed": \.pushOutSpeed, "--sleep-speed": \.sleepSpeed,
      "--sleep-angular-speed": \.sleepAngularSpeed, "--sleep-delay": \.sleepDelay,
    ]
  }

  /// Nil, with a sentence on standard error, for invalid arguments.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    func reject(_ text: String) {
      FileHandle.standardError.write(Data((text + "\n" + Self.usage + "\n").utf8))
    }
    while let flag = rest.popFirst() {
      if flag == "--sample" {
        runsSample = true
        continue
      }
      guard let value = rest.popFirst() else {
        reject("\(flag) needs a value.")
        return nil
      }
      var isKnown = true
      switch flag {
      case "--settings" where value == "accurate": settings = .accurate
      case "--settings" where value == "uikit": settings = .uikit
      case "--only" where Distribution.all.contains { $0.name == value }: names.append(value)
      case "--count": (count, isKnown) = (Int(value), Int(value) ?? 0 > 0)
      case "--first":
        let number = UInt64(value).flatMap { $0 < UInt64(Int.max) ? $0 : nil }
        (first, isKnown) = (number ?? 0, number != nil)
      case "--seed": (seed, isKnown) = (UInt64(value), UInt64(value) != nil)
      case "--json": json = value
      default:
        if let path = Self.wholes[flag], let number = Int(value) {
          settings[keyPath: path] = number
        } else if let path = Self.numbers[flag], let number = Double(value) {
          settings[keyPath: path] = number
        } else {
          isKnown = false
        }
      }
      guard isKnown else {
        reject("\(flag) \(value) is not known.")
        return nil
      }
    }
  }
}
