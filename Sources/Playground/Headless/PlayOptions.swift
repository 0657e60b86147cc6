import CradleGeometry

/// The options of `cradle play`; numbers are in range, files are not yet opened.
struct PlayOptions {
  /// The demo to play.
  var demo: any Demo.Type
  /// The events' file, `-` for standard input; nil for none.
  var script: String?
  /// The trace's last time, in seconds; nil for the last event's time + 3.
  var seconds: Double?
  /// Frames a second.
  var rate = 60.0
  /// The viewport in points; nil for the demo's default.
  var viewport: Size?
  /// The settings in the order of the command line.
  var settings: [SettingArgument] = []
  /// A preset's file; it is applied before the settings.
  var preset: String?
  /// The trace's file, `-` for standard output; nil for none.
  var trace: String?
  /// Times of pictures, in seconds, ascending, each once.
  var shots: [Double] = []
  /// The pictures' folder.
  var out: String?
  /// The film's file, whose name ends with a `FilmFormat`; nil for none.
  var film: String?
  /// The size in points of the window that the pictures show around the demo; nil for the viewport alone.
  var window: Size?
  /// Pixels per point in the pictures.
  var scale = 1.0
  /// The pictures' colours.
  var theme = Theme.Name.dark

  init(demo: any Demo.Type) { self.demo = demo }
}
