import CradleStage
import Glibc

/// The executable `cradle`: reads the command line, runs the command, and reports every error as a line and
/// an exit status.
@main
struct Playground {
  @MainActor
  static func main() {
    // If a reader closes the pipe, as `head` does, the write returns an error instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
    StandardStreams.fill()
    Interruption.listen()
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      report(error)
      exit(error.exitStatus)
    }
  }

  /// Writes an error's line on standard error; if that fails, the exit status still reports the error.
  static func report(_ error: CommandError) {
    var stream = ByteStream(.error)
    try? stream.write("\(error.line)\n".utf8)
    try? stream.flush()
  }

  @MainActor
  private static func run(_ words: [String]) throws(CommandError) {
    switch try CommandLineParser().parse(words) {
    case .help: try show(Array(HelpText.text.utf8))
    case .version: try show(Array("cradle \(HelpText.version)\n".utf8))
    case .demos(let demo, let json):
      let listing = CatalogListing()
      if json {
        try show(listing.json(demo.map { [$0] } ?? listing.catalog))
      } else {
        try show(Array((demo.map(listing.details) ?? listing.table).utf8))
      }
    case .play(let options):
      let summary = try Player(options: options).run()
      // Without any output file, print a summary.
      if options.trace == nil, options.shots.isEmpty, options.film == nil {
        try show(Array(summary.line(of: options).utf8))
      }
    case .bench(let json):
      let results = Benchmark.all.map { BenchmarkRun().measure($0) }
      try show(json ? BenchmarkRun.json(results) : Array(BenchmarkRun.table(results).utf8))
    case .fit(let options, var window):
      let report = try FitReport(options)
      if let demo = options.open.flatMap({ DemoCatalog.demo(id: $0) }) {
        guard !report.values(for: DemoHost(demo, viewport: demo.card.defaultViewport).demo.parameters).isEmpty
        else {
          throw .usage("--open: '\(demo.card.id)' has no parameters of \(report.law); 'scroll' has")
        }
        (window.demo, window.fit) = (demo, report)
        return try runWindow(window)
      }
      try show(options.json ? report.json : Array(report.text.utf8))
    case .window(var options):
      try options.load()
      try runWindow(options)
    }
  }

  private static func show(_ text: [UInt8]) throws(CommandError) {
    try OutputFile.write(text, to: "-")
  }
}

extension Player.Summary {
  fileprivate func line(of options: PlayOptions) -> String {
    "\(options.demo.card.id): \(frames) \(frames == 1 ? "frame" : "frames"), \(isResting ? "resting" : "moving") at the end; "
      + "--trace FILE|- writes them, --shots T1,T2 --out DIR draws them, "
      + "--film FILE.gif films them\n"
  }
}
