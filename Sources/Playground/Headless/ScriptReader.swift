import CradleGeometry
import CradleScrolling

/// Reads a script's events. Every error names its place and is thrown before anything is played.
///
/// After a `set` all its values hold, in any order in the file.
struct ScriptReader {
  /// A host of the demo whose parameters and actions the events may name.
  let host: DemoHost

  /// The largest distance of a pointer from the viewport's corner in points, and of one wheel event in
  /// notches.
  static let farthest = 1_000_000.0

  /// The kinds of events and the fields that each may have besides `at`.
  private enum Kind: String, CaseIterable {
    case pointer, wheel, key, set, action, resize, contents

    var fields: [String] {
      switch self {
      case .pointer: ["x", "y", "device", "button", "id", "paused"]
      case .wheel: ["x", "y", "precise", "zoom", "paused"]
      case .action: ["index", "text"]
      case .key, .set, .resize, .contents: []
      }
    }

    /// The fields of all kinds, each once.
    static let fieldsOfAll = allCases.flatMap(\.fields).reduce(into: [String]()) { all, field in
      if !all.contains(field) { all.append(field) }
    }
  }

  /// Reads a file, or standard input for `-`.
  func read(_ path: String) throws(CommandError) -> [DemoEvent] {
    let file = path == "-" ? "standard input" : path
    return try events(in: InputFile.read(path, option: .script), file: file)
  }

  /// Reads a text; messages call it `file`.
  func events(in text: [UInt8], file: String) throws(CommandError) -> [DemoEvent] {
    let root = try JSONNode(text: text, file: file)
    try root.rejectUnknown(known: ["events"])
    var events: [DemoEvent] = []
    var (last, given) = (0.0, Set<String>())
    for node in try root.required("events", "a list of events").elements() {
      let event = try event(node, after: last, given: given)
      last = event.time
      given.formUnion(names(givenBy: event, beside: given))
      events.append(event)
    }
    return events
  }

  /// The names that an event may give to pages or other additions of the user.
  private func names(givenBy event: DemoEvent, beside given: Set<String>) -> [String] {
    switch event.kind {
    case .action(_, _, let text?): [text, EditedLabPages.name(from: text, isTaken: given.contains)]
    case .action(let name, _, nil) where host.card.actions.contains { $0.name == name && $0.asksName }:
      [EditedLabPages.name(from: nil, isTaken: given.contains)]
    case .key(let key) where host.card.actions.contains { $0.key == key && $0.asksName }:
      [EditedLabPages.name(from: nil, isTaken: given.contains)]
    case .contents(let contents): contents.editedPages?.own.map(\.name) ?? []
    default: []
    }
  }

  // `given` are the names that earlier events have given.
  private func event(_ node: JSONNode, after last: Double, given: Set<String>) throws(CommandError)
    -> DemoEvent
  {
    let names = try node.names()
    let kinds = Kind.allCases.filter { names.contains($0.rawValue) }
    let all = Kind.allCases.map { "\"\($0.rawValue)\"" }
    guard let kind = kinds.first, kinds.count == 1 else {
      if kinds.count > 1 {
        let both = kinds.map { "\"\($0.rawValue)\"" }.joined(separator: " and ")
        throw node.error("has \(both), expected exactly one of \(JSONNode.alternatives(all))")
      }
      // A misspelt kind is reported as an unknown field, which is the clearer message.
      try node.rejectUnknown(known: ["at"] + Kind.allCases.map(\.rawValue) + Kind.fieldsOfAll)
      throw node.error("expected exactly one of \(JSONNode.alternatives(all)) besides \"at\"")
    }
    try node.rejectUnknown(known: ["at", kind.rawValue] + kind.fields)

    let at = try node.required("at", "seconds")
    let time = try at.number(in: 0...OptionValue.longest)
    guard time >= last else {
      throw at.mismatch("\(JSONText.words(for: last)) or later, the time of the event before it")
    }
    return DemoEvent(time: time, kind: try self.kind(kind, of: node, time: time, given: given))
  }

  private func kind(
    _ kind: Kind, of node: JSONNode, time: Double, given: Set<String>
  ) throws(CommandError) -> DemoEvent.Kind {
    let value = try node.required(kind.rawValue, "a value")
    switch kind {
    case .pointer:
      var event = PointerEvent(
        try value.word(PointerEvent.Phase.self), at: try location(node), time: time,
        device: try node.member("device")?.word(PointerEvent.Device.self) ?? .mouse,
        button: try node.member("button")?.word(PointerEvent.Button.self) ?? .left,
        id: try whole(node, "id") ?? 0)
      event.isPaused = try flag(node, "paused")
      return .pointer(event)
    case .wheel:
      let delta = try pair(value, "[dx, dy]", in: -Self.farthest...Self.farthest)
      var event = WheelEvent(
        delta: Vector(dx: delta.0, dy: delta.1), isPrecise: try flag(node, "precise"), at: try location(node),
        time: time, isZoom: try flag(node, "zoom"))
      event.isPaused = try flag(node, "paused")
      return .wheel(event)
    case .key: return .key(try key(value))
    case .set: return .set(try SettingsReader(host: host, names: given).settings(value))
    case .action:
      return .action(
        try action(value), index: try whole(node, "index"), text: try node.member("text")?.string("a name"))
    case .resize:
      let sides = try pair(value, "[width, height]", in: 1...OptionValue.longestSide)
      return .resize(Size(width: sides.0, height: sides.1))
    case .contents:
      guard let kept = host.demo.contents else { throw value.error("\(host.card.id) keeps no contents") }
      return .contents(try SceneContents(value, like: kept))
    }
  }

  private func flag(_ node: JSONNode, _ name: String) throws(CommandError) -> Bool {
    try node.member(name)?.bool() ?? false
  }

  private func location(_ node: JSONNode) throws(CommandError) -> Point {
    let range = -Self.farthest...Self.farthest
    let expectation = "a number of points"
    return Point(
      x: try node.required("x", expectation).number(in: range),
      y: try node.required("y", expectation).number(in: range))
  }

  private func pair(
    _ node: JSONNode, _ expectation: String, in range: ClosedRange<Double>
  ) throws(CommandError) -> (Double, Double) {
    guard case .array(let values) = node.value, values.count == 2 else { throw node.mismatch(expectation) }
    let elements = Array(try node.elements())
    return (try elements[0].number(in: range), try elements[1].number(in: range))
  }

  private func key(_ node: JSONNode) throws(CommandError) -> String {
    let expectation = "a key as SDL names it, such as \"Space\" or \"PageDown\""
    let word = try node.string(expectation)
    if let name = KeyName.canonical(word) { return name }
    let hint = Suggestion.hint(for: word, among: KeyName.words)
    throw node.error("expected \(expectation), not \(node.value.description)\(hint)")
  }

  private func action(_ node: JSONNode) throws(CommandError) -> String {
    let known = host.card.actions.map(\.name)
    let word = try node.string("the name of an action")
    guard known.contains(word) else {
      let expectation = known.isEmpty ? "none: \(host.card.id) has no actions" : JSONNode.alternatives(known)
      throw node.error(
        "there is no action \"\(Excerpt(word))\"" + Suggestion.hint(for: word, among: known)
          + ", expected \(expectation)")
    }
    return word
  }

  private func whole(_ node: JSONNode, _ name: String) throws(CommandError) -> Int? {
    guard let member = try node.member(name) else { return nil }
    guard case .number(let number) = member.value, number >= 0, let whole = JSONText.integer(of: number)
    else {
      throw member.mismatch("a whole number, 0 or more")
    }
    return whole
  }
}
