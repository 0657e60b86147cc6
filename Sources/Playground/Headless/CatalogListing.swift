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
    text += "Viewport \(Self.plain(viewport.width))x\(Self.plain(viewport.height))\n"
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
      "\(plain(range.lowerBound)) to \(plain(range.upperBound))\(unit.isEmpty ? "" : " \(unit)"), "
        + "default \(plain(parameter.number))"
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

  private static func plain(_ number: Double) -> String { JSONText.words(for: number) }
}

extension JSONText {
  fileprivate mutating func demo(_ type: any Demo.Type) {
    let card = type.card
    raw("  ")
    object {
      $0.member("id", card.id)
      $0.member("title", card.title)
      $0.member("summary", card.summary)
      $0.member("group", card.group.rawValue)
      $0.member("parameters") {
        $0.list(type.init(viewport: card.defaultViewport).parameters) { $0.parameter($1) }
      }
      $0.member("actions") { $0.list(card.actions) { $0.action($1) } }
    }
  }

  private mutating func action(_ action: DemoAction) {
    object {
      $0.member("name", action.name)
      $0.member("key") { json in
        if let key = action.key { json.string(key) } else { json.raw("null") }
      }
      $0.member("summary", action.summary)
    }
  }

  private mutating func parameter(_ parameter: Parameter) {
    object {
      $0.member("name", parameter.name)
      $0.member("title", parameter.title)
      switch parameter.kind {
      case .number(let range, let step, let unit):
        $0.member("minimum", range.lowerBound)
        $0.member("maximum", range.upperBound)
        $0.member("default") { $0.value(parameter.defaultValue) }
        $0.member("unit", unit)
        $0.member("step", step)
      case .choice(let words):
        $0.member("choices") { $0.list(words) { $0.string($1) } }
        $0.member("default") { $0.value(parameter.defaultValue) }
      }
    }
  }
}
