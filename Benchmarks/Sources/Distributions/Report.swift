import Foundation

/// A distribution's outcomes as figures: the number that pass, quantiles of every finding, the worst seeds.
struct Report: Codable {
  /// One finding over all seeds.
  struct Row: Codable {
    var name: String
    var count: Int
    var met: Int?
    /// The share that must meet it; nil for a figure that is only printed.
    var wanted: Double?
    /// At the shares of `Report.shares`.
    var quantiles: [Double]
    /// The seeds that are farthest beyond the limit, the worst first.
    var worst: [UInt64]

    var holds: Bool { met.map { Double($0) >= (wanted ?? 1) * Double(count) } ?? true }
  }

  static let shares = [0, 0.01, 0.1, 0.5, 0.9, 0.99, 1]
  /// The largest number of failing scenes that are described.
  static let most = 12

  var name: String
  var claim: String
  var count: Int
  var passes: Int
  var groups: [String: [Int]]
  var rows: [Row]
  var failures: [Outcome]
  var seconds: Double

  var holds: Bool { rows.allSatisfy(\.holds) }

  init(_ distribution: Distribution, _ outcomes: [Outcome], seconds: Double) {
    name = distribution.name
    claim = distribution.claim
    count = outcomes.count
    passes = outcomes.filter(\.passes).count
    groups = Dictionary(grouping: outcomes, by: \.group).mapValues { [$0.filter(\.passes).count, $0.count] }
    failures = outcomes.filter { !$0.passes }
    self.seconds = seconds
    var names: [String] = []
    for finding in outcomes.flatMap(\.findings) where !names.contains(finding.name) {
      names.append(finding.name)
    }
    rows = names.map { Self.row($0, outcomes) }
  }

  private static func row(_ name: String, _ outcomes: [Outcome]) -> Row {
    let found = outcomes.flatMap { outcome in
      outcome.findings.filter { $0.name == name }.map { (seed: outcome.seed, finding: $0) }
    }
    // NaN is the worst value of a figure.
    let values = found.map { $0.finding.value.isNaN ? .infinity : $0.finding.value }.sorted()
    let limit = found.first?.finding.limit
    let failing = found.filter { !$0.finding.isMet }.sorted {
      ($0.finding.limit?.excess($0.finding.value) ?? 0) > ($1.finding.limit?.excess($1.finding.value) ?? 0)
    }
    return Row(
      name: name, count: found.count, met: limit == nil ? nil : found.count - failing.count,
      wanted: limit?.share,
      quantiles: shares.map { values[Int(($0 * Double(values.count - 1)).rounded())] },
      worst: failing.prefix(8).map(\.seed))
  }

  func print() {
    Swift.print("\n\(name): \(claim)")
    Swift.print("  \(passes) of \(count) seeds pass, \(Text.figure(seconds)) s")
    for (group, counts) in groups.sorted(by: { $0.key < $1.key }) where groups.count > 1 {
      Swift.print("    " + Text.left(group, 28) + "\(counts[0]) of \(counts[1])")
    }
    let head = Self.shares.map { Text.right($0 == 0 ? "least" : $0 == 1 ? "most" : "\(Int($0 * 100)) %", 10) }
    Swift.print("  " + Text.left("", 42) + Text.right("met", 14) + head.joined())
    for row in rows {
      let met = row.met.map { "\($0) / \(row.count)" } ?? "\(row.count)"
      Swift.print(
        "  " + Text.left(row.name, 42) + Text.right(met, 14)
          + row.quantiles.map { Text.right(Text.figure($0), 10) }.joined())
    }
    for row in rows where !row.worst.isEmpty {
      let wanted = row.holds ? ", as many as must" : ""
      Swift.print(
        "  fails '\(row.name)'\(wanted); the worst seeds: \(row.worst.map(String.init).joined(separator: " "))"
      )
    }
    for outcome in worstOutcomes { Swift.print("  seed " + Self.line(outcome)) }
  }

  /// The first failing scenes, in words.
  private var worstOutcomes: [Outcome] {
    var seeds: [UInt64] = []
    for place in 0..<8 {
      for row in rows where place < row.worst.count && !seeds.contains(row.worst[place]) {
        seeds.append(row.worst[place])
      }
    }
    return seeds.prefix(Self.most).compactMap { seed in failures.first { $0.seed == seed } }
  }

  static func line(_ outcome: Outcome) -> String {
    let figures = outcome.findings.filter { !$0.isMet }.map { "\($0.name) \(Text.figure($0.value))" }
    let parts = [outcome.scene] + figures + (outcome.note.isEmpty ? [] : [outcome.note])
    return "\(outcome.seed): " + parts.joined(separator: "; ")
  }
}
