import CradleGeometry

/// The objective: for each priority the sum of the errors of its constraints, the highest priority first.
/// Sums are compared only if the sums of all higher priorities are equal.
struct Objective {
  private var levels: [(priority: Double, cost: Row)] = []
  /// The symbols whose increase lowers the objective, in order. At an optimum they are few, and the terms many.
  private var falling: [Int] = []

  /// Adds a multiple of a row to the sum of a priority.
  mutating func add(_ row: Row, times factor: Double, to priority: Double) {
    change(priority) { $0.add(row, times: factor) }
    for term in row.terms { note(term.symbol) }
  }
  /// Adds a multiple of a symbol to the sum of a priority.
  mutating func add(_ symbol: Int, times factor: Double, to priority: Double) {
    change(priority) { $0.add(symbol, times: factor) }
    note(symbol)
  }

  private mutating func change(_ priority: Double, _ body: (inout Row) -> Void) {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      levels.insert((priority, Row()), at: place)
    }
    body(&levels[place].cost)
    if levels[place].cost.terms.isEmpty { levels.remove(at: place) }
  }

  /// Notes whether an increase of a symbol lowers the objective.
  private mutating func note(_ symbol: Int) {
    let slope = levels.lazy.map { $0.cost.coefficient(of: symbol) }.first { $0 != 0 } ?? 0
    let place = falling.indices.partitioningIndex { falling[$0] >= symbol }
    let isKnown = place < falling.count && falling[place] == symbol
    if slope < 0, !isKnown { falling.insert(symbol, at: place) }
    if slope >= 0, isKnown { falling.remove(at: place) }
  }

  /// Replaces a symbol by an equal row.
  mutating func substitute(_ symbol: Int, by row: Row) {
    var isChanged = false
    for level in levels.indices {
      let factor = levels[level].cost.remove(symbol)
      guard factor != 0 else { continue }
      levels[level].cost.add(row, times: factor)
      isChanged = true
    }
    guard isChanged else { return }
    note(symbol)
    for term in row.terms { note(term.symbol) }
  }

  /// Removes a symbol from all sums.
  mutating func forget(_ symbol: Int) {
    for level in levels.indices { levels[level].cost.remove(symbol) }
    note(symbol)
  }

  /// The symbol of least number whose increase lowers the objective, among the allowed ones; nil at the
  /// optimum.
  func improving(where isAllowed: (Int) -> Bool) -> Int? { falling.first(where: isAllowed) }

  /// Returns whether a symbol costs less than another one, each per unit of its coefficient in a row.
  func isCheaper(_ a: Row.Term, than b: Row.Term) -> Bool {
    for level in levels {
      let left = level.cost.coefficient(of: a.symbol) / a.coefficient
      let right = level.cost.coefficient(of: b.symbol) / b.coefficient
      if abs(left - right) > Row.negligible * max(1, abs(left), abs(right)) { return left < right }
    }
    return false
  }
}
