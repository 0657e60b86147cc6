import CradleConstraints
import Testing
import TestSupport

/// Seeded systems, compared with what any solution must satisfy.
@Suite struct RandomSystemTests {
  /// Errors of sums of a dozen pivots, in points.
  private static let tolerance = 1e-4
  private static let priorities: [Double?] = [nil, 750, 500, 250, 50]

  private struct Line {
    var terms: [(index: Int, coefficient: Double)]
    var constant: Double
    var relation: ConstraintSolver.Relation
    var priority: Double?
  }

  /// A system of constraints over variables, half of which are not negative. A point satisfies the required ones, so
  /// they do not contradict each other.
  private static func lines(_ count: Int, variables: Int, seed: UInt64) -> [Line] {
    var random = SeededRandom(seed: seed)
    func whole(_ range: ClosedRange<Int>) -> Int {
      range.lowerBound + Int(random.next() % UInt64(range.count))
    }
    let point = (0..<variables).map { _ in Double(whole(0...300)) }
    return (0..<count).map { _ in
      let terms = (0..<whole(1...3)).map { _ in
        (index: whole(0...variables - 1), coefficient: [1, -1, 1, -1, 0.5, 2][whole(0...5)])
      }
      let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.index] }
      let priority = priorities[whole(0...priorities.count - 1)]
      let relation: ConstraintSolver.Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][whole(0...2)]
      var constant = -sum
      if priority != nil {
        constant += Double(whole(-60...60))
      } else if relation != .equal {
        constant += Double(whole(0...40)) * (relation == .lessThanOrEqual ? -1 : 1)
      }
      return Line(terms: terms, constant: constant, relation: relation, priority: priority)
    }
  }

  private struct System {
    var solver = ConstraintSolver()
    var variables: [SolverVariable]
    var added: [ConstraintSolver.Constraint] = []

    init(_ lines: [Line], variables count: Int) throws {
      variables = []
      for index in 0..<count { variables.append(solver.makeVariable(isNonNegative: index < count / 2)) }
      for line in lines { try add(line) }
    }
    func expression(_ line: Line) -> LinearExpression {
      line.terms.reduce(LinearExpression(line.constant)) {
        $0 + LinearExpression(variables[$1.index], times: $1.coefficient)
      }
    }
    mutating func add(_ line: Line) throws {
      added.append(try solver.add(expression(line), line.relation, priority: line.priority))
    }
    /// By how much a constraint is not satisfied.
    func error(_ line: Line) -> Double {
      let value = solver.value(of: expression(line))
      return switch line.relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
    /// The sum of the errors of each priority, the required first.
    func errors(_ lines: [Line]) -> [Double] {
      priorities.map { priority in lines.filter { $0.priority == priority }.reduce(0) { $0 + error($1) } }
    }
  }

  private static func isEqual(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) < tolerance }
  }

  @Test(
    "required constraints hold, and weaker ones cost stronger ones nothing",
    arguments: 0..<60 as Range<UInt64>)
  func lexicographic(_ seed: UInt64) throws {
    let (count, variables) = (30, 10)
    let lines = Self.lines(count, variables: variables, seed: seed)
    let whole = try System(lines, variables: variables)
    let errors = whole.errors(lines)
    #expect(errors[0] < Self.tolerance)
    for variable in whole.variables.prefix(variables / 2) {
      #expect(whole.solver.value(of: variable) > -Self.tolerance)
    }
    // Without the weaker constraints, the stronger ones have the same errors.
    for level in Self.priorities.indices {
      let stronger = lines.filter { line in Self.priorities[...level].contains { $0 == line.priority } }
      let part = try System(stronger, variables: variables)
      #expect(Self.isEqual(Array(part.errors(stronger)[...level]), Array(errors[...level])), "level \(level)")
    }
  }

  @Test(
    "the order of addition, removals and changed constants lead to the same errors",
    arguments: 0..<60 as Range<UInt64>)
  func history(_ seed: UInt64) throws {
    let (count, variables) = (24, 8)
    let lines = Self.lines(count, variables: variables, seed: seed)
    let errors = try System(lines, variables: variables).errors(lines)
    #expect(Self.isEqual(try System(lines.reversed(), variables: variables).errors(lines), errors))

    var system = try System(lines, variables: variables)
    for place in stride(from: 0, to: count, by: 2) { system.solver.remove(system.added[place]) }
    for place in stride(from: 0, to: count, by: 2) { try system.add(lines[place]) }
    #expect(Self.isEqual(system.errors(lines), errors))

    // Constants move away and back, and those of the weaker ones somewhere else.
    var moved = try System(lines, variables: variables)
    let weak = lines.indices.filter { lines[$0].priority != nil }
    try moved.solver.setConstants(weak.map { (moved.added[$0], lines[$0].constant + 37) })
    var others = lines
    for place in weak { others[place].constant += 37 }
    #expect(Self.isEqual(moved.errors(others), try System(others, variables: variables).errors(others)))
    try moved.solver.setConstants(weak.map { (moved.added[$0], lines[$0].constant) })
    #expect(Self.isEqual(moved.errors(lines), errors))
  }

  @Test(
    "constraints that are named for a conflict have no solution together", arguments: 0..<60 as Range<UInt64>)
  func conflicts(_ seed: UInt64) throws {
    let variables = 6
    // Of two points, so that the second half usually contradicts the first.
    let lines =
      Self.lines(16, variables: variables, seed: seed)
      + Self.lines(16, variables: variables, seed: seed + 1000)
    var system = try System([], variables: variables)
    var known: [(ConstraintSolver.Constraint, Line)] = []
    for line in lines {
      do {
        let added = try system.solver.add(system.expression(line), line.relation, priority: line.priority)
        known.append((added, line))
      } catch let conflict {
        let named = known.filter { conflict.constraints.contains($0.0) }.map(\.1)
        #expect(named.count == conflict.constraints.count && named.allSatisfy { $0.priority == nil })
        #expect(throws: ConstraintSolver.Conflict.self) { try System(named + [line], variables: variables) }
        #expect(known.allSatisfy { $0.1.priority != nil || system.error($0.1) < Self.tolerance })
      }
    }
  }

  @Test("equal calls give equal bits")
  func bits() throws {
    let lines = Self.lines(60, variables: 20, seed: 7)
    let (one, other) = (try System(lines, variables: 20), try System(lines, variables: 20))
    for (a, b) in zip(one.variables, other.variables) {
      #expect(one.solver.value(of: a).bitPattern == other.solver.value(of: b).bitPattern)
    }
  }
}
