import CradleGeometry

/// The equations of a system, each solved for a different symbol: basic = constant + Σ coefficient ·
/// parametric.
///
/// Parametric symbols are 0. The tableau is feasible if every restricted basic symbol is 0 or more and every
/// fixed one is 0. Rows contain no free symbols; those have definitions, which contain basic ones too.
struct Tableau {
  enum Kind {
    /// Any number.
    case free
    /// 0 or more.
    case restricted
    /// Always 0.
    case fixed
  }
  private(set) var kinds: [Kind] = []
  private(set) var isBasic: [Bool] = []
  /// The row of each basic symbol; empty for others.
  private(set) var rows: [Row] = []
  /// For each parametric symbol, the basic symbols in whose rows it occurs.
  private(set) var columns: [Set<Int>] = []
  private var spare: [Int] = []
  var objective = Objective()
  private(set) var definitions = Definitions()

  /// The largest error that counts as rounding, in points: a millionth of a point is invisible.
  static let tolerance = 1e-6

  // MARK: Symbols

  mutating func make(_ kind: Kind) -> Int {
    if let symbol = spare.popLast() {
      kinds[symbol] = kind
      definitions.setFree(symbol, kind == .free)
      return symbol
    }
    kinds.append(kind)
    isBasic.append(false)
    rows.append(Row())
    columns.append([])
    definitions.append(isFree: kind == .free)
    return kinds.count - 1
  }

  /// Removes a parametric symbol from all rows, definitions and the objective, and makes its number available again.
  mutating func dispose(_ symbol: Int) {
    for basic in columns[symbol] { rows[basic].remove(symbol) }
    columns[symbol] = []
    definitions.forget(symbol)
    objective.forget(symbol)
    spare.append(symbol)
  }

  func value(of symbol: Int) -> Double {
    if kinds[symbol] == .free { return definitions.value(of: symbol, constant) }
    return constant(of: symbol)
  }
  /// The value of a symbol that is not free.
  private func constant(of symbol: Int) -> Double { isBasic[symbol] ? rows[symbol].constant : 0 }

  /// Computes the values of all free symbols at once, for the queries before the next change.
  mutating func tabulate() {
    let rows = (isBasic, self.rows)
    definitions.tabulate { rows.0[$0] ? rows.1[$0].constant : 0 }
  }

  // MARK: Rows

  /// Defines a free symbol by a row that is solved for it.
  mutating func define(_ symbol: Int, _ row: Row) { definitions.define(symbol, row) }

  /// Removes the equation of a constraint, with its marker and its other slack or error.
  mutating func removeEquation(_ marker: Int, other: Int?) {
    let exit = isBasic[marker] ? nil : other.flatMap { isBasic[$0] ? $0 : nil } ?? exit(for: marker)
    if let exit { pivot(exit, marker) }
    if isBasic[marker] {
      let row = drop(marker)
      let (isBasic, rows) = (self.isBasic, self.rows)
      definitions.substitute(marker, by: row) { Self.reduced($0, isBasic, rows) }
    } else {
      let (isBasic, rows) = (self.isBasic, self.rows)
      definitions.release(marker) { Self.reduced($0, isBasic, rows) }
    }
    dispose(marker)
    if let other { dispose(other) }
  }

  /// A row without free symbols, in which every basic symbol is replaced by its own row.
  func reduced(_ row: Row) -> Row { Self.reduced(row, isBasic, rows) }

  private static func reduced(_ row: Row, _ isBasic: [Bool], _ rows: [Row]) -> Row {
    guard row.terms.contains(where: { isBasic[$0.symbol] }) else { return row }
    var result = Row()
    result.constant = row.constant
    for term in row.terms {
      if isBasic[term.symbol] {
        result.add(rows[term.symbol], times: term.coefficient)
      } else {
        result.add(term.symbol, times: term.coefficient)
      }
    }
    return result
  }

  /// Makes a parametric symbol basic, with a row of parametric symbols, and replaces it in all other rows.
  mutating func insert(_ row: Row, for symbol: Int) {
    let places = columns[symbol]
    columns[symbol] = []
    for basic in places {
      let factor = rows[basic].remove(symbol)
      var changed = Row()
      swap(&changed, &rows[basic])
      changed.add(row, times: factor) { other, isNew in
        if isNew { columns[other].insert(basic) } else { columns[other].remove(basic) }
      }
      rows[basic] = changed
    }
    objective.substitute(symbol, by: row)
    definitions.noteChange()
    isBasic[symbol] = true
    for term in row.terms { columns[term.symbol].insert(symbol) }
    rows[symbol] = row
  }

  /// Drops the row of a basic symbol; the symbol must not be used afterwards.
  @discardableResult
  mutating func drop(_ symbol: Int) -> Row {
    let row = rows[symbol]
    for term in row.terms { columns[term.symbol].remove(symbol) }
    rows[symbol] = Row()
    isBasic[symbol] = false
    return row
  }

  /// Makes one symbol of a row basic in place of the row's own.
  mutating func pivot(_ leaving: Int, _ entering: Int) {
    var row = drop(leaving)
    row.add(leaving, times: -1)
    row.solve(for: entering)
    insert(row, for: entering)
  }

  /// Moves the values of all rows as an increase of a symbol by an amount would.
  mutating func shift(_ symbol: Int, by amount: Double) {
    if isBasic[symbol] { rows[symbol].constant -= amount }
    definitions.shift(symbol, by: amount)
    for basic in columns[symbol] { rows[basic].constant += rows[basic].coefficient(of: symbol) * amount }
  }

  // MARK: Simplex

  /// The restricted basic symbol that reaches 0 first as a symbol increases; of several the one of least
  /// number, which by Bland's rule excludes cycles. Nil if none does.
  private func blocking(_ entering: Int) -> Int? {
    var best: (symbol: Int, room: Double)?
    for basic in columns[entering] where kinds[basic] == .restricted {
      let slope = rows[basic].coefficient(of: entering)
      guard slope < 0 else { continue }
      let room = max(0, rows[basic].constant) / -slope
      if let known = best, known.room < room || (known.room == room && known.symbol < basic) { continue }
      best = (basic, room)
    }
    return best?.symbol
  }

  /// Minimises the objective from a feasible tableau.
  mutating func optimize() {
    while let entering = objective.improving(where: { kinds[$0] == .restricted }),
      let leaving = blocking(entering)
    {
      pivot(leaving, entering)
    }
  }

  /// Minimises a basic symbol down to 0, and returns whether it reaches 0. The symbol is then parametric, or
  /// its row has only fixed symbols.
  mutating func minimize(_ artificial: Int) -> Bool {
    while isBasic[artificial], rows[artificial].constant > Self.tolerance {
      let entering = rows[artificial].terms.first { $0.coefficient < 0 && kinds[$0.symbol] != .fixed }
      guard let entering, let leaving = blocking(entering.symbol) else { return false }
      pivot(leaving, entering.symbol)
    }
    guard isBasic[artificial] else { return true }
    rows[artificial].constant = 0
    if let term = rows[artificial].terms.first(where: { kinds[$0.symbol] != .fixed }) {
      pivot(artificial, term.symbol)
    }
    return true
  }

  /// Makes an optimal tableau feasible again after a change of constants, and keeps it optimal. Returns an
  /// equation 0 = row that has no solution; nil if it succeeds.
  mutating func restore() -> Row? {
    while let leaving = kinds.indices.first(where: isInfeasible) {
      var entering: Row.Term?
      for term in rows[leaving].terms where term.coefficient > 0 && kinds[term.symbol] == .restricted {
        if let known = entering, !objective.isCheaper(term, than: known) { continue }
        entering = term
      }
      guard kinds[leaving] == .restricted, let entering else {
        var contradiction = rows[leaving]
        contradiction.add(leaving, times: -1)
        return contradiction
      }
      pivot(leaving, entering.symbol)
    }
    return nil
  }

  private func isInfeasible(_ symbol: Int) -> Bool {
    guard isBasic[symbol] else { return false }
    return switch kinds[symbol] {
    case .free: false
    case .restricted: rows[symbol].constant < -Self.tolerance
    case .fixed: abs(rows[symbol].constant) > Self.tolerance
    }
  }

  /// The basic symbol whose row a parametric symbol may take without making other rows infeasible, if the
  /// basic symbol itself need not be feasible; nil if the symbol occurs in no row.
  private func exit(for symbol: Int) -> Int? {
    let places = columns[symbol].sorted()
    if let fixed = places.first(where: { kinds[$0] == .fixed }) { return fixed }
    var best: (basic: Int, isFalling: Bool, room: Double)?
    for basic in places where kinds[basic] == .restricted {
      let slope = rows[basic].coefficient(of: symbol)
      let next = (basic: basic, isFalling: slope < 0, room: abs(rows[basic].constant / slope))
      if let known = best {
        guard next.isFalling == known.isFalling ? next.room < known.room : next.isFalling else { continue }
      }
      best = next
    }
    return best?.basic
  }
}
