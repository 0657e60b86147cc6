import CradleConstraints
import TestSupport
import Testing

/// Counts of a large system; times are measured by hand.
@Suite struct LargeSystemTests {
  /// A column of rows as wide as a given width, each below the last.
  private struct Column {
    var solver = ConstraintSolver()
    let given: ConstraintSolver.Constraint
    var bottoms: [LinearExpression] = []
    var extents: [SolverVariable] = []

    init(_ count: Int) throws {
      let width = solver.makeVariable(isNonNegative: true)
      given = try solver.add(LinearExpression(width, plus: -320), .equal)
      for row in 0..<count {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let (extent, height) = (
          solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true)
        )
        _ = try solver.add(LinearExpression(x, plus: -10), .equal)
        _ = try solver.add(
          LinearExpression(x) + LinearExpression(extent, plus: 10) - LinearExpression(width), .equal)
        _ = try solver.add(LinearExpression(y, plus: -8) - (bottoms.last ?? LinearExpression()), .equal)
        _ = try solver.add(LinearExpression(height, plus: -44), .greaterThanOrEqual)
        _ = try solver.add(LinearExpression(height, plus: -Double(40 + row % 10)), .equal, priority: 750)
        bottoms.append(LinearExpression(y) + LinearExpression(height))
        extents.append(extent)
      }
    }
    func bottom(_ row: Int) -> Double { solver.value(of: bottoms[row]) }
  }

  @Test("a column of hundreds of rows is solved, and follows its width")
  func column() throws {
    var column = try Column(200)
    // 4, 4, 4, 4, 4, 5 … 9 above 40, and 8 between.
    let tenRows = 5.0 * 44 + 45 + 46 + 47 + 48 + 49 + 80
    #expect(abs(column.bottom(199) - 20 * tenRows) < Tolerance.summed)
    try column.solver.setConstants([(column.given, -640)])
    #expect(column.extents.allSatisfy { abs(column.solver.value(of: $0) - 620) < Tolerance.summed })
  }

  @Test(
    "the work of a column grows with its rows, not with their square",
    .enabled(if: Allocations.areCounted))
  func growth() throws {
    let counts = try [100, 400].map { rows in try Allocations.count { _ = try Column(rows) } }
    // Four times the rows; the square would be sixteen times the work.
    #expect(counts[1] < 6 * counts[0])
  }

  /// Adds a column of rows, each at least 3 below the last and pulled to it by a weaker constraint; returns the bottom.
  private func addPulledColumn(_ count: Int, to solver: inout ConstraintSolver) throws -> SolverVariable {
    var last = solver.makeVariable()
    _ = try solver.add(LinearExpression(last), .equal)
    for _ in 0..<count {
      let (bottom, height) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
      let gap = LinearExpression(bottom) - LinearExpression(last) - LinearExpression(height)
      _ = try solver.add(gap - LinearExpression(3), .greaterThanOrEqual)
      _ = try solver.add(LinearExpression(height, plus: -20), .equal, priority: 750)
      _ = try solver.add(gap, .equal, priority: 1)
      last = bottom
    }
    return last
  }

  @Test(
    "the work of a column of minimum spacings grows with its rows, not with their square",
    .enabled(if: Allocations.areCounted))
  func growthOfPulledColumn() throws {
    let counts = try [100, 400].map { rows in
      try Allocations.count {
        var solver = ConstraintSolver()
        let bottom = try addPulledColumn(rows, to: &solver)
        #expect(abs(solver.value(of: bottom) - 23 * Double(rows)) < Tolerance.summed)
      }
    }
    // Four times the rows; the square would be sixteen times the work.
    #expect(counts[1] < 6 * counts[0])
  }

  @Test("values are the same whether they are computed at once or one by one")
  func tabulated() throws {
    let one = try Column(40)
    var other = one
    other.solver.tabulate()
    for row in 0..<40 { #expect(abs(one.bottom(row) - other.bottom(row)) < Tolerance.closedForm) }
    try other.solver.setConstants([(other.given, -100)])
    #expect(abs(other.solver.value(of: other.extents[3]) - 80) < Tolerance.closedForm)
    #expect(abs(one.bottom(39) - other.bottom(39)) < Tolerance.closedForm)
  }

  @Test(
    "a chain whose links come, go and change in any order is the sum of its links",
    arguments: 0..<20 as Range<UInt64>)
  func chain(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var solver = ConstraintSolver()
    let count = 24
    let places = (0...count).map { _ in solver.makeVariable() }
    var lengths = (0..<count).map { _ in random.int(in: 1..<90) }
    var links: [ConstraintSolver.Constraint?] = Array(repeating: nil, count: count)
    func link(_ index: Int) throws {
      let distance = LinearExpression(places[index + 1]) - LinearExpression(places[index])
      links[index] = try solver.add(distance - LinearExpression(Double(lengths[index])), .equal)
    }
    for index in (0..<count).shuffled(using: &random) { try link(index) }
    // The ends of the chain move to 0 only once something holds the first one.
    _ = try solver.add(LinearExpression(places[0]), .equal)
    for _ in 0..<60 {
      let index = random.int(in: 0..<count)
      lengths[index] = random.int(in: 1..<90)
      if random.bool(), let known = links[index] {
        try solver.setConstants([(known, -Double(lengths[index]))])
      } else {
        if let known = links[index] { solver.remove(known) }
        try link(index)
      }
      if random.bool() { solver.tabulate() }
      var sum = 0.0
      for (place, length) in zip(places, lengths + [0]) {
        #expect(abs(solver.value(of: place) - sum) < Tolerance.summed)
        sum += Double(length)
      }
    }
  }
}
