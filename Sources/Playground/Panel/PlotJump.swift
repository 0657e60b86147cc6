/// Finds jumps in a curve of places; after a jump values are shown relative to the place at which the curve
/// came to rest.
///
/// A jump to the end of a million rows is not a motion: the plot interrupts the curve there and continues from a new
/// zero, so that the scale fits the motion.
enum PlotJump {
  /// The greatest difference between two samples that counts as a motion, in points: two pictures so far apart have no
  /// common content, even on the largest screens, so no motion between them is visible.
  static let farthest = 3000.0
  /// The same as a speed, in points per second at 60 frames a second.
  static let fastest = farthest * 60

  /// Whether the step between two samples of a curve, `seconds` apart, is a jump. Only curves of places have
  /// jumps.
  static func isJump(from old: Double, to new: Double, in seconds: Double, unit: String) -> Bool {
    unit == "pt" && abs(new - old) > max(farthest, fastest * seconds)
  }

  /// The zero of a curve that begins at a value: the true zero for places near it.
  static func origin(at value: Double, unit: String) -> Double {
    unit == "pt" && abs(value) > farthest ? value : 0
  }

  /// Whether a value is drawn: false for the speed of a jump.
  static func isDrawn(_ value: Double, unit: String) -> Bool {
    value.isFinite && !(unit == "pt/s" && abs(value) > fastest)
  }

  /// Whether a curve is at rest after a jump: up to half a point a frame, or ten points per second, counts as
  /// rest.
  static func rests(_ old: Double, _ new: Double, unit: String) -> Bool {
    unit == "pt/s" ? abs(new) < 10 : abs(new - old) < 0.5
  }

  /// The text of a place in the legend: a whole number in groups of three digits.
  static func words(for place: Double) -> String {
    let digits = SliderScale.decimal(abs(place), 0)
    let grouped = digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "\u{202F}" }
      text.append(digit.element)
    }
    return (place < 0 ? "−" : "") + grouped
  }
}
