import Foundation

// Usage: Benchmarks [--json path] [scene …]
// One thread; the three engines take turns, so that a slow moment of the machine hits all of them.

var arguments = Array(CommandLine.arguments.dropFirst())
var jsonPath: String?
if let flag = arguments.firstIndex(of: "--json"), flag + 1 < arguments.count {
  jsonPath = arguments[flag + 1]
  arguments.removeSubrange(flag...(flag + 1))
}
let onlyOurs = arguments.contains("--only-cradle")
arguments.removeAll { $0 == "--only-cradle" }

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

/// Microseconds a step of one fresh copy of the scene, and its measures just before it was timed.
func time(_ scene: Scene, _ scenario: Scenario) -> (Double, Measure) {
  for _ in 0..<scenario.warmUp { scene.step() }
  let measure = scene.measure()
  let clock = ContinuousClock()
  let duration = clock.measure { for _ in 0..<scenario.steps { scene.step() } }
  let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  return (seconds * 1e6 / Double(scenario.steps), measure)
}

/// The reason for which the three did not simulate the same scene; nil if they did.
func mismatch(_ scenario: Scenario, _ measures: [Measure]) -> String? {
  for (contender, measure) in zip(Contender.allCases, measures) {
    let name = contender.rawValue
    if !measure.height.isFinite || !measure.speed.isFinite { return "\(name) is not finite" }
    switch scenario.kind {
    case .springs, .doubleSprings, .cradle, .smash:
      if measure.speed < 0.01 { return "\(name) does not move" }
    case .pyramid:
      // The centroid of a standing pyramid of n rows lies at about a third of its height.
      let expected = Double(scenario.count) / 3
      if abs(measure.height / expected - 1) > 0.2 { return "\(name)'s pyramid fell: \(measure.height) m" }
    case .rain:
      if measure.height < 5 || measure.height > 30 { return "\(name)'s rain left: \(measure.height) m" }
    case .chain:
      if name != "Cradle" { break }
      if measure.stretch / (0.5 * Double(scenario.count)) > 0.04 {
        return "the chain stretches \(measure.stretch) m"
      }
    case .jointGrid:
      // 4 % of the grid's spacing.
      if name == "Cradle", measure.stretch > 0.04 * 2 * Double(scenario.count * scenario.count) {
        return "the grid stretches \(measure.stretch) m"
      }
    case .tumbler:
      if abs(measure.height - 10) > 10 { return "\(name)'s boxes left the drum: \(measure.height) m" }
    case .spinner:
      if abs(measure.height - 32) > 40 { return "\(name)'s bodies left the ring: \(measure.height) m" }
    case .asleep: break
    }
  }
  return nil
}

var results: [Result] = []
print("µs a step               Cradle    Box2D   Chipmunk  against the faster")
for scenario in Scenario.all where arguments.isEmpty || arguments.contains(scenario.name) {
  var times: [[Double]] = [[], [], []]
  var measures: [Measure] = []
  for _ in 0..<scenario.repetitions {
    measures = []
    for (index, contender) in Contender.allCases.enumerated() where contender == .cradle || !onlyOurs {
      let scene = Scene(scenario.kind, scenario.count, in: contender.world(for: scenario.kind))
      let (microseconds, measure) = time(scene, scenario)
      times[index].append(microseconds)
      measures.append(measure)
    }
  }
  let medians = times.map(median)
  let result = Result(
    scene: scenario.name, cradle: medians[0], box2d: medians[1], chipmunk: medians[2],
    ratio: min(medians[1], medians[2]) / medians[0], target: scenario.target,
    speeds: measures.map(\.speed), heights: measures.map(\.height), stretches: measures.map(\.stretch),
    mismatch: mismatch(scenario, measures))
  print(result.line)
  results.append(result)
}

if arguments.isEmpty || arguments.contains("animator") { AnimatorScene.report() }

if let jsonPath {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(results).write(to: URL(fileURLWithPath: jsonPath))
}
