/// Finds jumps in a curve of places, and shows it by distances from where it came to rest.
///
/// A jump to the end of a million rows is no motion: the plot breaks the curve there and goes on from a zero of its own,
/// so that its scale is that of what moves.
enum PlotJump {
  /// The farthest step between two samples that is a motion, in points: of two pictures so far apart nothing is in both, on the
  /// largest screens, and an eye sees no way between them.
  static let farthest = 3000.0
  /// The same as a speed, in points per second at 60 frames a second.
  static let fastest = farthest * 60

  /// Whether the step between two samples of a curve, `seconds` apart, is a jump. Only places can jump.
  static func isJump(from old: Double, to new: Double, in seconds: Double, unit: String) -> Bool {
    unit == "pt" && abs(new - old) > max(farthest, fastest * seconds)
  }

  /// The zero of a curve that begins at a value: places near the true zero keep it.
  static func origin(at value: Double, unit: String) -> Double {
    unit == "pt" && abs(value) > farthest ? value : 0
  }

  /// Whether a value is drawn: not the speed of a jump.
  static func isDrawn(_ value: Double, unit: String) -> Bool {
    value.isFinite && !(unit == "pt/s" && abs(value) > fastest)
  }

  /// Whether a curve stands after a jump: half a point a frame, or ten points per second, are no motion.
  static func rests(_ old: Double, _ new: Double, unit: String) -> Bool {
    unit == "pt/s" ? abs(new) < 10 : abs(new - old) < 0.5
  }

  /// A place as the legend writes it: whole, in groups of three digits.
  static func words(for place: Double) -> String {
    let digits = SliderScale.decimal(abs(place), 0)
    let grouped = digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "\u{202F}" }
      text.append(digit.element)
    }
    return (place < 0 ? "−" : "") + grouped
  }
}
