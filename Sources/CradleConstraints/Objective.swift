/// The objective: for each priority the sum of the errors of its constraints, the highest priority first.
/// Sums are compared only if the sums of all higher priorities are equal.
struct Objective {
  private(set) var levels: [(priority: Double, cost: Row)] = []

  /// Changes the sum of a priority; adds it if there is none.
  mutating func change(_ priority: Double, _ body: (inout Row) -> Void) {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      levels.insert((priority, Row()), at: place)
    }
    body(&levels[place].cost)
    if levels[place].cost.terms.isEmpty { levels.remove(at: place) }
  }

  /// Replaces a symbol by an equal row.
  mutating func substitute(_ symbol: Int, by row: Row) {
    for level in levels.indices {
      let factor = levels[level].cost.remove(symbol)
      if factor != 0 { levels[level].cost.add(row, times: factor) }
    }
  }

  /// Removes a symbol from all sums.
  mutating func forget(_ symbol: Int) {
    for level in levels.indices { levels[level].cost.remove(symbol) }
  }

  /// The symbol of least number whose increase lowers the objective, among the allowed ones; nil at the
  /// optimum.
  func improving(where isAllowed: (Int) -> Bool) -> Int? {
    var best: Int?
    for level in levels.indices {
      for term in levels[level].cost.terms where term.coefficient < 0 && term.symbol < best ?? .max {
        let isDecided = levels[..<level].contains { $0.cost.coefficient(of: term.symbol) != 0 }
        if !isDecided, isAllowed(term.symbol) { best = term.symbol }
      }
    }
    return best
  }

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
