/// A parsed and validated command line.
enum Invocation {
  /// The playground's window.
  case window(WindowOptions)
  /// The list of demos, or one demo's parameters and actions.
  case demos(only: (any Demo.Type)?, json: Bool)
  /// A demo on the simulated clock.
  case play(PlayOptions)
  /// The engine's benchmarks.
  case bench(json: Bool)
  /// Finds the law of recorded samples; the window is for `--open`.
  case fit(FitOptions, window: WindowOptions)
  case help
  case version
}
