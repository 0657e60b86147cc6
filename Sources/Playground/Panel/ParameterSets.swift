/// Two sets of values to compare, A and B; each keeps its own while the other plays.
struct ParameterSets {
  enum Name: String, CaseIterable {
    case a = "A"
    case b = "B"

    var other: Name { self == .a ? .b : .a }
  }

  private(set) var current: Name
  /// The other set's values; nil until that set was used.
  private var kept: [Name: [DemoEvent.Setting]]

  /// Makes the sets; `kept` has the values of the set that does not play.
  init(current: Name = .a, kept: [Name: [DemoEvent.Setting]] = [:]) {
    (self.current, self.kept) = (current, kept)
  }

  /// Keeps the present values for the current set and returns the other set's; initially the same values.
  mutating func change(to name: Name, from parameters: [Parameter]) -> [DemoEvent.Setting] {
    guard name != current else { return [] }
    kept[current] = parameters.settings
    current = name
    return kept[name] ?? []
  }

  /// Both sets' values, with the present ones for the current set.
  func values(_ present: [DemoEvent.Setting]) -> [Name: [DemoEvent.Setting]] {
    var values = kept
    values[current] = present
    return values
  }

  /// The values of the set that does not play; the present ones if it was never used.
  func otherValues(beside present: [DemoEvent.Setting]) -> [DemoEvent.Setting] {
    kept[current.other] ?? present
  }

  /// Sets the values of the set that does not play.
  mutating func keep(_ values: [DemoEvent.Setting]) { kept[current.other] = values }
}
