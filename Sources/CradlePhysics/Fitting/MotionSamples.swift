import CradleGeometry

/// Recorded offsets and their times.
package struct MotionSamples: Sendable {
  /// Seconds, increasing.
  package let times: [Double]
  /// Points; one for each time.
  package let offsets: [Double]

  /// The smallest number of samples that determines a law: two more than the parameters of a fling into an edge.
  package static let fewest = 8

  /// - Parameters:
  ///   - times: Seconds; finite and increasing, otherwise the call traps.
  ///   - offsets: Points; finite, one for each time, otherwise the call traps.
  package init(times: [Double], offsets: [Double]) {
    precondition(
      times.count == offsets.count && zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
        && (times + offsets).allSatisfy(\.isFinite),
      "MotionSamples: times must be finite and increasing, with a finite offset for each; sort and check them"
    )
    self.times = times
    self.offsets = offsets
  }

  /// The time of the first sample, in seconds; 0 without samples.
  package var start: Double { times.first ?? 0 }
  var count: Int { times.count }

  /// The standard deviation of the offsets, in points.
  var spread: Double {
    let mean = offsets.reduce(0) { $0 + $1 / Double(count) }
    return offsets.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / Double(count) }.squareRoot()
  }

  /// Every nth sample, with n = ⌊count/40⌋ and at least 1; so at most 79 samples, enough for a guess.
  var thinned: MotionSamples {
    let stride = max(1, count / 40)
    let kept = times.indices.filter { $0 % stride == 0 }
    return MotionSamples(times: kept.map { times[$0] }, offsets: kept.map { offsets[$0] })
  }

  /// The samples from an index on; none if there are fewer.
  package func from(_ index: Int) -> MotionSamples {
    MotionSamples(times: Array(times.dropFirst(index)), offsets: Array(offsets.dropFirst(index)))
  }

  /// The samples before an index, and those from it on.
  func split(at index: Int) -> (MotionSamples, MotionSamples) {
    (
      MotionSamples(times: Array(times[..<index]), offsets: Array(offsets[..<index])),
      MotionSamples(times: Array(times[index...]), offsets: Array(offsets[index...]))
    )
  }

  /// The residuals of a law that starts at a time.
  func residuals(from start: Double, _ value: (Double) -> Double) -> [Double] {
    zip(times, offsets).map { value($0 - start) - $1 }
  }

  /// The best-fitting linear combination of functions of the time since the start, and its sum of squared
  /// residuals, in pt².
  func combination(of functions: [(Double) -> Double]) -> (weights: [Double], sum: Double)? {
    let columns = functions.map { function in times.map { function($0 - start) } }
    let normal = columns.map { one in columns.map { LeastSquares.product(one, $0) } }
    let right = columns.map { LeastSquares.product($0, offsets) }
    guard let weights = normal.solution(of: right) else { return nil }
    var left = offsets
    for (weight, column) in zip(weights, columns) {
      for index in left.indices { left[index] -= weight * column[index] }
    }
    return (weights, LeastSquares.product(left, left))
  }
}
