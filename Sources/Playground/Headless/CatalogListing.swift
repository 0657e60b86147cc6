import CradleGeometry

/// The output of `cradle demos`: a table for a terminal, or a list as JSON.
struct CatalogListing {
  var catalog: [any Demo.Type] = DemoCatalog.demos

  /// Every demo with its summary, by group.
  var table: String {
    let width = catalog.map { $0.card.id.count }.max() ?? 0
    var text = ""
    for group in DemoCard.Group.allCases {
      let cards = catalog.map { $0.card }.filter { $0.group == group }
      guard !cards.isEmpty else { continue }
      text += "\(group.title)\n"
      for card in cards { text += "  \(pad(card.id, width))  \(card.title): \(card.summary)\n" }
      text += "\n"
    }
    return text + """
      'cradle demos DEMO' shows parameters and actions, 'cradle DEMO' opens one, 'cradle play DEMO' runs it
      without a window.

      """
  }

  /// One demo with its parameters and actions.
  func details(of type: any Demo.Type) -> String {
    let card = type.card
    let viewport = card.defaultViewport
    var text = "\(card.title) (\(card.id)): \(card.summary)\n"
    text += "Viewport \(plain(viewport.width))x\(plain(viewport.height))\n"
    let parameters = type.init(viewport: viewport).parameters
    let rows = parameters.map { (name: $0.name, meaning: "\($0.title), \(Self.range(of: $0))") }
    text += section("Parameters (--set NAME=VALUE)", rows)
    text += section(
      "Actions (\"action\": NAME in a script)",
      card.actions.map { (name: $0.name, meaning: $0.summary + ($0.key.map { " [\($0)]" } ?? "")) })
    return text
  }

  /// The list as JSON, in the documented format.
  func json(_ types: [any Demo.Type]) -> [UInt8] {
    var json = JSONText()
    json.raw("[\n")
    json.pieces(types, separator: ",\n") { $0.demo($1) }
    json.raw("\n]\n")
    return json.bytes
  }

  private static func range(of parameter: Parameter) -> String {
    switch parameter.kind {
    case .number(let range, _, let unit):
      "\(range.lowerBound) to \(range.upperBound)\(unit.isEmpty ? "" : " \(unit)"), default \(parameter.number)"
    case .choice(let words): "\(words.joined(separator: "|")), default \(parameter.choice)"
    }
  }

  private func section(_ title: String, _ rows: [(name: String, meaning: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let width = rows.map(\.name.count).max() ?? 0
    return "\n\(title)\n" + rows.map { "  \(pad($0.name, width))  \($0.meaning)\n" }.joined()
  }

  private func pad(_ word: String, _ width: Int) -> String {
    word + String(repeating: " ", count: width - word.count)
  }

  private func plain(_ number: Double) -> String { JSONText.whole(number).map { "\($0)" } ?? "\(number)" }
}

extension JSONText {
  fileprivate mutating func demo(_ type: any Demo.Type) {
    let card = type.card
    raw("  {\"id\": ")
    string(card.id)
    raw(", \"title\": ")
    string(card.title)
    raw(", \"summary\": ")
    string(card.summary)
    raw(", \"group\": ")
    string(card.group.rawValue)
    raw(", \"parameters\": ")
    list(type.init(viewport: card.defaultViewport).parameters) { $0.parameter($1) }
    raw(", \"actions\": ")
    list(card.actions) { json, action in
      json.raw("{\"name\": ")
      json.string(action.name)
      json.raw(", \"key\": ")
      if let key = action.key { json.string(key) } else { json.raw("null") }
      json.raw(", \"summary\": ")
      json.string(action.summary)
      json.raw("}")
    }
    raw("}")
  }

  private mutating func parameter(_ parameter: Parameter) {
    raw("{\"name\": ")
    string(parameter.name)
    raw(", \"title\": ")
    string(parameter.title)
    switch parameter.kind {
    case .number(let range, let step, let unit):
      raw(", \"minimum\": ")
      number(range.lowerBound)
      raw(", \"maximum\": ")
      number(range.upperBound)
      raw(", \"default\": ")
      value(parameter.defaultValue)
      raw(", \"unit\": ")
      string(unit)
      raw(", \"step\": ")
      number(step)
    case .choice(let words):
      raw(", \"choices\": ")
      list(words) { $0.string($1) }
      raw(", \"default\": ")
      value(parameter.defaultValue)
    }
    raw("}")
  }
}
