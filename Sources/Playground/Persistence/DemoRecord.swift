import CradleGeometry

/// The state of a demo that is kept between runs.
struct DemoRecord: Equatable {
  /// The set that was playing.
  var set = ParameterSets.Name.a
  /// Both sets' values; a set that was never used is missing.
  var values: [ParameterSets.Name: [DemoEvent.Setting]] = [:]
  /// The scroll views' content offsets, by their names in the trace.
  var offsets: [String: Point] = [:]
  var contents: SceneContents?
}

extension DemoRecord {
  /// The record of a demo, with the values of both sets.
  init(of demo: any Demo, set: ParameterSets.Name, values: [ParameterSets.Name: [DemoEvent.Setting]]) {
    (self.set, self.values, contents) = (set, values, demo.contents)
    offsets = Dictionary(demo.scrolls.map { ($0.name, $0.view.contentOffset) }) { first, _ in first }
  }

  /// Gives a demo the values of the record's set, its contents and its offsets, as far as this version accepts them.
  func apply(to host: DemoHost) {
    // Only values that the demo accepts are set.
    try? host.set(host.demo.parameters.accepted(of: values[set] ?? []))
    if var contents {
      // The user's own pages, which were offered before, are kept.
      if let kept = contents.editedPages {
        contents.editedPages = EditedLabPages(kept.all + (host.demo.contents?.editedPages?.own ?? []))
      }
      host.demo.restore(contents)
    }
    host.demo.advance(by: 0)
    for scroll in host.demo.scrolls {
      if let offset = offsets[scroll.name] { scroll.view.setContentOffset(offset, animated: false) }
    }
  }
}

extension DemoRecord {
  /// Reads a record. The values are checked when the demo opens, because the record may be of another
  /// version.
  init(_ node: JSONNode) throws(CommandError) {
    set = try node.member("set")?.word(ParameterSets.Name.self) ?? .a
    if let sets = try node.member("values") {
      for name in ParameterSets.Name.allCases {
        guard let place = try sets.member(name.rawValue) else { continue }
        values[name] = try place.settings()
      }
    }
    if let places = try node.member("offsets") {
      for name in try places.names() {
        let place = try Array(places.required(name, "two numbers").elements())
        guard place.count == 2 else { throw places.mismatch("two numbers a scroll view") }
        offsets[name] = Point(x: try place[0].finite(), y: try place[1].finite())
      }
    }
    if let place = try node.member("contents") { contents = SceneContents(try SceneContents.items(place)) }
    if let place = try node.member("scenes") {
      contents = SceneContents(editedPages: try EditedLabPages(place))
    }
  }

  /// Writes it as an object.
  func write(to json: inout JSONText) {
    // The user's own pages have a file of their own.
    let edited = contents?.editedPages?.all.filter { !$0.isOwn } ?? []
    json.object {
      $0.member("set", set.rawValue)
      $0.member("values") {
        $0.dictionary(ParameterSets.Name.allCases.filter { values[$0] != nil }, name: \.rawValue) {
          $0.settings(values[$1] ?? [])
        }
      }
      $0.member("offsets") {
        $0.dictionary(offsets.sorted { $0.key < $1.key }, name: \.key) { json, entry in
          json.list([entry.value.x, entry.value.y]) { $0.number($1) }
        }
      }
      if let contents { $0.member("contents") { $0.items(contents.items) } }
      if !edited.isEmpty { $0.member("scenes") { $0.list(edited) { $0.editedPage($1) } } }
    }
  }
}

extension JSONNode {
  /// A number, which the reader guarantees to be finite.
  func finite() throws(CommandError) -> Double {
    guard case .number(let number) = value else { throw mismatch("a number") }
    return number
  }

  /// An object of parameters' values, with any names; sorted by name.
  func settings() throws(CommandError) -> [DemoEvent.Setting] {
    var settings: [DemoEvent.Setting] = []
    for name in try names() {
      switch try required(name, "a value").value {
      case .number(let number): settings.append(.init(name: name, value: .number(number)))
      case .string(let word): settings.append(.init(name: name, value: .choice(word)))
      default: throw mismatch("numbers and words")
      }
    }
    return settings
  }
}
