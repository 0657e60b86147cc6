/// The parameters that fit a model best to samples: Levenberg's and Marquardt's damped least squares.
///
///     minimise S(p) = Σ rᵢ(p)²      (JᵀJ + λ·diag JᵀJ)·δ = −Jᵀr      J = ∂r/∂p, by central differences
///     s² = S/(n − k)                the standard error of pⱼ is √(s²·(JᵀJ)⁻¹ⱼⱼ)
///
///     n samples      k parameters      rᵢ residuals, pt
package struct LeastSquares {
  /// The result of a fit.
  package struct Fit: Sendable {
    /// The parameters.
    package var parameters: [Double]
    /// Their standard errors, in the same units; all infinite if the samples do not determine every
    /// parameter.
    package var errors: [Double]
    /// S, in pt².
    package var sumOfSquares: Double
    /// n.
    package var count: Int
    /// The index of the largest residual.
    package var worst = 0

    /// The residual, √(S/n), in points.
    package var residual: Double { (sumOfSquares / Double(max(count, 1))).squareRoot() }

    /// Schwarz's criterion, n·ln(S/n + resolution²) + k·ln n, with the resolution in points: of two models
    /// the one with the smaller number explains the samples better for its number of parameters. The
    /// resolution bounds the logarithm, so that a fit within it gains almost nothing from more parameters.
    package func criterion(resolution: Double) -> Double {
      let n = Double(count)
      let variance = sumOfSquares / n + resolution * resolution
      return n * Elementary.logarithm(variance) + Double(parameters.count) * Elementary.logarithm(n)
    }
  }

  /// The residuals for parameters, in points; nil for invalid parameters.
  private let residuals: ([Double]) -> [Double]?

  package init(_ residuals: @escaping ([Double]) -> [Double]?) { self.residuals = residuals }

  /// λ at the start, its factor after a step, and its minimum: Marquardt's usual values. They affect the
  /// number of steps, not the result.
  private static let firstDamping = 1e-3
  private static let dampingFactor = 10.0
  private static let leastDamping = 1e-12

  /// The step of a central difference, as a share of a parameter: the cube root of the rounding error
  /// balances rounding and truncation.
  private static let differenceShare = 6e-6
  /// The number of consecutive steps with growing damping and no better result after which the search ends:
  /// λ has then grown by 10¹², and a step is below the rounding of the parameters.
  private static let mostFailures = 12
  /// The largest number of steps. Ten are usual; a model that needs more does not describe the samples.
  private static let mostSteps = 50
  /// The relative decrease of S below which the search ends: far below the noise.
  private static let leastGain = 1e-9

  /// The best fit near a guess; nil if the guess has no residuals, or there are not more samples than
  /// parameters.
  package func fit(near guess: [Double]) -> Fit? {
    var parameters = guess
    guard var current = residuals(parameters), current.count > parameters.count else { return nil }
    var sum = Self.square(current)
    var damping = Self.firstDamping
    var failures = 0
    for _ in 0..<Self.mostSteps where failures < Self.mostFailures {
      guard let (normal, gradient) = linearised(at: parameters, current) else { break }
      var damped = normal
      for index in guess.indices { damped[index][index] *= 1 + damping }
      guard let step = damped.solution(of: gradient) else {
        damping *= Self.dampingFactor
        failures += 1
        continue
      }
      let next = zip(parameters, step).map { $0 - $1 }
      guard let residuals = residuals(next), case let nextSum = Self.square(residuals), nextSum < sum else {
        damping *= Self.dampingFactor
        failures += 1
        continue
      }
      let gain = sum - nextSum
      (parameters, current, sum) = (next, residuals, nextSum)
      damping = max(damping / Self.dampingFactor, Self.leastDamping)
      failures = 0
      if gain <= sum * Self.leastGain { break }
    }
    return Fit(
      parameters: parameters, errors: errors(at: parameters, current, sum), sumOfSquares: sum,
      count: current.count, worst: current.indices.max { abs(current[$0]) < abs(current[$1]) } ?? 0)
  }

  /// JᵀJ and Jᵀr.
  private func linearised(at parameters: [Double], _ residuals: [Double]) -> ([[Double]], [Double])? {
    var columns: [[Double]] = []
    for index in parameters.indices {
      let step = Self.differenceShare * max(abs(parameters[index]), 1e-3)
      var (above, below) = (parameters, parameters)
      above[index] += step
      below[index] -= step
      guard let high = self.residuals(above), let low = self.residuals(below) else { return nil }
      columns.append(zip(high, low).map { ($0 - $1) / (2 * step) })
    }
    let normal = columns.map { column in columns.map { Self.product(column, $0) } }
    return (normal, columns.map { Self.product($0, residuals) })
  }

  private func errors(at parameters: [Double], _ residuals: [Double], _ sum: Double) -> [Double] {
    let none = [Double](repeating: .infinity, count: parameters.count)
    guard let (normal, _) = linearised(at: parameters, residuals) else { return none }
    let variance = sum / Double(max(residuals.count - parameters.count, 1))
    return parameters.indices.map { index in
      var unit = [Double](repeating: 0, count: parameters.count)
      unit[index] = 1
      guard let column = normal.solution(of: unit), column[index] >= 0 else { return .infinity }
      return (variance * column[index]).squareRoot()
    }
  }

  private static func square(_ values: [Double]) -> Double { product(values, values) }

  static func product(_ one: [Double], _ other: [Double]) -> Double {
    var sum = 0.0
    for index in one.indices { sum += one[index] * other[index] }
    return sum
  }
}

extension [[Double]] {
  /// Solves a symmetric positive definite system by Cholesky decomposition, with rows scaled to a unit
  /// diagonal; nil if the matrix is not positive definite within rounding.
  func solution(of right: [Double]) -> [Double]? {
    let scale = indices.map { self[$0][$0] > 0 ? 1 / self[$0][$0].squareRoot() : 0 }
    var lower = self
    for row in indices {
      for column in 0...row {
        var sum = self[row][column] * scale[row] * scale[column]
        for index in 0..<column { sum -= lower[row][index] * lower[column][index] }
        if row == column {
          guard sum > 1e-14 else { return nil }
          lower[row][row] = sum.squareRoot()
        } else {
          lower[row][column] = sum / lower[column][column]
        }
      }
    }
    var result = indices.map { right[$0] * scale[$0] }
    for row in indices {
      for index in 0..<row { result[row] -= lower[row][index] * result[index] }
      result[row] /= lower[row][row]
    }
    for row in indices.reversed() {
      for index in indices.suffix(from: row + 1) { result[row] -= lower[index][row] * result[index] }
      result[row] /= lower[row][row]
    }
    return zip(result, scale).map { $0 * $1 }
  }
}
