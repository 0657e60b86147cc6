/// The presets of every demo: the ones it comes with, and a person's own.
struct PresetShelf: Equatable {
  /// Values under a name.
  struct Item: Equatable {
    let name: String
    let values: [DemoEvent.Setting]
    var isOwn = false
  }

  /// A person's own, by the demo's id, in the order in which they were first saved.
  private(set) var own: [String: [Item]] = [:]
  /// The longest name, in characters: as wide as the panel shows in one button.
  static let longestName = 24

  /// All of a demo's, its own ones last.
  func presets(of demo: String) -> [Item] { (CuratedPresets.all[demo] ?? []) + (own[demo] ?? []) }

  /// Keeps values under a name, instead of what had it before.
  ///
  /// - Returns: Why it cannot, in words; nil when it did.
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

  /// Takes one of a person's own away.
  mutating func delete(_ name: String, of demo: String) {
    own[demo]?.removeAll { $0.name == name }
    if own[demo]?.isEmpty == true { own[demo] = nil }
  }
}

extension PresetShelf {
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

  /// Writes a person's own ones as an object.
  func write(to json: inout JSONText) {
    json.raw("{")
    json.pieces(own.sorted { $0.key < $1.key }) { json, entry in
      json.string(entry.key)
      json.raw(": ")
      json.list(entry.value) { json, item in
        json.raw("{\"name\": ")
        json.string(item.name)
        json.raw(", \"values\": ")
        json.settings(item.values)
        json.raw("}")
      }
    }
    json.raw("}")
  }
}

extension String {
  /// Without white space at its ends.
  var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
