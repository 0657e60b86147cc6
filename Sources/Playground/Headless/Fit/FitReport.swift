import CradlePhysics

/// The output of `cradle fit`: the law of the samples, its parameters with their standard errors, the
/// residual, and the command that shows the motion.
struct FitReport {
  /// A number of the law.
  struct Row: Equatable {
    /// A parameter of the `scroll` demo, or a name of its own.
    let name: String
    let value: Double
    let error: Double
    let unit: String
    /// The number of significant decimals.
    let decimals: Int
  }

  /// The law in words, such as "a fling by UIKit's law".
  let law: String
  let rows: [Row]
  /// The root mean square of the residuals, in points.
  let residual: Double
  let count: Int
  let seconds: Double
  /// The words about samples that were left out, or about a law that fits badly; nil if there are none.
  let hint: String?
  /// The `scroll` demo's parameters for the same motion.
  let settings: [(name: String, value: String)]

  /// Reads the samples and fits them.
  init(_ options: FitOptions) throws(CommandError) {
    let bytes = try InputFile.read(options.file, for: "fit", takesStandardInput: true)
    try self.init(SampleReader.samples(in: bytes, file: options.file), options)
  }

  init(_ samples: SampleReader.Samples, _ options: FitOptions) throws(CommandError) {
    guard samples.times.count >= MotionSamples.fewest else {
      throw .usage(
        "fit: \(options.file): expected at least \(MotionSamples.fewest) samples, not \(samples.times.count)")
    }
    if options.kind == .band, samples.fingers.isEmpty {
      throw .usage("fit: \(options.file): expected lines of time,offset,finger with --kind band")
    }
    let family = options.kind?.family
    // Only a band depends on the viewport's length.
    if options.viewport != nil, family != nil || samples.fingers.isEmpty {
      throw .usage("fit: \(options.file): expected a pull, lines of time,offset,finger, with --viewport")
    }
    if samples.fingers.isEmpty || family != nil {
      let motion = MotionSamples(times: samples.times, offsets: samples.offsets)
      guard let motion = FittedMotion(motion, family: family) else { throw Self.nothing(options) }
      let (fit, times) = (motion.fit, motion.samples.times)
      (count, seconds, hint) = (times.count, (times.last ?? 0) - motion.samples.start, motion.hint)
      (law, rows, settings) = (Self.law(fit), Self.rows(fit), Self.settings(fit))
      residual = fit.fit.residual
    } else {
      guard let fit = Self.band(samples, options) else { throw Self.nothing(options) }
      law = "a pull against a rubber band"
      (count, seconds, hint) = (
        samples.times.count, (samples.times.last ?? 0) - (samples.times.first ?? 0), nil
      )
      rows = [
        Row("rubberBand", fit.coefficient, "", 3), Row("viewport", fit.dimension, "pt", 1),
      ]
      settings = [("rubberBand", Self.plain(fit.coefficient.value, 3))]
      residual = fit.fit.residual
    }
  }

  private static func nothing(_ options: FitOptions) -> CommandError {
    let expected =
      switch options.kind {
      case .fling: "no fling fits; expected the motion after a release"
      case .spring: "no spring fits; expected the motion at an edge after a release"
      case .band: "no band fits; expected a pull from the edge with the finger"
      case nil: "no law fits; expected the motion after a release, or a pull from the edge with the finger"
      }
    return .usage("fit: \(options.file): \(expected)")
  }

  /// The travel is the finger's movement opposite to the offset; the first sample must be on the edge.
  private static func band(_ samples: SampleReader.Samples, _ options: FitOptions) -> BandFit? {
    guard let edge = samples.offsets.first, let start = samples.fingers.first else { return nil }
    let side = (samples.offsets.last ?? edge) < edge ? -1.0 : 1.0
    return BandFit(
      travel: samples.fingers.map { side * (start - $0) },
      overscroll: samples.offsets.map { side * ($0 - edge) }, dimension: options.viewport?.height)
  }

  private static func law(_ fit: MotionFit) -> String {
    switch fit.model {
    case .fling(.deceleration): "a fling by UIKit's law"
    case .fling(.spline): "a fling by Android's spline"
    case .fling(.power): "a fling by Flutter's power law"
    case .fling(.chromium): "a fling by Chromium's curve"
    case .fling(.exponential): "a fling against a friction"
    case .bounce: "a spring at an edge"
    case .flingAndBounce: "a fling by UIKit's law into an edge with a spring"
    }
  }

  private static func rows(_ fit: MotionFit) -> [Row] {
    var rows: [Row] = []
    if let rate = fit.rate { rows.append(Row("rate", rate, "/ms", 5)) }
    rows.append(Row("velocity", fit.velocity, "pt/s", 0))
    if let edge = fit.edge { rows.append(Row("edge", edge, "pt", 1)) }
    if let stiffness = fit.stiffness { rows.append(Row("stiffness", stiffness, "N/m", 1)) }
    if let damping = fit.damping { rows.append(Row("friction", damping, "N·s/m", 2)) }
    return rows
  }

  private static func settings(_ fit: MotionFit) -> [(name: String, value: String)] {
    switch fit.model {
    case .fling(.spline): [("feel", "Android")]
    case .fling(.power): [("feel", "Flutter clamping")]
    case .fling(.chromium): [("feel", "Chromium")]
    default:
      [("rate", fit.rate, 5), ("stiffness", fit.stiffness, 1), ("friction", fit.damping, 2)].compactMap {
        name, quantity, decimals in quantity.map { (name, plain($0.value, decimals)) }
      }
    }
  }

  /// The values for a demo's parameters, clamped to their ranges, in the panel's order; empty if it has no such
  /// parameters.
  func values(for parameters: [Parameter]) -> [DemoEvent.Setting] {
    let given = settings.compactMap { setting -> DemoEvent.Setting? in
      guard let parameter = parameters.named(setting.name), let value = try? parameter.parse(setting.value)
      else { return nil }
      return parameter.kind.clamped(value).map { DemoEvent.Setting(name: setting.name, value: $0) }
    }
    return parameters.accepted(of: given)
  }

  /// The error for the first value that is outside of its parameter's range; nil if a demo with these parameters can
  /// show the motion.
  func error(for parameters: [Parameter]) -> ParameterError? {
    for setting in settings {
      guard let parameter = parameters.named(setting.name) else { continue }
      do throws(ParameterError) { try parameter.check(parameter.parse(setting.value)) } catch { return error }
    }
    return nil
  }

  /// The error for the first value that the `scroll` demo does not accept.
  private var scrollError: ParameterError? {
    error(for: ScrollDemo(viewport: ScrollDemo.card.defaultViewport).parameters)
  }

  // MARK: Words

  /// The report for a terminal.
  var text: String {
    let head =
      "\(law); \(count) samples in \(Self.plain(seconds, 2)) s, residual \(Self.plain(residual, 2)) pt\n"
    let width = rows.reduce(0) { max($0, $1.name.count) }
    let lines = rows.map { row in
      let name = row.name + String(repeating: " ", count: width - row.name.count)
      // Two more decimals: an error is often far smaller than its number's last digit.
      let error = row.error.isFinite ? Self.plain(row.error, row.decimals + 2) : "unknown"
      return
        "  \(name)  \(Self.plain(row.value, row.decimals)) ± \(error)\(row.unit.isEmpty ? "" : " ")\(row.unit)\n"
    }
    let end = command ?? "The scroll demo cannot show it: \(scrollError?.description ?? "")"
    return head + lines.joined() + (hint.map { "\($0)\n" } ?? "") + end + "\n"
  }

  /// The command that shows the motion in the `scroll` demo; nil if a value is outside of the demo's range.
  var command: String? {
    guard scrollError == nil else { return nil }
    return settings.reduce("cradle scroll") { words, setting in
      let pair = "\(setting.name)=\(setting.value)"
      return words + " --set " + (pair.contains(" ") ? "\"\(pair)\"" : pair)
    }
  }

  /// The report for a program.
  var json: [UInt8] {
    var json = JSONText()
    json.object {
      $0.member("law", law)
      $0.member("samples", integer: count)
      $0.member("residual", residual)
      $0.member("values") {
        $0.dictionary(rows, name: \.name) { json, row in
          json.object {
            $0.member("value", row.value)
            $0.member("error", row.error)
            $0.member("unit", row.unit)
          }
        }
      }
      $0.member("command", command)
      $0.member("hint", hint)
    }
    json.raw("\n")
    return json.bytes
  }

  /// A number with some decimals, without an exponent.
  static func plain(_ number: Double, _ decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    let rounded = (abs(number) * unit).rounded()
    guard rounded < 1e15 else { return "\(number)" }
    let digits = String(Int(rounded))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = number < 0 && rounded > 0 ? "-" : ""
    return sign + padded.dropLast(decimals) + (decimals > 0 ? "." + padded.suffix(decimals) : "")
  }
}

extension FitKind {
  /// The laws of a motion; nil for those of a pull.
  fileprivate var family: MotionFit.Family? {
    switch self {
    case .fling: .fling
    case .spring: .spring
    case .band: nil
    }
  }
}

extension FitReport.Row {
  fileprivate init(_ name: String, _ quantity: MotionFit.Quantity, _ unit: String, _ decimals: Int) {
    self.init(name: name, value: quantity.value, error: quantity.error, unit: unit, decimals: decimals)
  }
}
