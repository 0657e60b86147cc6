import CradleGeometry

/// The options of `cradle fit`.
struct FitOptions: Equatable {
  /// The file of samples; `-` is standard input.
  var file: String
  /// Whether the output is JSON.
  var json = false
  /// The viewport of a pull; nil finds its length, too.
  var viewport: Size?
  /// The id of the demo whose window opens with the fitted values as set B; nil prints them.
  var open: String?
}
