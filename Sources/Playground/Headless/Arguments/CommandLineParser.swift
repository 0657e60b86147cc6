/// Parses the arguments of `cradle` into an invocation, or throws a one-line error.
struct CommandLineParser {
  /// The demos whose names are valid.
  var catalog: [any Demo.Type] = DemoCatalog.demos

  /// Parses the arguments; opens and writes no files.
  func parse(_ words: [String]) throws(CommandError) -> Invocation {
    let arguments = try ArgumentList(words)
    if arguments.has(.help) { return .help }
    if arguments.has(.version) { return .version }
    let command = arguments.names.first.flatMap { CommandOption.Command(rawValue: $0) } ?? .window
    try arguments.check(for: command)
    switch command {
    case .window where arguments.names.first != "window": return .window(try window(arguments))
    case .window: throw unknownName("window")
    case .demos: return .demos(only: try demo(after: command, arguments), json: arguments.has(.json))
    case .play: return .play(try play(arguments))
    case .bench:
      try reject(arguments.names.dropFirst(), after: "bench")
      return .bench(json: arguments.has(.json))
    case .fit: return .fit(try fit(arguments), window: try fitWindow(arguments))
    }
  }

  private func window(_ arguments: ArgumentList) throws(CommandError) -> WindowOptions {
    var options = WindowOptions()
    if let name = arguments.names.first {
      guard let demo = demo(id: name) else { throw unknownName(name) }
      options.demo = demo
      try reject(arguments.names.dropFirst(), after: name)
    }
    options.settings = try settings(arguments)
    if let path = arguments.value(.preset) { options.presetPath = path }
    options.record = arguments.value(.record)
    options.trace = arguments.value(.trace)
    try parseAppearance(arguments, of: &options)
    return options
  }

  /// The options for a window's appearance.
  private func parseAppearance(_ arguments: ArgumentList, of options: inout WindowOptions)
    throws(CommandError)
  {
    if let word = arguments.value(.size) { options.size = try OptionValue.size(word, of: .size) }
    if let word = arguments.value(.renderer) {
      options.renderer = try OptionValue.word(word, of: .renderer, as: WindowOptions.Renderer.self)
    }
    if let word = arguments.value(.scale) { options.scale = try scale(word) }
    if let word = arguments.value(.theme) {
      options.theme = try OptionValue.word(word, of: .theme, as: Theme.Name.self)
    }
    options.reduceMotion = arguments.has(.reduceMotion)
  }

  private func play(_ arguments: ArgumentList) throws(CommandError) -> PlayOptions {
    guard let demo = try demo(after: .play, arguments) else {
      throw .usage("play: expected a demo after it ('cradle demos' lists them)")
    }
    var options = PlayOptions(demo: demo)
    options.script = arguments.value(.script)
    if let word = arguments.value(.seconds) {
      options.seconds = try OptionValue.number(
        word, of: .seconds, upTo: OptionValue.longest, zero: true, unit: " of seconds")
    }
    if let word = arguments.value(.rate) {
      options.rate = try OptionValue.number(
        word, of: .rate, upTo: OptionValue.highestRate, unit: " of frames a second")
    }
    if let word = arguments.value(.viewport) { options.viewport = try OptionValue.size(word, of: .viewport) }
    options.settings = try settings(arguments)
    options.preset = arguments.value(.preset)
    options.trace = arguments.value(.trace)
    if let word = arguments.value(.scale) { options.scale = try scale(word) }
    if let word = arguments.value(.theme) {
      options.theme = try OptionValue.word(word, of: .theme, as: Theme.Name.self)
    }
    if let word = arguments.value(.shots) { options.shots = try OptionValue.shots(word) }
    options.out = arguments.value(.out)
    if let path = arguments.value(.film) { options.film = try OptionValue.film(path) }
    if let word = arguments.value(.window) { options.window = try OptionValue.size(word, of: .window) }
    try checkShots(options)
    return options
  }

  private func fit(_ arguments: ArgumentList) throws(CommandError) -> FitOptions {
    guard let file = arguments.names.dropFirst().first else {
      throw .usage("fit: expected a file of samples after it, lines of time,offset or time,offset,finger")
    }
    try reject(arguments.names.dropFirst(2), after: file)
    var options = FitOptions(file: file, json: arguments.has(.json))
    if let word = arguments.value(.viewport) { options.viewport = try OptionValue.size(word, of: .viewport) }
    if let word = arguments.value(.kind) {
      options.kind = try OptionValue.word(word, of: .kind, as: FitKind.self)
    }
    if let name = arguments.value(.open) {
      guard let demo = demo(id: name) else {
        throw .usage(
          "--open: there is no demo '\(Excerpt(name))'" + Suggestion.hint(for: name, among: ids)
            + " ('cradle demos' lists them)")
      }
      guard !options.json else { throw .usage("--open: expected no --json with it") }
      options.open = demo.card.id
    }
    return options
  }

  /// The window that `--open` opens.
  private func fitWindow(_ arguments: ArgumentList) throws(CommandError) -> WindowOptions {
    let appearanceOptions = CommandOption.allCases.filter {
      $0.commands.contains(.window) && $0.commands.contains(.fit)
    }
    if !arguments.has(.open), let option = appearanceOptions.first(where: arguments.has) {
      throw .usage("\(option.spelling): expected --open DEMO with it")
    }
    var options = WindowOptions()
    try parseAppearance(arguments, of: &options)
    return options
  }

  private func checkShots(_ options: PlayOptions) throws(CommandError) {
    if !options.shots.isEmpty, options.out == nil { throw .usage("--shots: expected --out DIR with it") }
    if options.window != nil, options.shots.isEmpty, options.film == nil {
      throw .usage("--window: expected --shots T1,T2,... or --film FILE with it")
    }
    if options.out != nil, options.shots.isEmpty { throw .usage("--out: expected --shots T1,T2,... with it") }
    if let seconds = options.seconds, let late = options.shots.last, late > seconds {
      let (last, given) = (JSONText.words(for: seconds), JSONText.words(for: late))
      throw .usage("--shots: expected times up to --seconds, \(last), not '\(given)'")
    }
  }

  private func settings(_ arguments: ArgumentList) throws(CommandError) -> [SettingArgument] {
    var settings: [SettingArgument] = []
    for argument in arguments.values(.set) { settings.append(try SettingArgument(argument)) }
    return settings
  }

  private func scale(_ word: String) throws(CommandError) -> Double {
    try OptionValue.number(word, of: .scale, upTo: OptionValue.largestScale, unit: " of pixels a point")
  }

  private var ids: [String] { catalog.map { $0.card.id } }

  private func demo(id: String) -> (any Demo.Type)? { catalog.first { $0.card.id == id } }

  private func demo(
    after command: CommandOption.Command, _ arguments: ArgumentList
  ) throws(CommandError) -> (any Demo.Type)? {
    guard let name = arguments.names.dropFirst().first else { return nil }
    guard let demo = demo(id: name) else {
      throw .usage(
        "\(command.rawValue) \(Excerpt(name)): there is no such demo"
          + Suggestion.hint(for: name, among: ids) + " ('cradle demos' lists them)")
    }
    try reject(arguments.names.dropFirst(2), after: name)
    return demo
  }

  private func reject(_ names: ArraySlice<String>, after last: String) throws(CommandError) {
    guard let name = names.first else { return }
    throw .usage("\(Excerpt(name)): expected nothing but options after '\(last)'")
  }

  private func unknownName(_ name: String) -> CommandError {
    let hint = Suggestion.hint(for: name, among: ids + ["demos", "play", "bench", "fit"])
    return .usage(
      "\(Excerpt(name)): there is no such demo or command"
        + (hint.isEmpty ? " ('cradle demos' lists them, 'cradle --help' explains)" : hint))
  }
}
