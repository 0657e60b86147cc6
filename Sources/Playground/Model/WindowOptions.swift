import CradleGeometry

/// The options with which the window opens.
struct WindowOptions {
  /// The renderer.
  enum Renderer: String, CaseIterable {
    case software, accelerated
  }

  /// The demo to open; nil for the last one used.
  var demo: (any Demo.Type)?
  /// Values of parameters, in the order of the command line; text until the demo is known.
  var settings: [SettingArgument] = []
  /// The preset's file.
  var presetPath: String?
  /// The preset, once its file is read and checked; it is applied before the settings.
  var preset: Preset?
  /// The window's size in points; nil for the remembered or default one.
  var size: Size?
  /// The renderer; nil for the best one available.
  var renderer: Renderer?
  /// The path at which the gesture is recorded, as a script.
  var record: String?
  /// The path of the trace.
  var trace: String?
  /// Pixels per point; nil for the screen's.
  var scale: Double?
  /// The theme; nil for the remembered or default one.
  var theme: Theme.Name?
  var reduceMotion = false
  /// A fit to samples: its values become set B's.
  var fit: FitReport?

  /// Whether a demo gets values from the command line.
  var hasValues: Bool { preset != nil || !settings.isEmpty }

  /// Reads the preset's file and, if the demo is known, tries every value, so that an error is reported
  /// before a window opens.
  ///
  /// A preset names its demo, which opens if no other is given.
  mutating func load(from catalog: [any Demo.Type] = DemoCatalog.demos) throws(CommandError) {
    var names = FileNames()
    names.read(presetPath, .preset)
    try names.write(record, .record)
    try names.write(trace, .trace)
    if let presetPath {
      let preset = try PresetReader(catalog: catalog).read(presetPath, for: demo)
      self.preset = preset
      demo = demo ?? catalog.first { $0.card.id == preset.demo }
    }
    if let demo, hasValues { try configure(DemoHost(demo, viewport: demo.card.defaultViewport)) }
  }

  /// Gives a demo the preset's values and then the settings.
  ///
  /// - Throws: `CommandError.usage` for a name or value that the demo does not take.
  func configure(_ host: DemoHost) throws(CommandError) {
    do { try host.set(preset?.values ?? []) } catch { throw .usage("\(presetPath ?? "--preset"): \(error)") }
    for setting in settings { try setting.apply(to: host) }
  }
}
