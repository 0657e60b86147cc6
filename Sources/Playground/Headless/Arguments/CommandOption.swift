/// All options: spelling, placeholder, commands and line in the help.
enum CommandOption: String, CaseIterable {
  case script, seconds, rate, viewport, set, preset, trace, shots, out, film, window, scale, theme
  case size, renderer, record
  case kind, open
  case reduceMotion = "reduce-motion"
  case json, help, version

  /// A subcommand, or the window without one.
  enum Command: String, CaseIterable {
    case window, demos, play, bench, fit

    /// The command's name in messages.
    var phrase: String { self == .window ? "the window" : "'cradle \(rawValue)'" }
  }

  /// The option as it is typed.
  var spelling: String { "--\(rawValue)" }

  /// The placeholder of its value; nil for a switch.
  var placeholder: String? {
    switch self {
    case .script: "FILE|-"
    case .seconds: "S"
    case .rate: "HZ"
    case .viewport, .size, .window: "WxH"
    case .set: "NAME=VALUE"
    case .preset, .record: "FILE"
    case .trace: "FILE|-"
    case .shots: "T1,T2,..."
    case .out: "DIR"
    case .film: "FILE.gif|FILE.mp4"
    case .kind: "fling|band|spring"
    case .open: "DEMO"
    case .scale: "N"
    case .theme: "dark|light"
    case .renderer: "software|accelerated"
    case .reduceMotion, .json, .help, .version: nil
    }
  }

  /// Whether it may be given more than once.
  var repeats: Bool { self == .set }

  /// The commands that take it.
  var commands: [Command] {
    switch self {
    case .set, .preset, .trace: [.window, .play]
    case .scale, .theme: [.window, .play, .fit]
    case .viewport: [.play, .fit]
    case .script, .seconds, .rate, .shots, .out, .film, .window: [.play]
    case .kind, .open: [.fit]
    case .record: [.window]
    case .size, .renderer, .reduceMotion: [.window, .fit]
    case .json: [.demos, .bench, .fit]
    case .help, .version: Command.allCases
    }
  }

  /// One line for the help.
  var meaning: String {
    switch self {
    case .script: "events to play, as JSON; - reads standard input"
    case .seconds: "how long, from 0 to 86400 (default: the last event + 3)"
    case .rate: "frames a second, up to 10000 (default: 60)"
    case .viewport: "points, 1 to 16384 a side (default: the demo's; in fit: fitted)"
    case .set: "give a parameter a value; may be repeated, applied in order"
    case .preset: "parameter values from a file, applied before --set"
    case .trace: "every frame's state as JSON Lines; in play, - is standard output"
    case .shots: "times in seconds at which to draw a picture, DIR/DEMO-T.png"
    case .out: "the pictures' folder, made if missing"
    case .film: "the run as a film, through ffmpeg: up to 60 frames a second, GIF 50"
    case .window: "draw the pictures with the window of this size around the demo"
    case .scale: "pixels a point, up to 8 (default: 1; window: 0.5 to 4, the screen's)"
    case .theme: "the colours (default: dark; the window: the last ones)"
    case .size: "the window's size in points: 480x360 at least, the screen at most"
    case .renderer: "who draws (default: accelerated where there is one)"
    case .record: "write all input as a script: pointer, wheel, keys, values, actions"
    case .reduceMotion: "no decorative animation"
    case .kind: "fit: the law to look for (default: the one that fits best)"
    case .open: "fit: a window (--size, --theme, ...) with the fitted values as set B"
    case .json: "JSON for programs instead of a text"
    case .help: "this text"
    case .version: "the version"
    }
  }

  /// The form of its value, for a message about a missing value.
  var expectation: String {
    switch self {
    case .seconds: "a number of seconds"
    case .rate: "a number of frames a second"
    case .viewport, .size, .window: "a size, such as 375x667"
    case .scale: "a number of pixels a point"
    default: placeholder ?? "nothing"
    }
  }

  init?(spelling: String) {
    guard spelling.hasPrefix("--") else { return nil }
    self.init(rawValue: String(spelling.dropFirst(2)))
  }
}
