import CradleGeometry

/// A value that the user can tune: declared once, shown by the panel, set by keys, scripts, presets and
/// `--set`.
final class Parameter {
  /// The kind of its values.
  enum Kind: Equatable {
    /// A number of a range; `step` is one press of an arrow key.
    case number(range: ClosedRange<Double>, step: Double, unit: String)
    /// One of several words.
    case choice([String])
  }

  /// A present or default value.
  enum Value: Equatable {
    case number(Double)
    case choice(String)
  }

  /// The name on the command line, in scripts and in the trace.
  let name: String
  /// The title over the slider.
  let title: String
  private(set) var kind: Kind
  let defaultValue: Value
  /// The values that each word of a choice gives to the demo's other parameters; empty for none.
  private(set) var presets: [String: [DemoEvent.Setting]]
  /// The headings under which the panel shows a choice's words, each with the number of words, in the words' order;
  /// empty for one list without headings.
  var groups: [(title: String, count: Int)] = []
  /// The words of a choice that the user has added and can delete with the demo's action `discard`; each with
  /// the demo's word from which it was made.
  private(set) var own: [String: String] = [:]
  /// Whether a word of this choice only names values of other parameters, and is not selected while they differ.
  var isShorthand = false
  /// Whether the demo's actions that take a name add words to this choice.
  var acceptsOwnWords = false
  private(set) var value: Value

  private init(
    name: String, title: String, kind: Kind, value: Value, presets: [String: [DemoEvent.Setting]] = [:]
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.presets = presets
    self.defaultValue = value
    self.value = value
  }

  /// Declares a number; without a `step` an arrow key moves by a hundredth of the range.
  static func slider(
    _ name: String, _ title: String, _ range: ClosedRange<Double>, _ initial: Double, unit: String = "",
    step: Double? = nil
  ) -> Parameter {
    let step = step ?? (range.upperBound - range.lowerBound) / 100
    return Parameter(
      name: name, title: title, kind: .number(range: range, step: step, unit: unit), value: .number(initial))
  }

  /// Declares a choice among words; the first is the default unless another is named.
  static func choice(
    _ name: String, _ title: String, _ choices: [String], _ initial: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, title: title, kind: .choice(choices), value: .choice(initial ?? choices.first ?? ""))
  }

  /// Declares a choice whose words give values to the demo's other parameters; the first is the default.
  ///
  /// Setting it sets those values, too, before the demo is notified.
  static func presets(
    _ name: String, _ title: String, _ presets: KeyValuePairs<String, [DemoEvent.Setting]>
  ) -> Parameter {
    self.presets(name, title, presets.map { ($0.key, $0.value) })
  }

  /// The same from a list, for presets that are computed.
  static func presets(
    _ name: String, _ title: String, _ presets: [(word: String, values: [DemoEvent.Setting])]
  ) -> Parameter {
    Parameter(
      name: name, title: title, kind: .choice(presets.map(\.word)),
      value: .choice(presets.first?.word ?? ""),
      presets: Dictionary(presets.map { ($0.word, $0.values) }) { first, _ in first })
  }

  /// Replaces the words of a choice, each with its values, under headings; the present word stays, even if it is no
  /// longer offered.
  ///
  /// `own` has the user's own words, each with the built-in word that replaces it on another computer.
  func offer(
    _ words: [(word: String, values: [DemoEvent.Setting])], groups: [(title: String, count: Int)],
    own: [String: String]
  ) {
    self.own = own
    kind = .choice(words.map(\.word))
    presets = Dictionary(words.map { ($0.word, $0.values) }) { first, _ in first }
    self.groups = groups
  }

  /// Declares a switch: the words `off` and `on`.
  static func toggle(_ name: String, _ title: String, _ initial: Bool) -> Parameter {
    choice(name, title, ["off", "on"], initial ? "on" : "off")
  }

  /// The present number; 0 for a choice.
  var number: Double {
    if case .number(let number) = value { number } else { 0 }
  }

  /// The present word; empty for a number.
  var choice: String {
    if case .choice(let choice) = value { choice } else { "" }
  }

  /// Whether a switch is on.
  var isOn: Bool { choice == "on" }

  /// Whether the present value is the default.
  var isDefault: Bool { value == defaultValue }

  /// Sets a value exactly, for scripts and `--set`.
  ///
  /// - Throws: `ParameterError` with the range or the choices if the value is invalid; nothing changes then.
  func set(_ newValue: Value) throws(ParameterError) {
    try check(newValue)
    value = newValue
  }

  /// Throws for a value that `set` would refuse; changes nothing.
  func check(_ newValue: Value) throws(ParameterError) {
    switch (kind, newValue) {
    case (.number(let range, _, _), .number(let number)):
      guard range.contains(number) else {
        throw ParameterError(parameter: self, given: JSONText.words(for: number))
      }
    case (.choice(let choices), .choice(let choice)):
      guard choices.contains(choice) else { throw ParameterError(parameter: self, given: choice) }
    case (_, .number(let number)): throw ParameterError(parameter: self, given: JSONText.words(for: number))
    case (_, .choice(let choice)): throw ParameterError(parameter: self, given: choice)
    }
  }

  /// A description of its valid values.
  var expectation: String {
    switch kind {
    case .number(let range, _, _):
      "a number from \(JSONText.words(for: range.lowerBound)) to \(JSONText.words(for: range.upperBound))"
    case .choice(let choices): "one of \(choices.joined(separator: ", "))"
    }
  }

  /// Sets the nearest number of the range, for the window; NaN changes nothing.
  func setClamping(_ number: Double) {
    guard case .number(let range, _, _) = kind, !number.isNaN else { return }
    value = .number(number.clamped(to: range))
  }

  /// The value that a word of the command line means for this kind.
  ///
  /// - Throws: `ParameterError` if the word of a number is not a finite number.
  func parse(_ word: String) throws(ParameterError) -> Value {
    switch kind {
    case .choice: return .choice(word)
    case .number:
      guard let number = Double(word), number.isFinite else {
        throw ParameterError(parameter: self, given: word)
      }
      return .number(number)
    }
  }
}

/// The error for a value that a parameter does not accept.
struct ParameterError: Error, CustomStringConvertible {
  let name: String
  let given: String
  let expected: String

  init(parameter: Parameter, given: String) {
    self.name = parameter.name
    self.given = given
    expected = parameter.expectation
  }

  var description: String { "\(name) takes \(expected), not '\(Excerpt(given))'" }
}

extension Parameter.Kind {
  /// A number clamped to the range, or a word unchanged; nil for NaN.
  func clamped(_ value: Parameter.Value) -> Parameter.Value? {
    guard case (.number(let range, _, _), .number(let number)) = (self, value) else { return value }
    return number.isNaN ? nil : .number(number.clamped(to: range))
  }
}
