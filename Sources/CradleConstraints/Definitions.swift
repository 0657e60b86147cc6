/// The free symbols that equations determine, each with the row that defines it.
///
/// A free symbol limits no other one, so the simplex method never needs its row. Definitions are therefore not reduced:
/// each view of a column has the view above it in its own definition, not the sum of all above. They contain each
/// other without a cycle.
struct Definitions {
  private var isFree: [Bool] = []
  /// The row that defines each symbol; nil for others.
  private var rows: [Row?] = []
  /// For each symbol, those whose definitions contain it.
  private var users: [Set<Int>] = []
  /// The free symbols without a definition that definitions contain.
  private var loose: Set<Int> = []
  /// The values of all symbols with definitions; nil after a change.
  private var values: [Double]?

  mutating func append(isFree: Bool) {
    self.isFree.append(isFree)
    rows.append(nil)
    users.append([])
    noteChange()
  }
  mutating func setFree(_ symbol: Int, _ isFree: Bool) { self.isFree[symbol] = isFree }

  /// Drops the values, because a row or a definition has changed.
  mutating func noteChange() { values = nil }

  func isUsed(_ symbol: Int) -> Bool { !users[symbol].isEmpty }

  // MARK: Changes

  /// The free symbol of least number for which a row can be solved. Expands the row's definitions if that takes part
  /// in the choice or if no symbol is left to choose.
  func subject(of row: inout Row) -> Int? {
    let direct = undefined(in: row)
    if let direct {
      if !row.terms.contains(where: { rows[$0.symbol] != nil }) { return direct }
      if users[direct].isEmpty, !loose.contains(where: { $0 < direct }) { return direct }
    }
    row = expanded(row)
    return undefined(in: row)
  }

  private func undefined(in row: Row) -> Int? {
    row.terms.first { isFree[$0.symbol] && rows[$0.symbol] == nil }?.symbol
  }

  /// Defines a symbol by a row, which must not depend on it.
  mutating func define(_ symbol: Int, _ row: Row) {
    rows[symbol] = row
    loose.remove(symbol)
    for term in row.terms { link(term.symbol, symbol) }
    noteChange()
  }

  private mutating func undefine(_ symbol: Int) {
    let row = rows[symbol]
    rows[symbol] = nil
    for term in row?.terms ?? [] { unlink(term.symbol, symbol) }
    if !users[symbol].isEmpty { loose.insert(symbol) }
    noteChange()
  }

  private mutating func link(_ symbol: Int, _ user: Int) {
    users[symbol].insert(user)
    if isFree[symbol], rows[symbol] == nil { loose.insert(symbol) }
  }

  private mutating func unlink(_ symbol: Int, _ user: Int) {
    users[symbol].remove(user)
    if users[symbol].isEmpty { loose.remove(symbol) }
  }

  /// Removes a symbol that is 0.
  mutating func forget(_ symbol: Int) {
    for user in users[symbol] { rows[user]?.remove(symbol) }
    users[symbol] = []
    loose.remove(symbol)
    noteChange()
  }

  /// Replaces a symbol by an equal row. A closure reduces the changed definitions, because the replaced terms of one
  /// would add their rounding errors to those of the next.
  mutating func substitute(_ symbol: Int, by row: Row, _ reduced: (Row) -> Row) {
    for user in users[symbol] {
      guard let old = rows[user] else { continue }
      var new = old
      new.add(row, times: new.remove(symbol))
      new = reduced(new)
      for term in old.terms { unlink(term.symbol, user) }
      for term in new.terms { link(term.symbol, user) }
      rows[user] = new
    }
    noteChange()
  }

  /// Moves the values as an increase of a symbol by an amount would.
  mutating func shift(_ symbol: Int, by amount: Double) {
    for user in users[symbol] {
      let factor = rows[user]?.coefficient(of: symbol) ?? 0
      rows[user]?.constant += factor * amount
    }
    noteChange()
  }

  /// Makes all definitions independent of a symbol. To this end the dependent free symbol of least number
  /// loses its definition, and takes the symbol's place in the other definitions.
  mutating func release(_ symbol: Int, _ reduced: (Row) -> Row) {
    for candidate in dependents(of: symbol).sorted() {
      if users[symbol] == [candidate] { return undefine(candidate) }
      guard var row = rows[candidate].map({ reduced(expanded($0)) }) else { continue }
      guard row.coefficient(of: symbol) != 0 else { continue }
      undefine(candidate)
      row.add(candidate, times: -1)
      row.solve(for: symbol)
      return substitute(symbol, by: row, reduced)
    }
  }

  private func dependents(of symbol: Int) -> Set<Int> {
    var (found, waiting) = (users[symbol], Array(users[symbol]))
    while let next = waiting.popLast() {
      for user in users[next] where found.insert(user).inserted { waiting.append(user) }
    }
    return found
  }

  // MARK: Values

  /// A row in which every symbol with a definition is replaced by it.
  func expanded(_ row: Row) -> Row {
    let row = contracted(row)
    guard row.terms.contains(where: { rows[$0.symbol] != nil }) else { return row }
    var (factors, constant) = ([Int: Double](), row.constant)
    for term in row.terms { factors[term.symbol, default: 0] += term.coefficient }
    for symbol in order(below: row.terms.map(\.symbol)).reversed() {
      guard let factor = factors.removeValue(forKey: symbol), let definition = rows[symbol] else { continue }
      constant += factor * definition.constant
      for term in definition.terms { factors[term.symbol, default: 0] += factor * term.coefficient }
    }
    return Row(constant: constant, factors)
  }

  /// A row in which symbols are replaced whose definitions depend on no others than the row itself does: the distance of
  /// two neighbours in a chain does not depend on the rest of the chain, however long it is.
  private func contracted(_ row: Row) -> Row {
    var row = row
    while let place = row.terms.firstIndex(where: { isDefined($0.symbol, within: row) }) {
      let symbol = row.terms[place].symbol
      guard let definition = rows[symbol] else { break }
      row.add(definition, times: row.remove(symbol))
    }
    return row
  }

  /// Whether a symbol has a definition of which all symbols with definitions occur in a row.
  private func isDefined(_ symbol: Int, within row: Row) -> Bool {
    guard let definition = rows[symbol] else { return false }
    return definition.terms.allSatisfy { rows[$0.symbol] == nil || row.coefficient(of: $0.symbol) != 0 }
  }

  /// The symbols with definitions on which symbols depend, these among them; each after all on which it depends.
  private func order(below symbols: [Int]) -> [Int] {
    var (order, seen) = ([Int](), Set<Int>())
    var path: [(symbol: Int, next: Int)] = []
    for symbol in symbols where rows[symbol] != nil && seen.insert(symbol).inserted {
      path.append((symbol, 0))
      while let top = path.last {
        guard let terms = rows[top.symbol]?.terms, top.next < terms.count else {
          order.append(top.symbol)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let below = terms[top.next].symbol
        if rows[below] != nil, seen.insert(below).inserted { path.append((below, 0)) }
      }
    }
    return order
  }

  /// The value of a free symbol. It takes as long as its definitions are deep, unless all values are known.
  func value(of symbol: Int, _ others: (Int) -> Double) -> Double {
    if let values { return values[symbol] }
    guard let row = rows[symbol] else { return 0 }
    let all = expanded(row)
    return all.terms.reduce(all.constant) {
      $0 + (isFree[$1.symbol] ? 0 : $1.coefficient * others($1.symbol))
    }
  }

  /// Computes all values at once, for the queries before the next change.
  mutating func tabulate(_ others: (Int) -> Double) {
    guard values == nil else { return }
    var known = [Double](repeating: 0, count: rows.count)
    for symbol in order(below: Array(rows.indices)) {
      guard let row = rows[symbol] else { continue }
      known[symbol] = row.terms.reduce(row.constant) {
        $0 + $1.coefficient * (isFree[$1.symbol] ? known[$1.symbol] : others($1.symbol))
      }
    }
    values = known
  }
}
