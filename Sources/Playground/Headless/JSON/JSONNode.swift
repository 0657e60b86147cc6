/// A value of a file with its path, so that every error names the place.
struct JSONNode {
  let value: JSONValue
  let file: String
  /// Such as `events[3].pointer`; empty for the whole file.
  let path: String

  /// Reads a text.
  ///
  /// - Throws: `CommandError.usage` with line and column.
  init(text: [UInt8], file: String) throws(CommandError) {
    do {
      self.init(value: try JSONReader.read(text), file: file, path: "")
    } catch {
      let place = "line \(error.place.line), column \(error.place.column)"
      throw .usage("\(file): \(place): expected JSON (\(error.reason))")
    }
  }

  private init(value: JSONValue, file: String, path: String) {
    self.value = value
    self.file = file
    self.path = path
  }

  /// An error at this place, with a sentence.
  func error(_ sentence: String) -> CommandError {
    .usage(path.isEmpty ? "\(file): \(sentence)" : "\(file): \(path): \(sentence)")
  }

  /// An error that something else was expected at this place.
  func mismatch(_ expectation: String) -> CommandError {
    error("expected \(expectation), not \(value.description)")
  }

  // MARK: Objects

  /// The members' names, sorted.
  func names() throws(CommandError) -> [String] { try members().keys.sorted() }

  /// A member; nil if it is missing.
  func member(_ name: String) throws(CommandError) -> JSONNode? {
    try members()[name].map { child($0, path.isEmpty ? "\(Excerpt(name))" : "\(path).\(Excerpt(name))") }
  }

  /// A member that is required.
  func required(_ name: String, _ expectation: String) throws(CommandError) -> JSONNode {
    guard let node = try member(name) else {
      throw error("\"\(name)\" is missing, expected \(expectation)")
    }
    return node
  }

  /// Throws for unknown members, which are probably misspelt.
  func rejectUnknown(known: [String]) throws(CommandError) {
    for name in try names() where !known.contains(name) {
      let place = try member(name) ?? self
      throw place.error(
        "unknown field" + Suggestion.hint(for: name, among: known) + ", expected one of "
          + known.joined(separator: ", "))
    }
  }

  private func members() throws(CommandError) -> [String: JSONValue] {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return members
  }

  // MARK: Values

  /// The elements of a list, each made on access: a list may have a million.
  func elements() throws(CommandError) -> some RandomAccessCollection<JSONNode> {
    guard case .array(let values) = value else { throw mismatch("a list") }
    return values.indices.lazy.map { child(values[$0], "\(path)[\($0)]") }
  }

  func number(in range: ClosedRange<Double>) throws(CommandError) -> Double {
    guard case .number(let number) = value, range.contains(number) else {
      let bounds =
        "\(JSONText.words(for: range.lowerBound)) to \(JSONText.words(for: range.upperBound))"
      throw mismatch("a number from \(bounds)")
    }
    return number
  }

  func string(_ expectation: String) throws(CommandError) -> String {
    guard case .string(let string) = value else { throw mismatch(expectation) }
    return string
  }

  func bool() throws(CommandError) -> Bool {
    guard case .bool(let bool) = value else { throw mismatch("true or false") }
    return bool
  }

  /// One of an enumeration's words.
  func word<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) throws(CommandError) -> Choice where Choice.RawValue == String {
    if case .string(let string) = value, let choice = Choice(rawValue: string) { return choice }
    throw mismatch(Self.alternatives(Choice.allCases.map { "\"\($0.rawValue)\"" }))
  }

  /// `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private func child(_ value: JSONValue, _ path: String) -> JSONNode {
    JSONNode(value: value, file: file, path: path)
  }
}
