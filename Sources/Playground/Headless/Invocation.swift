/// A parsed and validated command line.
enum Invocation {
  /// The playground's window.
  case window(WindowOptions)
  /// The list of demos, or one demo's parameters and actions.
  case demos(only: (any Demo.Type)?, json: Bool)
  /// A demo on the simulated clock.
  case play(PlayOptions)
  /// The engine's own speed.
  case bench(json: Bool)
  /// Which law moved what a recording shows.
  case fit(FitOptions)
  case help
  case version
}
