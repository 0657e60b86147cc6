import CradleGeometry

/// The options with which the window opens.
struct WindowOptions {
  /// The renderer.
  enum Renderer: String, CaseIterable {
    case software, accelerated
  }

  /// The demo to open; nil for the last one used.
  var demo: (any Demo.Type)?
  /// Parameters' values, in the order of the command line; words until the demo is known.
  var settings: [SettingArgument] = []
  /// The preset's file.
  var presetPath: String?
  /// The preset, once its file is read and checked; it is applied before the settings.
  var preset: Preset?
  /// The window's size in points; nil for the remembered or default one.
  var size: Size?
  /// Nil for the best there is.
  var renderer: Renderer?
  /// A file for the gesture, in the script's format.
  var record: String?
  /// A file for the trace.
  var trace: String?
  /// Pixels a point; nil for the screen's.
  var scale: Double?
  /// Nil for the remembered or default one.
  var theme: Theme.Name?
  var reduceMotion = false
  /// A fit to samples: its values become set B's.
  var fit: FitReport?

  /// Reads the preset's file and, when the demo is known, tries every value, so that a mistake is told before a window opens.
  ///
  /// A preset names its demo: without another it is the one to open.
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
    if let demo { try configure(DemoHost(demo, viewport: demo.card.defaultViewport)) }
  }

  /// Gives a demo the preset's values and then the settings.
  ///
  /// - Throws: `CommandError.usage` for a name or value that the demo does not take.
  func configure(_ host: DemoHost) throws(CommandError) {
    do { try host.set(preset?.values ?? []) } catch { throw .usage("\(presetPath ?? "--preset"): \(error)") }
    for setting in settings { try setting.apply(to: host) }
  }
}
