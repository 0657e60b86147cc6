import CradleGeometry

/// A linear function of symbols: constant + Σ coefficient · symbol. The terms are in the symbols' order, so that equal
/// calls give equal bits.
struct Row {
  struct Term {
    var symbol: Int
    var coefficient: Double
  }
  var constant = 0.0
  private(set) var terms: [Term] = []

  init() {}
  /// Makes a row of coefficients by symbol.
  init(constant: Double, _ factors: [Int: Double]) {
    self.constant = constant
    terms = factors.lazy.filter { abs($0.value) > Self.negligible }
      .map { Term(symbol: $0.key, coefficient: $0.value) }.sorted { $0.symbol < $1.symbol }
  }

  /// Coefficients below this size are rounding errors of sums that cancel: those of layouts are 0.001 and
  /// more.
  static let negligible = 1e-9

  /// Whether a sum with a coefficient, which it may nearly cancel, is only a rounding error.
  private static func isRounding(_ sum: Double, of coefficient: Double) -> Bool {
    abs(sum) <= negligible * max(1, abs(coefficient))
  }

  /// The coefficient of a symbol; 0 if it does not occur.
  func coefficient(of symbol: Int) -> Double {
    let place = index(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
  }

  /// The first index whose symbol is not less than the given one.
  private func index(of symbol: Int) -> Int { terms.indices.partitioningIndex { terms[$0].symbol >= symbol } }

  mutating func add(_ symbol: Int, times factor: Double) {
    let place = index(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      if abs(factor) > Self.negligible {
        terms.insert(Term(symbol: symbol, coefficient: factor), at: place)
      }
      return
    }
    let old = terms[place].coefficient
    terms[place].coefficient += factor
    if Self.isRounding(old + factor, of: old) { terms.remove(at: place) }
  }

  /// Removes a symbol, and returns its coefficient.
  @discardableResult
  mutating func remove(_ symbol: Int) -> Double {
    let place = index(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms.remove(at: place).coefficient
  }

  /// Adds a multiple of another row. `change` is called for each symbol that this row gains, with true, or
  /// loses, with false.
  mutating func add(_ other: Row, times factor: Double, change: (Int, Bool) -> Void = { _, _ in }) {
    constant += factor * other.constant
    // To find a few places in a long row takes less time than to copy it.
    guard other.terms.count * 8 > terms.count else {
      for term in other.terms {
        let count = terms.count
        add(term.symbol, times: factor * term.coefficient)
        if terms.count != count { change(term.symbol, terms.count > count) }
      }
      return
    }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var place = 0
    for term in other.terms {
      while place < terms.count, terms[place].symbol < term.symbol {
        merged.append(terms[place])
        place += 1
      }
      let isKnown = place < terms.count && terms[place].symbol == term.symbol
      let old = isKnown ? terms[place].coefficient : 0
      let sum = old + factor * term.coefficient
      if isKnown { place += 1 }
      let isKept = !Self.isRounding(sum, of: old)
      if isKept { merged.append(Term(symbol: term.symbol, coefficient: sum)) }
      if isKept != isKnown { change(term.symbol, isKept) }
    }
    merged += terms[place...]
    terms = merged
  }

  /// Solves 0 = row for a symbol that occurs in the row; the row then holds the value of that symbol.
  mutating func solve(for symbol: Int) {
    let factor = -1 / remove(symbol)
    constant *= factor
    for place in terms.indices { terms[place].coefficient *= factor }
  }
}
