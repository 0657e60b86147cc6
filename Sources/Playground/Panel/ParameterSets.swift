/// Two sets of values to compare, A and B; each keeps its own while the other plays.
struct ParameterSets {
  enum Name: String, CaseIterable {
    case a = "A"
    case b = "B"

    var other: Name { self == .a ? .b : .a }
  }

  private(set) var current = Name.a
  /// The other set's values; nil until it was first left.
  private var kept: [Name: [DemoEvent.Setting]] = [:]

  /// Keeps the present values for the current set and gives the other set's; at first those are the same.
  mutating func change(to name: Name, from parameters: [Parameter]) -> [DemoEvent.Setting] {
    guard name != current else { return [] }
    kept[current] = parameters.map { DemoEvent.Setting(name: $0.name, value: $0.value) }
    current = name
    return kept[name] ?? []
  }
}
