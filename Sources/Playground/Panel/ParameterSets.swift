/// Two sets of values to compare, A and B; each keeps its own while the other plays.
struct ParameterSets {
  enum Name: String, CaseIterable {
    case a = "A"
    case b = "B"

    var other: Name { self == .a ? .b : .a }
  }

  private(set) var current: Name
  /// The other set's values; nil until that set was used.
  private var stored: [Name: [DemoEvent.Setting]]

  /// Makes the sets; `stored` has the values of the set that does not play.
  init(current: Name = .a, stored: [Name: [DemoEvent.Setting]] = [:]) {
    (self.current, self.stored) = (current, stored)
  }

  /// Keeps the present values for the current set and returns the other set's; initially the same values.
  mutating func change(to name: Name, from parameters: [Parameter]) -> [DemoEvent.Setting] {
    guard name != current else { return [] }
    stored[current] = parameters.settings
    current = name
    return stored[name] ?? []
  }

  /// Both sets' values, with the present ones for the current set.
  func values(_ present: [DemoEvent.Setting]) -> [Name: [DemoEvent.Setting]] {
    var values = stored
    values[current] = present
    return values
  }

  /// The values of the set that does not play; the present ones if it was never used.
  func otherValues(beside present: [DemoEvent.Setting]) -> [DemoEvent.Setting] {
    stored[current.other] ?? present
  }
}
