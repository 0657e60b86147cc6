/// One line of text that shares a demo with its values: `cradle play scroll --set rate=0.99`.
enum SharedLine {
  /// The command that plays a demo with its present values; values that are the defaults are left out.
  static func text(_ demo: String, _ parameters: [Parameter]) -> String {
    var given: [String: Parameter.Value] = [:]
    for parameter in parameters {
      for setting in parameter.presets[shared(parameter.choice, of: parameter)] ?? [] {
        given[setting.name] = setting.value
      }
    }
    let settings = parameters.choicesFirst.filter { parameter in
      let value = parameter.isChoice ? .choice(shared(parameter.choice, of: parameter)) : parameter.value
      return value != given[parameter.name] ?? parameter.defaultValue
    }
    return
      (["cradle", "play", demo]
      + settings.map { "--set " + CommandWords.quoted("\($0.name)=\(word($0))") })
      .joined(separator: " ")
  }

  /// Reads such a line, copied from here or typed for a terminal; other options are ignored.
  ///
  /// - Returns: The demo, and the values of all its parameters.
  /// - Throws: `CommandError.usage` with the reason.
  static func read(
    _ text: String, catalog: [any Demo.Type]
  ) throws(CommandError) -> (demo: any Demo.Type, values: [DemoEvent.Setting]) {
    var words = CommandWords.split(text) ?? []
    if words.first == "$" { words.removeFirst() }
    guard let command = words.first, command == "cradle" || command.hasSuffix("/cradle") else {
      throw .usage("expected a line such as 'cradle play scroll --set rate=0.99'")
    }
    let found: (demo: (any Demo.Type)?, settings: [SettingArgument], preset: String?) =
      switch try CommandLineParser(catalog: catalog).parse(Array(words.dropFirst())) {
      case .play(let options): (options.demo, options.settings, options.preset)
      case .window(let options): (options.demo, options.settings, options.presetPath)
      default: (nil, [], nil)
      }
    guard let demo = found.demo else { throw .usage("expected a demo in the line") }
    guard found.preset == nil else { throw .usage("expected values, not --preset with a file") }
    let host = DemoHost(demo, viewport: demo.card.defaultViewport)
    for setting in found.settings { try setting.apply(to: host) }
    return (demo, host.demo.parameters.settings)
  }

  /// A word added by the user exists only here; the word from which it was made replaces it.
  private static func shared(_ word: String, of parameter: Parameter) -> String {
    parameter.own[word] ?? word
  }

  private static func word(_ parameter: Parameter) -> String {
    switch parameter.value {
    case .choice(let word): shared(word, of: parameter)
    case .number(let number): JSONText.words(for: number)
    }
  }
}
