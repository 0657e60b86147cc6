import CradleGeometry

/// The options of `cradle fit`.
struct FitOptions: Equatable {
  /// The samples' file; `-` for standard input.
  var file: String
  /// Whether the output is JSON.
  var json = false
  /// The viewport of a pull; with nil its length is fitted, too. Other motions do not depend on it, and take none.
  var viewport: Size?
  /// The kind of law to look for; nil takes the best of all.
  var kind: FitKind?
  /// The id of the demo whose window opens with the fitted values as set B; nil prints them.
  var open: String?
}
