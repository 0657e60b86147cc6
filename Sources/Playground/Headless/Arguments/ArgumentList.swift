/// A parsed command line: names in order, options with their values.
struct ArgumentList {
  /// The arguments that are not options.
  private(set) var names: [String] = []
  private var given: [(option: CommandOption, value: String)] = []

  /// Reads `--option value`, `--option=value` and switches; after `--` everything is a name.
  init(_ words: [String]) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        names += rest
        return
      }
      guard !word.isEmpty else { throw .usage("'': expected a demo, a command or an option") }
      guard word.hasPrefix("-"), word != "-" else {
        names.append(word)
        continue
      }
      let sign = word.firstIndex(of: "=")
      let spelling = word == "-h" ? "--help" : String(word[..<(sign ?? word.endIndex)])
      guard let option = CommandOption(spelling: spelling) else {
        throw .usage("\(Excerpt(spelling)): there is no such option" + Self.hint(for: spelling))
      }
      var value = sign.map { String(word[word.index(after: $0)...]) }
      if option.placeholder == nil {
        guard value == nil else { throw .usage("\(spelling): takes no value, not '\(Excerpt(value ?? ""))'") }
      } else if value == nil {
        // A following option means that the value is missing; a lone dash and a negative number are values.
        if let next = rest.first, !next.hasPrefix("--") { value = rest.removeFirst() }
      }
      if option.placeholder != nil, value?.isEmpty ?? true {
        throw .usage("\(spelling): expected \(option.expectation) after it")
      }
      guard option.repeats || !has(option) else { throw .usage("\(spelling): given twice, expected once") }
      given.append((option, value ?? ""))
    }
  }

  /// Whether an option is given.
  func has(_ option: CommandOption) -> Bool { given.contains { $0.option == option } }

  /// An option's value; nil if it is not given.
  func value(_ option: CommandOption) -> String? { given.first { $0.option == option }?.value }

  /// Every value of an option that may be repeated, in order.
  func values(_ option: CommandOption) -> [String] { given.filter { $0.option == option }.map(\.value) }

  /// Throws for an option that belongs to another command.
  func check(for command: CommandOption.Command) throws(CommandError) {
    guard let misplaced = given.first(where: { !$0.option.commands.contains(command) })?.option else {
      return
    }
    let phrases = misplaced.commands.map(\.phrase)
    let owners =
      phrases.dropLast().joined(separator: ", ") + (phrases.count > 1 ? " and " : "") + (phrases.last ?? "")
    throw .usage("\(misplaced.spelling): is an option of \(owners), not of \(command.phrase)")
  }

  private static func hint(for spelling: String) -> String {
    let hint = Suggestion.hint(for: spelling, among: CommandOption.allCases.map(\.spelling))
    return hint.isEmpty ? " ('cradle --help' lists them)" : hint
  }
}
