/// The words of a curve in the plot's legend.
struct PlotLegendWords: Equatable {
  /// The curve's title; empty where a value takes its place.
  var title: String
  /// The value at the pointer, and set B's if both sets play; empty without a pointer.
  var reading: String
  /// The value of the curve alone.
  var ownReading: String
  /// The unit; empty where it is left out.
  var unit: String

  /// The forms for a strip that becomes narrower: the dots' colours and the axes still
  /// identify curves and units.
  enum Form: CaseIterable {
    case whole, withoutUnit, withoutTitle, withoutOther
  }

  /// The words in a form. A title stays without a value.
  func shortened(to form: Form) -> PlotLegendWords {
    var words = self
    if form == .whole { return words }
    words.unit = ""
    if form == .withoutUnit || reading.isEmpty { return words }
    words.title = ""
    if form == .withoutOther { words.reading = ownReading }
    return words
  }
}
