/// The presets of every demo: the curated ones, and the user's own.
struct PresetShelf: Equatable {
  /// Values under a name.
  struct Item: Equatable {
    let name: String
    let values: [DemoEvent.Setting]
    var isOwn = false
  }

  /// The user's own presets, by the demo's id, in the order in which they were first saved.
  private(set) var own: [String: [Item]] = [:]
  /// The longest name, in characters: the panel shows that many in one button.
  static let longestName = 24

  /// All presets of a demo, the user's own last.
  func presets(of demo: String) -> [Item] { (CuratedPresets.all[demo] ?? []) + (own[demo] ?? []) }

  /// Saves values under a name, replacing a preset of that name.
  ///
  /// - Returns: the reason why it cannot, in words; nil on success.
  mutating func save(_ values: [DemoEvent.Setting], as name: String, of demo: String) -> String? {
    let name = name.trimmingSpaces
    guard !name.isEmpty else { return "A preset needs a name" }
    guard CuratedPresets.all[demo]?.contains(where: { $0.name == name }) != true else {
      return "“\(name)” comes with the demo; choose another name"
    }
    let item = Item(name: String(name.prefix(Self.longestName)), values: values, isOwn: true)
    if let index = own[demo]?.firstIndex(where: { $0.name == item.name }) {
      own[demo]?[index] = item
    } else {
      own[demo, default: []].append(item)
    }
    return nil
  }

  /// Deletes one of the user's own presets.
  mutating func delete(_ name: String, of demo: String) {
    own[demo]?.removeAll { $0.name == name }
    if own[demo]?.isEmpty == true { own[demo] = nil }
  }
}

extension PresetShelf {
  /// This shelf with the changes that lead from one shelf to another.
  func applyingChanges(from old: PresetShelf, to new: PresetShelf) -> PresetShelf {
    var shelf = self
    for demo in Set(old.own.keys).union(new.own.keys) {
      shelf[demo] = shelf[demo].applyingChanges(from: old[demo], to: new[demo], name: \.name)
    }
    return shelf
  }

  /// The user's own presets of a demo.
  subscript(demo: String) -> [Item] {
    get { own[demo] ?? [] }
    set { own[demo] = newValue.isEmpty ? nil : newValue }
  }

  /// Reads `{"demo": [{"name": …, "values": {…}}]}`.
  init(_ node: JSONNode) throws(CommandError) {
    for demo in try node.names() {
      for element in try node.required(demo, "a list of presets").elements() {
        let name = try element.required("name", "a name").string("a name")
        let values = try element.required("values", "an object of parameters and values").settings()
        own[demo, default: []].append(Item(name: name, values: values, isOwn: true))
      }
    }
  }

  /// Writes the user's own presets as an object.
  func write(to json: inout JSONText) {
    json.dictionary(own.sorted { $0.key < $1.key }, name: \.key) { json, entry in
      json.list(entry.value) { json, item in
        json.object {
          $0.member("name", item.name)
          $0.member("values") { $0.settings(item.values) }
        }
      }
    }
  }
}

extension Array where Element: Equatable {
  /// This list with the changes that lead from one list to another. An element that is new or differs
  /// replaces the one of its name, or is added at the end.
  func applyingChanges(from old: [Element], to new: [Element], name: (Element) -> String) -> [Element] {
    let removed = Set(old.map(name)).subtracting(new.map(name))
    var list = filter { !removed.contains(name($0)) }
    for element in new where !old.contains(element) {
      if let index = list.firstIndex(where: { name($0) == name(element) }) {
        list[index] = element
      } else {
        list.append(element)
      }
    }
    return list
  }
}

extension String {
  /// Without white space at its ends.
  var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
