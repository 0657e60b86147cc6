import Foundation

/// One figure of one seed, and its limit.
struct Finding: Codable {
  /// The range of a figure, both ends included.
  struct Limit: Codable {
    var range: ClosedRange<Double>
    /// The share of the seeds that must meet it.
    var share = 1.0

    static func atMost(_ value: Double, share: Double = 1) -> Limit {
      Limit(range: -Double.infinity...value, share: share)
    }
    static func within(_ tolerance: Double, of value: Double) -> Limit {
      Limit(range: value - tolerance...value + tolerance)
    }

    /// The distance of a figure beyond the range; 0 or less inside, greater if it is worse.
    func excess(_ value: Double) -> Double {
      value.isNaN ? .infinity : max(range.lowerBound - value, value - range.upperBound)
    }
  }

  var name: String
  var value: Double
  /// Nil for a figure that is only printed.
  var limit: Limit?

  init(_ name: String, _ value: Double, _ limit: Limit? = nil) {
    self.name = name
    self.value = value
    self.limit = limit
  }

  var isMet: Bool { limit.map { $0.excess(value) <= 0 } ?? true }
}

/// The result of one seed.
struct Outcome: Codable {
  var seed: UInt64
  /// The scene in words, so that a reader need not run it.
  var scene: String
  /// The class that it is counted in.
  var group: String
  var findings: [Finding]
  /// The failure in words; empty if there is none.
  var note = ""

  /// Whether every figure is in its range, also one that only most seeds must keep.
  var isMet: Bool { findings.allSatisfy(\.isMet) }
  var passes: Bool { findings.allSatisfy { $0.isMet || ($0.limit?.share ?? 1) < 1 } }
}
