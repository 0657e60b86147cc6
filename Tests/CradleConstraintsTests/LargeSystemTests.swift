import CradleConstraints
import TestSupport
import Testing

/// Counts of a large system; times are measured by hand.
@Suite struct LargeSystemTests {
  @Test("a column of hundreds of rows is solved, and follows its width")
  func column() throws {
    var solver = ConstraintSolver()
    let width = solver.makeVariable(isNonNegative: true)
    let given = try solver.add(LinearExpression(width, plus: -320), .equal)
    var (bottom, rows) = (LinearExpression(), [SolverVariable]())
    for row in 0..<200 {
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      let (extent, height) = (
        solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true)
      )
      _ = try solver.add(LinearExpression(x, plus: -10), .equal)
      _ = try solver.add(
        LinearExpression(x) + LinearExpression(extent, plus: 10) - LinearExpression(width), .equal)
      _ = try solver.add(LinearExpression(y, plus: -8) - bottom, .equal)
      _ = try solver.add(LinearExpression(height, plus: -44), .greaterThanOrEqual)
      _ = try solver.add(LinearExpression(height, plus: -Double(40 + row % 10)), .equal, priority: 750)
      bottom = LinearExpression(y) + LinearExpression(height)
      rows.append(extent)
    }
    // 4, 4, 4, 4, 4, 5 … 9 above 40, and 8 between.
    #expect(abs(solver.value(of: bottom) - 20 * (5 * 44 + 45 + 46 + 47 + 48 + 49 + 80)) < Tolerance.summed)
    try solver.setConstants([(given, -640)])
    #expect(rows.allSatisfy { abs(solver.value(of: $0) - 620) < Tolerance.summed })
  }
}
