import CradleGeometry

// Cassowary: Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", 2001. Each
// constraint becomes an equation with symbols of its own, the slack s and the errors e, all 0 or more:
//
//   f ≥ 0   required: f − s = 0        weaker: f − s + e = 0
//   f ≤ 0   required: f + s = 0        weaker: f + s − e = 0
//   f = 0   required: f + d = 0, d always 0        weaker: f + e − e′ = 0
//
// The errors of each priority add up to one sum, and the sums are minimised lexicographically, the highest
// priority first: no weaker constraint is satisfied at a stronger one's cost. The simplex method keeps the
// equations solved for as many symbols (`Tableau`); an equation with a variable of any sign only defines it
// (`Definitions`). Adding a constraint adds a row and continues from the present optimum; a changed constant
// moves the values along the column of the constraint's marker (s, d or e), and the dual simplex method makes
// them feasible again; to remove a constraint, its marker becomes basic in a row, and the row is dropped.
// Bland's rule decides ties, so no sequence of pivots repeats.
//
// If required constraints contradict each other, the method ends with a row b = c + Σ aⱼ xⱼ where b, xⱼ ≥ 0,
// but c < 0 and all aⱼ ≤ 0: the constraints whose markers are in that row contradict each other (Farkas'
// lemma).

/// Determines variables from linear constraints with priorities, incrementally.
///
/// Variables without a constraint are 0. Equal calls give equal bits.
///
/// ```swift
/// var solver = ConstraintSolver()
/// let width = solver.makeVariable(isNonNegative: true)
/// let limit = try solver.add(LinearExpression(width, plus: -100), .lessThanOrEqual)
/// _ = try solver.add(LinearExpression(width, plus: -140), .equal, priority: 750)
/// print(solver.value(of: width))  // 100: the limit is required
/// try solver.setConstants([(limit, -160)])
/// print(solver.value(of: width))  // 140
/// ```
public struct ConstraintSolver: Sendable {
  /// The relation of a function to 0.
  public enum Relation: Sendable {
    /// The function is at most 0.
    case lessThanOrEqual
    /// The function is 0.
    case equal
    /// The function is at least 0.
    case greaterThanOrEqual
  }
  /// A constraint of a solver.
  public struct Constraint: Hashable, Sendable {
    fileprivate let number: Int
  }
  /// Required constraints that contradict each other.
  public struct Conflict: Error {
    /// The contradicting constraints that were already in the solver, in the order of their symbols.
    public let constraints: [Constraint]
  }

  private struct Entry {
    /// The symbol whose column gives the dependence of the values on the constant, and its coefficient in the
    /// equation.
    var marker: Int
    var sign: Double
    /// The other slack or error; nil for required constraints.
    var other: Int?
    /// The errors in the objective.
    var errors: [Int]
    var priority: Double?
    var constant: Double
  }
  private var tableau = Tableau()
  private var entries: [Int: Entry] = [:]
  /// The constraint whose slack or marker a symbol is.
  private var owners: [Int: Int] = [:]
  private var count = 0

  /// Makes a solver without variables.
  public init() {}

  /// Makes a variable; `isNonNegative` limits it to 0 or more, as for a width.
  public mutating func makeVariable(isNonNegative: Bool = false) -> SolverVariable {
    SolverVariable(symbol: tableau.make(isNonNegative ? .restricted : .free))
  }

  /// The present value of a variable.
  public func value(of variable: SolverVariable) -> Double { tableau.value(of: symbol(of: variable)) }
  /// The present value of a function.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  private func symbol(of variable: SolverVariable) -> Int {
    precondition(
      variable.symbol < tableau.kinds.count,
      "ConstraintSolver: the variable is another solver's; make it with this solver's makeVariable")
    return variable.symbol
  }

  /// Computes the values of all variables at once. The values of a long chain of variables then need one pass
  /// instead of one for each query, until the next change.
  package mutating func tabulate() { tableau.tabulate() }

  /// Adds a constraint: a function is at most, equal to or at least 0. Nil makes it required; other
  /// priorities are satisfied in order, the highest first. Throws a `Conflict` if the constraint is required
  /// and contradicts other required ones; the constraints are then those of before. The values satisfy these
  /// as well as before, but where several solutions do so equally well they may be those of another one. A
  /// coefficient, constant or priority that is not finite traps.
  public mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double? = nil
  ) throws(Conflict) -> Constraint {
    precondition(
      expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite }
        && priority?.isFinite ?? true,
      "ConstraintSolver.add: coefficients, constants and priorities must be finite; check what they are computed from"
    )
    var row = Row()
    row.constant = expression.constant
    for term in expression.terms { row.add(symbol(of: term.variable), times: term.coefficient) }
    let free = tableau.definitions.subject(of: &row)
    if free == nil { row = tableau.reduced(row) }
    let entry = makeEntry(relation, priority, expression.constant)
    row.add(entry.marker, times: entry.sign)
    if let other = entry.other { row.add(other, times: -entry.sign) }
    if let priority {
      for error in entry.errors { tableau.objective.add(error, times: 1, to: priority) }
    }
    if let free {
      row.solve(for: free)
      tableau.define(free, row)
    } else if let contradiction = place(row, entry) {
      tableau.dispose(entry.marker)
      tableau.optimize()
      throw Conflict(constraints: constraints(in: contradiction))
    }
    tableau.optimize()
    count += 1
    entries[count] = entry
    owners[entry.marker] = count
    return Constraint(number: count)
  }

  private mutating func makeEntry(_ relation: Relation, _ priority: Double?, _ constant: Double) -> Entry {
    let marker = tableau.make(relation == .equal && priority == nil ? .fixed : .restricted)
    let other = priority == nil ? nil : tableau.make(.restricted)
    // The slack of an inequality costs nothing.
    let errors = [relation == .equal && priority != nil ? marker : nil, other].compactMap { $0 }
    return Entry(
      marker: marker, sign: relation == .greaterThanOrEqual ? -1 : 1, other: other, errors: errors,
      priority: priority, constant: constant)
  }

  /// Adds the equation 0 = row, which has no free symbols; returns the row of the contradiction if it has no
  /// solution.
  private mutating func place(_ row: Row, _ entry: Entry) -> Row? {
    if let subject = subject(of: row) {
      var solved = row
      solved.solve(for: subject)
      tableau.insert(solved, for: subject)
      return nil
    }
    if row.terms.allSatisfy({ tableau.kinds[$0.symbol] == .fixed }) {
      guard abs(row.constant) <= Tableau.tolerance else { return row }
      var solved = row
      solved.solve(for: entry.marker)
      tableau.insert(solved, for: entry.marker)
      return nil
    }
    var positive = Row()
    positive.add(row, times: row.constant < 0 ? -1 : 1)
    let artificial = tableau.make(.restricted)
    tableau.insert(positive, for: artificial)
    guard tableau.minimize(artificial) else {
      let contradiction = tableau.drop(artificial)
      tableau.dispose(artificial)
      return contradiction
    }
    if tableau.isBasic[artificial] {
      // Only fixed symbols are left, the marker among them: the equation follows from other equations.
      tableau.pivot(artificial, entry.marker)
    }
    tableau.dispose(artificial)
    return nil
  }

  /// A symbol for which a row can be solved without making another row infeasible: a restricted one that occurs
  /// nowhere else and gets a value of 0 or more.
  private func subject(of row: Row) -> Int? {
    row.terms.first {
      tableau.kinds[$0.symbol] == .restricted && tableau.columns[$0.symbol].isEmpty
        && !tableau.definitions.isUsed($0.symbol) && -row.constant / $0.coefficient >= 0
    }?.symbol
  }

  private func constraints(in row: Row) -> [Constraint] {
    row.terms.compactMap { owners[$0.symbol] }.filter { entries[$0]?.priority == nil }
      .map { Constraint(number: $0) }
  }

  /// Removes a constraint; a constraint that is not in the solver traps.
  public mutating func remove(_ constraint: Constraint) {
    guard let entry = entries.removeValue(forKey: constraint.number) else {
      preconditionFailure(
        "ConstraintSolver.remove: the constraint is not in this solver; remove each constraint once")
    }
    owners[entry.marker] = nil
    if let priority = entry.priority {
      for error in entry.errors {
        if tableau.isBasic[error] {
          tableau.objective.add(tableau.rows[error], times: -1, to: priority)
        } else {
          tableau.objective.add(error, times: -1, to: priority)
        }
      }
    }
    tableau.removeEquation(entry.marker, other: entry.other)
    tableau.optimize()
  }

  /// Changes the constants of constraints' functions, all at once. Throws a `Conflict` if required
  /// constraints then contradict each other; all constants are then those of before, and the values may be
  /// those of another equally good solution, as after a conflict in `add`. A constant that is not finite, or
  /// a constraint that is not in the solver, traps.
  public mutating func setConstants(_ changes: [(constraint: Constraint, constant: Double)]) throws(Conflict)
  {
    var moves: [(number: Int, was: Entry, amount: Double)] = []
    for (constraint, constant) in changes {
      guard let entry = entries[constraint.number], constant.isFinite else {
        preconditionFailure(
          "ConstraintSolver.setConstants: \(constant) must be finite and its constraint in this solver; check both"
        )
      }
      guard constant != entry.constant else { continue }
      moves.append((constraint.number, entry, (constant - entry.constant) / entry.sign))
      entries[constraint.number]?.constant = constant
    }
    for move in moves { tableau.shift(move.was.marker, by: move.amount) }
    guard let contradiction = tableau.restore() else { return }
    let conflict = Conflict(constraints: constraints(in: contradiction))
    for move in moves.reversed() {
      tableau.shift(move.was.marker, by: -move.amount)
      entries[move.number] = move.was
    }
    _ = tableau.restore()
    throw conflict
  }
}
