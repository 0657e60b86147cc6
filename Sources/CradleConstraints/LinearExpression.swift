/// A quantity whose value a `ConstraintSolver` determines. In another solver it stands for that one's variable of the same
/// number, and traps if there is none.
public struct SolverVariable: Hashable, Sendable {
  let symbol: Int
}

/// A linear function of variables: constant + Σ coefficient · variable.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
/// // left + width / 2 - 160: zero where a view's middle is at 160.
/// let middle = LinearExpression(left) + 0.5 * LinearExpression(width) - LinearExpression(160)
/// let centred = try solver.add(middle, .equal)
/// ```
public struct LinearExpression: Sendable {
  /// The coefficient of each variable. If a variable occurs several times, its coefficients add up.
  private(set) var terms: [(variable: SolverVariable, coefficient: Double)]
  /// The constant.
  public var constant: Double

  /// Makes a constant function.
  public init(_ constant: Double = 0) { (terms, self.constant) = ([], constant) }
  /// Makes a function of one variable: coefficient · variable + constant.
  public init(_ variable: SolverVariable, times coefficient: Double = 1, plus constant: Double = 0) {
    (terms, self.constant) = ([(variable, coefficient)], constant)
  }

  /// Returns the sum of two functions.
  public static func + (left: Self, right: Self) -> Self { left.adding(right, times: 1) }
  /// Returns the difference of two functions.
  public static func - (left: Self, right: Self) -> Self { left.adding(right, times: -1) }
  /// Returns a function multiplied by a factor.
  public static func * (factor: Double, expression: Self) -> Self { Self().adding(expression, times: factor) }

  private func adding(_ other: Self, times factor: Double) -> Self {
    var sum = self
    sum.terms += other.terms.map { ($0.variable, factor * $0.coefficient) }
    sum.constant += factor * other.constant
    return sum
  }
}
