/// Two sets of values to compare, A and B; each keeps its own while the other plays.
struct ParameterSets {
  enum Name: String, CaseIterable {
    case a = "A"
    case b = "B"

    var other: Name { self == .a ? .b : .a }
  }

  private(set) var current: Name
  /// The other set's values; nil until it was first left.
  private var kept: [Name: [DemoEvent.Setting]]

  /// Begins with a set; `kept` is what the other one holds.
  init(current: Name = .a, kept: [Name: [DemoEvent.Setting]] = [:]) {
    (self.current, self.kept) = (current, kept)
  }

  /// Keeps the present values for the current set and gives the other set's; at first those are the same.
  mutating func change(to name: Name, from parameters: [Parameter]) -> [DemoEvent.Setting] {
    guard name != current else { return [] }
    kept[current] = parameters.settings
    current = name
    return kept[name] ?? []
  }

  /// Both sets' values, the current one's as they are now.
  func values(_ present: [DemoEvent.Setting]) -> [Name: [DemoEvent.Setting]] {
    var values = kept
    values[current] = present
    return values
  }

  /// The values of the set that does not play: its own, or the present ones while it has none.
  func otherValues(beside present: [DemoEvent.Setting]) -> [DemoEvent.Setting] {
    kept[current.other] ?? present
  }

  /// Gives the set that does not play its values.
  mutating func keep(_ values: [DemoEvent.Setting]) { kept[current.other] = values }
}
