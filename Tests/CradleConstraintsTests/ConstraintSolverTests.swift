import CradleConstraints
import TestSupport
import Testing

/// Small systems whose solutions are known in closed form.
@Suite struct ConstraintSolverTests {
  private static let tolerance = 1e-6

  @Test("equations that determine every variable are solved")
  func equations() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    // 2x + 3y = 12 and x − y = 1: x = 3, y = 2.
    _ = try solver.add(LinearExpression(x, times: 2) + LinearExpression(y, times: 3, plus: -12), .equal)
    _ = try solver.add(LinearExpression(x) - LinearExpression(y, plus: 1), .equal)
    #expect(abs(solver.value(of: x) - 3) < Self.tolerance)
    #expect(abs(solver.value(of: y) - 2) < Self.tolerance)
  }

  @Test("a variable that nothing determines is 0, and a function of it its constant")
  func undetermined() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: LinearExpression(x, times: 4, plus: 7)) == 7)
  }

  @Test("of two contradicting constraints the one of higher priority holds", arguments: [1.0, 250, 749, 999])
  func priorities(_ priority: Double) throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let low = try solver.add(LinearExpression(x, plus: -10), .equal, priority: priority)
    let high = try solver.add(LinearExpression(x, plus: -20), .equal, priority: priority + 0.5)
    #expect(abs(solver.value(of: x) - 20) < Self.tolerance)
    solver.remove(high)
    #expect(abs(solver.value(of: x) - 10) < Self.tolerance)
    solver.remove(low)
    #expect(try solver.add(LinearExpression(x, plus: -20), .equal).hashValue != low.hashValue)
    #expect(abs(solver.value(of: x) - 20) < Self.tolerance)
  }

  @Test("any number of weaker constraints does not outweigh a stronger one")
  func lexicographic() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for _ in 0..<500 { _ = try solver.add(LinearExpression(x, plus: -1000), .equal, priority: 250) }
    _ = try solver.add(LinearExpression(x, plus: -1), .equal, priority: 250.001)
    #expect(abs(solver.value(of: x) - 1) < Self.tolerance)
  }

  @Test(
    "an inequality holds at its bound, and becomes slack when the constraint that presses against it is removed"
  )
  func inequalities() throws {
    var solver = ConstraintSolver()
    let (width, room) = (solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true))
    let size = try solver.add(LinearExpression(room, plus: -100), .equal)
    _ = try solver.add(LinearExpression(width) - LinearExpression(room), .lessThanOrEqual)
    let wish = try solver.add(LinearExpression(width, plus: -140), .equal, priority: 750)
    #expect(abs(solver.value(of: width) - 100) < Self.tolerance)
    try solver.setConstants([(size, -160)])
    #expect(abs(solver.value(of: width) - 140) < Self.tolerance)
    solver.remove(wish)
    _ = try solver.add(LinearExpression(width, plus: 30), .equal, priority: 50)
    #expect(abs(solver.value(of: width)) < Self.tolerance, "a width is never negative")
  }

  @Test("required constraints that contradict each other are named, and the solver stays as it was")
  func conflict() throws {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(LinearExpression(x, plus: -10), .equal)
    let second = try solver.add(LinearExpression(y) - LinearExpression(x, plus: 5), .greaterThanOrEqual)
    _ = try solver.add(LinearExpression(z, plus: -1), .equal)
    do {
      _ = try solver.add(LinearExpression(y, plus: -12), .lessThanOrEqual)
      Issue.record("10 + 5 ≤ y ≤ 12 has no solution")
    } catch {
      #expect(Set(error.constraints) == [first, second])
    }
    #expect(abs(solver.value(of: x) - 10) < Self.tolerance)
    let third = try solver.add(LinearExpression(y, plus: -18), .lessThanOrEqual)
    do {
      try solver.setConstants([(first, -14)])
      Issue.record("14 + 5 ≤ y ≤ 18 has no solution")
    } catch {
      #expect(Set(error.constraints) == [first, second, third])
    }
    #expect(abs(solver.value(of: x) - 10) < Self.tolerance)
    solver.remove(third)
    try solver.setConstants([(first, -14)])
    #expect(solver.value(of: y) >= 19 - Self.tolerance)
  }

  @Test("where several solutions are equally good, one of them holds after a conflict")
  func conflictWithManySolutions() throws {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true))
    let sum = try solver.add(LinearExpression(x) + LinearExpression(y, plus: -100), .equal)
    func expectSolution() {
      let values = (solver.value(of: x), solver.value(of: y))
      #expect(abs(values.0 + values.1 - 100) < Self.tolerance)
      #expect(min(values.0, values.1) > -Self.tolerance)
    }
    for variable in [x, y] {
      #expect(throws: ConstraintSolver.Conflict.self) {
        _ = try solver.add(LinearExpression(variable, plus: -150), .greaterThanOrEqual)
      }
      expectSolution()
    }
    #expect(throws: ConstraintSolver.Conflict.self) { try solver.setConstants([(sum, 1)]) }
    expectSolution()
  }

  @Test("a redundant required constraint is allowed, and holds after the others are removed")
  func redundant() throws {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let one = try solver.add(LinearExpression(x, plus: -10), .equal)
    _ = try solver.add(LinearExpression(x, times: 2, plus: -20), .equal)
    solver.remove(one)
    #expect(abs(solver.value(of: x) - 10) < Self.tolerance)
    #expect(throws: ConstraintSolver.Conflict.self) { try solver.add(LinearExpression(x, plus: -11), .equal) }
  }

  @Test("a variable of another solver that this one has no counterpart of traps with a message")
  func foreignVariable() async {
    let query = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var other = ConstraintSolver()
      _ = ConstraintSolver().value(of: other.makeVariable())
    }
    let addition = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var (solver, other) = (ConstraintSolver(), ConstraintSolver())
      _ = try? solver.add(LinearExpression(other.makeVariable()), .equal)
    }
    for trap in [query, addition] {
      #expect(TrapSentence.has("another solver's", "makeVariable", in: trap?.standardErrorContent))
    }
  }

  @Test("a degenerate system, with every bound met at once, ends")
  func degenerate() throws {
    var solver = ConstraintSolver()
    let xs = (0..<12).map { _ in solver.makeVariable(isNonNegative: true) }
    for a in xs {
      for b in xs where a != b {
        _ = try solver.add(LinearExpression(a) - LinearExpression(b), .lessThanOrEqual)
      }
      _ = try solver.add(LinearExpression(a, plus: -7), .lessThanOrEqual, priority: 500)
      _ = try solver.add(LinearExpression(a, plus: -7), .greaterThanOrEqual, priority: 400)
    }
    for x in xs { #expect(abs(solver.value(of: x) - 7) < Self.tolerance) }
  }
}
